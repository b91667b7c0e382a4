// Shows the progress of a long computation on one line that it redraws. Prints nothing if standard
// error is not a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::program {

class Progress {
public:
    // `things` names the items, such as `games`; `done_before` of them were done by an earlier run.
    Progress(std::string things, std::uint64_t all, std::uint64_t done_before);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    Progress(Progress&&) = delete;
    Progress& operator=(Progress&&) = delete;

    // Updates the count. Redraws a few times per second at most.
    void show(std::uint64_t done);
    // Erases the line.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::string things_;
    std::uint64_t all_;
    std::uint64_t before_;
    bool on_terminal_;
    bool is_drawn_ = false;
    Clock::time_point begin_;
    Clock::time_point drawn_;
};

// ` 412 of 2000 games [=====>     ]  51.3/s  31 s left`
[[nodiscard]] std::string progress_words(std::string_view things, std::uint64_t done,
                                         std::uint64_t all, double per_second);

}  // namespace tabletop::program
