// Lists all possible viewers of a game.
#pragma once

#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"

// Each seat, then public information only, then all seats together.
inline std::vector<catan::Viewer> all_viewers(const catan::Game& game) {
    std::vector<catan::Viewer> all;
    for (std::size_t i = 0; i < game.players(); ++i) {
        all.push_back(catan::Viewer::of(catan::Seat(i)));
    }
    all.push_back(catan::Viewer::public_only());
    all.push_back(catan::Viewer::all());
    return all;
}
