// Measures the time of a turn to remind players. Never ends a turn.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace tabletop::front {

class TurnClock {
public:
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    // No limit means no clock.
    TurnClock(std::optional<std::chrono::seconds> limit, Now now)
        : limit_(limit), now_(std::move(now)), began_(now_()) {}

    [[nodiscard]] bool is_there() const { return limit_.has_value(); }
    void begin_turn() {
        began_ = now_();
        has_reminded_ = false;
    }
    [[nodiscard]] bool is_late() const { return limit_ && taken() >= *limit_; }
    // True if a reminder is due; at most once a turn.
    bool reminds() { return is_late() && !std::exchange(has_reminded_, true); }
    // `1:15`
    [[nodiscard]] std::string words() const {
        return fmt::format("{}:{:02}", taken().count() / 60, taken().count() % 60);
    }

private:
    [[nodiscard]] std::chrono::seconds taken() const {
        return std::chrono::duration_cast<std::chrono::seconds>(now_() - began_);
    }

    std::optional<std::chrono::seconds> limit_;
    Now now_;
    std::chrono::steady_clock::time_point began_;
    bool has_reminded_ = false;
};

}  // namespace tabletop::front
