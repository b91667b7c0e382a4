// Counts the keys that frequent actions take, by playing them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

// Arrows lead to a place or a line, and are not counted.
std::size_t strokes(std::string_view written) {
    const std::vector<ftxui::Event> all = keys(written);
    return static_cast<std::size_t>(std::ranges::count_if(all, [](const ftxui::Event& event) {
        return event != ftxui::Event::ArrowLeft && event != ftxui::Event::ArrowRight &&
               event != ftxui::Event::ArrowUp && event != ftxui::Event::ArrowDown;
    }));
}

const std::string after_the_roll = "Ann: roll 4 6\n";

}  // namespace

TEST_CASE("taking over and rolling is the same key twice") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("  ");
    // With real dice the roll is asked for then.
    REQUIRE(t.is_typing());
    REQUIRE(strokes("  ") == 2);
}

TEST_CASE("a road takes two keys and the arrows") {
    ScreenTable t(match_of(sixth_turn() + after_the_roll));
    t.press("⏎");
    t.said();
    t.press("r→⏎");
    REQUIRE(t.said().starts_with("Ann: road "));
    REQUIRE(strokes("r→⏎") <= 2);
}

TEST_CASE("four cards for one of the bank take three keys") {
    ScreenTable t(match_of(sixth_turn() + after_the_roll));
    t.press("⏎");
    t.said();
    t.press("mbo");
    REQUIRE(t.said() == "Ann: bank 4 brick for 1 ore");
    REQUIRE(strokes("mbo") <= 3);
}

TEST_CASE("an offer to three takes ten keys, from the first to the next thing that is done") {
    ScreenTable t(match_of(sixth_turn() + after_the_roll));
    t.press("⏎");
    t.said();
    constexpr std::string_view all = "tb⇥g⏎add 1";
    t.press(all);
    REQUIRE(
        t.said() ==
        "Ann: offer 1 brick for 1 grain\nBen: accept\nCy: decline\nDee: decline\nAnn: trade Ben");
    REQUIRE(t.seen().viewer == Seat(0));
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(strokes(all) <= 10);
}

TEST_CASE("an offer that all decline takes nine, and no player has to come back for it before") {
    ScreenTable t(match_of(sixth_turn() + after_the_roll));
    t.press("⏎");
    t.said();
    constexpr std::string_view all = "tb⇥g⏎ddd ";
    t.press(all);
    REQUIRE(t.said() ==
            "Ann: offer 1 brick for 1 grain\nBen: decline\nCy: decline\nDee: decline\n"
            "Ann: withdraw");
    REQUIRE(t.seen().viewer == Seat(0));
    REQUIRE(t.state().in<MainPhase>());
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(strokes(all) <= 9);
}

TEST_CASE("R4.4 discarding five of a kind takes four keys, 63 of four kinds twelve") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 3 4⏎");
    t.said();
    // Seven are owed: five brick, and two more.
    t.press("b5w2⏎");
    REQUIRE(t.said() == "Ann: discard 5 brick 2 wool");
    REQUIRE(strokes("b5⏎") <= 4);

    Bundle draft;
    const Bundle hand{{30, 40, 25, 30, 2}};
    Command said;
    const auto dialog = discard_dialog(hand, 63, draft, [&](const Command& one) { said = one; });
    constexpr std::string_view all = "l9b+w+g+⏎";
    for (const ftxui::Event& event : keys(all)) {
        const front::Dialog::Step step = dialog->key(event);
        if (step.then) step.then();
    }
    REQUIRE(std::get<Discard>(said).cards.total() == 63);
    REQUIRE(strokes(all) <= 12);
}

TEST_CASE("R7.2 a knight with a robbery takes four keys and the arrows") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎");
    t.said();
    t.press("d1");
    while (t.play.chosen() != Spot(HexId(4))) t.press("⇥");
    t.press("⏎1");
    REQUIRE(t.said() == "Ann: play knight\nAnn: robber 4");
    // Which card it was is typed, as the dice are real here.
    REQUIRE(t.is_typing());
    REQUIRE(strokes("d1→⏎1") <= 4);
}

}  // namespace catan::tui
