// Bounds the rate at which guests are admitted and their lines are handled. Holds back lines above the rate, and refuses
// lines once too many are held back. Reads no clock; the caller passes the time.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>

namespace tabletop::remote {

// A token bucket: `burst` lines, or arrivals, at once, then `per_second`.
class LineRate {
public:
    using Clock = std::chrono::steady_clock;

    LineRate(std::size_t burst, std::size_t per_second);

    // Whether a line may be handled now. If so, takes its token.
    [[nodiscard]] bool take(Clock::time_point now);
    // When the next line may be handled.
    [[nodiscard]] Clock::time_point next() const { return full_at_ - allowance_; }

private:
    Clock::duration interval_;   // per line
    Clock::duration allowance_;  // how far full_at_ may lie ahead of now
    Clock::time_point full_at_;  // when the bucket is full again
};

// One guest's lines that are held back, in order. Beyond the limit lines are only counted, until all before them have
// been taken.
class HeldLines {
public:
    HeldLines(std::size_t most_lines, std::size_t most_bytes)
        : most_lines_(most_lines), most_bytes_(most_bytes) {}

    void add(std::string line);
    [[nodiscard]] bool empty() const { return !has_line() && refused_ == 0; }
    [[nodiscard]] bool has_line() const { return !lines_.empty(); }
    // Takes the oldest line.
    [[nodiscard]] std::string take();
    // Number of refused lines. They are answered after all held lines.
    [[nodiscard]] std::size_t refused() const { return refused_; }
    void take_refused() { --refused_; }

private:
    std::size_t most_lines_;
    std::size_t most_bytes_;
    std::deque<std::string> lines_;
    std::size_t bytes_ = 0;
    std::size_t refused_ = 0;
};

}  // namespace tabletop::remote
