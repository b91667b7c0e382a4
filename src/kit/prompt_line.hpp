// Draws the prompt line: a question or typed text with its first words highlighted, such as `Name:` `up to 12
// letters`. If space is short, the most important part stays.
#pragma once

#include <string>

#include <ftxui/dom/elements.hpp>

#include "kit/glyphs.hpp"
#include "kit/palette.hpp"

namespace tabletop::kit {

struct Prompt {
    std::string asked;
    std::string rest;
    bool is_refusal = false;  // a refusal with its reason
    bool is_typed = false;    // typed text: the end of `asked` must be visible
    std::string keys{};       // at the right end if it fits
};
[[nodiscard]] ftxui::Element prompt_line(const Prompt& prompt, const Palette& palette,
                                         Glyphs glyphs);

}  // namespace tabletop::kit
