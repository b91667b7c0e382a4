// Plays two games that one seat cannot tell apart: the cards that opponents draw and steal differ, and so do the seeds.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <variant>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/refuse.hpp"
#include "from_chairs.hpp"

class TwinGames {
public:
    struct Twin {
        catan::table::Referee referee;
        catan::Seat viewer;  // Seat::none(): public information only

        Twin(const catan::language::Table& table, catan::Seat seat)
            : referee(catan::table::Match(table)), viewer(seat) {}
        [[nodiscard]] catan::table::Chair& chair() {
            return viewer.exists() ? referee.chair(viewer) : referee.onlooker();
        }
        [[nodiscard]] const catan::State& state() const { return referee.match().state(); }
        [[nodiscard]] bool is_over() const { return state().in<catan::GameOver>(); }
    };

    TwinGames(const Table& table, catan::Seat viewer, bool is_scripted = false)
        : table_(table),
          here_(text_table(table, is_scripted), viewer),
          there_(with_another_seed(text_table(table, is_scripted)), viewer),
          players_(table.game, table.seed, table.habits),
          random_(table.seed, catan::Domain::Theft) {}

    [[nodiscard]] Twin& here() { return here_; }
    [[nodiscard]] Twin& there() { return there_; }
    [[nodiscard]] bool differ() const { return here_.state() != there_.state(); }
    [[nodiscard]] bool is_end() const { return here_.is_over() || there_.is_over(); }

    // Makes a move in both games. Returns false if only one game accepts it, or if its result would let the viewer tell
    // the games apart.
    bool say(const catan::Command& command) {
        catan::State here = here_.state();
        catan::State there = there_.state();
        if (refuse(table_.game, here, command) || refuse(table_.game, there, command)) return false;
        apply(table_.game, here, command);
        apply(table_.game, there, command);
        std::optional<catan::Outcome> outcome_here;
        std::optional<catan::Outcome> outcome_there;
        if (awaits_outcome(here)) {
            outcome_here = any(possible_outcomes(here));
            outcome_there = knows(command) ? outcome_here : any(possible_outcomes(there));
            if (refuse(there, *outcome_there)) return false;
            apply(table_.game, here, *outcome_here);
            apply(table_.game, there, *outcome_there);
        }
        const bool is_end = here.in<catan::GameOver>() || there.in<catan::GameOver>();
        const catan::View seen = view(table_.game, here, catan::Seat::none());
        if (!is_end && seen != view(table_.game, there, catan::Seat::none())) return false;
        say(here_.referee, command, outcome_here);
        say(there_.referee, command, outcome_there);
        return true;
    }

    // Makes a random move. Returns false if it finds none.
    bool go_on() {
        for (int i = 0; i < 20; ++i) {
            if (say(std::get<catan::Command>(players_.next(here_.state())))) return true;
        }
        return false;
    }

private:
    static catan::language::Table with_another_seed(catan::language::Table table) {
        table.seed = ~table.seed;
        return table;
    }
    static void say(catan::table::Referee& game, const catan::Command& command,
                    const std::optional<catan::Outcome>& outcome) {
        catan::table::Chair& chair = game.chair(game.match().asked());
        chair.say(chair.position(), command, outcome,
                  [](const catan::table::Chair::Result& answer) { REQUIRE(answer.is_done()); });
    }
    // All players see the dice, thief and victim a stolen card, the buyer a drawn card.
    [[nodiscard]] bool knows(const catan::Command& command) const {
        const catan::Seat viewer = here_.viewer;
        const auto* theft = std::get_if<catan::Steal>(&command);
        return std::holds_alternative<catan::Roll>(command) ||
               here_.referee.match().asked() == viewer ||
               (theft != nullptr && theft->from == viewer);
    }
    catan::Outcome any(const std::vector<catan::WeightedOutcome>& outcomes) {
        return outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))].outcome;
    }

    const Table& table_;
    Twin here_;
    Twin there_;
    RandomPlayers players_;
    catan::Random random_;
};
