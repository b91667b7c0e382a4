// The games that the laws of every game are tried on: Catan, Carcassonne and the toy game, and random moves in them.
#pragma once

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
#include "laws/law.hpp"
#include "support/text_tables.hpp"
#include "support/toy_game.hpp"
#include "tabletop/game/random.hpp"
#include "tabletop/table/saved_game.hpp"

// games: how many of them a law is tried on; longest: where given, no random game has more moves.

// All kinds of boards, with all house rules and habits.
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

// Two to five players, by all settings.
struct CarcassonneGame {
    using Language = carcassonne::table::Language;
    static constexpr std::size_t games = 60;
    static constexpr std::size_t longest = std::size_t{3} * 72;

    explicit CarcassonneGame(std::uint64_t seed)
        : seed_(seed), random_(seed, carcassonne::Domain::Choice) {}

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

// The toy game, or one that differs from it in L.
template <typename L>
class ToyGameOf {
public:
    using Language = L;
    static constexpr std::size_t games = 300;
    static constexpr std::size_t longest = 2 * toy::most_players * toy::Game().rounds;

    explicit ToyGameOf(std::uint64_t seed) : seed_(seed), random_(seed, LawDomain::Player) {}

    [[nodiscard]] toy::Table text_table() const {
        toy::Table table;
        table.names = {"Ann", "Ben"};
        if (seed_ % 2 == 0) table.names.emplace_back("Cy");
        table.game.seats = table.names.size();
        table.seed = seed_;
        return table;
    }
    toy::Command next(const tabletop::table::Match<L>& match) {
        std::vector<toy::Command> commands;
        L::Rules::list_legal(match.game(), match.state(), commands);
        return commands[random_.below(static_cast<std::uint32_t>(commands.size()))];
    }
    static tabletop::table::SavedGame<L> load(std::istream& in) {
        return tabletop::table::load_game<L>(in, "a game");
    }

private:
    std::uint64_t seed_;
    tabletop::Random random_;
};

using ToyGame = ToyGameOf<toy::Language>;
