// Uses only the installed core of Carcassonne: plays a random game of three, and counts it.
#include <carcassonne/core/apply.hpp>
#include <carcassonne/core/chance.hpp>
#include <carcassonne/core/invariants.hpp>
#include <carcassonne/core/legal.hpp>
#include <carcassonne/core/score.hpp>
#include <carcassonne/core/version.hpp>
#include <iostream>

using namespace carcassonne;

int main() {
    const Game game(Settings{.players = 3});
    State state = start(game);
    Dealer dealer(42);
    Random choice(42, Domain::Choice);
    while (!state.in<GameOver>()) {
        if (awaits_outcome(state)) {
            apply(game, state, dealer.deal(state));
        } else {
            apply(game, state, choose_legal(game, state, choice));
        }
    }
    std::cout << "carcassonne " << version << '\n';
    for (const int points : projected(game, state)) std::cout << points << ' ';
    std::cout << "in turn " << state.turn.number << '\n';
    const bool is_whole = broken_invariants(game, state).empty();
    return is_whole && !leaders(game, state).empty() ? 0 : 1;
}
