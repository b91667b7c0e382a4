#include "terminal.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include <ftxui/screen/terminal.hpp>

#include "option_values.hpp"

namespace tabletop::program {
namespace {

std::string_view environment(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// Terminals with all colours that only their name reveals: ssh and sudo do not pass COLORTERM on.
bool has_all_colours(std::string_view term) {
    constexpr std::array<std::string_view, 6> names{"alacritty", "contour",       "foot",
                                                    "wezterm",   "xterm-ghostty", "xterm-kitty"};
    return term.ends_with("-direct") ||
           std::ranges::any_of(names, [&](std::string_view name) { return term == name; });
}

}  // namespace

ColourWish colour_wish(std::string_view typed) {
    constexpr std::array<std::string_view, 3> names{"auto", "always", "never"};
    return static_cast<ColourWish>(choice("--color", typed, names));
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
    // --color=always gives at least some colours, whatever the terminal supports.
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::Palette16);
    return kit::Depth::Colours16;
}

}  // namespace tabletop::program
