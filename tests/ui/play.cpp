// A game at the table by keys: what each does, what is asked, who may look, and whatever is pressed at random.
#include "tui/play.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <ftxui/component/event.hpp>
#include <sstream>
#include <string>

#include "catan/invariants.hpp"
#include "catan/saved_game.hpp"
#include "random_game.hpp"
#include "table.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

Event random_key(Random& random) {
    static const std::array<Event, 14> special{Event::ArrowLeft,
                                               Event::ArrowRight,
                                               Event::ArrowUp,
                                               Event::ArrowDown,
                                               Event::Return,
                                               Event::Return,
                                               Event::Return,
                                               Event::Escape,
                                               Event::Tab,
                                               Event::TabReverse,
                                               Event::Backspace,
                                               Event::PageDown,
                                               Event::Special({'\x1B', '[', '1', ';', '2', 'A'}),
                                               Event::F1};
    const std::string letters = " rscvdmteugL?:#+-=0123456789lbwgoLBWGOacdxy hjk";
    if (random.below(2) == 0) return special[random.below(special.size())];
    return Event::Character(letters[random.below(static_cast<std::uint32_t>(letters.size()))]);
}

}  // namespace

TEST_CASE("keys end as commands of the game") {
    Table t(setup_of(4, 7));
    t.set_up();
    REQUIRE(t.state().in<BeforeRoll>());
    t.press(" ");
    REQUIRE(t.state().turn.rolled());
    REQUIRE(t.saved.find("Ann: roll ") != std::string::npos);
}

TEST_CASE("what is not possible says why, by rule, and changes nothing") {
    Table t(setup_of(4, 7));
    t.set_up();
    const State before = t.state();
    for (const char key : std::string("rscve")) {
        t.press(std::string(1, key));
        INFO(key);
        REQUIRE(t.play.prompt().is_refusal);
        REQUIRE(t.line().starts_with("Not possible: R"));
    }
    REQUIRE(t.state() == before);
}

TEST_CASE("another person's eyes come only behind a curtain") {
    Table t(setup_of(4, 7));
    t.set_up();
    const Seat first = t.play.seen().viewer;
    t.press(" ");
    while (!t.state().in<MainPhase>()) t.press("⏎");
    t.press("ee");
    REQUIRE(t.state().turn.player != first);
    REQUIRE_FALSE(t.play.seen().viewer.exists());
    REQUIRE_FALSE(t.play.seen().own);
    REQUIRE(t.line() == "Ben, it is yours. Press Enter.");
    t.press("⏎");
    REQUIRE(t.play.seen().viewer == t.state().turn.player);
}

TEST_CASE("the prompt takes the language, and no outcome") {
    Table t(setup_of(4, 7));
    t.set_up();
    t.press(":roll 3 5⏎");
    REQUIRE_FALSE(t.state().turn.rolled());
    REQUIRE(t.play.is_typing());
    REQUIRE(t.play.prompt().is_refusal);
    t.press("⎋");
    t.press(":rol");
    t.press("⇥");
    t.press("⏎");
    REQUIRE(t.state().turn.rolled());
    REQUIRE_FALSE(t.play.is_typing());
}

TEST_CASE("with real dice the players type what they rolled") {
    text::Setup setup = setup_of(4, 7);
    setup.scripted = true;
    Table t(setup);
    t.set_up();
    t.press(" 3 5⏎");
    REQUIRE(t.state().turn.dice == Dice{3, 5});
}

TEST_CASE("R12 u takes back, and the saved game knows") {
    Table t(setup_of(4, 7));
    t.press("⏎");
    REQUIRE(t.state().in<SetupRoad>());
    t.press("u");
    REQUIRE(t.state().in<SetupSettlement>());
    REQUIRE(t.saved.ends_with("Ann: undo\n"));
    t.press("u");
    REQUIRE(t.play.prompt().is_refusal);
}

TEST_CASE("whatever is pressed, the game holds and the saved game is that game") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        text::Setup setup = setup_of(2 + seed % 7, seed);
        if (seed % 3 == 0) setup.settings[0] = 4;  // ends soon
        Table t(setup);
        Random random(seed, Domain::Choice);
        const std::array<std::array<int, 2>, 4> sizes{{{80, 24}, {120, 40}, {40, 10}, {200, 60}}};
        const std::string header = text::header_text(t.play.match().table());
        for (int i = 0; i < 1500; ++i) {
            const State before = t.state();
            const std::size_t length = t.saved.size();
            t.stage.handle(random_key(random));
            if (t.state() != before) {
                REQUIRE(t.saved.size() > length);
                REQUIRE(broken_invariants(t.play.match().game(), t.state()).empty());
            }
            if (i % 50 == 0) {
                const auto [width, height] = sizes[random.below(4)];
                t.resize(width, height);
                REQUIRE_FALSE(t.plain().empty());
            }
        }
        std::istringstream in(header + t.saved);
        const text::SavedGame loaded = text::load_game(in, "saved");
        REQUIRE(loaded.match);
        REQUIRE(loaded.fault.empty());
        REQUIRE(loaded.match->state() == t.state());
    }
}

}  // namespace catan::tui
