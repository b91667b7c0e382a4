// Runs tasks, such as a bot's thinking: on a worker thread, so that no screen blocks, or inline for tests.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

#include "tasks/wake_signal.hpp"

namespace tabletop::tasks {

class TaskRunner {
public:
    // Must not throw, and must end soon after a stop request.
    using Task = std::function<void(const std::stop_token&)>;

    TaskRunner() = default;
    TaskRunner(const TaskRunner&) = delete;
    TaskRunner& operator=(const TaskRunner&) = delete;
    TaskRunner(TaskRunner&&) = delete;
    TaskRunner& operator=(TaskRunner&&) = delete;
    virtual ~TaskRunner() = default;

    // Runs tasks one after the other. A task that is stopped before it begins still runs.
    virtual std::stop_source begin(Task task) = 0;
    // Rings the signal whenever a task has ended.
    virtual void wake(const WakeSignal& signal) = 0;
};

class InlineRunner : public TaskRunner {
public:
    std::stop_source begin(Task task) override;
    void wake(const WakeSignal& /*signal*/) override {}
};

class BotThread : public TaskRunner {
public:
    BotThread();
    BotThread(const BotThread&) = delete;
    BotThread& operator=(const BotThread&) = delete;
    BotThread(BotThread&&) = delete;
    BotThread& operator=(BotThread&&) = delete;
    // Stops the running task. Queued tasks never begin.
    ~BotThread() override;

    std::stop_source begin(Task task) override;
    void wake(const WakeSignal& signal) override;

private:
    struct QueuedTask {
        Task task;
        std::stop_source stop;
    };

    [[nodiscard]] WakeSignal signal();
    void run(const std::stop_token& end);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<QueuedTask> waiting_;
    std::stop_source now_{std::nostopstate};  // of the running task
    WakeSignal signal_;
    std::jthread thread_;
};

}  // namespace tabletop::tasks
