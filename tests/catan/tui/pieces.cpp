// Tests the pieces on a board in the middle of a game, with colours and without. Regenerate the golden files as in
// board_lines.cpp.
#include "catan/tui/pieces.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catan/tui/strokes.hpp"
#include "kit/screen_text.hpp"
#include "support/drawn.hpp"
#include "support/positions.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

constexpr std::array<Depth, 3> colourful{Depth::Colours16, Depth::Colours256, Depth::TrueColour};

// A pixel of the board as it is seen on the screen: the upper or the lower half of a cell.
ftxui::Color seen(DrawnBoard& drawn, Pixel pixel) {
    const ftxui::Pixel& on_screen = drawn.at(cell(pixel));
    const bool upper = (pixel.y & 1) == 0;
    return upper && on_screen.character == "▀" ? on_screen.foreground_color
                                               : on_screen.background_color;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// Whether a building beside an edge may hide a part of it.
bool is_beside_building(const Game& game, const View& view, EdgeId edge) {
    for (const IntersectionId end : game.topology().ends(edge)) {
        if (view.places.building_owner(end).exists()) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("golden: a game drawn without colours") {
    const Game game = game_on(Shape::hexagon(3), 1);
    const State state = position(game, 1, 500);
    const View seen = view(game, state, Seat(0));
    const Palette palette = game_palette(Depth::None);
    const Chart chart(game.board());
    for (const Size size : {Size::Map, Size::Small, Size::Normal}) {
        for (const Glyphs glyphs : {Glyphs::Ascii, Glyphs::Unicode}) {
            BoardScene scene = scene_of(chart, palette, size);
            scene.view = &seen;
            scene.glyphs = glyphs;
            DrawnBoard drawn(scene);
            const std::string text = kit::plain_text(drawn.screen());
            const std::string path = fmt::format("{}/games/{}{}.txt", CATAN_GOLDEN_DIR, name(size),
                                                 glyphs == Glyphs::Ascii ? "-ascii" : "");
            if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
                std::ofstream(path, std::ios::binary) << text;
            }
            INFO(path);
            REQUIRE(text == contents(path));
        }
    }
}

TEST_CASE("a road colours its line, and a line without a road is dark") {
    for (const Shape shape : some_shapes) {
        const Game game = game_on(shape, 2);
        const State state = position(game, 2, 900);
        const View before = view(game, state, Seat::none());
        const Chart chart(game.board());
        for (const Depth depth : colourful) {
            const Palette palette = palette_of(depth);
            for (const Size size : some_sizes) {
                const Geometry geometry(size);
                BoardScene scene = scene_of(chart, palette, size);
                scene.view = &before;
                DrawnBoard drawn(scene);
                for (std::size_t i = 0; i < game.topology().edges(); ++i) {
                    const EdgeId edge(i);
                    // Signs of ports and robbers stand on no edge, but buildings and marks cover what is beside them.
                    if (is_beside_building(game, before, edge)) continue;
                    const Seat owner = before.places.road_owner(edge);
                    const Cell at = cell_of(geometry, game.topology(), edge);
                    const Ink wanted = owner.exists() ? seat_ink(owner) : inks::line;
                    for (const Pixel pixel : pixels(geometry, side_of(game.topology(), edge))) {
                        if (cell(pixel) == at) REQUIRE(seen(drawn, pixel) == palette[wanted]);
                    }
                }
            }
        }
    }
}

TEST_CASE("on a map a building is a cell of its owner's colour, with a sign of what it is") {
    for (const Shape shape : some_shapes) {
        const Game game = game_on(shape, 3);
        const State state = position(game, 3, 900);
        const View before = view(game, state, Seat::none());
        const Chart chart(game.board());
        for (const Depth depth : colourful) {
            const Palette palette = palette_of(depth);
            BoardScene scene = scene_of(chart, palette, Size::Map);
            scene.view = &before;
            DrawnBoard drawn(scene);
            for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
                const IntersectionId at(i);
                const Seat owner = before.places.building_owner(at);
                if (!owner.exists()) continue;
                const Cell here = cell_of(Geometry(Size::Map), game.topology(), at);
                REQUIRE(drawn.at(here).background_color == palette[seat_ink(owner)]);
                const std::string letter(1, seat_letter(owner));
                const std::string sign = before.places.is_city(at) ? "■" : "▲";
                REQUIRE(drawn.text(here, 1) == (palette.needs_letters() ? letter : sign));
            }
        }
    }
}

TEST_CASE("without colours, with few or if asked for, every piece has its seat's letter") {
    const Game game = game_on(Shape::extended(), 4);
    const State state = position(game, 4, 900);
    const View before = view(game, state, Seat::none());
    const Chart chart(game.board());
    for (const Depth depth : {Depth::None, Depth::Colours16, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (const Size size : some_sizes) {
            for (const Glyphs glyphs : {Glyphs::Ascii, Glyphs::Unicode}) {
                for (const bool ids : {false, true}) {
                    BoardScene scene = scene_of(chart, palette, size);
                    scene.view = &before;
                    scene.glyphs = glyphs;
                    scene.ids = ids;
                    scene.seat_letters = !palette.needs_letters();
                    DrawnBoard drawn(scene);
                    for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
                        const Seat owner = before.places.building_owner(IntersectionId(i));
                        if (!owner.exists()) continue;
                        const Cell here =
                            cell_of(Geometry(size), game.topology(), IntersectionId(i));
                        const std::string around = drawn.text(here - Cell{5, 0}, 9);
                        REQUIRE(around.find(seat_letter(owner)) != std::string::npos);
                    }
                    for (std::size_t i = 0; i < game.topology().edges(); ++i) {
                        const Seat owner = before.places.road_owner(EdgeId(i));
                        if (!owner.exists()) continue;
                        const Side side = side_of(game.topology(), EdgeId(i));
                        std::string on_road =
                            drawn.at(cell_of(Geometry(size), game.topology(), EdgeId(i))).character;
                        if (depth == Depth::None) {
                            for (const auto& stroke :
                                 strokes(Geometry(size), side.hex, side.direction)) {
                                on_road += drawn.at(stroke.cell).character;
                            }
                        }
                        const char small = static_cast<char>(seat_letter(owner) - 'A' + 'a');
                        // With numbers, the smaller sizes have no room for all of them.
                        if (ids && size < Size::Large) continue;
                        INFO("size " << static_cast<int>(size) << ", edge " << i);
                        REQUIRE(on_road.find(small) != std::string::npos);
                    }
                }
            }
        }
    }
}

TEST_CASE("the robber stands where the view has it") {
    const Game game = game_on(Shape::hexagon(3), 5);
    const State state = position(game, 5, 600);
    View now = view(game, state, Seat(1));
    const Palette palette = palette_of(Depth::TrueColour);
    const Chart chart(game.board());
    for (std::size_t i = 0; i < game.topology().hexes(); ++i) {
        now.robber = HexId(i);
        for (const Size size : some_sizes) {
            BoardScene scene = scene_of(chart, palette, size);
            scene.view = &now;
            DrawnBoard drawn(scene);
            const Window all = drawn.window();
            int robbers = 0;
            for (int y = 0; y < all.height; ++y) {
                for (int x = 0; x < all.width; ++x) {
                    const Cell here = all.first + Cell{x, y};
                    if (drawn.at(here).character != "R") continue;
                    ++robbers;
                    const Place under = Geometry(size).under({here.x, 2 * here.y});
                    REQUIRE(game.topology().hex_at(under.hex) == HexId(i));
                }
            }
            REQUIRE(robbers == 1);
        }
    }
}

TEST_CASE("a game in ASCII is letters, digits and a few strokes") {
    const std::string allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHR0123456789:/\\|. \n";
    const Game game = game_on(Shape::hexagon(6), 6);
    const State state = position(game, 6, 1500);
    const View now = view(game, state, Seat::none());
    const Palette palette = game_palette(Depth::None);
    const Chart chart(game.board());
    for (const Size size : some_sizes) {
        BoardScene scene = scene_of(chart, palette, size);
        scene.view = &now;
        scene.glyphs = Glyphs::Ascii;
        DrawnBoard drawn(scene);
        REQUIRE(kit::plain_text(drawn.screen()).find_first_not_of(allowed) == std::string::npos);
    }
}
