#include "catan/tui/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "catan/core/layout.hpp"

namespace catan::tui {
namespace {

constexpr int digit_width = 3;
constexpr int digit_height = 5;

// Rows from the top, three bits each, left bit first.
constexpr std::array<std::array<std::uint8_t, digit_height>, 10> digits{{{7, 5, 5, 5, 7},
                                                                         {2, 6, 2, 2, 7},
                                                                         {7, 1, 7, 4, 7},
                                                                         {7, 1, 3, 1, 7},
                                                                         {5, 5, 7, 1, 1},
                                                                         {7, 4, 7, 1, 7},
                                                                         {7, 4, 7, 5, 7},
                                                                         {7, 1, 2, 2, 2},
                                                                         {7, 5, 7, 5, 7},
                                                                         {7, 5, 7, 1, 7}}};

// Draws points. A point is one pixel, or a square of pixels where hexes are very large.
class Pen {
public:
    Pen(kit::Canvas& canvas, Pixel middle, int scale, Ink ink)
        : canvas_(canvas), middle_(middle), scale_(scale), ink_(ink) {}

    // x right of the middle, y down.
    void set(int x, int y) {
        for (int down = 0; down < scale_; ++down) {
            for (int right = 0; right < scale_; ++right) {
                canvas_.set(
                    {middle_.x - scale_ / 2 + scale_ * x + right, middle_.y + scale_ * y + down},
                    ink_);
            }
        }
    }

    void digit(int value, int left, int top) {
        const auto& rows = digits.at(static_cast<std::size_t>(value));
        for (int y = 0; y < digit_height; ++y) {
            for (int x = 0; x < digit_width; ++x) {
                const auto bit = static_cast<unsigned>(digit_width - 1 - x);
                const unsigned row = rows.at(static_cast<std::size_t>(y));
                if (((row >> bit) & 1U) != 0) set(left + x, top + y);
            }
        }
    }

private:
    kit::Canvas& canvas_;
    Pixel middle_;
    int scale_;
    Ink ink_;
};

// Width in pixels of a point of a drawn token.
int scale_of(Size size) { return std::max((static_cast<int>(size) + 2) / 9, 1); }
constexpr int points_high = 10;
constexpr int points_aside = 5;

}  // namespace

Plate plate_of(Size size, int token_row) {
    // Reaches from half a row above the number to half a row below the pips.
    if (size < least_drawn_token) return {2 * token_row - 1, 6, 3};
    const int scale = scale_of(size);
    const int middle = 2 * (token_row + 1);
    return {middle - points_high / 2 * scale, points_high * scale,
            points_aside * scale + scale / 2};
}

// Rounds the corners, more on higher plates.
void paint_plate(kit::Canvas& canvas, Pixel top, const Plate& plate, Ink ink) {
    const int corner = plate.height / 5;
    for (int y = 0; y < plate.height; ++y) {
        const int from_end = std::min(y, plate.height - 1 - y);
        const int reach = plate.reach - std::max(corner - from_end, 0);
        for (int x = -reach; x <= reach; ++x) {
            canvas.set({top.x + x, top.y + plate.top + y}, ink);
        }
    }
}

void paint_token(kit::Canvas& canvas, Pixel top, const Plate& plate, int token, TokenInks inks) {
    paint_plate(canvas, top, plate, inks.plate);
    Pen pen(canvas, {top.x, top.y + plate.top}, plate.height / points_high, inks.number);
    constexpr int first_row = 1;
    if (token >= 10) {
        pen.digit(token / 10, -digit_width, first_row);
        pen.digit(token % 10, 1, first_row);
    } else {
        pen.digit(token, -1, first_row);
    }
    const int count = pips(static_cast<std::uint8_t>(token));
    for (int i = 0; i < count; ++i) pen.set(2 * i - (count - 1), first_row + digit_height + 1);
}

}  // namespace catan::tui
