// Tests the visible part of a board and its size: it fills the window as well as a size allows, and shows the important
// places.
#include "catan/tui/viewport.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "catan/tui/port_sign.hpp"
#include "support/drawn.hpp"
#include "support/positions.hpp"

using namespace catan;
using namespace catan::tui;
using namespace tabletop::front;

namespace {

// The cells from the first to the last that is not sea.
Window bounds(const BoardScene& scene, Window window) {
    DrawnBoard drawn(scene, window);
    const ftxui::Color sea = (*scene.palette)[inks::sea];
    Cell least{window.first.x + window.width, window.first.y + window.height};
    Cell most = window.first;
    for (int i = 0; i < window.width * window.height; ++i) {
        const Cell here = window.first + Cell{i % window.width, i / window.width};
        const ftxui::Pixel& pixel = drawn.at(here);
        if (pixel.background_color == sea && pixel.character == " ") continue;
        least = {std::min(least.x, here.x), std::min(least.y, here.y)};
        most = {std::max(most.x, here.x), std::max(most.y, here.y)};
    }
    return {least, most.x - least.x + 1, most.y - least.y + 1};
}

struct Looking {
    Game game;
    State state;
    Viewport viewport;

    explicit Looking(Shape shape, int steps = 300)
        : game(game_on(shape, 5)), state(position(game, 5, steps)), viewport(game.board()) {}

    [[nodiscard]] Window show(Room room, Seat viewer, std::optional<Spot> focus = {}) {
        std::ignore = viewport.resize(room);
        viewport.show(focus, view(game, state, viewer));
        return {viewport.origin(), room.width, room.height};
    }
    void press(const std::string& key) {
        const KeyTable keys = Viewport::keys(&viewport);
        const Event event = Event::Character(key);
        const Binding* binding = binding_of(keys, event);
        REQUIRE(binding != nullptr);
        binding->act(event);
    }
    [[nodiscard]] bool sees_building(Window window, Seat seat) const {
        const Geometry geometry(viewport.size());
        for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
            const IntersectionId at(i);
            if (state.places.building_owner(at) != seat) continue;
            if (window.contains(cell_of(geometry, game.topology(), at))) return true;
        }
        return false;
    }

    using Event = ftxui::Event;
};

}  // namespace

TEST_CASE("a board of radius 3 covers three fifths of its window, whichever its ports are") {
    const Palette palette = palette_of(Depth::TrueColour);
    for (const Window terminal : {Window{{}, 120, 40}, Window{{}, 200, 60}}) {
        const Room room = room_for_board(terminal.width, terminal.height);
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Game game = game_on(Shape::hexagon(3), seed);
            Viewport viewport(game.board());
            BoardScene scene = scene_of(viewport.chart(), palette, viewport.resize(room));
            viewport.show(std::nullopt, view(game, start(game), Seat::none()));
            const Window all = bounds(scene, {viewport.origin(), room.width, room.height});
            INFO(terminal.width << " by " << terminal.height << ", seed " << seed);
            REQUIRE(5 * all.width * all.height >= 3 * room.width * room.height);
        }
    }
}

TEST_CASE("the board fills its window in one direction, in every window") {
    for (const Shape shape : some_shapes) {
        const Board board = make_board(Mode::Random, shape, 1);
        const Chart chart(board, Signs::Flat);
        for (int height = 20; height < 150; height += 7) {
            for (int width = 60; width < 400; width += 31) {
                const Size size = chart.fitting(Size::Map, width, height);
                const Window all = chart.drawn(size);
                const Window next = chart.drawn(stepped(size, 1));
                REQUIRE((size == Size::Map || (all.width <= width && all.height <= height)));
                REQUIRE((next.width > width || next.height > height));
            }
        }
    }
}

TEST_CASE("sizes go on above huge by one formula, and + goes there") {
    int width = 0;
    for (int step = 0; step <= static_cast<int>(largest_size); ++step) {
        const Measures measures(static_cast<Size>(step));
        REQUIRE(measures.row_height() == step + 2);
        REQUIRE(measures.hex_width() % 2 == 0);
        REQUIRE(measures.hex_width() > width);
        // 2.4 to 1, but for what is lost by being even.
        REQUIRE(std::abs(10 * measures.hex_width() - 24 * measures.row_height()) <= 10);
        width = measures.hex_width();
    }
    Looking looking(Shape::hexagon(3));
    const Room room{100, 40};
    std::ignore = looking.show(room, Seat(0));
    const Size fitting = looking.viewport.size();
    REQUIRE(fitting >= Size::Huge);
    for (int i = 0; i < 200; ++i) looking.press("+");
    std::ignore = looking.show(room, Seat(0));
    REQUIRE(looking.viewport.size() == stepped(fitting, 1));
    for (int i = 0; i < 200; ++i) {
        looking.press("+");
        std::ignore = looking.show(room, Seat(0));
    }
    const Measures largest(looking.viewport.size());
    REQUIRE(looking.viewport.size() > stepped(fitting, 2));
    REQUIRE(2 * largest.hex_width() <= room.width);
    REQUIRE(2 * largest.row_height() <= room.height);
    // The whole board, as large as it fits, and back.
    looking.press("=");
    std::ignore = looking.show(room, Seat(0));
    REQUIRE(looking.viewport.size() == fitting);
    looking.press("=");
    std::ignore = looking.show(room, Seat(0));
    REQUIRE(looking.viewport.size() == largest.size());
    for (int i = 0; i < 200; ++i) {
        looking.press("-");
        std::ignore = looking.show(room, Seat(0));
    }
    REQUIRE(looking.viewport.size() == Size::Small);
}

TEST_CASE("all of a board that is larger than its window is a map") {
    Looking looking(Shape::hexagon(8));
    std::ignore = looking.show({70, 36}, Seat(0));
    REQUIRE(looking.viewport.size() == Size::Small);
    looking.press("=");
    std::ignore = looking.show({70, 36}, Seat(0));
    REQUIRE(looking.viewport.size() == Size::Map);
}

TEST_CASE("a large board opens at the pieces of the acting player") {
    for (const std::uint32_t radius : {8U, 20U, 50U}) {
        Looking looking(Shape::hexagon(radius));
        const Room room{56, 20};
        for (std::size_t i = 0; i < 4; ++i) {
            INFO("radius " << radius << ", seat " << i);
            // Also after another player has looked.
            REQUIRE(looking.sees_building(looking.show(room, Seat(i)), Seat(i)));
        }
        Looking curtain(Shape::hexagon(radius));
        const View public_view = view(curtain.game, curtain.state, Seat::none());
        const Seat next = public_view.asked.exists() ? public_view.asked : public_view.turn_player;
        REQUIRE(curtain.sees_building(curtain.show(room, Seat::none()), next));
    }
}

TEST_CASE("a scrolled board stays there until another player acts") {
    Looking looking(Shape::hexagon(20));
    const Room room{56, 20};
    const Window first = looking.show(room, Seat(0));
    looking.viewport.scroll({-40, -20});
    const Window scrolled = looking.show(room, Seat(0));
    REQUIRE_FALSE(scrolled == first);
    REQUIRE(looking.show(room, Seat(0)) == scrolled);
}

TEST_CASE("the window scrolls before the cursor is at its edge") {
    Looking looking(Shape::hexagon(20));
    const Room room{80, 36};
    for (const Size size : {Size::Small, Size::Huge}) {
        while (looking.viewport.size() < size) {
            looking.press("+");
            std::ignore = looking.show(room, Seat(0));
        }
        const Measures measures(looking.viewport.size());
        const Topology& topology = looking.game.topology();
        const Window all = looking.viewport.chart().extent(looking.viewport.size());
        for (std::size_t i = 0; i < topology.intersections(); i += 7) {
            const IntersectionId at(i);
            const Window window = looking.show(room, Seat(0), Spot(at));
            const Cell here = cell_of(measures, topology, at);
            REQUIRE(window.contains(here));
            // A hex beside it is in sight, but where the board ends.
            const int right = std::min(here.x + measures.hex_width(), all.first.x + all.width - 1);
            const int below =
                std::min(here.y + measures.row_height(), all.first.y + all.height - 1);
            const int left = std::max(here.x - measures.hex_width(), all.first.x);
            const int above = std::max(here.y - measures.row_height(), all.first.y);
            REQUIRE(window.contains({left, above}));
            REQUIRE(window.contains({right, below}));
        }
    }
}
