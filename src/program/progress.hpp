// How far a long work is: a line on a terminal's standard error that is drawn again and again, and nothing anywhere else.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::program {

class Progress {
public:
    // Of so many things that are to be done, such as `games`; some of them may have been done before.
    Progress(std::string things, std::uint64_t all, std::uint64_t done_before);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    Progress(Progress&&) = delete;
    Progress& operator=(Progress&&) = delete;

    // So much is done now; drawn a few times a second at most.
    void show(std::uint64_t done);
    // Takes the line away.
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
