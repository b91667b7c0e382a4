#include "tasks/task_runner.hpp"

#include <utility>

namespace tabletop::tasks {

std::stop_source InlineRunner::begin(Task task) {
    std::stop_source stop;
    task(stop.get_token());
    return stop;
}

BotThread::BotThread() : thread_([this](const std::stop_token& end) { run(end); }) {}

BotThread::~BotThread() {
    thread_.request_stop();
    {
        const std::lock_guard lock(mutex_);
        now_.request_stop();
    }
    thread_.join();
}

std::stop_source BotThread::begin(Task task) {
    std::stop_source stop;
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(task), stop});
    changed_.notify_one();
    return stop;
}

void BotThread::wake(const WakeSignal& signal) {
    const std::lock_guard lock(mutex_);
    signal_ = signal;
}

WakeSignal BotThread::signal() {
    const std::lock_guard lock(mutex_);
    return signal_;
}

void BotThread::run(const std::stop_token& end) {
    for (;;) {
        QueuedTask next;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, end, [this] { return !waiting_.empty(); });
            // Checked under the lock, so that the destructor stops either this wait or the running task.
            if (end.stop_requested()) return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
            now_ = next.stop;
        }
        next.task(next.stop.get_token());
        const WakeSignal signal = this->signal();
        signal.ring();
    }
}

}  // namespace tabletop::tasks
