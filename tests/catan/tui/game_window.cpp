// Tests the window of a game: the visible part of a board that is larger than its window.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "catan/table/playback.hpp"
#include "catan/table/session.hpp"
#include "catan/tui/game_window.hpp"
#include "catan/tui/table_screen.hpp"
#include "catan/tui/watch/replay.hpp"
#include "kit/screen_text.hpp"
#include "support/keys.hpp"
#include "support/played.hpp"

namespace catan::tui {
namespace {

table::Match match_on(Shape shape) {
    language::Setup setup;
    setup.players = 4;
    setup.shape = shape;
    setup.seed = 7;
    table::Match match(language::seat_everybody(setup));
    RandomPlayers players(match.game(), 7);
    while (!match.state().in<MainPhase>()) {
        match.say(std::get<Command>(players.next(match.state())), match.asked(), std::nullopt);
    }
    return match;
}

// Counts how often the whole moment is built.
class CountingReplay : public tui::watch::Replay {
public:
    using Replay::Replay;

    [[nodiscard]] ScreenContent content(std::size_t log_lines) const override {
        ++moments;
        return tui::watch::Replay::content(log_lines);
    }

    mutable int moments = 0;
};

}  // namespace

TEST_CASE("clicks and keys that scroll ask for single fields, so only a frame builds the moment") {
    table::Playback playback(match_on(Shape::hexagon(3)), false);
    CountingReplay replay(playback);
    GameWindow window(replay, Appearance{});
    std::ignore = window.draw(80, 24);
    REQUIRE(replay.moments == 1);
    const auto click = [&](int x, int y) {
        window.handle(mouse(ftxui::Mouse::Left, ftxui::Mouse::Pressed, x, y));
        window.handle(mouse(ftxui::Mouse::Left, ftxui::Mouse::Released, x, y));
    };
    click(40, 10);
    REQUIRE(replay.step() == 1);
    click(2, 23);
    window.handle(ftxui::Event::Character('R'));
    REQUIRE(replay.dialog());
    window.handle(ftxui::Event::PageDown);
    REQUIRE(replay.dialog()->top != kit::TextPlace{});
    // The text fills the window, so what closes it is its last row.
    click(40, 22);
    REQUIRE_FALSE(replay.dialog());
    REQUIRE(replay.moments == 1);
}

// A resumed game begins behind a curtain.
TEST_CASE("a board larger than its window is first seen where the next player's pieces are") {
    const Palette palette = game_palette(Depth::TrueColour);
    for (const std::uint32_t radius : {8U, 20U, 50U}) {
        table::Session session(match_on(Shape::hexagon(radius)), {});
        const Seat next = session.referee().onlooker().view().asked;
        TableScreen play(session.participants());
        GameWindow window(play, Appearance{});
        const Room room = room_for_board(80, 24);
        const auto sees_pieces = [&] {
            ftxui::Screen screen = on_screen(window.draw(80, 24), 80, 24);
            for (int y = 1; y <= room.height; ++y) {
                for (int x = 0; x < room.width; ++x) {
                    const auto& ground = screen.PixelAt(x, y).background_color;
                    if (ground == palette[seat_ink(next)]) return true;
                }
            }
            return false;
        };
        std::ignore = sees_pieces();  // dark, behind the curtain
        window.handle(ftxui::Event::Return);
        INFO(radius);
        REQUIRE(sees_pieces());
        ftxui::Screen screen = on_screen(window.draw(80, 24), 80, 24);
        const std::string frame = kit::plain_text(screen);
        const auto shows = [&](std::string_view arrow) {
            return frame.find(arrow) != std::string::npos;
        };
        REQUIRE((shows("←") || shows("→")));
        REQUIRE((shows("↑") || shows("↓")));
    }
}

TEST_CASE("= shows all of the board, or says what the window lacks for it") {
    int cut = 0;
    int whole = 0;
    for (const std::uint32_t radius : {3U, 5U, 6U, 9U}) {
        for (const auto& [width, height] : {std::pair(80, 24), {120, 40}, {200, 60}}) {
            CAPTURE(radius, width, height);
            table::Session session(match_on(Shape::hexagon(radius)), {});
            TableScreen play(session.participants());
            GameWindow window(play, Appearance{});
            std::ignore = window.draw(width, height);
            window.handle(ftxui::Event::Return);
            std::ignore = window.draw(width, height);
            window.handle(ftxui::Event::Character('='));
            ftxui::Screen screen = on_screen(window.draw(width, height), width, height);
            const std::string frame = kit::plain_text(screen);
            const Chart chart(play.game().board(), Signs::Flat);
            const Window least = chart.drawn(Size::Map);
            const Room room = room_for_board(width, height);
            const bool fits = least.width <= room.width && least.height <= room.height;
            const bool is_told = frame.find("The whole board needs ") != std::string::npos;
            REQUIRE(is_told == !fits);
            for (const std::string_view arrow : {"←", "→", "↑", "↓"}) {
                if (fits) REQUIRE(frame.find(arrow) == std::string::npos);
            }
            ++(fits ? whole : cut);
            // The same key goes back, and there is nothing to be told.
            window.handle(ftxui::Event::Character('='));
            REQUIRE(play.content(0).prompt.asked.find("The whole board") == std::string::npos);
        }
    }
    REQUIRE(cut > 1);
    REQUIRE(whole > 5);
}

}  // namespace catan::tui
