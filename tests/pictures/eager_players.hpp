// Players who build whatever they can, so that after some turns there is something to be seen. The same seed plays the
// same game.
#pragma once

#include <cstdint>
#include <vector>

#include "catan/command.hpp"
#include "catan/game.hpp"
#include "catan/random.hpp"
#include "catan/state.hpp"

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
