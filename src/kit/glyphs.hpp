// Chooses the characters for a terminal, and spells special signs in ASCII.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::kit {

enum class Glyphs : std::uint8_t { Unicode, Ascii };

// With ASCII, signs of the program become letters and strokes. Names of players are unchanged.
[[nodiscard]] std::string spelled(std::string_view text, Glyphs glyphs);

}  // namespace tabletop::kit
