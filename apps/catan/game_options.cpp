#include "game_options.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/core/rules.hpp"
#include "catan/language/names.hpp"
#include "catan/language/table.hpp"
#include "game_values.hpp"
#include "program/failure.hpp"
#include "program/header_options.hpp"
#include "program/option_values.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

void choose_board(const GameWords& words, language::Setup& setup) {
    if (words.board) {
        const BoardKind kind = kind_of_board(*words.board);
        setup.mode = kind.mode;
        if (kind.extended) setup.shape = Shape::extended();
    }
    if (!words.radius) return;
    if (setup.shape) {
        program::misunderstood(
            "the extended board has a shape of its own, so --radius cannot be given with it");
    }
    setup.shape = Shape::hexagon(static_cast<std::uint32_t>(
        program::number("--radius", *words.radius, smallest_radius, largest_playable_radius)));
}

// `3` means three medium bots; `hard,easy` means one of each.
std::vector<bots::Level> levels_of(std::string_view typed) {
    std::vector<bots::Level> levels;
    if (text::number_in(typed)) {
        levels.assign(program::number("--bots", typed, 1, most_players), bots::usual_level);
        return levels;
    }
    for (std::size_t begin = 0; begin <= typed.size();) {
        const std::size_t end = std::min(typed.find(',', begin), typed.size());
        levels.push_back(program::level("--bots", typed.substr(begin, end - begin)));
        begin = end + 1;
    }
    return levels;
}

// Seats the bots after the people, under names of their own. Without names, people fill the table
// up to --players seats, or four.
void seat_bots(const GameWords& words, std::span<const bots::Level> bots, language::Setup& setup) {
    constexpr std::size_t usual_players = 4;
    std::string names = words.names.value_or("");
    if (!words.names) {
        const std::size_t all = setup.players.value_or(std::max(usual_players, bots.size()));
        if (bots.size() > all) {
            program::misunderstood(
                fmt::format("--players is {}, but --bots has {}", all, bots.size()));
        }
        for (std::size_t i = 0; i < all - bots.size(); ++i) {
            names += fmt::format("{}{}", i == 0 ? "" : ",", colour_names[i]);
        }
    }
    std::vector<std::string> all = program::listed_names(names);
    const std::vector<std::string> own = language::names_for_bots(bots.size(), all);
    all.insert(all.end(), own.begin(), own.end());
    program::read_as_header(setup, "--bots", "players", fmt::format("{}", fmt::join(all, " ")),
                            " ");
    for (std::size_t i = 0; i < bots.size(); ++i) setup.bots.push_back({own[i], bots[i]});
}

// Seats the invited players after the local ones. Without names, local players fill the table up to
// --players seats, or four.
GameWords with_invited(GameWords words) {
    std::vector<std::string> invited = invited_names(words.host);
    if (invited.empty()) return words;
    std::vector<std::string> names = program::listed_names(words.names.value_or(""));
    if (!words.names) {
        constexpr std::size_t usual_players = 4;
        const std::size_t bots = words.bots ? levels_of(*words.bots).size() : 0;
        const std::size_t all = words.players ? program::number("--players", *words.players,
                                                                fewest_players, most_players)
                                              : usual_players;
        for (std::size_t i = 0; i + invited.size() + bots < all; ++i) {
            names.emplace_back(colour_names[i]);
        }
    }
    for (std::string& name : invited) {
        const bool is_there = std::ranges::any_of(
            names, [&](const std::string& other) { return text::same_word(name, other); });
        if (!is_there) names.push_back(std::move(name));
    }
    words.names = fmt::format("{}", fmt::join(names, ","));
    return words;
}

}  // namespace

language::Setup understood(const GameWords& typed) {
    const GameWords words = with_invited(typed);
    language::Setup setup;
    if (words.players) {
        setup.players = program::number("--players", *words.players, fewest_players, most_players);
    }
    const auto bots = words.bots ? levels_of(*words.bots) : std::vector<bots::Level>();
    if (!bots.empty()) {
        seat_bots(words, bots, setup);
    } else if (words.names) {
        program::demand_known_bots(*words.names, words.bots_by_name);
        program::read_as_header(setup, "--names", "players", *words.names, ", ");
    }
    for (const std::string& name : setup.names) {
        if (const auto fault = language::new_name_fault(name)) {
            program::misunderstood(fmt::format("--names: {}", *fault));
        }
    }
    if (words.players && words.names && *setup.players != setup.names.size()) {
        program::misunderstood(fmt::format("--players is {}, but {} {}", *setup.players,
                                           bots.empty() ? "--names has" : "--names and --bots make",
                                           setup.names.size()));
    }
    for (const std::string& bot : words.bots_by_name) {
        program::read_as_header(setup, "--bot", "bot", bot, " =");
    }
    choose_board(words, setup);
    if (words.seed) setup.seed = program::seed("--seed", *words.seed);
    if (words.order) program::read_as_header(setup, "--order", "order", *words.order, " :=");
    for (const std::string& setting : words.settings) {
        read_setting(setup, "--set", setting);
    }
    if (words.target) {
        program::read_as_header(setup, "--target", "set", fmt::format("target {}", *words.target),
                                " ");
    }
    constexpr std::array<std::string_view, 2> dice{"seeded", "real"};
    if (words.dice) {
        setup.scripted = program::choice("--dice", *words.dice, dice) == 1;
        setup.seeded = !setup.scripted;
    }
    return setup;
}

void demand_effect(const language::Setup& setup) {
    const std::string why = language::why_without_effect(setup, setup, "the command line");
    if (!why.empty()) program::misunderstood(why);
}

void demand_winnable(const Game& game) {
    const std::string why = language::why_unwinnable(game);
    if (!why.empty()) program::misunderstood(why);
}

void read_setting(language::Setup& setup, std::string_view option, std::string_view typed) {
    program::read_as_header(setup, option, "set", typed, " =");
}

bool was_asked_for(const GameWords& words) {
    return words.players || words.names || words.board || words.radius || words.seed ||
           words.order || words.target || words.dice || words.bots || !words.settings.empty() ||
           !words.bots_by_name.empty() || was_asked_for(words.host);
}

}  // namespace catan::app
