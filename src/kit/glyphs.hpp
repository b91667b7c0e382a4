// Which characters a terminal can be trusted with, and how signs are spelled where those are few.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tabletop::kit {

enum class Glyphs : std::uint8_t { Unicode, Ascii };

// With ASCII, our own signs become letters and strokes; names stay what they are.
[[nodiscard]] std::string spelled(std::string_view text, Glyphs glyphs);

}  // namespace tabletop::kit
