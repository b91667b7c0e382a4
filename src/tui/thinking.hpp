// Where bots think: in a thread of its own, so that nobody at the screen waits for them, or at once, for tests.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace catan::tui {

class Thinking {
public:
    // Something to be thought about. It throws nothing, and ends soon when it is asked to stop.
    using Task = std::function<void(const std::stop_token&)>;

    Thinking() = default;
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;
    Thinking(Thinking&&) = delete;
    Thinking& operator=(Thinking&&) = delete;
    virtual ~Thinking() = default;

    // Tasks are done one after the other. A task that is asked to stop is done nevertheless, but briefly.
    virtual std::stop_source begin(Task task) = 0;
    // Hears, in whatever thread, that a task has ended. When it is replaced nobody calls the old one any more.
    virtual void on_end(const std::function<void()>& wake) = 0;
};

class ThinkingAtOnce : public Thinking {
public:
    std::stop_source begin(Task task) override;
    void on_end(const std::function<void()>& /*wake*/) override {}
};

class ThinkingThread : public Thinking {
public:
    ThinkingThread();
    ThinkingThread(const ThinkingThread&) = delete;
    ThinkingThread& operator=(const ThinkingThread&) = delete;
    ThinkingThread(ThinkingThread&&) = delete;
    ThinkingThread& operator=(ThinkingThread&&) = delete;
    // What is thought about then is stopped, and what waits is never begun.
    ~ThinkingThread() override;

    std::stop_source begin(Task task) override;
    void on_end(const std::function<void()>& wake) override;

private:
    struct Waiting {
        Task task;
        std::stop_source stop;
    };

    void run(const std::stop_token& end);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Waiting> waiting_;
    std::stop_source now_{std::nostopstate};  // of the task that is being done
    std::mutex wake_mutex_;
    std::function<void()> wake_;
    std::jthread thread_;
};

}  // namespace catan::tui
