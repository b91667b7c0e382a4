// Players who build whatever they can, so that after some turns there is something to be seen. The same seed plays the
// same game.
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

    // What whoever is asked says next. The game must not be over.
    Command next(const State& state);

private:
    [[nodiscard]] int worth(const State& state, const Command& command);
    [[nodiscard]] int pips_around(IntersectionId at) const;

    const Game& game_;
    Random random_;
    std::vector<Command> legal_;
};

}  // namespace catan::pictures
