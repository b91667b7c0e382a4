// Whose eyes there can be on a game.
#pragma once

#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"

// Those of each seat, nobody's, and everybody's.
inline std::vector<catan::Eyes> all_eyes(const catan::Game& game) {
    std::vector<catan::Eyes> all;
    for (std::size_t i = 0; i < game.players(); ++i) {
        all.push_back(catan::Eyes::of(catan::Seat(i)));
    }
    all.push_back(catan::Eyes::nobody());
    all.push_back(catan::Eyes::everybody());
    return all;
}
