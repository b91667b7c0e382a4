#include "display_options.hpp"

#include <chrono>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "program/option_values.hpp"
#include "program/terminal.hpp"

namespace catan::app {

DisplayOptions joined(const DisplayOptions& a, const DisplayOptions& b) {
    const auto one_of = [](const std::optional<std::string>& first,
                           const std::optional<std::string>& second, std::string_view option) {
        if (first && second) program::given_twice(option, *first, *second);
        return first ? first : second;
    };
    return {a.ascii || b.ascii,
            a.no_colour || b.no_colour,
            a.letters || b.letters,
            a.open_hands || b.open_hands,
            a.bell || b.bell,
            one_of(a.clock, b.clock, "--clock"),
            one_of(a.pace, b.pace, "--pace")};
}

tui::Appearance appearance(const DisplayOptions& display) {
    tui::Appearance look;
    look.depth = display.ascii
                     ? kit::Depth::None
                     : program::colour_depth(display.no_colour ? program::ColourWish::Never
                                                               : program::ColourWish::Auto);
    look.glyphs = display.ascii ? tui::Glyphs::Ascii : tui::Glyphs::Unicode;
    look.seat_letters = display.letters;
    return look;
}

table::Pace pace_of(const std::string& typed) {
    return static_cast<table::Pace>(program::choice("--pace", typed, table::pace_words));
}

tui::TableOptions table_options_of(const DisplayOptions& display, const KeepPace& keep) {
    tui::TableOptions options;
    options.keep_pace = keep;
    options.open_hands = display.open_hands;
    options.bell = display.bell;
    constexpr std::uint64_t shortest = 5;
    constexpr std::uint64_t longest = 3600;
    if (display.clock) {
        options.clock =
            std::chrono::seconds(program::number("--clock", *display.clock, shortest, longest));
    }
    if (display.pace) options.pace = pace_of(*display.pace);
    return options;
}

void check(const DisplayOptions& display) { std::ignore = table_options_of(display); }

}  // namespace catan::app
