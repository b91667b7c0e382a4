// Tests drawn tokens by reading them point by point.
#include "catan/tui/tokens.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "catan/core/layout.hpp"
#include "catan/tui/board_labels.hpp"
#include "support/drawn.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

const std::map<std::string, int> known{
    {"###"
     "# #"
     "# #"
     "# #"
     "###",
     0},
    {" # "
     "## "
     " # "
     " # "
     "###",
     1},
    {"###"
     "  #"
     "###"
     "#  "
     "###",
     2},
    {"###"
     "  #"
     " ##"
     "  #"
     "###",
     3},
    {"# #"
     "# #"
     "###"
     "  #"
     "  #",
     4},
    {"###"
     "#  "
     "###"
     "  #"
     "###",
     5},
    {"###"
     "#  "
     "###"
     "# #"
     "###",
     6},
    {"###"
     "# #"
     "###"
     "# #"
     "###",
     8},
    {"###"
     "# #"
     "###"
     "  #"
     "###",
     9},
};

ftxui::Color seen(DrawnBoard& drawn, Pixel pixel) {
    const ftxui::Pixel& on_screen = drawn.at(cell(pixel));
    const bool upper = (pixel.y & 1) == 0 && on_screen.character == "▀";
    return upper ? on_screen.foreground_color : on_screen.background_color;
}

struct Read {
    int token = 0;
    int pips = 0;
};

// Reads the number on a plate: the points that do not have the plate's colour.
Read read(DrawnBoard& drawn, Pixel middle, const ftxui::Color& number, int scale) {
    const auto is_set = [&](int x, int y) {
        return seen(drawn, {middle.x + scale * x, middle.y + scale * y}) == number;
    };
    const auto digit = [&](int left, int top) {
        std::string points;
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 3; ++x) points += is_set(left + x, top + y) ? '#' : ' ';
        }
        const auto found = known.find(points);
        return found == known.end() ? -1 : found->second;
    };
    Read result;
    const int tens = digit(-3, 1);
    result.token = tens >= 0 ? 10 * tens + digit(1, 1) : digit(-1, 1);
    for (int x = -5; x <= 5; ++x) result.pips += is_set(x, 7) ? 1 : 0;
    return result;
}

}  // namespace

TEST_CASE("where hexes are large their numbers are drawn, with as many pips") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (const std::uint64_t seed : {1U, 2U}) {
        const Board board = make_board(Mode::Random, Shape::hexagon(4), seed);
        const Chart chart(board);
        for (const int step : {8, 9, 13, 15, 16, 20, 26}) {
            const auto size = static_cast<Size>(step);
            const Measures measures(size);
            DrawnBoard drawn(scene_of(chart, palette, size));
            for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
                const std::uint8_t token = board.token(HexId(i));
                if (token == 0) continue;
                const Pixel top = measures.north(board.topology.axial(HexId(i)));
                const Plate plate = plate_of(size, token_row(size));
                const Ink number = is_red(token) ? inks::red : Ink::Black;
                const Read found =
                    read(drawn, {top.x, top.y + plate.top}, palette[number], plate.height / 10);
                INFO("size " << step << ", token " << static_cast<int>(token));
                REQUIRE(found.token == token);
                REQUIRE(found.pips == pips(token));
            }
        }
    }
}

TEST_CASE("a plate lies within its hex, below its name") {
    for (int step = 6; step <= static_cast<int>(largest_size); ++step) {
        const auto size = static_cast<Size>(step);
        const Geometry geometry(size);
        const Plate plate = plate_of(size, token_row(size));
        for (const int x : {-plate.reach - 1, plate.reach + 1}) {
            for (const int y : {plate.top, plate.top + plate.height - 1}) {
                const Place under = geometry.under({x, y});
                REQUIRE(under.kind == Place::Kind::Hex);
                REQUIRE(under.hex == Axial{0, 0});
            }
        }
        REQUIRE(plate.height < geometry.row_height() * 2);
    }
}
