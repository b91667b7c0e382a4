// Random games of Catan, of Carcassonne and of the toy game, for the laws of every game.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <variant>
#include <vector>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/table/match.hpp"
#include "carcassonne/table/saved_game.hpp"
#include "catan/table/match.hpp"
#include "catan/table/saved_game.hpp"
#include "support/random_game.hpp"
#include "support/text_tables.hpp"
#include "support/toy_game.hpp"
#include "tabletop/game/random.hpp"
#include "tabletop/table/match.hpp"
#include "tabletop/table/saved_game.hpp"

enum class Draws : std::uint64_t { Player, TakingBack, Connections };

// Random games of Catan, and random moves in them.
struct CatanGame {
    using Language = catan::table::Language;
    static constexpr std::size_t games = 60;

    explicit CatanGame(std::uint64_t seed)
        : table(table_with_usual_deck(seed)), players(table.game, seed, table.habits) {}

    [[nodiscard]] catan::language::Table text_table() const { return ::text_table(table); }
    catan::Command next(const catan::table::Match& match) {
        return std::get<catan::Command>(players.next(match.state()));
    }
    static catan::table::SavedGame load(std::istream& in) {
        return catan::table::load_game(in, "a game");
    }

    ::Table table;
    RandomPlayers players;
};

// Random games of Carcassonne with two to five players, by all settings.
struct CarcassonneGame {
    using Language = carcassonne::table::Language;
    static constexpr std::size_t games = 60;

    explicit CarcassonneGame(std::uint64_t seed) : seed_(seed), random_(seed, Draws::Player) {}

    [[nodiscard]] carcassonne::language::Table text_table() const {
        carcassonne::language::Setup setup;
        setup.players = 2 + seed_ % 4;
        setup.chance_seed = seed_;
        for (const auto setting : carcassonne::language::all_settings)
            setup.settings[setting] = seed_ / 4 >> static_cast<unsigned>(setting) & 1;
        return carcassonne::language::seat_everybody(setup);
    }
    carcassonne::Command next(const carcassonne::table::Match& match) {
        return carcassonne::choose_legal(match.game(), match.state(), random_);
    }
    static carcassonne::table::SavedGame load(std::istream& in) {
        return carcassonne::table::load_game(in, "a game");
    }

private:
    std::uint64_t seed_;
    tabletop::Random random_;
};

struct ToyGame {
    using Language = toy::Language;
    static constexpr std::size_t games = 300;

    explicit ToyGame(std::uint64_t seed) : seed_(seed), random_(seed, Draws::Player) {}

    [[nodiscard]] toy::Table text_table() const {
        toy::Table table;
        table.names = {"Ann", "Ben"};
        if (seed_ % 2 == 0) table.names.emplace_back("Cy");
        table.game.seats = table.names.size();
        table.seed = seed_;
        return table;
    }
    toy::Command next(const tabletop::table::Match<Language>& match) {
        std::vector<toy::Command> commands;
        toy::Rules::list_legal(match.game(), match.state(), commands);
        return commands[random_.below(static_cast<std::uint32_t>(commands.size()))];
    }
    static tabletop::table::SavedGame<Language> load(std::istream& in) {
        return tabletop::table::load_game<Language>(in, "a game");
    }

private:
    std::uint64_t seed_;
    tabletop::Random random_;
};

template <typename G>
using MatchOf = tabletop::table::Match<typename G::Language>;
template <typename G>
using RulesOf = typename G::Language::Rules;

inline void demand(bool holds, std::uint64_t seed, const char* what) {
    if (!holds) FAIL("in game " << seed << ": " << what);
}
