#include "kit/key_bar.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/spans.hpp"

namespace tabletop::kit {
namespace {

// Columns of the hints that fit.
struct HintPlace {
    int from = 0;
    int width = 0;
};
std::vector<HintPlace> hint_places(std::span<const KeyHint> hints, Glyphs glyphs, int width) {
    std::vector<HintPlace> places;
    // Falls back to a gap of one if a gap of two does not show all hints.
    for (const int gap : {2, 1}) {
        places.clear();
        int at = 1;
        for (const KeyHint& hint : hints) {
            const int label = width_of(spelled(hint.label, glyphs));
            const int wide = width_of(spelled(hint.key, glyphs)) + (label == 0 ? 0 : 1 + label);
            const int from = places.empty() ? at : at + gap;
            const int to = from + std::max(wide, hint.room);
            if (to > width) break;
            places.push_back({from, wide});
            at = to;
        }
        if (places.size() == hints.size()) break;
    }
    return places;
}

}  // namespace

ftxui::Element key_bar(std::span<const KeyHint> hints, const Palette& palette, Glyphs glyphs,
                       int width) {
    Line line;
    int at = 0;
    const std::vector<HintPlace> places = hint_places(hints, glyphs, width);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const KeyHint& hint = hints[i];
        const Ink colour = hint.is_possible ? Ink::Words : Ink::Dim;
        line.push_back(blank(places[i].from - at, Ink::Bar));
        line.push_back({spelled(hint.key, glyphs), colour, Ink::Bar, hint.is_possible});
        if (!hint.label.empty()) {
            line.push_back({' ' + spelled(hint.label, glyphs), colour, Ink::Bar});
        }
        at = places[i].from + places[i].width;
    }
    const auto made = [line = std::move(line)](int) { return line; };
    return row_element(palette, made, blank(1, Ink::Bar));
}

std::optional<ftxui::Event> key_at(std::span<const KeyHint> hints, Glyphs glyphs, int width,
                                   int x) {
    const std::vector<HintPlace> places = hint_places(hints, glyphs, width);
    const auto hit = std::ranges::find_if(places, [x](const HintPlace& place) {
        return place.from <= x && x < place.from + place.width;
    });
    if (hit == places.end()) return std::nullopt;
    const std::string& key = hints[static_cast<std::size_t>(hit - places.begin())].key;
    using ftxui::Event;
    const std::array<std::pair<std::string_view, Event>, 6> named{{{"Enter", Event::Return},
                                                                   {"Esc", Event::Escape},
                                                                   {"Tab", Event::Tab},
                                                                   {"space", Event::Character(' ')},
                                                                   {"right", Event::ArrowRight},
                                                                   {"left", Event::ArrowLeft}}};
    for (const auto& [name, event] : named) {
        if (key == name) return event;
    }
    return key.size() == 1 ? std::optional(Event::Character(key)) : std::nullopt;
}

}  // namespace tabletop::kit
