// What people choose on the set-up screen, apart from seeds: who plays, on which board, by which rules, and how it is
// drawn. It can be written down and read back, in the language of headers, so that an evening begins where the last one
// did. Knows no files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catan/language/setup.hpp"
#include "catan/tui/game_window.hpp"
#include "table/bot_seats.hpp"

namespace catan::tui {

enum class Drawing : std::uint8_t { AsTerminal, NoColours, Ascii };

struct Choices {
    language::Setup setup;
    std::vector<std::string> elsewhere{};  // who plays at another machine
    Drawing drawing = Drawing::AsTerminal;
    bool letters = false;                  // on the pieces, whatever the colours
    table::Pace pace = table::Pace::Calm;  // of bots
};

// How a game looks by these choices, at best as the terminal can.
[[nodiscard]] Appearance appearance(Drawing drawing, bool letters, const Appearance& terminal);

// A text to be kept, and to be edited by whoever likes to.
[[nodiscard]] std::string choices_text(const Choices& choices);

struct ReadChoices {
    Choices choices;
    std::string note;     // what could not be made use of, in a sentence; empty if everything could
    bool is_text = true;  // otherwise nothing could
};
// Reads such a text. A line that is not understood is left out, as if nobody had written it.
[[nodiscard]] ReadChoices read_choices(std::string_view text);

}  // namespace catan::tui
