#include "tabletop/text/setup_items.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "header_lines.hpp"
#include "player_words.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::text {

bots::Level read_level(Reader& reader) {
    constexpr auto words = [] {
        std::array<std::string_view, bots::level_count> names{};
        std::ranges::transform(bots::all_levels, names.begin(), bots::name);
        return names;
    }();
    if (reader.at_end()) reader.fail_expecting(fmt::format("a level ({})", fmt::join(words, ", ")));
    return bots::all_levels[reader.take_one_of("level", words)];
}

void SetupItems::read_bot(Reader& reader) {
    const std::size_t column = reader.column();
    const std::string name(reader.take("the name of a player, and a level"));
    // Before the players are listed, the name cannot be checked. The finished table checks it.
    if (!names.empty() && !player_called(names, name))
        throw TextError(column, unknown_player(name, names));
    const auto is_called_so = [&](const std::string& other) { return same_word(name, other); };
    if (std::ranges::any_of(bots, is_called_so, &BotSeat::name))
        throw TextError(column, fmt::format("{} is already a bot", name));
    bots.push_back({name, read_level(reader)});
}

void SetupItems::read_chance(Reader& reader) {
    const std::size_t column = reader.column();
    if (chance_seed || scripted) reader.fail("the source of chance is already set");
    if (reader.take_if("scripted")) {
        scripted = true;
    } else if (reader.take_if("seed")) {
        say_once(chance_seed, reader.take_number("a seed, a whole number"), column,
                 "the seed of chance");
    } else {
        reader.fail_expecting("seed or scripted");
    }
}

void SetupItems::fill_players(const SetupItems& other, const Filler& filler) {
    if (!names.empty() && other.players)
        filler.agree(names.size() == *other.players, "number of players");
    if (!names.empty() && !other.names.empty()) filler.agree(names == other.names, "players");
    if (names.empty()) names = other.names;
    if (!players) players = other.players;
}

void SetupItems::fill_first(const SetupItems& other, const Filler& filler) {
    if (first && other.first) filler.agree(same_word(*first, *other.first), "first player");
    if (!first) first = other.first;
}

void SetupItems::fill_bots(const SetupItems& other, const Filler& filler) {
    if (!bots.empty() && !other.bots.empty()) filler.agree(bots == other.bots, "bots");
    if (bots.empty()) bots = other.bots;
}

void SetupItems::fill_seeds(const SetupItems& other, const Filler& filler) {
    if (other.seed && chance_seed) filler.agree(*chance_seed == *other.seed, "seed");
    filler.fill(seed, other.seed, "seed");
    filler.fill(chance_seed, other.chance_seed, "seed of chance");
}

void SetupItems::fill_source_of_chance(const SetupItems& other, const Filler& filler) {
    if (other.scripted && chance_seed) filler.agree(false, "source of chance");
    if ((other.seeded || other.chance_seed) && scripted) filler.agree(false, "source of chance");
    scripted = scripted || other.scripted;
}

}  // namespace tabletop::text
