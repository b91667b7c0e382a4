// Where bots think: in a thread of their own, so that no screen waits for them, or at once, for tests.
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
    // Throws nothing, and ends soon when it is asked to stop.
    using Task = std::function<void(const std::stop_token&)>;

    TaskRunner() = default;
    TaskRunner(const TaskRunner&) = delete;
    TaskRunner& operator=(const TaskRunner&) = delete;
    TaskRunner(TaskRunner&&) = delete;
    TaskRunner& operator=(TaskRunner&&) = delete;
    virtual ~TaskRunner() = default;

    // Tasks are done one after the other. A task that is asked to stop before it begins is run nevertheless.
    virtual std::stop_source begin(Task task) = 0;
    // Rings it whenever a task has ended.
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
    // Stops the task that runs. Tasks that wait never begin.
    ~BotThread() override;

    std::stop_source begin(Task task) override;
    void wake(const WakeSignal& signal) override;

private:
    struct Waiting {
        Task task;
        std::stop_source stop;
    };

    [[nodiscard]] WakeSignal signal();
    void run(const std::stop_token& end);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Waiting> waiting_;
    std::stop_source now_{std::nostopstate};  // of the task that runs
    WakeSignal signal_;
    std::jthread thread_;
};

}  // namespace tabletop::tasks
