// Pagers: where the keys lead in a text.
#include "tui/kit/pager.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "on_screen.hpp"

using namespace kit;
using ftxui::Event;

TEST_CASE("a pager goes over its text by lines, by pages and to its ends") {
    std::vector<std::string> lines;
    for (int i = 0; i < 30; ++i) lines.push_back(fmt::format("line {}", i));
    Pager pager(lines);
    const auto at = [&] { return chosen_line(pager.box("Text", "")); };
    REQUIRE(at() == 0);
    const auto after = [&](const Event& event) {
        REQUIRE(pager.key(event));
        return at();
    };
    REQUIRE(after(Event::ArrowDown) == 1);
    REQUIRE(after(Event::PageDown) == 11);
    REQUIRE(after(Event::PageDown) == 21);
    REQUIRE(after(Event::PageDown) == 29);
    REQUIRE(after(Event::PageUp) == 19);
    REQUIRE(after(Event::Special("\x1B[1~")) == 0);
    REQUIRE(after(Event::PageUp) == 0);
    REQUIRE(after(Event::End) == 29);
    REQUIRE_FALSE(pager.key(Event::Character('x')));
    pager.go_to(7);
    REQUIRE(at() == 7);
    pager.go_to(99);
    REQUIRE(at() == 29);
}

TEST_CASE("a pager without text shows an empty box and moves nowhere") {
    Pager pager(std::vector<std::string>{});
    REQUIRE_FALSE(pager.key(Event::ArrowDown));
    pager.go_to(3);
    REQUIRE(pager.box("Nothing", "").lines.empty());
}
