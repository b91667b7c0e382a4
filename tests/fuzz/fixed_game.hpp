// Provides the game for the targets that read positions: five players, so that there are paired phases.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/invariants.hpp"
#include "catan/core/legal.hpp"
#include "catan/language/notation.hpp"
#include "checks.hpp"
#include "support/random_game.hpp"
#include "target.hpp"

inline const catan::Game& fixed_game() {
    using namespace catan;
    static const Game game(make_board(Mode::Beginner, Shape::hexagon(3), 0),
                           usual_settings(5, Shape::hexagon(3)));
    return game;
}
inline catan::language::Notation notation() {
    static const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee", "Eve"};
    return {fixed_game(), names};
}

// Whatever state can be read, a game can go on from it.
inline void play_on(catan::State state, std::uint64_t seed) {
    constexpr int plies = 12;
    RandomPlayers all(fixed_game(), seed, {true, true, true});
    for (int i = 0; i < plies && !state.in<catan::GameOver>(); ++i) {
        const Step step = all.next(state);
        if (const auto* command = std::get_if<catan::Command>(&step)) {
            demand(!refuse(fixed_game(), state, *command), "what is listed or drawn is legal");
        }
        take(fixed_game(), state, step);
        const auto broken = broken_invariants(fixed_game(), state);
        demand(broken.empty(), "no law is broken by playing on",
               broken.empty() ? "" : broken.front());
    }
}
