// Paints the tokens of large hexes in pixels: a round plate, its number in digits of a small pixel font, and its
// pips.
#pragma once

#include "catan/core/rooms.hpp"
#include "catan/tui/geometry.hpp"
#include "catan/tui/inks.hpp"
#include "kit/canvas.hpp"

namespace catan::tui {

// From least_plate on, a token is a round plate with its pips on it. From least_drawn_token on, its number is drawn
// in pixels instead of written.
inline constexpr auto least_plate = static_cast<Size>(6);
inline constexpr auto least_drawn_token = static_cast<Size>(8);

struct TokenInks {
    Ink plate = inks::plate;
    Ink number = Ink::Black;
};

// The pixel rows of the plate, relative to the token's row of cells, and its half width.
struct Plate {
    int top = 0;
    int height = 0;
    int reach = 0;
};
[[nodiscard]] Plate plate_of(Size size, int token_row);

// `top` is the north corner of the hex.
void paint_plate(kit::Canvas& canvas, Pixel top, const Plate& plate, Ink ink);
void paint_token(kit::Canvas& canvas, Pixel top, const Plate& plate, int token, TokenInks inks);

}  // namespace catan::tui
