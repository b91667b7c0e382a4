// Tests the shapes of houses at every size, and that they hide no text.
#include "catan/tui/houses.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "catan/core/rules.hpp"
#include "catan/tui/board_labels.hpp"
#include "catan/tui/pieces.hpp"
#include "catan/tui/tokens.hpp"
#include "support/drawn.hpp"
#include "support/positions.hpp"
#include "support/scale.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

constexpr std::array<Depth, 3> colourful{Depth::Colours16, Depth::Colours256, Depth::TrueColour};

// A pixel of the board as it is seen on the screen; nothing where something is written.
std::optional<ftxui::Color> drawn_at(DrawnBoard& drawn, Pixel pixel) {
    const ftxui::Pixel& on_screen = drawn.at(cell(pixel));
    if (on_screen.character == " ") return on_screen.background_color;
    if (on_screen.character != "▀") return std::nullopt;
    return (pixel.y & 1) == 0 ? on_screen.foreground_color : on_screen.background_color;
}

// The house as rows of text: # for a wall, : for the outline.
std::string picture(const House& house) {
    std::string text;
    for (int y = -4; y <= 3; ++y) {
        std::string row;
        for (int x = -6; x <= 6; ++x) {
            const bool is_wall = std::ranges::find(house.walls, Pixel{x, y}) != house.walls.end();
            const bool is_line =
                std::ranges::find(house.outline, Pixel{x, y}) != house.outline.end();
            REQUIRE_FALSE((is_wall && is_line));
            row += is_wall ? '#' : is_line ? ':' : ' ';
        }
        row.erase(row.find_last_not_of(' ') + 1);
        if (!row.empty()) text += row + '\n';
    }
    return text;
}

Pixel moved(Pixel by, Pixel from) { return {from.x + by.x, from.y + by.y}; }

struct Houses {
    Game game;
    State state;
    View seen;
    Chart chart;

    explicit Houses(Shape shape)
        : game(game_on(shape, 3)),
          state(position(game, 3, 900)),
          seen(view(game, state, Seat::none())),
          chart(game.board()) {}

    [[nodiscard]] BoardScene scene(const Palette& palette, Size size) const {
        BoardScene result = scene_of(chart, palette, size);
        result.view = &seen;
        return result;
    }
};

}  // namespace

TEST_CASE("a settlement is a house, a city has a tower and a hall") {
    REQUIRE(picture(settlement(Measures(Size::Normal))) ==
            "     :::\n"
            "    ::#::\n"
            "    :###:\n"
            "    :###:\n"
            "    :::::\n");
    REQUIRE(picture(city(Measures(Size::Normal))) ==
            "    :::\n"
            "   ::#::\n"
            "   :###:::\n"
            "   :#####:\n"
            "   :#####:\n"
            "   :::::::\n");
    REQUIRE(picture(city(Measures(static_cast<Size>(6)))) ==
            "   :::\n"
            "  ::#::\n"
            "  :###:\n"
            "  :###:::::\n"
            "  :#######:\n"
            "  :#######:\n"
            "  :#######:\n"
            "  :::::::::\n");
}

TEST_CASE("a city is clearly larger than a settlement, and neither is larger than half a hex") {
    for (const Size size : some_sizes) {
        const Measures measures(size);
        const House small = settlement(measures);
        const House large = city(measures);
        REQUIRE(small.walls.empty() == (size == Size::Map));
        if (size == Size::Map) continue;
        REQUIRE(5 * large.walls.size() >= 7 * small.walls.size());
        // At small there is no room for an outline; doors tell houses from roads, and a city has two.
        if (size == Size::Small) {
            REQUIRE(small.doors.size() == 1);
            REQUIRE(large.doors.size() == 2);
        } else {
            REQUIRE(small.outline.size() > 10);
        }
        for (const House& house : {small, large}) {
            // The corner and the letter stand on a wall.
            for (const int y : {-1, 0}) {
                const Pixel letter{house.letter.x, y};
                REQUIRE(std::ranges::find(house.walls, letter) != house.walls.end());
            }
            const auto [left, right] = std::ranges::minmax(house.walls, {}, &Pixel::x);
            const auto [top, foot] = std::ranges::minmax(house.walls, {}, &Pixel::y);
            REQUIRE(2 * (right.x - left.x) <= measures.hex_width());
            REQUIRE(3 * (foot.y - top.y) <= 2 * 2 * measures.row_height());
        }
    }
}

TEST_CASE("a building is drawn in its owner's colour, with its outline around it") {
    for (const Shape shape : some_shapes) {
        const Houses at(shape);
        for (const Depth depth : colourful) {
            const Palette palette = palette_of(depth);
            for (const Size size : some_sizes) {
                const Measures measures(size);
                DrawnBoard drawn(at.scene(palette, size));
                for (std::size_t i = 0; i < at.game.topology().intersections(); ++i) {
                    const IntersectionId id(i);
                    const Seat owner = at.seen.places.building_owner(id);
                    if (!owner.exists()) continue;
                    const Pixel corner = measures.pixel(at.game.topology().point(id));
                    const House house =
                        at.seen.places.is_city(id) ? city(measures) : settlement(measures);
                    std::size_t walls = 0;
                    for (const Pixel wall : house.walls) {
                        const auto colour = drawn_at(drawn, moved(wall, corner));
                        walls += colour == palette[seat_ink(owner)] ? 1U : 0U;
                    }
                    std::size_t outline = 0;
                    for (const Pixel line : house.outline) {
                        const auto colour = drawn_at(drawn, moved(line, corner));
                        outline += colour == palette[inks::outline] ? 1U : 0U;
                    }
                    // The rest is under a pip, a robber, a letter, or the piers of a port.
                    REQUIRE(2 * walls >= house.walls.size());
                    if (!palette.needs_letters()) {
                        for (const Pixel door : house.doors) {
                            const auto colour = drawn_at(drawn, moved(door, corner));
                            REQUIRE((!colour || colour == palette[inks::outline]));
                        }
                    }
                    REQUIRE(3 * outline >= house.outline.size());
                }
            }
        }
    }
}

TEST_CASE("no piece hides a token, its pips, the robber or the sign of a port") {
    for (const Shape shape : some_shapes) {
        const Houses at(shape);
        for (const Depth depth : colourful) {
            const Palette palette = palette_of(depth);
            for (const Size size : some_sizes) {
                BoardScene scene = at.scene(palette, size);
                DrawnBoard with(scene);
                View empty = at.seen;
                empty.places = Places(at.game.topology(), 4);
                scene.view = &empty;
                DrawnBoard without(scene);
                const Window all = with.window();
                for (int i = 0; i < all.width * all.height; ++i) {
                    const Cell here = all.first + Cell{i % all.width, i / all.width};
                    const ftxui::Pixel& before = without.at(here);
                    const std::string& sign = before.character;
                    // Marks of ports give way to houses, to which the piers lead then; on a map everything is close.
                    if (sign == " " || sign == "▀" || sign == "○" || size == Size::Map) continue;
                    INFO("size " << static_cast<int>(size) << ", " << sign);
                    REQUIRE(with.at(here).character == sign);
                    REQUIRE(with.at(here).background_color == before.background_color);
                }
            }
        }
    }
}

TEST_CASE("no piece hides a token that is drawn, or a part of its plate") {
    for (const Shape shape : some_shapes) {
        const Houses at(shape);
        const Palette palette = palette_of(Depth::TrueColour);
        for (int step = static_cast<int>(least_plate); step <= 40; step += stride(1)) {
            const auto size = static_cast<Size>(step);
            const Measures measures(size);
            const Plate plate = plate_of(size, token_row(size));
            BoardScene scene = at.scene(palette, size);
            DrawnBoard with(scene);
            View empty = at.seen;
            empty.places = Places(at.game.topology(), 4);
            scene.view = &empty;
            DrawnBoard without(scene);
            for (std::size_t i = 0; i < at.game.topology().hexes(); ++i) {
                if (at.game.board().token(HexId(i)) == 0) continue;
                const Pixel top = measures.north(at.game.topology().axial(HexId(i)));
                for (int y = 0; y < plate.height; ++y) {
                    const int from_end = std::min(y, plate.height - 1 - y);
                    const int reach = plate.reach - std::max(plate.height / 5 - from_end, 0);
                    for (int x = -reach; x <= reach; ++x) {
                        const Pixel pixel{top.x + x, top.y + plate.top + y};
                        INFO("size " << step << ", " << x << ' ' << y);
                        REQUIRE(drawn_at(with, pixel) == drawn_at(without, pixel));
                    }
                }
            }
        }
    }
}

TEST_CASE("where there is room a road has a casing, and is in one piece") {
    const Houses at(Shape::hexagon(3));
    const Palette palette = palette_of(Depth::TrueColour);
    for (const Size size : some_sizes) {
        const Measures measures(size);
        DrawnBoard drawn(at.scene(palette, size));
        for (std::size_t i = 0; i < at.game.topology().edges(); ++i) {
            const Seat owner = at.seen.places.road_owner(EdgeId(i));
            if (!owner.exists()) continue;
            const Side side = side_of(at.game.topology(), EdgeId(i));
            const auto line = road_line(measures, side);
            const auto middle = measures.middle(side.hex, side.direction);
            REQUIRE(std::ranges::find(line, middle) != line.end());
            // The outline of a city reaches to the middle of a road.
            const auto& ends = at.game.topology().ends(EdgeId(i));
            const bool is_beside = std::ranges::any_of(ends, [&](IntersectionId end) {
                return at.seen.places.building_owner(end).exists();
            });
            if (size < least_casing || is_beside) continue;
            REQUIRE(drawn_at(drawn, middle) == palette[seat_ink(owner)]);
            int dark = 0;
            for (const int aside : {-2, -1, 1, 2}) {
                const bool is_upright = side.direction == Direction::East;
                const Pixel beside = is_upright ? Pixel{middle.x + aside, middle.y}
                                                : Pixel{middle.x, middle.y + aside};
                dark += drawn_at(drawn, beside) == palette[inks::outline] ? 1 : 0;
            }
            REQUIRE(dark >= 1);
            // Every pixel has a neighbour on the line that it shares a side with.
            const std::set<std::pair<int, int>> all = [&] {
                std::set<std::pair<int, int>> result;
                for (const Pixel pixel : line) result.emplace(pixel.x, pixel.y);
                return result;
            }();
            for (const auto& [x, y] : all) {
                REQUIRE((all.contains({x - 1, y}) || all.contains({x + 1, y}) ||
                         all.contains({x, y - 1}) || all.contains({x, y + 1})));
            }
        }
    }
}
