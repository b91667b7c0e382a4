// Turns a program's standard error into lines for a log: printable, short and few. Cuts long lines, and counts and drops
// lines above the rate limit. Reads no clock; the caller passes the time.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tabletop::net {

class ErrorLines {
public:
    using Clock = std::chrono::steady_clock;

    static constexpr std::size_t longest_line = 400;             // bytes, before `...`
    static constexpr std::size_t most_at_once = 100;             // lines; enough for a traceback
    static constexpr std::chrono::milliseconds until_next{500};  // until one more line may follow

    // Returns the lines that these bytes complete.
    [[nodiscard]] std::vector<std::string> add(std::string_view bytes, Clock::time_point now);
    // Returns the rest at the end of the output: an unfinished line, and the number of dropped lines.
    [[nodiscard]] std::vector<std::string> finish();

private:
    void end_line(std::vector<std::string>& told);
    void tell_left_out(std::vector<std::string>& told);

    std::string line_;
    bool is_cut_ = false;
    std::size_t room_ = most_at_once;
    std::size_t left_out_ = 0;
    Clock::time_point refilled_{};
};

}  // namespace tabletop::net
