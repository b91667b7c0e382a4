#include "remote/pacing.hpp"

#include <algorithm>
#include <utility>

namespace tabletop::remote {

LineRate::LineRate(std::size_t burst, std::size_t per_second)
    : interval_(std::chrono::duration_cast<Clock::duration>(std::chrono::seconds(1)) /
                static_cast<Clock::rep>(per_second)),
      allowance_(interval_ * static_cast<Clock::rep>(burst - 1)),
      full_at_(Clock::time_point::min() + allowance_) {}

bool LineRate::take(Clock::time_point now) {
    if (next() > now) return false;
    full_at_ = std::max(full_at_, now) + interval_;
    return true;
}

void HeldLines::add(std::string line) {
    const bool is_full = lines_.size() >= most_lines_ || bytes_ + line.size() > most_bytes_;
    if (is_full || refused_ > 0) {
        ++refused_;
        return;
    }
    bytes_ += line.size();
    lines_.push_back(std::move(line));
}

std::string HeldLines::take() {
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    bytes_ -= line.size();
    return line;
}

}  // namespace tabletop::remote
