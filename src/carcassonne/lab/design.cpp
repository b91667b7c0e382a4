#include "carcassonne/lab/design.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "carcassonne/bots/bot.hpp"
#include "carcassonne/core/version.hpp"
#include "series/design_text.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne::lab {
namespace {

constexpr series::Program this_program{"carcassonne", version};

// In the order of the line that heads a table.
series::DesignItems items_of(const Design& design) {
    std::string names;
    for (const bots::Level level : design.bots)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", bots::name(level));
    series::DesignItems all{{"bots", names}};
    if (!design.settings.empty()) all.emplace_back("set", design.settings);
    series::add_items(all, design);
    return all;
}

void take(Design& design, const series::ReadItem& item) {
    const auto& [key, value] = item;
    if (key == "bots") {
        for (const std::string_view word : series::parted(value, ", "))
            design.bots.push_back(level_in(word));
    } else if (key == "set") {
        design.settings = value;
    } else if (!series::take_item(design, item)) {
        series::unreadable(key);
    }
}

}  // namespace

bots::Level level_in(std::string_view word) {
    const auto* const known =
        std::ranges::find(bots::all_levels, word, [](bots::Level one) { return bots::name(one); });
    if (known == bots::all_levels.end())
        throw text::TextError(0, fmt::format("there is no bot {}", text::in_quotes(word)));
    if (const std::string why = bots::why_not_played(*known); !why.empty())
        throw text::TextError(0, why);
    return *known;
}

std::string written(const Design& design) {
    return series::design_line(this_program, items_of(design), design.part);
}

Design design_in(std::string_view line) {
    Design design;
    for (const series::ReadItem& item : series::items_in(this_program, line)) take(design, item);
    const bool is_sound = design.players() >= fewest_players && design.players() <= most_players &&
                          design.part.number >= 1 && design.part.number <= design.part.of;
    if (!is_sound || written(design) != line) series::unreadable(line);
    return design;
}

std::optional<std::string> difference(const Design& here, const Design& there) {
    constexpr std::array<std::string_view, 6> all{"bots", "set",      "games",
                                                  "seed", "bot-seed", "rotate"};
    return series::difference(items_of(here), items_of(there), all);
}

}  // namespace carcassonne::lab
