#include "net/outbox.hpp"

namespace tabletop::net {

bool Outbox::add(std::string_view lines) {
    const std::lock_guard lock(mutex_);
    if (is_closed_ || lines.empty()) return false;
    const std::size_t waiting = lines_.size() - taken_;
    if (lines.size() > most_ - waiting) {
        is_closed_ = is_too_much_ = true;
        lines_ = {};
        taken_ = 0;
        return true;
    }
    lines_.append(lines);
    return waiting == 0;
}

std::string Outbox::take(std::size_t most) {
    const std::lock_guard lock(mutex_);
    std::string taken = lines_.substr(taken_, most);
    taken_ += taken.size();
    // Erases only half-empty buffers, to keep the cost of taking linear.
    if (taken_ == lines_.size()) {
        lines_ = {};
        taken_ = 0;
    } else if (taken_ > lines_.size() / 2) {
        lines_.erase(0, taken_);
        taken_ = 0;
    }
    return taken;
}

bool Outbox::is_empty() const {
    const std::lock_guard lock(mutex_);
    return taken_ == lines_.size();
}

bool Outbox::is_too_much() const {
    const std::lock_guard lock(mutex_);
    return is_too_much_;
}

void Outbox::close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
}

void Outbox::give_up() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    lines_ = {};
    taken_ = 0;
}

}  // namespace tabletop::net
