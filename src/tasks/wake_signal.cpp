#include "tasks/wake_signal.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace tabletop::tasks {

struct WakeSignal::Shared {
    std::mutex mutex;
    std::condition_variable rung;
    bool is_rung = false;
    std::function<void()> hear;
};

WakeSignal::WakeSignal() : shared_(std::make_shared<Shared>()) {}

// Calls the callback under the lock, so that it never runs after it was replaced.
void WakeSignal::ring() const {
    const std::lock_guard lock(shared_->mutex);
    if (shared_->hear) return shared_->hear();
    shared_->is_rung = true;
    shared_->rung.notify_one();
}

void WakeSignal::wait(std::chrono::milliseconds most) const {
    std::unique_lock lock(shared_->mutex);
    shared_->rung.wait_for(lock, most, [this] { return shared_->is_rung; });
    shared_->is_rung = false;
}

void WakeSignal::on_ring(std::function<void()> hear) const {
    const std::lock_guard lock(shared_->mutex);
    shared_->hear = std::move(hear);
    if (shared_->hear && std::exchange(shared_->is_rung, false)) shared_->hear();
}

}  // namespace tabletop::tasks
