// Tells whether the terminal has drawn its last picture. Buffers between the program and the terminal accept much more than
// they have passed on, so only the terminal knows. A request for a status report follows each picture.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string_view>

namespace tabletop::front {

// Counts requests and reports. A terminal that never reports is not waited for, and one that is late not any longer.
class StatusReports {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::string_view request = "\x1b[5n";

    // A request goes out behind so many bytes of output.
    void sent(Clock::time_point now, std::size_t bytes) {
        // A line of 1000 bytes a second, and two seconds for the way to a distant terminal.
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
    // The last request was dropped before it went out.
    void not_sent() { missing_ = std::max(missing_ - 1, 0); }
    // Reports that are still missing will not be received.
    void forget() { missing_ = 0; }

    // Whether output is still under way, as far as is known.
    [[nodiscard]] bool is_drawing(Clock::time_point now) const {
        return reports_ && missing_ > 0 && now < late_from_;
    }
    [[nodiscard]] Clock::time_point late_from() const { return late_from_; }

    // Until when a report may arrive that has to be read before another program reads from the terminal.
    [[nodiscard]] Clock::time_point awaited_until(Clock::time_point now, bool in_a_hurry) const {
        constexpr auto shortly = std::chrono::milliseconds(500);
        if (missing_ == 0) return now;
        if (!reports_) return first_sent_ + shortly;
        return in_a_hurry ? std::min(late_from_, now + shortly) : late_from_;
    }
    [[nodiscard]] bool is_missing() const { return missing_ > 0; }

private:
    bool reports_ = false;
    int missing_ = 0;
    Clock::time_point first_sent_;
    Clock::time_point late_from_;
};

}  // namespace tabletop::front
