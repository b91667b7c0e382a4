// Somebody waits, and others wake them: for commands without a screen.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace catan::app {

class BellRope {
public:
    // To be called from whatever thread.
    [[nodiscard]] std::function<void()> pull() const {
        return [bell = bell_] {
            const std::lock_guard lock(bell->mutex);
            bell->is_rung = true;
            bell->rung.notify_one();
        };
    }
    // Until somebody pulls, or for so long.
    void wait(std::chrono::milliseconds most) const {
        std::unique_lock lock(bell_->mutex);
        bell_->rung.wait_for(lock, most, [this] { return bell_->is_rung; });
        bell_->is_rung = false;
    }

private:
    struct Bell {
        std::mutex mutex;
        std::condition_variable rung;
        bool is_rung = false;
    };
    std::shared_ptr<Bell> bell_ = std::make_shared<Bell>();
};

}  // namespace catan::app
