#include "catan/core/legal.hpp"

#include "kinds_of_commands.hpp"

namespace catan {

void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
    commands.clear();
    in_phase(game, state, [&](const Asked& asked, auto kinds) { kinds.list(asked, commands); });
}

std::size_t count_legal(const Game& game, const State& state) {
    return in_phase(game, state, [](const Asked& asked, auto kinds) { return kinds.count(asked); });
}

Command nth_legal(const Game& game, const State& state, std::size_t n) {
    return in_phase(game, state, [n](const Asked& asked, auto kinds) {
        return kinds.nth(asked, n, [](const auto& command) { return Command(command); });
    });
}

Command choose_legal(const Game& game, const State& state, Random& random) {
    return in_phase(game, state, [&random](const Asked& asked, auto kinds) {
        return kinds.any(asked, random, [](const auto& command) { return Command(command); });
    });
}

std::vector<Command> legal(const Game& game, const State& state) {
    std::vector<Command> commands;
    list_legal(game, state, commands);
    return commands;
}

}  // namespace catan
