#include "carcassonne/language/setup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

#include "carcassonne/core/ids.hpp"
#include "carcassonne/language/names.hpp"
#include "text/header_lines.hpp"

namespace carcassonne::language {
namespace {

constexpr auto known_settings = [] {
    std::array<std::string_view, setting_count> words{};
    std::ranges::transform(all_settings, words.begin(), [](Setting one) { return name(one); });
    return words;
}();

void read_version(text::Reader& reader, std::size_t column) {
    const std::uint64_t version = reader.take_number("the format's version, 1");
    if (version == format_version) return;
    throw text::TextError(
        column, fmt::format("this file has format version {}, but only version {} is known{}",
                            version, format_version,
                            version > format_version ? "; a newer carcassonne wrote it" : ""));
}

}  // namespace

bots::Level read_level(text::Reader& reader) {
    constexpr auto words = [] {
        std::array<std::string_view, bots::level_count> names{};
        std::ranges::transform(bots::all_levels, names.begin(), bots::name);
        return names;
    }();
    if (reader.at_end()) reader.fail_expecting(fmt::format("a level ({})", fmt::join(words, ", ")));
    return bots::all_levels[reader.take_one_of("level", words)];
}

std::vector<std::string> names_for_bots(std::size_t count, std::span<const std::string> taken) {
    // Twice the seats of a table, so that enough names stay free.
    constexpr std::array<std::string_view, 2 * most_players> known{
        "Ada", "Bo", "Cleo", "Dov", "Edda", "Finn", "Gus", "Hedy", "Ivo", "Jo"};
    return text::free_names(count, known, taken);
}

bool is_whole(const Setup& header) {
    return !header.names.empty() && header.order == Order::First &&
           (header.scripted || header.chance_seed);
}

bool Setup::read(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if(format_word)) {
        read_version(reader, column);
    } else if (reader.take_if("players")) {
        read_players(reader);
    } else if (reader.take_if("order")) {
        read_order(reader);
    } else if (reader.take_if("set")) {
        read_setting(reader);
    } else if (reader.take_if("bot")) {
        read_bot(reader);
    } else if (reader.take_if("chance")) {
        read_chance(reader);
    } else {
        return false;
    }
    reader.finish();
    return true;
}

void Setup::read_players(text::Reader& reader) {
    if (!names.empty()) reader.fail("the players are already set");
    names = text::read_names(reader, {fewest_players, most_players, "K13"}, name_fault);
}

void Setup::read_order(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (reader.take_if("shuffle")) {
        text::say_once(order, Order::Shuffle, column, "the order");
    } else if (reader.take_if("first")) {
        text::say_once(order, Order::First, column, "the order");
        first = std::string(reader.take("the name of the first player"));
    } else {
        reader.fail_expecting("shuffle or first");
    }
}

void Setup::read_setting(text::Reader& reader) {
    const std::size_t column = reader.column();
    const auto setting = static_cast<Setting>(reader.take_one_of("setting", known_settings));
    const auto& [first_value, second_value] = entry(setting).values;
    std::size_t value = 0;
    if (!reader.take_if(first_value)) {
        if (!reader.take_if(second_value))
            reader.fail_expecting(fmt::format("{} or {}", first_value, second_value));
        value = 1;
    }
    text::say_once(settings[setting], value, column, name(setting));
}

void Setup::read_bot(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::string name(reader.take("the name of a player, and a level"));
    // Before the players are listed, the name cannot be checked. The finished table checks it.
    if (!names.empty() && !text::player_called(names, name))
        throw text::TextError(column, text::unknown_player(name, names));
    const auto is_called_so = [&](const std::string& other) {
        return text::same_word(name, other);
    };
    if (std::ranges::any_of(bots, is_called_so, &BotSeat::name))
        throw text::TextError(column, fmt::format("{} is already a bot", name));
    bots.push_back({name, read_level(reader)});
}

void Setup::read_chance(text::Reader& reader) {
    const std::size_t column = reader.column();
    if (chance_seed || scripted) reader.fail("the source of chance is already set");
    if (reader.take_if("scripted")) {
        scripted = true;
    } else if (reader.take_if("seed")) {
        text::say_once(chance_seed, reader.take_number("a seed, a whole number"), column,
                       "the seed of chance");
    } else {
        reader.fail_expecting("seed or scripted");
    }
}

void Setup::fill_from(const Setup& other, std::string_view whose) {
    const text::Filler filler(whose);
    if (!names.empty() && other.players)
        filler.agree(names.size() == *other.players, "number of players");
    if (!names.empty() && !other.names.empty()) filler.agree(names == other.names, "players");
    if (names.empty()) names = other.names;
    if (!players) players = other.players;
    if (other.seed && chance_seed) filler.agree(*chance_seed == *other.seed, "seed");
    filler.fill(seed, other.seed, "seed");
    filler.fill(chance_seed, other.chance_seed, "seed of chance");
    filler.fill(order, other.order, "order");
    if (first && other.first) filler.agree(text::same_word(*first, *other.first), "first player");
    if (!first) first = other.first;
    for (const Setting setting : all_settings)
        filler.fill(settings[setting], other.settings[setting], name(setting));
    if (!bots.empty() && !other.bots.empty()) filler.agree(bots == other.bots, "bots");
    if (bots.empty()) bots = other.bots;
    if (other.scripted && chance_seed) filler.agree(false, "source of chance");
    if ((other.seeded || other.chance_seed) && scripted) filler.agree(false, "source of chance");
    scripted = scripted || other.scripted;
}

}  // namespace carcassonne::language
