// Tests the marks for choices, the chosen place, paying hexes, and hidden margins.
#include "catan/tui/marks.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "catan/tui/tokens.hpp"
#include "support/drawn.hpp"
#include "support/positions.hpp"
#include "support/scale.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

constexpr std::array<Depth, 4> all_depths{Depth::None, Depth::Colours16, Depth::Colours256,
                                          Depth::TrueColour};

bool same(const ftxui::Pixel& a, const ftxui::Pixel& b) {
    return a.character == b.character && a.foreground_color == b.foreground_color &&
           a.background_color == b.background_color && a.bold == b.bold && a.inverted == b.inverted;
}

int count(DrawnBoard& drawn, std::string_view character) {
    int found = 0;
    for (int y = 0; y < drawn.window().height; ++y) {
        for (int x = 0; x < drawn.window().width; ++x) {
            const Cell here = drawn.window().first + Cell{x, y};
            found += drawn.at(here).character == character ? 1 : 0;
        }
    }
    return found;
}

// Three hexes, three intersections and three edges that do not touch each other.
std::vector<Spot> some_spots() {
    return {HexId(0),           HexId(8),           HexId(12), IntersectionId(30),
            IntersectionId(40), IntersectionId(50), EdgeId(0), EdgeId(65)};
}

}  // namespace

TEST_CASE("every choice has a mark, the chosen one another") {
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    for (const Depth depth : all_depths) {
        const Palette palette = palette_of(depth);
        for (const Size size : some_sizes) {
            for (const Glyphs glyphs : {Glyphs::Unicode, Glyphs::Ascii}) {
                const auto spots = some_spots();
                BoardScene scene = scene_of(chart, palette, size);
                scene.glyphs = glyphs;
                scene.choices = spots;
                const bool ascii = glyphs == Glyphs::Ascii && depth == Depth::None;
                DrawnBoard drawn(scene);
                // With colours an edge is dotted.
                REQUIRE(count(drawn, ascii ? "*" : "◇") == (depth == Depth::None ? 8 : 6));
                REQUIRE(count(drawn, ascii ? "@" : "◆") == 0);
                for (const Spot& chosen : spots) {
                    scene.chosen = chosen;
                    DrawnBoard pointed(scene);
                    const int cells = count(pointed, ascii ? "@" : "◆");
                    REQUIRE(cells >= 1);
                    REQUIRE((cells == 1 || std::holds_alternative<EdgeId>(chosen)));
                    const Window all = pointed.window();
                    for (int i = 0; i < all.width * all.height; ++i) {
                        const auto& pixel =
                            pointed.at(all.first + Cell{i % all.width, i / all.width});
                        if (pixel.character != (ascii ? "@" : "◆")) continue;
                        REQUIRE(pixel.inverted == (depth == Depth::None));
                        if (depth == Depth::None) continue;
                        // A block where there is room, beside a token and on a map a sign.
                        const bool is_block = pixel.background_color == palette[Ink::Prompt];
                        REQUIRE(pixel.background_color ==
                                palette[is_block ? Ink::Prompt : inks::outline]);
                        REQUIRE(pixel.foreground_color ==
                                palette[is_block ? inks::outline : Ink::Prompt]);
                        if (!std::holds_alternative<HexId>(chosen)) {
                            REQUIRE(is_block == (size != Size::Map));
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("choosing a hex hides neither its token nor the robber") {
    for (std::size_t i = 0; i < 19; i += static_cast<std::size_t>(stride(1))) {
        Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
        for (const bool robbed : {false, true}) {
            if (robbed) board.layout.robber = HexId(i);
            const Chart chart(board);
            const std::vector<Spot> spots{HexId(i)};
            for (const Depth depth : all_depths) {
                const Palette palette = palette_of(depth);
                for (const Size size : some_sizes) {
                    BoardScene scene = scene_of(chart, palette, size);
                    scene.choices = spots;
                    for (const bool chosen : {false, true}) {
                        if (chosen) scene.chosen = spots[0];
                        DrawnBoard drawn(scene);
                        const int row = token_row(size);
                        const Cell top = cell(Geometry(size).north(board.topology.axial(HexId(i))));
                        const int half = Geometry(size).hex_width() / 2;
                        const std::string text =
                            drawn.text(top + Cell{1 - half, row}, 2 * half - 1);
                        const std::string token = std::to_string(board.token(HexId(i)));
                        const bool is_written =
                            palette.depth() == Depth::None || size < least_drawn_token;
                        if (board.token(HexId(i)) != 0 && is_written) {
                            REQUIRE(text.find(token) != std::string::npos);
                        }
                        REQUIRE(text.find(chosen ? "◆" : "◇") != std::string::npos);
                        // Three columns are not enough for a robber, two digits and a mark.
                        if (robbed && size != Size::Map) {
                            REQUIRE(text.find('R') != std::string::npos);
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE("edges that can be chosen are dotted") {
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    const std::vector<Spot> spots{EdgeId(0), EdgeId(1), EdgeId(20), EdgeId(41)};
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (const Size size : {Size::Small, Size::Normal, Size::Large, Size::Huge}) {
            const Geometry geometry(size);
            BoardScene scene = scene_of(chart, palette, size);
            scene.choices = spots;
            DrawnBoard drawn(scene);
            for (const Spot& spot : spots) {
                const auto line = pixels(geometry, side_of(board.topology, std::get<EdgeId>(spot)));
                for (std::size_t i = 0; i < line.size(); ++i) {
                    const auto& pixel = drawn.at(cell(line[i]));
                    if (pixel.character != "▀") continue;
                    const bool upper = (line[i].y & 1) == 0;
                    REQUIRE((upper ? pixel.foreground_color : pixel.background_color) ==
                            palette[i % 3 == 1 ? inks::outline : Ink::Prompt]);
                }
            }
        }
    }
}

TEST_CASE("hexes that pay look different from what they were, and others do not") {
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    for (const Depth depth : all_depths) {
        const Palette palette = palette_of(depth);
        for (const Size size : some_sizes) {
            BoardScene scene = scene_of(chart, palette, size);
            DrawnBoard before(scene);
            for (std::size_t i = 0; i < 19; i += static_cast<std::size_t>(stride(1))) {
                if (board.token(HexId(i)) == 0) continue;
                const std::vector<HexId> paying{HexId(i)};
                scene.paying = paying;
                DrawnBoard after(scene);
                const Window all = after.window();
                int changed = 0;
                for (int y = 0; y < all.height; ++y) {
                    for (int x = 0; x < all.width; ++x) {
                        const Cell here = all.first + Cell{x, y};
                        if (same(before.at(here), after.at(here))) continue;
                        ++changed;
                        const Cell from = here - cell_of(Geometry(size), board.topology, HexId(i));
                        REQUIRE(std::abs(from.x) <= Geometry(size).hex_width() / 2);
                        REQUIRE(std::abs(from.y) <= Geometry(size).row_height());
                    }
                }
                REQUIRE(changed >= 1);
            }
        }
    }
}

TEST_CASE("arrows say where there is more of the board, and only there") {
    const Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    const Chart chart(board);
    for (const Depth depth : {Depth::None, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (const Size size : some_sizes) {
            const BoardScene scene = scene_of(chart, palette, size);
            const Window all = extent(board, size);
            const auto arrows = [&](Window window) {
                DrawnBoard drawn(scene, window);
                std::string found;
                for (const std::string arrow : {"←", "→", "↑", "↓"}) {
                    if (count(drawn, arrow) > 0) found += arrow;
                }
                return found;
            };
            REQUIRE(arrows(all).empty());
            REQUIRE(arrows({all.first - Cell{9, 9}, all.width + 18, all.height + 18}).empty());
            // A column of nothing but sea is not missed.
            REQUIRE(arrows({all.first + Cell{1, 0}, all.width - 2, all.height}).empty());
            REQUIRE(arrows({all.first + Cell{2, 0}, all.width, all.height}) == "←");
            REQUIRE(arrows({all.first - Cell{2, 0}, all.width, all.height}) == "→");
            REQUIRE(arrows({all.first + Cell{0, 2}, all.width, all.height}) == "↑");
            REQUIRE(arrows({all.first - Cell{0, 2}, all.width, all.height}) == "↓");
            REQUIRE(arrows({all.first + Cell{5, 4}, 9, 5}) == "←→↑↓");
        }
    }
}

TEST_CASE("a window of any size at any place is drawn") {
    const Game game = game_on(Shape::hexagon(3), 7);
    const State state = position(game, 7, 500);
    const View now = view(game, state, Seat(0));
    const Chart chart(game.board());
    const auto spots = some_spots();
    const std::vector<HexId> paying{HexId(2), HexId(18)};
    for (const Depth depth : all_depths) {
        const Palette palette = palette_of(depth);
        for (const Size size : some_sizes) {
            BoardScene scene = scene_of(chart, palette, size);
            scene.view = &now;
            scene.choices = spots;
            scene.chosen = spots[2];
            scene.paying = paying;
            const Window all = extent(game.board(), size);
            for (const auto& [width, height] :
                 {std::pair{1, 1}, std::pair{2, 1}, std::pair{5, 3}}) {
                for (int y = -4; y < all.height + 4; y += stride(3)) {
                    for (int x = -4; x < all.width + 4; x += stride(3)) {
                        DrawnBoard drawn(scene, {all.first + Cell{x, y}, width, height});
                        REQUIRE_FALSE(drawn.at(drawn.window().first).character.empty());
                    }
                }
            }
        }
    }
}

TEST_CASE("marks have an outline: nothing of one touches a terrain or the sea") {
    Board board = make_board(Mode::Random, Shape::hexagon(3), 1);
    board.layout.ports.clear();  // they have the colours of terrains
    const Chart chart(board);
    for (const Depth depth : {Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        std::vector<ftxui::Color> grounds{palette[inks::sea]};
        for (std::size_t i = 0; i < terrain_count; ++i) {
            // With 16 colours, grain has the colour of marks.
            const ftxui::Color& ground = palette[ink(static_cast<Terrain>(i))];
            if (!(ground == palette[Ink::Prompt])) grounds.push_back(ground);
        }
        for (const Size size : some_sizes) {
            if (size == Size::Map) continue;
            for (const Spot& spot : some_spots()) {
                for (const bool chosen : {false, true}) {
                    const std::vector<Spot> spots{spot};
                    BoardScene scene = scene_of(chart, palette, size);
                    scene.choices = spots;
                    if (chosen) scene.chosen = spot;
                    DrawnBoard plain(scene_of(chart, palette, size));
                    DrawnBoard drawn(scene);
                    const auto at = [](DrawnBoard& from, Pixel pixel) {
                        const ftxui::Pixel& shown = from.at(cell(pixel));
                        const bool upper = (pixel.y & 1) == 0 && shown.character == "▀";
                        return upper ? shown.foreground_color : shown.background_color;
                    };
                    const Window all = drawn.window();
                    int marked = 0;
                    for (int y = 2 * all.first.y + 1; y < 2 * (all.first.y + all.height) - 1; ++y) {
                        for (int x = all.first.x + 1; x < all.first.x + all.width - 1; ++x) {
                            const bool is_mark = at(drawn, {x, y}) == palette[Ink::Prompt] &&
                                                 !(at(plain, {x, y}) == palette[Ink::Prompt]);
                            if (!is_mark) continue;
                            ++marked;
                            for (const Pixel beside : {Pixel{x - 1, y}, Pixel{x + 1, y},
                                                       Pixel{x, y - 1}, Pixel{x, y + 1}}) {
                                // Words are written over everything.
                                const std::string& sign = drawn.at(cell(beside)).character;
                                if (sign != " " && sign != "▀") continue;
                                const auto found = std::ranges::find(grounds, at(drawn, beside));
                                INFO("size " << static_cast<int>(size) << ", spot " << spot.index()
                                             << (chosen ? ", chosen" : ""));
                                REQUIRE(found == grounds.end());
                            }
                        }
                    }
                    REQUIRE(marked > 0);
                }
            }
        }
    }
}
