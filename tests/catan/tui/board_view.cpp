// Tests the coloured drawing of a board, cell by cell on FTXUI's screen.
#include "catan/tui/board_view.hpp"

#include <fmt/format.h>
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "catan/core/rules.hpp"
#include "catan/tui/board_labels.hpp"
#include "catan/tui/port_sign.hpp"
#include "catan/tui/tokens.hpp"
#include "support/drawn.hpp"
#include "support/print.hpp"
#include "support/scale.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

int row_of_token(Size size) {
    switch (size) {
        case Size::Map: return 1;
        case Size::Small: return 2;
        case Size::Normal:
        case Size::Large: return 3;
        case Size::Huge: return 4;
    }
    return tui::token_row(size);
}

Cell top_of(const Board& board, Size size, HexId hex) {
    return cell(Geometry(size).north(board.topology.axial(hex)));
}

bool same(const ftxui::Pixel& a, const ftxui::Pixel& b) {
    return a.character == b.character && a.foreground_color == b.foreground_color &&
           a.background_color == b.background_color && a.bold == b.bold;
}

// Whether an arrow belongs in the cell, which means that the board continues there.
bool is_margin_mark(Window window, Cell cell) {
    const Cell from = cell - window.first;
    const bool beside = from.x == 0 || from.x == window.width - 1;
    const bool above = from.y == 0 || from.y == window.height - 1;
    return (beside && from.y == window.height / 2) || (above && from.x == window.width / 2);
}

}  // namespace

TEST_CASE("the middle of a hex has its terrain's colour, and its token in place") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 1);
        const Chart chart(board);
        for (const Size size : some_sizes) {
            DrawnBoard drawn(scene_of(chart, palette, size));
            const int edge = Geometry(size).hex_width() / 2;
            for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
                const HexId hex(i);
                const Cell row = top_of(board, size, hex) + Cell{0, row_of_token(size)};
                const Ink terrain = ink(board.terrain(hex));
                REQUIRE(drawn.at(row + Cell{edge - 1, 0}).background_color == palette[terrain]);
                REQUIRE(drawn.at(row + Cell{edge, 0}).background_color == palette[inks::line]);
                if (board.token(hex) == 0 || size >= least_drawn_token) continue;
                const auto& last = drawn.at(row);
                const bool red = is_red(board.token(hex));
                const bool on_plate = red || size != Size::Map;
                REQUIRE(drawn.text(row + Cell{-1, 0}, 2) == fmt::format("{:2}", board.token(hex)));
                REQUIRE(last.background_color == palette[on_plate ? inks::plate : terrain]);
                REQUIRE((last.foreground_color == palette[inks::red]) == red);
            }
        }
    }
}

TEST_CASE("a hex is named by its terrain, in letters as well as in colour") {
    const Palette palette = palette_of(Depth::TrueColour);
    const Board board = make_board(Mode::Beginner, Shape::hexagon(3), 0);
    const Chart chart(board);
    for (const Size size : {Size::Small, Size::Normal, Size::Large, Size::Huge}) {
        DrawnBoard drawn(scene_of(chart, palette, size));
        for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
            const Cell row = top_of(board, size, HexId(i)) + Cell{0, row_of_token(size) - 1};
            const std::string_view full = name(board.terrain(HexId(i)));
            const std::string wanted(size == Size::Small ? full.substr(0, 1) : full);
            const int before = static_cast<int>(wanted.size()) / 2;
            REQUIRE(drawn.text(row - Cell{before, 0}, static_cast<int>(wanted.size())) == wanted);
        }
    }
}

TEST_CASE("pips lie below the token, as many as it has") {
    const Palette palette = palette_of(Depth::TrueColour);
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 8);
    const Chart chart(board);
    for (const Size size : {Size::Normal, Size::Large, Size::Huge}) {
        DrawnBoard drawn(scene_of(chart, palette, size));
        for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
            if (board.token(HexId(i)) == 0) continue;
            const Cell row = top_of(board, size, HexId(i)) + Cell{-2, row_of_token(size) + 1};
            int dots = 0;
            for (int x = 0; x < 5; ++x) {
                dots += drawn.at(row + Cell{x, 0}).character == "•" ? 1 : 0;
                REQUIRE(drawn.at(row + Cell{x, 0}).character ==
                        drawn.at(row + Cell{4 - x, 0}).character);
            }
            REQUIRE(dots == pips(board.token(HexId(i))));
        }
    }
}

TEST_CASE("the robber stands beside the token, not on it") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (std::size_t i = 0; i < 19; ++i) {
        Board board = make_board(Mode::Beginner, Shape::hexagon(3), 0);
        board.layout.robber = HexId(i);
        const Chart chart(board);
        for (const Size size : some_sizes) {
            DrawnBoard drawn(scene_of(chart, palette, size));
            const Cell row = top_of(board, size, HexId(i)) + Cell{0, row_of_token(size)};
            const int half = Geometry(size).hex_width() / 2;
            std::string text;
            int robbers = 0;
            for (int x = 1 - half; x < half; ++x) {
                const auto& pixel = drawn.at(row + Cell{x, 0});
                text += pixel.character;
                if (pixel.character != "R") continue;
                ++robbers;
                REQUIRE(pixel.background_color == palette[Ink::Black]);
                REQUIRE(pixel.foreground_color == palette[Ink::White]);
            }
            REQUIRE(robbers == 1);
            const auto token = board.token(HexId(i));
            if (token == 0 || size >= least_drawn_token) continue;
            REQUIRE(text.find(fmt::format("{}", token)) < text.find('R'));
        }
    }
}

TEST_CASE("a port shows its sign, and a mark on both its corners, in its colour") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 4);
        const Chart chart(board);
        for (const Size size : some_sizes) {
            const Geometry geometry(size);
            DrawnBoard drawn(scene_of(chart, palette, size));
            std::size_t marks = 0;
            for (int y = 0; y < drawn.window().height; ++y) {
                for (int x = 0; x < drawn.window().width; ++x) {
                    marks += drawn.at(drawn.window().first + Cell{x, y}).character == "○" ? 1U : 0U;
                }
            }
            REQUIRE(marks == 2 * board.layout.ports.size());
            for (const Port& port : board.layout.ports) {
                for (const IntersectionId end : board.topology.ends(port.edge)) {
                    const auto& mark = drawn.at(cell(geometry.pixel(board.topology.point(end))));
                    REQUIRE(mark.character == "○");
                    REQUIRE(mark.background_color == palette[port_ink(port.resource)]);
                }
            }
        }
    }
}

TEST_CASE("a port's sign is read in its colour, before its own edge") {
    const Palette palette = palette_of(Depth::TrueColour);
    // R1.8: the port for grain lies on 32-33, the north-east side of hex 10; 45-46 (3:1) on the south-west side of 15.
    const Board board = make_board(Mode::Beginner, Shape::hexagon(3), 0);
    const Chart chart(board);
    struct Known {
        std::size_t hex;
        Direction side;
        std::optional<Resource> resource;
    };
    for (const Known& known :
         {Known{10, Direction::NorthEast, Resource::Grain}, Known{7, Direction::East, std::nullopt},
          Known{15, Direction::SouthWest, std::nullopt},
          Known{12, Direction::West, Resource::Lumber}}) {
        for (const Size size : some_sizes) {
            DrawnBoard drawn(scene_of(chart, palette, size));
            const PortSign sign = port_sign(Geometry(size), board.topology.axial(HexId(known.hex)),
                                            known.side, known.resource);
            for (int row = 0; row < sign.height(); ++row) {
                const Cell first = sign.first + Cell{0, row};
                REQUIRE(drawn.text(first, sign.width()) ==
                        sign.lines[static_cast<std::size_t>(row)]);
                REQUIRE(drawn.at(first).background_color == palette[port_ink(known.resource)]);
            }
        }
    }
}

TEST_CASE("ids are written on every hex and at every intersection, when asked for") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 2);
        const Chart chart(board);
        for (const Size size : {Size::Small, Size::Normal, Size::Large, Size::Huge}) {
            const Geometry geometry(size);
            BoardScene scene = scene_of(chart, palette, size);
            scene.ids = true;
            DrawnBoard drawn(scene);
            for (std::size_t i = 0; i < board.topology.intersections(); ++i) {
                const std::string id = fmt::format("{}", i);
                const auto width = static_cast<int>(id.size());
                const Cell at = cell(geometry.pixel(board.topology.point(IntersectionId(i))));
                REQUIRE(drawn.text(at - Cell{width / 2, 0}, width) == id);
            }
            for (std::size_t i = 0; i < board.topology.hexes(); ++i) {
                const char letter =
                    size == Size::Small ? name(board.terrain(HexId(i))).front() : 'h';
                const std::string id = fmt::format("{}{}", letter, i);
                const auto width = static_cast<int>(id.size());
                const int row = row_of_token(size) - (size == Size::Small ? 1 : 2);
                const Cell at = top_of(board, size, HexId(i)) + Cell{-width / 2, row};
                REQUIRE(drawn.text(at, width) == id);
            }
        }
    }
}

TEST_CASE("a window shows the same as that part of the whole") {
    for (const Depth depth : {Depth::TrueColour, Depth::None}) {
        const Palette palette = palette_of(depth);
        const Board board = make_board(Mode::Random, Shape::hexagon(5), 9);
        const Chart chart(board);
        for (const Size size : some_sizes) {
            for (const bool ids : {false, true}) {
                BoardScene scene = scene_of(chart, palette, size);
                scene.ids = ids;
                DrawnBoard whole(scene);
                const Window all = whole.window();
                for (int y = 0; y + 9 <= all.height; y += stride(7)) {
                    for (int x = 0; x + 17 <= all.width; x += stride(13)) {
                        DrawnBoard part(scene, {all.first + Cell{x, y}, 17, 9});
                        for (int i = 0; i < 17 * 9; ++i) {
                            const Cell here = part.window().first + Cell{i % 17, i / 17};
                            if (is_margin_mark(part.window(), here)) continue;
                            REQUIRE(same(part.at(here), whole.at(here)));
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("a board beside other elements stays in its box") {
    const Palette palette = palette_of(Depth::TrueColour);
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    const BoardScene scene = scene_of(chart, palette, Size::Normal);
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(12), ftxui::Dimension::Fixed(4));
    ftxui::Render(
        screen, ftxui::vbox({ftxui::text("a title line"),
                             ftxui::hbox({board_view(scene), ftxui::text("end")}) | ftxui::flex}));
    REQUIRE(screen.PixelAt(0, 0).character == "a");
    REQUIRE(screen.PixelAt(0, 0).background_color == ftxui::Color());
    REQUIRE(screen.PixelAt(9, 1).character == "e");
    REQUIRE(screen.PixelAt(9, 1).background_color == ftxui::Color());
    REQUIRE_FALSE(screen.PixelAt(8, 3).background_color == ftxui::Color());
    // The origin of the scene is at the top left of the box: the north corner of hex 0.
    REQUIRE(screen.PixelAt(0, 1).foreground_color == palette[inks::line]);
}

TEST_CASE("far from the board there is sea") {
    const Palette palette = palette_of(Depth::TrueColour);
    const Board board = make_board(Mode::Random, Shape::extended(), 1);
    const Chart chart(board);
    for (const Size size : some_sizes) {
        for (const Cell corner : {Cell{-4000, -4000}, Cell{4000, 0}, Cell{0, 3000}}) {
            DrawnBoard drawn(scene_of(chart, palette, size), {corner, 20, 10});
            for (int i = 0; i < 200; ++i) {
                const Cell here = corner + Cell{i % 20, i / 20};
                if (is_margin_mark(drawn.window(), here)) continue;
                const auto& pixel = drawn.at(here);
                REQUIRE(pixel.background_color == palette[inks::sea]);
                REQUIRE(pixel.character == " ");
            }
        }
    }
}

TEST_CASE("where there are 16 colours nothing is bold, for bold would be another colour") {
    const Palette palette = palette_of(Depth::Colours16);
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    DrawnBoard drawn(scene_of(chart, palette, Size::Normal));
    for (int y = 0; y < drawn.window().height; ++y) {
        for (int x = 0; x < drawn.window().width; ++x) {
            REQUIRE_FALSE(drawn.at(drawn.window().first + Cell{x, y}).bold);
        }
    }
}

TEST_CASE("where there are 16 colours a wood has trees, and no other terrain has") {
    const Palette palette = palette_of(Depth::Colours16);
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    for (const Size size : some_sizes) {
        const Geometry geometry(size);
        DrawnBoard drawn(scene_of(chart, palette, size));
        std::vector<int> dark(board.topology.hexes(), 0);
        const Window all = drawn.window();
        for (int y = 2 * all.first.y; y < 2 * (all.first.y + all.height); ++y) {
            for (int x = all.first.x; x < all.first.x + all.width; ++x) {
                const Place place = geometry.under({x, y});
                const HexId hex = board.topology.hex_at(place.hex);
                const ftxui::Pixel& pixel = drawn.at({x, y >> 1});
                if (place.kind != Place::Kind::Hex || !hex.exists()) continue;
                if (pixel.character != "▀" || (y & 1) != 0) continue;
                dark[hex.value] += pixel.foreground_color == palette[inks::outline] ? 1 : 0;
            }
        }
        for (std::size_t i = 0; i < dark.size(); ++i) {
            if (size >= least_drawn_token) continue;  // digits and pips are dark as well
            if (robber_of(scene_of(chart, palette, size)) == HexId(i)) continue;
            const bool is_wood = board.terrain(HexId(i)) == Terrain::Lumber;
            INFO("size " << static_cast<int>(size) << ", hex " << i);
            REQUIRE((dark[i] > 0) == is_wood);
        }
    }
}
