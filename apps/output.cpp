#include "output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <tuple>

#include <fmt/format.h>
#include <ftxui/screen/terminal.hpp>

#include "catan/spelling.hpp"
#include "failure.hpp"

namespace catan::app {
namespace {

std::string_view environment(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// Terminals that have all colours and say no more than their name: COLORTERM, which would tell, does not come along with
// ssh or sudo.
bool has_all_colours(std::string_view term) {
    constexpr std::array<std::string_view, 6> names{"alacritty", "contour",       "foot",
                                                    "wezterm",   "xterm-ghostty", "xterm-kitty"};
    return term.ends_with("-direct") ||
           std::ranges::any_of(names, [&](std::string_view name) { return term == name; });
}

}  // namespace

void claim_standard_streams() {
    // Opened the wrong way round, so that every use of them is an error; what is said to nobody is none.
    constexpr std::array<int, 3> ways{O_WRONLY, O_RDONLY, O_WRONLY};
    for (int descriptor = 0; descriptor < 3; ++descriptor) {
        if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        const int opened = open("/dev/null", ways[static_cast<std::size_t>(descriptor)]);
        if (opened != descriptor) std::_Exit(static_cast<int>(Exit::FileTrouble));
    }
}

void write_stdout(std::string_view text) {
    // An empty view may have no address, and fwrite must be given one even for no bytes.
    const bool written =
        text.empty() || std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        throw Failure(Exit::FileTrouble,
                      fmt::format("cannot write to standard output: {}", std::strerror(errno)));
    }
}

void complain(std::string_view line) {
    std::fflush(stdout);
    const std::string words = text::shown(line) + '\n';
    // Where nobody listens there is nobody to be told.
    std::ignore = std::fwrite(words.data(), 1, words.size(), stderr);
}

std::optional<Terminal> terminal() {
    if (isatty(STDOUT_FILENO) == 0) return std::nullopt;
    const auto size = ftxui::Terminal::Size();
    return Terminal{size.dimx, size.dimy};
}

kit::Depth colour_depth(ColourWish wish) {
    if (wish == ColourWish::Never) return kit::Depth::None;
    if (wish == ColourWish::Auto) {
        const std::string_view term = environment("TERM");
        if (!terminal() || !environment("NO_COLOR").empty() || term.empty() || term == "dumb" ||
            term.starts_with("vt1") || term.starts_with("vt2")) {
            return kit::Depth::None;
        }
    }
    if (has_all_colours(environment("TERM"))) {
        ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    }
    switch (ftxui::Terminal::ColorSupport()) {
        case ftxui::Terminal::Color::TrueColor: return kit::Depth::TrueColour;
        case ftxui::Terminal::Color::Palette256: return kit::Depth::Colours256;
        default: break;
    }
    // Somebody who asks for colours gets some, whatever the terminal says about itself.
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::Palette16);
    return kit::Depth::Colours16;
}

}  // namespace catan::app
