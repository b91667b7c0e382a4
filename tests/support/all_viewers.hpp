// All viewers of a game: each seat, the public, and all seats together.
#pragma once

#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"

// Those of each seat, nobody's, and everybody's.
inline std::vector<catan::Viewer> all_viewers(const catan::Game& game) {
    std::vector<catan::Viewer> all;
    for (std::size_t i = 0; i < game.players(); ++i) {
        all.push_back(catan::Viewer::of(catan::Seat(i)));
    }
    all.push_back(catan::Viewer::public_only());
    all.push_back(catan::Viewer::all());
    return all;
}
