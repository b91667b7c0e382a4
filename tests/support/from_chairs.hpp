// Plays random games from chairs and takes moves back from there (R12).
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <optional>
#include <vector>

#include "catan/core/chance.hpp"
#include "catan/table/referee.hpp"
#include "text_tables.hpp"

inline void demand(bool holds, const Table& table, const char* what) {
    if (!holds) FAIL(what << ", at " << table.describe());
}

// The chairs of all seats, then the onlooker's.
inline std::vector<catan::table::Chair*> all_chairs(catan::table::Referee& referee) {
    std::vector<catan::table::Chair*> all = referee.chairs();
    all.push_back(&referee.onlooker());
    return all;
}
inline catan::Seat sitter(const Table& table, std::size_t chair) {
    return chair < table.game.players() ? catan::Seat(chair) : catan::Seat::none();
}

// Draws the next move of a random game, with the outcomes that a match of this table deals.
class Speakers {
public:
    explicit Speakers(const Table& table)
        : game_(table.game),
          players_(table.game, table.seed, table.habits),
          dealer_(table.seed),
          random_(table.seed, catan::Domain::Theft) {}

    // The returned move must be made, or later outcomes will differ.
    catan::Move next(const catan::State& state) {
        catan::Move move{catan::asked(game_, state), std::get<catan::Command>(players_.next(state)),
                         std::nullopt};
        if (!catan::asks_chance(move.command)) return move;
        catan::State waiting = state;
        catan::apply(game_, waiting, move.command);
        move.outcome = dealer_.deal(waiting);
        return move;
    }
    // Makes a move from the chair of the seat to move, or takes one back.
    void go_on(catan::table::Referee& referee) {
        catan::table::Chair& chair = referee.chair(referee.match().asked());
        const auto hear = [](const catan::table::Chair::Result& answer) {
            REQUIRE(answer.is_done());
        };
        if (random_.below(6) == 0 && !chair.why_not_take_back()) {
            chair.take_back(chair.position(), hear);
        } else {
            const catan::Move move = next(referee.match().state());
            chair.say(chair.position(), move.command, move.outcome, hear);
        }
    }

private:
    const catan::Game& game_;
    RandomPlayers players_;
    catan::Dealer dealer_;
    catan::Random random_;
};
