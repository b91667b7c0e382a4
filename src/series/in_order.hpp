// Work on many threads, results in order: numbers are taken one after the other by whoever is free, and what comes of
// them is handed over one after the other to whoever asked, however long each took. Nobody runs far ahead, so what
// waits to be handed over stays bounded.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace tabletop::series {

template <typename Result>
class InOrder {
public:
    // How many results may wait to be handed over.
    static constexpr std::uint64_t window = 1024;

    // Of the numbers from first to before last.
    InOrder(std::uint64_t first, std::uint64_t last) : next_(first), handed_(first), last_(last) {
        ready_.resize(static_cast<std::size_t>(std::min(window, last - first)));
    }

    // Calls make(number, stop) on so many threads, which gives a result, or none once `stop` is set; and here take(result)
    // in the order of the numbers, and idle() several times a second. Whether all were handed over: idle() may return
    // false to end it before. What is thrown there, or here, ends it, and is thrown on.
    template <typename Make, typename Take, typename Idle>
    bool run(std::size_t jobs, const Make& make, const Take& take, const Idle& idle) {
        std::vector<std::jthread> workers;
        const Stopper stopper{*this};  // before the threads are joined
        workers.reserve(jobs);
        for (std::size_t i = 0; i < jobs; ++i) {
            workers.emplace_back([&] { work(make); });
        }
        const bool all = hand_over(take, idle);
        stop();
        workers.clear();
        return all;
    }

private:
    struct Stopper {
        InOrder& all;
        ~Stopper() { all.stop(); }
    };

    void stop() {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        changed_.notify_all();
    }

    template <typename Make>
    void work(const Make& make) {
        try {
            while (const auto number = take_number()) {
                auto result = make(*number, stop_);
                if (!result) return;
                const std::lock_guard lock(mutex_);
                ready_[*number % ready_.size()] = std::move(*result);
                if (*number == handed_) changed_.notify_all();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!trouble_) trouble_ = std::current_exception();
            stop_ = true;
            changed_.notify_all();
        }
    }

    std::optional<std::uint64_t> take_number() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return stop_ || next_ == last_ || next_ < handed_ + window; });
        if (stop_ || next_ == last_) return std::nullopt;
        return next_++;
    }

    template <typename Take, typename Idle>
    bool hand_over(const Take& take, const Idle& idle) {
        constexpr std::chrono::milliseconds patience{100};
        std::unique_lock lock(mutex_);
        while (handed_ < last_) {
            auto& slot = ready_[handed_ % ready_.size()];
            changed_.wait_for(lock, patience, [&] { return slot.has_value() || trouble_; });
            if (trouble_) std::rethrow_exception(trouble_);
            std::optional<Result> result = std::exchange(slot, std::nullopt);
            if (result) {
                // Whoever waits for room is told now and then.
                ++handed_;
                if (handed_ % (window / 4) == 0) changed_.notify_all();
            }
            lock.unlock();
            if (result) take(std::move(*result));
            const bool goes_on = idle();
            lock.lock();
            if (!goes_on) return false;
        }
        return true;
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t next_;    // to be taken
    std::uint64_t handed_;  // over, up to here
    std::uint64_t last_;
    std::vector<std::optional<Result>> ready_;  // by number, in a ring
    std::exception_ptr trouble_;
    std::atomic<bool> stop_ = false;
};

}  // namespace tabletop::series
