// Tests that each screen has one table of keys, and that the guide shows it.
#include "front/key_table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catan/tui/front_door.hpp"
#include "catan/tui/table_modes.hpp"
#include "catan/tui/watch/replay.hpp"
#include "support/by_setup_keys.hpp"
#include "support/games.hpp"
#include "support/golden.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

// `| `space` | roll |`
std::string markdown(const std::vector<front::KeyHelp>& keys) {
    std::string text = "| key | |\n| --- | --- |\n";
    for (const front::KeyHelp& key : keys)
        text += fmt::format("| `{}` | {} |\n", key.key, key.help);
    return text;
}

// The guide has each table between two marks.
void check_section(const std::string& mark, const std::string& text) {
    const std::string path = CATAN_GUIDE;
    std::string guide = contents(path);
    const std::string begin = fmt::format("<!-- keys {} -->\n\n", mark);
    const std::size_t from = guide.find(begin);
    REQUIRE(from != std::string::npos);
    const std::size_t first = from + begin.size();
    const std::size_t last = guide.find("\n<!-- end -->", first);
    REQUIRE(last != std::string::npos);
    if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path, std::ios::binary) << guide.replace(first, last - first, text);
        return;
    }
    CHECK(guide.substr(first, last - first) == text);
}

}  // namespace

TEST_CASE("the guide tells the keys as they are") {
    check_section("in a game", markdown(TableScreen::all_keys()));
    check_section("in a replay", markdown(tui::watch::Replay::all_keys()));
    check_section("at the front door", markdown(FrontDoor::all_keys()));
    check_section("on the set-up screen", markdown(SetupScreen::all_keys()));
}

TEST_CASE("the guide and the manual tell every key of a game that has a help text") {
    const std::vector<front::KeyHelp> told = TableScreen::all_keys();
    for (const front::Binding& binding : keys_in_a_game()) {
        if (binding.help.empty()) continue;
        INFO(binding.key);
        CHECK(std::ranges::any_of(told, [&](const front::KeyHelp& key) {
            return key.key == binding.key + binding.also && key.help == binding.help;
        }));
    }
}

TEST_CASE("every key that a help names is a key of its screen") {
    for (const auto& all : {TableScreen::all_keys(), tui::watch::Replay::all_keys(),
                            FrontDoor::all_keys(), SetupScreen::all_keys()}) {
        for (const front::KeyHelp& key : all) {
            INFO(key.key);
            CHECK_FALSE(key.help.empty());
        }
    }
}

TEST_CASE("the guide and the manual tell every key that the bar shows, whatever is asked") {
    std::set<std::string> told;
    for (const front::KeyHelp& key : TableScreen::all_keys())
        told.insert(key.key.substr(0, key.key.find(',')));
    std::set<std::string> shown;
    const auto look = [&](ScreenTable& t) {
        for (const kit::KeyHint& hint : t.play.keys()) shown.insert(hint.key);
    };
    for (const std::string& game :
         {first_settlement(), sixth_turn(), sixth_turn() + "Ann: roll 4 6\n", turn_of_dee()}) {
        ScreenTable t(match_of(game));
        look(t);
        for (const std::string_view keys : {"⏎", "r", "⎋"}) {
            t.press(keys);
            look(t);
        }
    }
    REQUIRE(shown.size() > 15);
    for (const std::string& key : shown) {
        INFO(key);
        REQUIRE(told.contains(key));
    }
}

TEST_CASE("the guide and the manual tell every key that the set-up screen shows, on every line") {
    std::set<std::string> told;
    for (const front::KeyHelp& key : SetupScreen::all_keys()) told.insert(key.key);
    Screened screened;
    for (std::size_t i = 0; i < screened.form().lines().size(); ++i) {
        for (const kit::KeyHint& hint : screened.screen.keys()) {
            INFO(hint.key);
            const bool is_told = std::ranges::any_of(
                told, [&](const std::string& key) { return key.starts_with(hint.key); });
            REQUIRE(is_told);
        }
        screened.press("↓");
    }
}

TEST_CASE("of several bindings of a key the first that means anything now is done and shown") {
    bool is_first_there = true;
    std::string done;
    front::KeyTable keys;
    keys.push_back({.key = "x",
                    .label = "one",
                    .events = front::letters("x"),
                    .is_there = [&] { return is_first_there; },
                    .in_bar = front::in_order_in_bar,
                    .act = [&](const ftxui::Event&) { done += "one "; }});
    keys.push_back({.key = "x",
                    .label = "two",
                    .events = front::letters("x"),
                    .in_bar = front::in_order_in_bar,
                    .act = [&](const ftxui::Event&) { done += "two "; }});
    const ftxui::Event x = ftxui::Event::Character('x');
    for (const std::string_view label : {"one", "two"}) {
        REQUIRE(front::key_hints(keys).size() == 1);
        REQUIRE(front::key_hints(keys).front().label == label);
        front::binding_of(keys, x)->act(x);
        is_first_there = false;
    }
    REQUIRE(done == "one two ");
    REQUIRE(front::binding_of(keys, ftxui::Event::Character('y')) == nullptr);
}

TEST_CASE("every key has its place in the bar, possible or not, and what comes next the first") {
    std::string why = "R5.1: not now";
    bool is_there = true;
    front::KeyTable keys;
    const auto add = [&](const char* key, auto in_bar) -> front::Binding& {
        return keys.emplace_back(front::Binding{
            .key = key, .label = "does", .events = front::letters(key), .in_bar = in_bar});
    };
    add("a", front::in_order_in_bar);
    add("b", front::in_order_in_bar).why_not = [&] { return why; };
    add("f", front::first_in_bar).is_there = [&] { return is_there; };
    add("g", front::first_in_bar);
    add("c", front::in_order_in_bar);
    add("d", [] { return front::InBar::Never; });
    const auto shown = [&] {
        std::string order;
        for (const kit::KeyHint& hint : front::key_hints(keys, 9)) {
            order += hint.is_possible ? hint.key : "(" + hint.key + ")";
        }
        return order;
    };
    REQUIRE(shown() == "fa(b)c");
    why.clear();
    REQUIRE(shown() == "fabc");
    is_there = false;
    REQUIRE(shown() == "gabc");
    keys[3].is_there = [] { return false; };
    // Its place stays free.
    REQUIRE(shown() == "abc");
    REQUIRE(front::key_hints(keys, 9).front().room == 9);
}

TEST_CASE("help puts each key into the next column") {
    const std::vector<front::HelpRow> rows{
        {{"a", "one"}, {"b", "two"}}, {}, {{"c", "a long one"}, {"d", "three"}}};
    const std::vector<std::size_t> columns{8, 16};
    REQUIRE(front::help_lines(rows, columns) ==
            std::vector<std::string>{"a  one  b  two", "", "c  a long one   d  three"});
}

}  // namespace catan::tui
