// Compares every screen and dialog of a game at the terminal, reached by its keys, with golden files in
// tests/golden/screens/play, without colours.
// To regenerate them: CATAN_UPDATE_GOLDEN=1 catan_ui "golden: *". Read the difference.
#include <fmt/format.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "support/by_setup_keys.hpp"
#include "support/games.hpp"
#include "support/golden.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

// A screen, and the keys that lead to it.
struct PlayScreen {
    std::string name;
    std::string keys;
};

// Ann looks; she rolls a ten.
const std::string ann = "⏎";
const std::string rolled = "⏎ 4 6⏎";
// Ann makes an offer, and Ben looks at it.
const std::string offered = rolled + "tbb⇥g⏎";

// Usual window sizes; the largest one only for some screens of each kind.
void check(const std::string& game, const PlayScreen& shown) {
    static const std::set<std::string> also_large{
        "set-up-settlement", "curtain",    "after-the-roll", "road", "offer",
        "discard",           "which-card", "robber"};
    std::vector<std::pair<int, int>> sizes{{80, 24}, {120, 40}};
    if (also_large.contains(shown.name)) sizes.emplace_back(200, 60);
    for (const auto& [width, height] : sizes) {
        ScreenTable t(match_of(game));
        t.resize(width, height);
        t.press(shown.keys);
        check_golden(fmt::format("play/{}-{}x{}", shown.name, width, height), t.plain());
    }
}
void check(const std::string& game, std::span<const PlayScreen> screens) {
    for (const PlayScreen& shown : screens) check(game, shown);
}

std::string times(int count, std::string_view key) {
    std::string keys;
    for (int i = 0; i < count; ++i) keys += key;
    return keys;
}

}  // namespace

TEST_CASE("golden: R3.1 placing the first settlements and roads") {
    check(first_settlement(), {"set-up-settlement", ""});
    check(first_settlement(), {"set-up-road", "⏎"});
    check(eight_players(), {"set-up-eight", "⏎⏎⏎⏎"});
}

TEST_CASE("golden: R4.1 a turn begins behind a curtain, with the roll") {
    const std::array<PlayScreen, 5> screens{{{"curtain", ""},
                                             {"before-the-roll", ann},
                                             {"roll-by-hand", ann + " "},
                                             {"after-the-roll", rolled},
                                             {"end-asks-once-more", rolled + "e"}}};
    check(sixth_turn(), screens);
}

TEST_CASE("golden: R5 looking for a place") {
    const std::array<PlayScreen, 6> screens{{{"road", rolled + "r"},
                                             {"settlement", rolled + "s"},
                                             {"city", rolled + "c→"},
                                             {"taken-back", rolled + "s⏎u"},
                                             {"numbers-of-places", rolled + "s#"},
                                             {"whole-board-as-a-map", rolled + "="}}};
    check(sixth_turn(), screens);
    check(turn_of_dee(), {"free-roads", "⏎d1"});
}

TEST_CASE("golden: R4.4 and R6 a seven, the robber, a theft") {
    const std::array<PlayScreen, 5> screens{{{"discard", ann + " 3 4⏎"},
                                             {"discard-half-filled", ann + " 3 4⏎lbbbw"},
                                             {"robber", ann + "d1"},
                                             {"whom-to-rob", ann + "d14⏎"},
                                             {"stolen-card-by-hand", ann + "d14⏎1"}}};
    check(sixth_turn(), screens);
}

TEST_CASE("golden: R7 development cards") {
    const std::array<PlayScreen, 5> screens{{{"which-card", rolled + "d"},
                                             {"plenty", rolled + "d2o"},
                                             {"monopoly", rolled + "d3"},
                                             {"bought-card-by-hand", rolled + "v"},
                                             {"bought-card", rolled + "vvictory⏎"}}};
    check(sixth_turn(), screens);
}

TEST_CASE("golden: R8 trade with the bank and with others") {
    const std::array<PlayScreen, 8> screens{
        {{"bank-giving", rolled + "m↓"},
         {"bank-getting", rolled + "mb"},
         {"offer", rolled + "tbb⇥g3"},
         {"offer-curtain", offered},
         {"answer", offered + "⏎"},
         {"counter", offered + "⏎co⇥bb"},
         {"closing", offered + "⏎co⇥bbb⏎⏎a⏎d⏎"},
         {"answer-of-somebody-without-the-cards", rolled + "tw⇥l⏎⏎"}}};
    check(sixth_turn(), screens);
}

TEST_CASE("golden: the : prompt, and what is not possible") {
    const std::array<PlayScreen, 7> screens{
        {{"typing", rolled + ":offer 2 bri"},
         {"typing-a-place", rolled + "s3"},
         {"typing-a-long-line",
          rolled +
              ":offer 2 brick 1 wool 1 ore for 1 lumber 1 grain to Ben Cy Dee # is that not fair"},
         {"typing-what-is-refused", rolled + ":city 12⏎"},
         {"typing-what-is-no-command", rolled + ":settel 38⏎"},
         {"not-possible", ann + "c"},
         {"log", rolled + "L"}}};
    check(sixth_turn(), screens);
}

TEST_CASE("golden: R4.5 the paired phase of six players") {
    const std::string placed = times(24, "⏎");
    const std::array<PlayScreen, 3> screens{{{"paired-curtain", placed + "⏎ 4 5⏎ee"},
                                             {"paired-phase", placed + "⏎ 4 5⏎ee⏎"},
                                             {"paired-phase-refusal", placed + "⏎ 4 5⏎ee⏎t"}}};
    check(six_players(), screens);
}

TEST_CASE("golden: eight players") {
    check(eight_players(), {"eight-after-the-roll", times(32, "⏎") + "⏎ 4 5⏎"});
    check(eight_players(), {"eight-map", times(32, "⏎") + "⏎ 4 5⏎="});
    check(eight_players(), {"eight-offer", times(32, "⏎") + "⏎ 4 5⏎tb⇥l2"});
}

TEST_CASE("golden: a window that is too small for the game") {
    ScreenTable t(match_of(sixth_turn()));
    t.resize(79, 23);
    check_golden("play/too-small-79x23", t.plain());
}

TEST_CASE("golden: what is agreed on before a game") {
    const std::array<PlayScreen, 5> forms{
        {{"form", ""},
         {"form-changed",
          "{Players}→→↓Adèle↓Jean-Luc{Board}→→→{Seed}n{Who begins}→→{Points to "
          "win}→→→{Dice}⏎{Friendly robber}⏎{Paired turns}→"},
         {"form-large-board", "{Players}→→→→{Radius}→→→→→→"},
         {"form-two-of-one-name", "{Name 1}Ann↓ann"},
         {"form-board-too-small-for-all", "{Players}→→→→{Board}→→"}}};
    for (const PlayScreen& shown : forms) {
        for (const auto& [width, height] : {std::pair{80, 24}, std::pair{120, 40}}) {
            Screened screened;
            screened.press(shown.keys);
            auto drawn = on_screen(screened.screen.draw(width, height), width, height);
            check_golden(fmt::format("set-up/{}-{}x{}", shown.name, width, height),
                         kit::plain_text(drawn));
        }
    }
}

}  // namespace catan::tui
