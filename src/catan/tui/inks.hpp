// The inks of the game, after those that every screen has: terrains, what else is on a board, and seats. Their colours are
// picked by hand for each number of colours that a terminal may have.
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

// In the order of the mixes in inks.cpp, which begin with the terrains and end with the seats.
namespace inks {
inline constexpr Ink sea = kit::custom_ink(terrain_count);
inline constexpr Ink line =
    kit::custom_ink(terrain_count + 1);  // between hexes, and along the coast
inline constexpr Ink harbour = kit::custom_ink(terrain_count + 2);  // a port for any resource
inline constexpr Ink plate = kit::custom_ink(terrain_count + 3);    // what a token is printed on
inline constexpr Ink red = kit::custom_ink(terrain_count + 4);      // on it
// Around roads, houses and marks: darker than every terrain by 3 : 1, and than whatever it surrounds.
inline constexpr Ink outline = Ink::Black;
}  // namespace inks
inline constexpr std::size_t board_inks = terrain_count + 5;
inline constexpr std::size_t custom_inks = board_inks + most_players;

[[nodiscard]] constexpr Ink ink(Terrain terrain) { return kit::custom_ink(index(terrain)); }
[[nodiscard]] constexpr Ink port_ink(std::optional<Resource> resource) {
    return resource ? ink(terrain_of(*resource)) : inks::harbour;
}
[[nodiscard]] constexpr Ink seat_ink(Seat seat) { return kit::custom_ink(board_inks + seat.value); }

// What stands for a seat where colours are too few: A for the first.
[[nodiscard]] constexpr char seat_letter(Seat seat) { return static_cast<char>('A' + seat.value); }

// A cell of the seat's colour with its letter, which says the same.
[[nodiscard]] inline kit::Span seat_cell(Seat seat) {
    return {std::string(1, seat_letter(seat)), Ink::Black, seat_ink(seat)};
}

// The same before a line of words; a resource is known by its name.
[[nodiscard]] constexpr kit::Swatch seat_swatch(Seat seat) {
    return {seat_ink(seat), seat_letter(seat)};
}
[[nodiscard]] constexpr kit::Swatch resource_swatch(Resource resource) {
    return {ink(terrain_of(resource))};
}

// All inks, for a terminal with so many colours.
[[nodiscard]] Palette game_palette(Depth depth);

}  // namespace catan::tui
