// Wakes the loop that drives a game. Worker threads, connections and timers ring it from any thread; the loop waits for
// it or registers a callback. Copies share one signal, so a thread may still ring after the loop has ended.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace tabletop::tasks {

class WakeSignal {
public:
    WakeSignal();

    void ring() const;
    // Blocks until a ring or the timeout; returns at once if it has rung since the last call.
    void wait(std::chrono::milliseconds most) const;
    // Registers a callback for every ring, run on the ringing thread; called at once if a ring is pending. After this
    // returns, the previous callback is not called any more.
    void on_ring(std::function<void()> hear) const;

private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

}  // namespace tabletop::tasks
