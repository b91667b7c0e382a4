// The line that says what is being asked, or what is typed, with its first words standing out: `Name:` `up to 12 letters`.
// Where there is not enough room, what matters most stays.
#pragma once

#include <string>

#include <ftxui/dom/elements.hpp>

#include "kit/glyphs.hpp"
#include "kit/palette.hpp"

namespace tabletop::kit {

struct Prompt {
    std::string asked;
    std::string rest;
    bool is_refusal = false;  // what is not possible, and why
    bool is_typed = false;    // the end of the first words must be seen
    std::string keys{};       // at the right end, where there is room for them
};
[[nodiscard]] ftxui::Element prompt_line(const Prompt& prompt, const Palette& palette,
                                         Glyphs glyphs);

}  // namespace tabletop::kit
