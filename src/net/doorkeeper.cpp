#include "net/doorkeeper.hpp"

#include <algorithm>

namespace catan::net {

std::optional<Limits::Time> Doorkeeper::admit(const std::string& address, Time now) {
    const auto found = failures_.find(address);
    if (found == failures_.end()) return Limits::Time(0);
    Failures& failures = found->second;
    if (now - failures.last > limits_.remembered) {
        failures_.erase(found);
        return Limits::Time(0);
    }
    const Time begin = std::max(now, failures.next);
    const auto pause = std::chrono::duration_cast<Limits::Time>(begin - now);
    // The guest would have given up by then.
    if (pause > limits_.longest_delay) return std::nullopt;
    failures.next = begin + delay(failures.count);
    return pause;
}

void Doorkeeper::handshake_failed(const std::string& address, Time now) {
    if (failures_.find(address) == failures_.end()) forget_old(now);
    Failures& failures = failures_[address];
    ++failures.count;
    failures.last = now;
    failures.next = std::max(failures.next, now + delay(failures.count));
}

// Makes room for one more.
void Doorkeeper::forget_old(Time now) {
    if (failures_.size() < limits_.addresses) return;
    for (auto each = failures_.begin(); each != failures_.end();) {
        each =
            now - each->second.last > limits_.remembered ? failures_.erase(each) : std::next(each);
    }
    if (failures_.size() < limits_.addresses) return;
    failures_.erase(std::min_element(
        failures_.begin(), failures_.end(),
        [](const auto& a, const auto& b) { return a.second.last < b.second.last; }));
}

Limits::Time Doorkeeper::delay(int count) const {
    Limits::Time delay = limits_.first_delay;
    for (int i = 1; i < count && delay < limits_.longest_delay; ++i) delay *= 2;
    return std::min(delay, limits_.longest_delay);
}

}  // namespace catan::net
