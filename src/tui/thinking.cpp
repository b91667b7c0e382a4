#include "tui/thinking.hpp"

#include <utility>

namespace catan::tui {

std::stop_source ThinkingAtOnce::begin(Task task) {
    std::stop_source stop;
    task(stop.get_token());
    return stop;
}

ThinkingThread::ThinkingThread() : thread_([this](const std::stop_token& end) { run(end); }) {}

ThinkingThread::~ThinkingThread() {
    thread_.request_stop();
    {
        const std::lock_guard lock(mutex_);
        now_.request_stop();
    }
    thread_.join();
}

std::stop_source ThinkingThread::begin(Task task) {
    std::stop_source stop;
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(task), stop});
    changed_.notify_one();
    return stop;
}

void ThinkingThread::on_end(const std::function<void()>& wake) {
    const std::lock_guard lock(wake_mutex_);
    wake_ = wake;
}

void ThinkingThread::run(const std::stop_token& end) {
    for (;;) {
        Waiting next;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, end, [this] { return !waiting_.empty(); });
            // Asked under the lock: whoever ends it stops either what waits here or what is done now.
            if (end.stop_requested()) return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
            now_ = next.stop;
        }
        next.task(next.stop.get_token());
        const std::lock_guard lock(wake_mutex_);
        if (wake_) wake_();
    }
}

}  // namespace catan::tui
