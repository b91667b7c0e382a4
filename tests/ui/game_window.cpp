// A game in its window: which part of a board is seen that is larger than its window.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "catan/referee.hpp"
#include "played.hpp"
#include "tui/game_window.hpp"
#include "tui/kit/screen_text.hpp"
#include "tui/play.hpp"

namespace catan::tui {
namespace {

text::Match match_on(Shape shape) {
    text::Setup setup;
    setup.players = 4;
    setup.shape = shape;
    setup.seed = 7;
    text::Match match(text::seat_everybody(setup));
    RandomPlayers players(match.game(), 7);
    while (!match.state().in<MainPhase>()) {
        match.say(std::get<Command>(players.next(match.state())), match.asked(), std::nullopt);
    }
    return match;
}

}  // namespace

TEST_CASE("a board larger than its window is first seen in its middle") {
    for (const std::uint32_t radius : {8U, 50U}) {
        text::Referee referee(match_on(Shape::hexagon(radius)));
        Play play(referee.chairs(), referee.onlooker());
        GameWindow window(play, Appearance{});
        window.handle(ftxui::Event::Return);  // the curtain would cover a margin
        ftxui::Screen screen = on_screen(window.draw(80, 24), 80, 24);
        const std::string frame = kit::plain_text(screen);
        for (const std::string_view more : {"←", "→", "↑", "↓"}) {
            INFO(radius << more);
            REQUIRE(frame.find(more) != std::string::npos);
        }
    }
}

}  // namespace catan::tui
