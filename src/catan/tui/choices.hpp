// Stores the choices of the set-up screen except seeds: players, board, rules and drawing style. Writes them as text
// in the language of headers and reads them back, so that the next game starts with the same choices. Does no file
// I/O.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catan/language/setup.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/tui/game_window.hpp"

namespace catan::tui {

enum class Drawing : std::uint8_t { AsTerminal, NoColours, Ascii };

struct Choices {
    language::Setup setup;
    std::vector<std::string> remote{};  // names of remote players
    Drawing drawing = Drawing::AsTerminal;
    bool letters = false;                  // letters on the pieces even with colours
    table::Pace pace = table::Pace::Calm;  // pace of the bots
};

// Applies the chosen style, limited to what the terminal supports.
[[nodiscard]] Appearance appearance(Drawing drawing, bool letters, const Appearance& terminal);

// The text to save. Players may edit it by hand.
[[nodiscard]] std::string choices_text(const Choices& choices);

struct ReadChoices {
    Choices choices;
    std::string note;     // what was ignored, in one sentence; else empty
    bool is_text = true;  // false: the input is not text at all
};
// Reads saved choices. Skips lines that it cannot parse.
[[nodiscard]] ReadChoices read_choices(std::string_view text);

}  // namespace catan::tui
