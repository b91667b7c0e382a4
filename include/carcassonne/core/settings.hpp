// Defines the settings of a game (K16).
#pragma once

#include <cstddef>
#include <cstdint>

#include "carcassonne/core/ids.hpp"

namespace carcassonne {

// K2: which tile lies at 0,0.
enum class Start : std::uint8_t {
    TileD,    // D, before the first turn
    AnyTile,  // the first tile that is drawn
};

inline constexpr std::size_t usual_players = 2;

struct Settings {
    std::size_t players = usual_players;
    Seat first{0};  // first player (K13)
    Start start = Start::TileD;
    std::uint8_t small_city = 4;  // points of a complete city of two tiles: 4 or 2 (K7)
    bool farmers = true;          // K11

    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace carcassonne
