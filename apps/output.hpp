// Where the program's words go: standard output, what is known about it, and files. Whatever cannot be written is a
// Failure, never silence.
#pragma once

#include <string>
#include <string_view>

#include "board_options.hpp"
#include "tui/palette.hpp"

namespace catan::app {

void write_stdout(std::string_view text);
void write_file(const std::string& path, std::string_view text);
// A file that is there as a whole or not at all, and that takes no other's place.
void write_new_file(const std::string& path, std::string_view text);

// Standard output, if it is a terminal.
struct Terminal {
    int columns = 0;
    int rows = 0;
};
[[nodiscard]] std::optional<Terminal> terminal();

// How many colours to draw with, by wish, terminal and environment (NO_COLOR, TERM, COLORTERM).
[[nodiscard]] tui::Depth colour_depth(ColourWish wish);

}  // namespace catan::app
