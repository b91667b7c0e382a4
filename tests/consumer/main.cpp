// Uses only the installed package: plays the random game of docs/library.md, and prints a board.
#include <catan/core/apply.hpp>
#include <catan/core/chance.hpp>
#include <catan/core/generator.hpp>
#include <catan/core/legal.hpp>
#include <catan/core/version.hpp>
#include <catan/language/notation.hpp>
#include <iostream>

using namespace catan;

namespace {

State play_at_random(const Game& game, std::uint64_t seed) {
    State state = start(game);
    Dealer dealer(seed);
    Random choice(seed, Domain::Choice);
    for (std::vector<Command> commands; !state.in<GameOver>();) {
        if (awaits_outcome(state)) {
            apply(game, state, dealer.deal(state));
        } else if (state.in<Discarding>()) {
            apply(game, state, Command(draw_discard(game, state, choice)));
        } else {
            list_legal(game, state, commands);
            apply(game, state, commands[choice.below(static_cast<std::uint32_t>(commands.size()))]);
        }
    }
    return state;
}

}  // namespace

int main() {
    const Shape shape = Shape::hexagon(3);
    const Game game(make_board(Mode::Random, shape, 42), usual_settings(4, shape));
    const State state = play_at_random(game, 42);
    std::cout << "catan " << version << '\n'
              << language::board_script(game.board()) << "# seat " << int{state.turn.active().value}
              << " wins in turn " << state.turn.number << '\n';
    return faults(game.topology(), game.board().layout).empty() ? 0 : 1;
}
