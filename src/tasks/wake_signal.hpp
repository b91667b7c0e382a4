// Wakes the one loop that drives a game. The bots' thread, connections and timers ring it, from any thread; the loop waits
// for it, or has a function called. Copies share one signal, so a thread may ring after the loop has ended.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace tabletop::tasks {

class WakeSignal {
public:
    WakeSignal();

    void ring() const;
    // Returns once it rings or that time has passed; at once if it has rung since the last call.
    void wait(std::chrono::milliseconds most) const;
    // Called on every ring, in the thread that rings; at once if it has rung before and no loop has heard it. Once this
    // returns, the function before is not called any more.
    void on_ring(std::function<void()> hear) const;

private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

}  // namespace tabletop::tasks
