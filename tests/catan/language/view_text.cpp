// Tests views as text (R11), and texts that must be rejected.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "catan/language/notation.hpp"
#include "support/position.hpp"

using namespace catan;

namespace {

const std::vector<std::string> names{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"};

language::Notation notation(const TestPosition& t) { return {t.game, names}; }

// The text, which must read back as the same view.
std::string seen(const TestPosition& t, Viewer viewer) {
    const View shown = view(t.game, t.state, viewer);
    std::string written = notation(t).write(shown);
    INFO(written);
    REQUIRE(notation(t).read_view(written) == shown);
    return written;
}
std::string seen(const TestPosition& t, Seat viewer) { return seen(t, Viewer::of(viewer)); }

// The lines above `bank`, which tell what the game is waiting for.
std::string head(const TestPosition& t, Seat viewer) {
    const std::string all = seen(t, viewer);
    return all.substr(0, all.find("bank "));
}
bool has_line(const std::string& text, const std::string& line) {
    return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

// Why it is no view of this game.
std::string fault(const TestPosition& t, const std::string& text) {
    try {
        const View read = notation(t).read_view(text);
        FAIL("this is read as a view:\n" << notation(t).write(read));
    } catch (const text::TextError& error) {
        return error.what();
    }
    return {};
}

// Ann has rolled; each of two players has something to hide.
TestPosition two_players() {
    TestPosition t = in_turn(2);
    t.settlement(blue, 12);
    t.road(blue, {12, 13});
    t.settlement(orange, 30);
    t.city(orange, 40);
    t.give(blue, wool(2) + ore());
    t.give(orange, grain(3));
    t.give(blue, Card::Victory);
    t.give(orange, Card::Plenty, 2);
    t.give_played(orange, Card::Knight, 1);
    return t;
}

}  // namespace

TEST_CASE("R11 a view is written as a state is, with one's own cards and the number of others'") {
    REQUIRE(seen(two_players(), blue) == R"(for Ann
turn 1 Ann
phase main
asked Ann
rolled 1 1
bank lumber 19 brick 19 wool 17 grain 16 ore 18
deck 21
robber 0
longest-road none
largest-army none
Ann points 2 public 1 lumber 0 brick 0 wool 2 grain 0 ore 1 knight 0 road-building 0 plenty 0 monopoly 0 victory 1 played 0 longest 1
supply Ann roads 14 settlements 4 cities 4
built Ann roads 12-13 settlements 12
Ben public 3 hand 3 cards 2 played 1 longest 0
supply Ben roads 15 settlements 4 cities 3
built Ben settlements 30 cities 40
played Ben knight 1
winner none
)");
}

TEST_CASE("R11 a watcher sees all hands as numbers, and with open hands no hand as a number") {
    const TestPosition t = two_players();
    const std::string publicly = seen(t, no_seat);
    REQUIRE(has_line(publicly, "for none"));
    REQUIRE(has_line(publicly, "Ann public 1 hand 3 cards 1 played 0 longest 1"));
    REQUIRE(has_line(publicly, "Ben public 3 hand 3 cards 2 played 1 longest 0"));
    const std::string openly = seen(t, Viewer::all());
    REQUIRE(openly.find("hand") == std::string::npos);
    REQUIRE(openly == "for Ann\n" + notation(t).write(t.state));
}

TEST_CASE("R11 what was bought is told by kind to its buyer, by number to others") {
    TestPosition t = in_turn();
    t.give(blue, card_cost + card_cost);
    t.buy(Card::Knight);
    t.buy(Card::Victory);
    REQUIRE(has_line(seen(t, blue), "bought knight 1 victory 1"));
    REQUIRE(has_line(seen(t, Viewer::all()), "bought knight 1 victory 1"));
    REQUIRE(has_line(seen(t, orange), "bought 2"));
    REQUIRE(has_line(seen(t, no_seat), "bought 2"));
}

TEST_CASE("R3.1 the set-up in a view") {
    TestPosition t(2);
    REQUIRE(head(t, orange) == "for Ben\nturn 0 Ann\nphase setup-settlement\nasked Ann\n");
    t.say(settle(12));
    REQUIRE(head(t, orange) == "for Ben\nturn 0 Ann\nphase setup-road\nasked Ann\n");
}

TEST_CASE("R4 R6 a roll and a seven in a view") {
    TestPosition t = before_roll();
    t.settlement(orange, 6);
    t.give(orange, wool(8));
    REQUIRE(head(t, no_seat) == "for none\nturn 1 Ann\nphase roll\nasked Ann\n");
    t.say(Roll{});
    REQUIRE(head(t, no_seat) == "for none\nturn 1 Ann\nphase roll\nchance roll\n");
    t.comes(Dice{3, 4});
    REQUIRE(head(t, blue) ==
            "for Ann\nturn 1 Ann\nphase discard\nasked Ben\nrolled 3 4\n"
            "owes Ben 4\n");
    t.say(Discard{wool(4)});
    REQUIRE(head(t, blue) == "for Ann\nturn 1 Ann\nphase robber\nasked Ann\nrolled 3 4\n");
    t.say(robber_to(1));
    REQUIRE(head(t, blue) == "for Ann\nturn 1 Ann\nphase steal\nasked Ann\nrolled 3 4\n");
    t.say(Steal{orange});
    REQUIRE(head(t, blue) == "for Ann\nturn 1 Ann\nphase steal\nchance steal Ben\nrolled 3 4\n");
}

TEST_CASE("R7 development cards in a view") {
    TestPosition t = in_turn();
    t.settlement(blue, 12);
    t.give(blue, card_cost);
    t.give(blue, Card::RoadBuilding);
    t.say(BuyCard{});
    REQUIRE(head(t, red) == "for Cy\nturn 1 Ann\nphase main\nchance buy\nrolled 1 1\n");
    t.comes(DrawnCard{Card::Knight});
    t.say(PlayRoadBuilding{});
    REQUIRE(head(t, red) ==
            "for Cy\nturn 1 Ann\nphase roads\nasked Ann\nrolled 1 1\n"
            "free-roads 2\nplayed-card yes\nbought 1\n");
}

TEST_CASE("R4.5 a paired phase in a view") {
    TestPosition t = in_turn(6);
    t.say(EndTurn{});
    REQUIRE(head(t, blue) == "for Ann\nturn 1 Dee\nphase paired\nasked Dee\nrolled 1 1\n");
    t.give(white, card_cost);
    t.say(BuyCard{});
    REQUIRE(head(t, white) == "for Dee\nturn 1 Dee\nphase main\nchance buy\nrolled 1 1\n");
}

TEST_CASE("R8.2 an offer and its answers in a view") {
    TestPosition t = in_turn();
    t.give(blue, wool(2));
    t.give(orange, grain());
    t.give(white, ore());
    t.say(Offer{wool(), grain(), seats({orange, red, white})});
    t.say(Accept{});
    t.say(Decline{});
    const std::string before =
        "rolled 1 1\noffer 1 wool for 1 grain to Ben Cy Dee\n"
        "answer Ben accept\nanswer Cy decline\n";
    REQUIRE(head(t, red) == "for Cy\nturn 1 Ann\nphase answer\nasked Dee\n" + before);
    t.say(Counter{ore(), wool(2)});
    REQUIRE(head(t, red) == "for Cy\nturn 1 Ann\nphase trade\nasked Ann\n" + before +
                                "answer Dee counter 1 ore for 2 wool\n");
}

TEST_CASE("R10.5 R11 the end in a view: all cards are shown") {
    TestPosition t = in_turn(2, [](Settings& agreed) { agreed.pieces.target = 3; });
    t.settlement(blue, 6);
    t.give(blue, city_cost);
    t.give(blue, Card::Victory);
    t.give(orange, Card::Victory, 2);
    t.say(city(6));
    for (const Viewer viewer : {Viewer::of(orange), Viewer::public_only(), Viewer::all()}) {
        const std::string all = seen(t, viewer);
        REQUIRE(has_line(all, viewer.seat() == orange ? "for Ben" : "for none"));
        REQUIRE(has_line(all, "phase over"));
        REQUIRE(has_line(all, "winner Ann"));
        REQUIRE(has_line(all,
                         "Ben points 2 public 0 lumber 0 brick 0 wool 0 grain 0 ore 0 "
                         "knight 0 road-building 0 plenty 0 monopoly 0 victory 2 "
                         "played 0 longest 0"));
    }
}

TEST_CASE("case, blanks and comments are free in a view") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    const std::string other = "# as Ann sees it\n\n" + with(text, "for Ann", "  FOR   ann  # me");
    REQUIRE(notation(t).read_view(other) == view(t.game, t.state, blue));
}

TEST_CASE("a view is read only as it is written") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, with(text, "deck 21\nrobber 0", "robber 0\ndeck 21")) ==
            "line 7: expected 'deck', found 'robber'");
    REQUIRE(fault(t, with(text, "deck 21\n", "deck 21\ndeck 21\n")) ==
            "line 8: expected 'robber', found 'deck'");
    REQUIRE(fault(t, with(text, "12-13", "13-12")) == "line 13: expected '12-13', found '13-12'");
    REQUIRE(fault(t, with(text, "deck 21", "deck 021")) == "line 7: expected '21', found '021'");
    REQUIRE(fault(t, with(text, "played Ben knight 1\nwinner none\n",
                          "winner none\nplayed Ben knight 1\n")) ==
            "line 17: expected 'played', found 'winner'");
    REQUIRE(fault(t, text + "winner none\n") ==
            "line 19: expected the end of the text, found 'winner'");
    REQUIRE(fault(t, with(text, "played Ben knight 1", "played Ben knight 1 plenty 0")) ==
            "line 17: expected the end of the line, found 'plenty'");
}

TEST_CASE("a line of a view that cannot be read") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, with(text, "for Ann", "for Zed")).starts_with("line 1: unknown player 'Zed'"));
    REQUIRE(fault(t, with(text, "for Ann", "for Ann Ben")) ==
            "line 1: expected the end of the line, found 'Ben'");
    REQUIRE(fault(t, with(text, "rolled 1 1", "rolled 1 7")) == "line 5: expected 0 to 6, found 7");
    REQUIRE(fault(t, with(text, "robber 0", "robber 19")) == "line 8: expected 0 to 18, found 19");
    REQUIRE(fault(t, with(text, "hand 3", "hand 50001")) ==
            "line 14: expected 0 to 50000, found 50001");
    REQUIRE(fault(t, with(text, "deck 21", "deck 99999999999999999999")) ==
            "line 7: expected a number, found '99999999999999999999'");
    REQUIRE(fault(t, with(text, "12-13", "12-14")) ==
            "line 13: no edge joins these two intersections");
    REQUIRE(fault(t, with(text, "settlements 12", "settlements 54")) ==
            "line 13: expected 0 to 53, found 54");
    REQUIRE(fault(t, with(text, "asked Ann", "chance end")) ==
            "line 4: chance answers 'roll', 'buy' and 'steal'");
}

TEST_CASE("a view of what cannot stand on the board") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, with(text, "settlements 30", "settlements 12")) ==
            "intersection 12 has two buildings");
    REQUIRE(fault(t, with(text, "built Ben", "built Ben roads 12-13")) == "an edge has two roads");
    REQUIRE(fault(t, with(text, "settlements 30", "settlements 11")) ==
            "R5.4: no two buildings are neighbours");
}

TEST_CASE("R3.1 a view of a set-up that no game comes to") {
    TestPosition t(2);
    REQUIRE(fault(t, with(seen(t, blue), "phase setup-settlement", "phase setup-road")) ==
            "no settlement waits for a road");
    t.say(settle(12));
    REQUIRE(fault(t, with(seen(t, blue), "phase setup-road", "phase setup-settlement")) ==
            "R3.1: who places now");
}

TEST_CASE("a view without one of the lines that are always there") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, "") == "there is no line 'for'");
    REQUIRE(fault(t, with(text, "turn 1 Ann", "")) == "there is no line 'turn'");
    REQUIRE(fault(t, with(text, "phase main", "")) == "there is no line 'phase'");
    REQUIRE(fault(t, with(text, "robber 0", "")) == "there is no line 'robber'");
    REQUIRE(fault(t, with(text, "winner none", "")) == "there is no line 'winner'");
}

TEST_CASE("a view of a moment that no game comes to") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, with(text, "turn 1 Ann", "turn 2 Ann")) == "turn 2 is not Ann's");
    REQUIRE(fault(t, with(text, "asked Ann", "asked Ben")) == "it is somebody else's move");
    REQUIRE(fault(t, with(text, "asked Ann", "chance roll")) == "R4.1: one roll a turn");
    REQUIRE(fault(t, with(text, "phase main", "phase discard")) == "nobody owes cards");
    const std::string offer = "rolled 1 1\noffer 1 wool for 1 grain to Ben\n";
    REQUIRE(fault(t, with(with(text, "phase main", "phase trade"), "rolled 1 1\n", offer)) ==
            "the answers do not fit the phase");
    REQUIRE(fault(t, with(with(text, "phase main", "phase trade"), "rolled 1 1\n",
                          offer + "answer Ann accept\n")) ==
            "an answer from somebody who was not asked");
    REQUIRE(fault(t, with(with(text, "phase main", "phase over"), "asked Ann\n", "")) ==
            "R10.5: the game ends at once, and not before");
    REQUIRE(fault(t, with(text, "winner none", "winner Ann")) ==
            "line 18: expected 'none', found 'Ann'");
}

TEST_CASE("a view of cards that there are not") {
    const TestPosition t = two_players();
    const std::string text = seen(t, blue);
    REQUIRE(fault(t, with(text, "hand 3", "hand 4")) == "the cards do not add up");
    REQUIRE(fault(t, with(text, "wool 17", "wool 18")) == "the cards do not add up");
    REQUIRE(fault(t, with(text, "cards 2", "cards 26")) == "the cards do not add up");
    REQUIRE(fault(t, with(text, "deck 21", "deck 20")) == "the deck must have 21 cards");
    REQUIRE(fault(t, with(text, "played Ben knight 1", "played Ben knight 15")) ==
            "there are more knight cards than the game has");
    REQUIRE(fault(t, with(text, "points 2 public 1", "points 1 public 1")) ==
            "the points or knights of Ann do not add up");
    REQUIRE(fault(t, with(text, "public 3", "public 4")) ==
            "the points or knights of Ben do not add up");
    REQUIRE(fault(t, with(text, "rolled 1 1\n", "rolled 1 1\nbought 1\n")) ==
            "no seat could see a game like this");
}

TEST_CASE("R11 a view shows the cards of its viewer, of no seat or of all") {
    const TestPosition t = two_players();
    const std::string own = seen(t, blue);
    REQUIRE(fault(t, with(own, "for Ann", "for Ben")) == "Ben must see their own cards");
    REQUIRE(fault(t, with(own, "for Ann", "for none")) ==
            "line 11: expected 'public', found 'points'");
    REQUIRE(fault(t, with(seen(t, Viewer::all()), "for Ann", "for Ben")) ==
            "no seat could see a game like this");
}

TEST_CASE("R11 a state is no view, and a view is no state") {
    const TestPosition t = two_players();
    REQUIRE(fault(t, notation(t).write(t.state)) == "there is no line 'for'");
    for (const Viewer viewer : {Viewer::of(blue), Viewer::public_only(), Viewer::all()}) {
        REQUIRE_THROWS_AS(notation(t).read_state(seen(t, viewer)), text::TextError);
    }
    TestPosition asking = before_roll();
    asking.say(Roll{});
    const std::string without_viewer = with(seen(asking, Viewer::all()), "for none\n", "");
    REQUIRE_THROWS_AS(notation(asking).read_state(without_viewer), text::TextError);
}

TEST_CASE("R8.4 R11 everybody sees how many offers were made, where their number is limited") {
    TestPosition t = in_turn(3, [](Settings& agreed) { agreed.offers = 3; });
    t.give(blue, wool());
    t.give(orange, ore());
    REQUIRE(head(t, orange) == "for Ben\nturn 1 Ann\nphase main\nasked Ann\nrolled 1 1\n");
    t.say(Offer{wool(), ore(), seats({orange})});
    for (const Seat seat : {blue, orange, red, no_seat}) {
        REQUIRE(has_line(seen(t, seat), "trade offers 1"));
    }
    t.say(Decline{});
    t.say(Withdraw{});
    const std::string text = seen(t, blue);
    REQUIRE(has_line(text, "trade offers 1"));
    REQUIRE(notation(t).read_state(notation(t).write(t.state)) == t.state);
    REQUIRE(fault(t, with(text, "trade offers 1", "trade offers 4")) ==
            "R8.4: no more offers than were agreed on");
    REQUIRE(fault(t, with(text, "trade offers 1", "trade offers 100")) ==
            "line 6: expected 0 to 99, found 100");
    REQUIRE(fault(t, with(text, "trade offers 1", "trade 1")) ==
            "line 6: expected 'offers', found '1'");

    TestPosition unlimited = two_players();
    unlimited.say(Offer{wool(), grain(), seats({orange})});
    REQUIRE(seen(unlimited, orange).find("offers") == std::string::npos);
    REQUIRE(fault(unlimited,
                  with(seen(unlimited, orange), "rolled 1 1\n", "rolled 1 1\ntrade offers 1\n")) ==
            "R8.4: unlimited offers are not counted");
}
