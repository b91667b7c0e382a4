// Numbers the inks of the game after those of the kit: terrains, other board inks, and seats. Colours are picked by
// hand for each colour depth.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/rules.hpp"
#include "kit/palette.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

using kit::Depth;
using kit::Ink;
using kit::Palette;

// Same order as the mixes in inks.cpp: terrains first, seats last.
namespace inks {
inline constexpr Ink sea = kit::custom_ink(terrain_count);
inline constexpr Ink line =
    kit::custom_ink(terrain_count + 1);  // between hexes, and along the coast
inline constexpr Ink harbour = kit::custom_ink(terrain_count + 2);  // a port for any resource
inline constexpr Ink plate = kit::custom_ink(terrain_count + 3);    // under a token's number
inline constexpr Ink red = kit::custom_ink(terrain_count + 4);      // a red number
// Around roads, houses and marks. Contrast is at least 3 : 1 to every terrain, and to the ink it surrounds.
inline constexpr Ink outline = Ink::Black;
}  // namespace inks
inline constexpr std::size_t board_inks = terrain_count + 5;
inline constexpr std::size_t custom_inks = board_inks + most_players;

[[nodiscard]] constexpr Ink ink(Terrain terrain) { return kit::custom_ink(index(terrain)); }
[[nodiscard]] constexpr Ink port_ink(std::optional<Resource> resource) {
    return resource ? ink(terrain_of(*resource)) : inks::harbour;
}
[[nodiscard]] constexpr Ink seat_ink(Seat seat) { return kit::custom_ink(board_inks + seat.value); }

// The seat's letter, used when there are too few colours: A for the first.
[[nodiscard]] constexpr char seat_letter(Seat seat) { return static_cast<char>('A' + seat.value); }

// A cell in the seat's colour that also shows the seat's letter.
[[nodiscard]] inline kit::Span seat_cell(Seat seat) {
    return {std::string(1, seat_letter(seat)), Ink::Black, seat_ink(seat)};
}

// Swatches before a line of text. A resource needs no letter, since its name follows.
[[nodiscard]] constexpr kit::Swatch seat_swatch(Seat seat) {
    return {seat_ink(seat), seat_letter(seat)};
}
[[nodiscard]] constexpr kit::Swatch resource_swatch(Resource resource) {
    return {ink(terrain_of(resource))};
}

// The palette of all inks for a colour depth.
[[nodiscard]] Palette game_palette(Depth depth);

}  // namespace catan::tui
