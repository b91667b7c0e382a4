#include "kit/prompt_line.hpp"

#include <algorithm>

#include "kit/spans.hpp"

namespace tabletop::kit {

ftxui::Element prompt_line(const Prompt& prompt, const Palette& palette, Glyphs glyphs) {
    const auto line = [prompt, glyphs](int width) {
        std::string asked = spelled(prompt.asked, glyphs);
        const std::string rest = spelled(prompt.rest, glyphs);
        const bool is_long = 1 + width_of(asked) + 1 + width_of(rest) > width;
        // A long refusal keeps its reason and shortens its first words.
        if (is_long && prompt.is_refusal && !prompt.is_typed && !rest.empty()) asked = "No:";
        // The objection to typed text gets at least half of the line.
        const int for_rest = rest.empty() ? 0 : std::min(width_of(rest) + 1, width / 2);
        if (prompt.is_typed) asked = cut_before(asked, width - 2 - for_rest, glyphs);
        Line whole{blank(1),
                   {asked, prompt.is_refusal ? Ink::Refusal : Ink::Prompt, Ink::Night, true,
                    prompt.is_refusal}};
        if (!asked.empty() && !rest.empty()) whole.push_back(blank(1));
        whole.push_back({rest});
        const std::string keys = spelled(prompt.keys, glyphs);
        const int gap = width - width_of(whole) - width_of(keys) - 1;
        if (!keys.empty() && gap >= 2) {
            whole.push_back(blank(gap));
            whole.push_back({keys, Ink::Dim});
        }
        return cut(whole, width, glyphs);
    };
    return row_element(palette, line, Span());
}

}  // namespace tabletop::kit
