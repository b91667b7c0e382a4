#include "carcassonne/lab/design.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "carcassonne/bots/bot.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/core/version.hpp"
#include "series/design_text.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne::lab {
namespace {

constexpr series::Program this_program{"carcassonne", version};

// The n-th seed derived from a seed.
std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t n) {
    constexpr unsigned unused_bits = 11;
    return Random(seed, Domain::Choice, n).next() >> unused_bits;
}

// In the order of the line that heads a table.
series::DesignItems items_of(const Design& design) {
    std::string names;
    for (const bots::Level level : design.bots)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", bots::name(level));
    series::DesignItems all{{"bots", names}};
    if (!design.settings.empty()) all.emplace_back("set", design.settings);
    all.emplace_back("games", fmt::format("{}", design.games));
    all.emplace_back("seed", fmt::format("{}", design.seed));
    all.emplace_back("bot-seed", fmt::format("{}", design.bot_seed));
    all.emplace_back("rotate", series::on_or_off(design.rotate));
    return all;
}

void take_item(Design& design, std::string_view key, std::string_view value) {
    if (key == "bots") {
        for (const std::string_view word : series::parted(value, ", "))
            design.bots.push_back(level_in(word));
    } else if (key == "set") {
        design.settings = value;
    } else if (key == "games") {
        design.games = series::number_of(value);
    } else if (key == "seed") {
        design.seed = series::number_of(value);
    } else if (key == "bot-seed") {
        design.bot_seed = series::number_of(value);
    } else if (key == "rotate") {
        design.rotate = series::is_on(value);
    } else if (key == "part") {
        design.part = series::part_of(value);
    } else {
        series::unreadable(key);
    }
}

}  // namespace

std::size_t Design::bot_at(Seat seat, std::uint64_t game) const {
    if (!rotate) return seat.value;
    // Bot k has the seat (k + game) mod players.
    return (seat.value + players() - game % players()) % players();
}

std::uint64_t Design::seed_of(std::uint64_t game) const { return derived_seed(seed, game); }
// Counts from the other end, so that one seed may serve for both.
std::uint64_t Design::bot_seed_of(std::uint64_t game) const {
    return derived_seed(bot_seed, ~game);
}

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
    for (const auto& [key, value] : series::items_in(this_program, line))
        take_item(design, key, value);
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
