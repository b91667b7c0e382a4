// Tracks whether the terminal has drawn its last picture. Buffers on the way accept much more than they have passed
// on, so only the terminal knows. A request for a status report follows each picture.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string_view>

namespace tabletop::front {

// Counts requests and reports. Never waits for a terminal that does not report, and gives up on one that is late.
class StatusReports {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::string_view request = "\x1b[5n";

    // Call when a request follows `bytes` bytes of output.
    void sent(Clock::time_point now, std::size_t bytes) {
        // Allows for 1000 bytes per second, plus two seconds of latency to a distant terminal.
        const auto patience = std::chrono::seconds(2) + std::chrono::milliseconds(bytes);
        const bool is_late = reports_ && missing_ > 0 && now >= late_from_;
        if (is_late) {
            reports_ = false;
            missing_ = 0;
        }
        if (missing_ == 0) first_sent_ = now;
        late_from_ = now + patience;
        ++missing_;
    }
    void received() {
        reports_ = true;
        missing_ = std::max(missing_ - 1, 0);
    }
    // The last request was dropped before it was sent.
    void not_sent() { missing_ = std::max(missing_ - 1, 0); }
    // Missing reports will not arrive any more.
    void forget() { missing_ = 0; }

    // True if output is known to be under way.
    [[nodiscard]] bool is_drawing(Clock::time_point now) const {
        return reports_ && missing_ > 0 && now < late_from_;
    }
    [[nodiscard]] Clock::time_point late_from() const { return late_from_; }

    // Deadline for a report that must be read before another program reads from the terminal.
    [[nodiscard]] Clock::time_point awaited_until(Clock::time_point now, bool in_a_hurry) const {
        constexpr auto shortly = std::chrono::milliseconds(500);
        if (missing_ == 0) return now;
        if (!reports_) return first_sent_ + shortly;
        return in_a_hurry ? now + shortly : std::max(late_from_, now + shortly);
    }
    [[nodiscard]] bool is_missing() const { return missing_ > 0; }

private:
    bool reports_ = false;
    int missing_ = 0;
    Clock::time_point first_sent_;
    Clock::time_point late_from_;
};

}  // namespace tabletop::front
