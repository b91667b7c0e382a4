#include "progress.hpp"

#include <unistd.h>

#include <cstdio>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace tabletop::program {
namespace {

std::string duration(double seconds) {
    constexpr std::uint64_t minute = 60;
    constexpr std::uint64_t hour = 60 * minute;
    constexpr double longest = 1e9;
    const auto whole = static_cast<std::uint64_t>(seconds < longest ? seconds + 0.5 : longest);
    if (whole < 2 * minute) return fmt::format("{} s", whole);
    if (whole < 2 * hour) return fmt::format("{} min", whole / minute);
    return fmt::format("{} h", whole / hour);
}

void write_to_terminal(const std::string& text) {
    std::fflush(stdout);
    std::ignore = std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

std::string progress_words(std::string_view things, std::uint64_t done, std::uint64_t all,
                           double per_second) {
    constexpr std::uint64_t width = 24;
    const std::uint64_t filled = all == 0 ? width : done * width / all;
    std::string bar(filled, '=');
    if (filled < width) bar += '>';
    bar.resize(width, ' ');
    std::string words = fmt::format("{:>8} of {} {} [{}] ", done, all, things, bar);
    if (per_second > 0) {
        words += fmt::format("{:.{}f}/s  {} left", per_second, per_second < 100 ? 1 : 0,
                             duration(static_cast<double>(all - done) / per_second));
    }
    return words;
}

Progress::Progress(std::string things, std::uint64_t all, std::uint64_t done_before)
    : things_(std::move(things)),
      all_(all),
      before_(done_before),
      on_terminal_(isatty(STDERR_FILENO) != 0),
      begin_(Clock::now()),
      drawn_(begin_) {}

Progress::~Progress() { clear(); }

void Progress::show(std::uint64_t done) {
    if (!on_terminal_) return;
    constexpr std::chrono::milliseconds pause{200};
    const auto now = Clock::now();
    if (now - drawn_ < pause) return;
    drawn_ = now;
    is_drawn_ = true;
    const std::chrono::duration<double> passed = now - begin_;
    write_to_terminal(
        "\r" +
        progress_words(things_, done, all_, static_cast<double>(done - before_) / passed.count()) +
        "\033[K");
}

void Progress::clear() {
    if (!is_drawn_) return;
    is_drawn_ = false;
    write_to_terminal("\r\033[K");
}

}  // namespace tabletop::program
