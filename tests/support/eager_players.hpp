// Plays games in which every player builds what they can, so that boards fill up soon. The same seed plays the same
// game.
#pragma once

#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan::pictures {

class EagerPlayers {
public:
    EagerPlayers(const Game& game, std::uint64_t seed);

    // The next command of the player to move. The game must not be over.
    Command next(const State& state);

private:
    [[nodiscard]] int worth(const State& state, const Command& command);
    [[nodiscard]] int pips_around(IntersectionId at) const;

    const Game& game_;
    Random random_;
    std::vector<Command> legal_;
};

}  // namespace catan::pictures
