// Runs numbered jobs on several threads and delivers the results in order. Each worker takes the
// next free number; the caller's thread receives the results one by one. Workers stay within a
// window of the last delivered result, which bounds the memory.
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
    // The largest number of undelivered results.
    static constexpr std::uint64_t window = 1024;

    // Numbers from `first` up to, not including, `last`.
    InOrder(std::uint64_t first, std::uint64_t last) : next_(first), handed_(first), last_(last) {
        ready_.resize(static_cast<std::size_t>(std::min(window, last - first)));
    }

    // Calls make(number, stop) on `jobs` threads; it returns a result, or none once `stop` is set.
    // On the calling thread calls take(result) in the order of the numbers, and idle() several
    // times per second. Returns whether all results were delivered; idle() returns false to stop
    // early. An exception on any thread stops the run and is rethrown here.
    template <typename Make, typename Take, typename Idle>
    bool run(std::size_t jobs, const Make& make, const Take& take, const Idle& idle) {
        std::vector<std::jthread> workers;
        const Stopper stopper{*this};  // stops the workers before they are joined
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
    // Stops the workers on every way out, also by an exception.
    class Stopper {
    public:
        explicit Stopper(InOrder& all) : all_(all) {}
        Stopper(const Stopper&) = delete;
        Stopper& operator=(const Stopper&) = delete;
        Stopper(Stopper&&) = delete;
        Stopper& operator=(Stopper&&) = delete;
        ~Stopper() { all_.stop(); }

    private:
        InOrder& all_;
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
                // Wake workers that wait for room only now and then.
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
    std::uint64_t next_;    // next number for a worker
    std::uint64_t handed_;  // every smaller number is delivered
    std::uint64_t last_;
    std::vector<std::optional<Result>> ready_;  // ring buffer, indexed by number
    std::exception_ptr trouble_;
    std::atomic<bool> stop_ = false;
};

}  // namespace tabletop::series
