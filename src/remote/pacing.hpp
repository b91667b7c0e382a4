// Bounds how fast the lines of a guest are heard. Lines that come faster are held back until it is their turn; a guest that
// has too many of them waiting is refused. Reads no clock; the caller passes the time.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <string>

namespace catan::remote {

// A token bucket: so many lines at once, and so many a second after that.
class LineRate {
public:
    using Clock = std::chrono::steady_clock;

    LineRate(std::size_t burst, std::size_t per_second);

    // Whether a line may be heard now. If so, it counts.
    [[nodiscard]] bool take(Clock::time_point now);
    // From then on the next line may be heard.
    [[nodiscard]] Clock::time_point next() const { return full_at_ - allowance_; }

private:
    Clock::duration interval_;   // in which one line more is allowed
    Clock::duration allowance_;  // how far the time below may lie ahead
    Clock::time_point full_at_;  // the bucket is full again
};

// The lines of one guest that were not heard yet, in order. Once there are too many, further ones are only counted, until
// all before them have been heard.
class HeldLines {
public:
    HeldLines(std::size_t most_lines, std::size_t most_bytes)
        : most_lines_(most_lines), most_bytes_(most_bytes) {}

    void add(std::string line);
    [[nodiscard]] bool empty() const { return !has_line() && refused_ == 0; }
    [[nodiscard]] bool has_line() const { return !lines_.empty(); }
    // The oldest line.
    [[nodiscard]] std::string take();
    // How many lines were refused. Each waits for its answer behind all that are held.
    [[nodiscard]] std::size_t refused() const { return refused_; }
    void take_refused() { --refused_; }

private:
    std::size_t most_lines_;
    std::size_t most_bytes_;
    std::deque<std::string> lines_;
    std::size_t bytes_ = 0;
    std::size_t refused_ = 0;
};

}  // namespace catan::remote
