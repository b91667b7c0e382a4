// Tests the parser of terminal input, also with bytes that no terminal sends.
#include "front/terminal_input.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <ftxui/component/mouse.hpp>
#include <string>
#include <string_view>
#include <vector>

using namespace tabletop::front;
using ftxui::Event;
using ftxui::Mouse;

namespace {

std::vector<Event> parsed(std::string_view bytes) {
    InputParser parser;
    std::vector<Event> events = parser.parse(bytes);
    for (const Event& event : parser.time_out()) events.push_back(event);
    return events;
}

Mouse mouse_of(std::string_view bytes) {
    std::vector<Event> events = parsed(bytes);
    REQUIRE(events.size() == 1);
    REQUIRE(events[0].is_mouse());
    return events[0].mouse();
}

using Events = std::vector<Event>;

}  // namespace

TEST_CASE("keys are what the terminal sends for them") {
    const std::vector<std::pair<std::string_view, Event>> keys{
        {"a", Event::Character('a')},
        {"\xc3\xa9", Event::Character("\xc3\xa9")},
        {"\xf0\x9f\x8e\xb2", Event::Character("\xf0\x9f\x8e\xb2")},
        {"\x1b", Event::Escape},
        {"\r", Event::Return},
        {"\n", Event::Return},
        {"\t", Event::Tab},
        {"\x1b[Z", Event::TabReverse},
        {"\x7f", Event::Backspace},
        {"\b", Event::Backspace},
        {"\x15", Event::Special("\x15")},
        {"\x1b[A", Event::ArrowUp},
        {"\x1bOA", Event::ArrowUp},
        {"\x1bOH", Event::Home},
        {"\x1b[1;2A", Event::Special("\x1b[1;2A")},
        {"\x1b[6~", Event::PageDown},
        {"\x1bx", Event::Special("\x1bx")},
        {"\x1b[[A", Event::Special("\x1b[[A")},
    };
    for (const auto& [bytes, key] : keys) {
        CAPTURE(bytes);
        REQUIRE(parsed(bytes) == Events{key});
        REQUIRE(parsed(bytes)[0].is_character() == key.is_character());
        // Also when it comes in pieces.
        InputParser parser;
        Events events;
        for (const char byte : bytes) {
            for (const Event& event : parser.parse({&byte, 1})) events.push_back(event);
        }
        for (const Event& event : parser.time_out()) events.push_back(event);
        REQUIRE(events == Events{key});
    }
}

TEST_CASE("keys behind each other stay apart") {
    REQUIRE(parsed("ab") == Events{Event::Character('a'), Event::Character('b')});
    REQUIRE(parsed("\x1b\x1b[B") == Events{Event::Escape, Event::ArrowDown});
    REQUIRE(parsed("\x1b\x1b") == Events{Event::Escape, Event::Escape});
    REQUIRE(parsed("\x1b[A\x1b[Bq") ==
            Events{Event::ArrowUp, Event::ArrowDown, Event::Character('q')});
}

TEST_CASE("clicks, wheel and motion tell the cell, counted from zero") {
    const Mouse left = mouse_of("\x1b[<0;80;24M");
    REQUIRE(left.button == Mouse::Left);
    REQUIRE(left.motion == Mouse::Pressed);
    REQUIRE(left.x == 79);
    REQUIRE(left.y == 23);
    REQUIRE(mouse_of("\x1b[<0;80;24m").motion == Mouse::Released);
    REQUIRE(mouse_of("\x1b[<2;1;1M").button == Mouse::Right);
    REQUIRE(mouse_of("\x1b[<32;1;1M").button == Mouse::Left);
    REQUIRE(mouse_of("\x1b[<35;1;1M").button == Mouse::None);
    REQUIRE(mouse_of("\x1b[<64;1;1M").button == Mouse::WheelUp);
    REQUIRE(mouse_of("\x1b[<65;1;1M").button == Mouse::WheelDown);
    REQUIRE(mouse_of("\x1b[<16;1;1M").control);
    // The older form.
    REQUIRE(mouse_of("\x1b[32;80;24M").button == Mouse::Left);
    REQUIRE(mouse_of("\x1b[64;80;24M").button == Mouse::Left);
    REQUIRE(mouse_of("\x1b[97;80;24M").button == Mouse::WheelDown);
    // Buttons of which the game knows nothing.
    REQUIRE(mouse_of("\x1b[<128;1;1M").button == Mouse::None);
}

TEST_CASE("clicks of terminals that know only the oldest form are no keys") {
    const Mouse left = mouse_of("\x1b[M q*");
    REQUIRE(left.button == Mouse::Left);
    REQUIRE(left.motion == Mouse::Pressed);
    REQUIRE(left.x == 80);
    REQUIRE(left.y == 9);
    REQUIRE(mouse_of("\x1b[M#q*").motion == Mouse::Released);
    REQUIRE(mouse_of("\x1b[MCq*").motion == Mouse::Pressed);
    REQUIRE(mouse_of("\x1b[M`q*").button == Mouse::WheelUp);
    REQUIRE(parsed("\x1b[M q*q").size() == 2);
    REQUIRE(parsed("\x1b[M q").empty());
    REQUIRE(parsed("\x1b[M\x1b[A") == Events{Event::ArrowUp});
}

TEST_CASE("Alt-Shift-O takes nothing of the sequence behind it") {
    REQUIRE(parsed("\x1bO\x1b[0n") == Events{Event::Special("\x1bO"), Event::Special("\x1b[0n")});
    InputParser parser;
    REQUIRE(parser.parse("\x1b").empty());
    REQUIRE(parser.may_be_key());
    REQUIRE(parser.parse("[").empty());
    REQUIRE_FALSE(parser.may_be_key());
    REQUIRE(parser.parse("0n") == Events{Event::Special("\x1b[0n")});
}

TEST_CASE("an Esc key is told from the beginning of a sequence by time") {
    InputParser parser;
    REQUIRE(parser.parse("\x1b").empty());
    REQUIRE(parser.is_incomplete());
    REQUIRE(parser.time_out() == Events{Event::Escape});
    REQUIRE_FALSE(parser.is_incomplete());
    // A key pressed some time after Esc and a bracket is a key of its own.
    REQUIRE(parser.parse("[7\n") ==
            Events{Event::Character('['), Event::Character('7'), Event::Return});
    REQUIRE(parser.parse("\x1b[1;2").empty());
    REQUIRE(parser.is_incomplete());
    REQUIRE(parser.time_out().size() == 1);
    REQUIRE(parser.parse("A") == Events{Event::Character('A')});
}

TEST_CASE("a report of the terminal is no key") {
    const Events events = parsed("\x1b\x1b[0n#");
    REQUIRE(events.size() == 3);
    REQUIRE(is_status_report(events[1]));
    REQUIRE_FALSE(is_status_report(Event::ArrowUp));
    REQUIRE_FALSE(is_status_report(Event::Character('n')));
}

TEST_CASE("strings that a terminal sends are passed over") {
    REQUIRE(parsed("\x1b]11;rgb:0/0/0\x1b\\a") == Events{Event::Character('a')});
    REQUIRE(parsed("\x1b]11;rgb:0/0/0\aa") == Events{Event::Character('a')});
    REQUIRE(parsed("\x1bP1$r0m\x1b\\a") == Events{Event::Character('a')});
    REQUIRE(parsed("\x1b]11\x1b[A") == Events{Event::ArrowUp});
}

TEST_CASE("bytes that are no character are dropped, what follows is not") {
    REQUIRE(parsed("\x80\xff\xc0\xaf").empty());
    REQUIRE(parsed("\xe2\x82x") == Events{Event::Character('x')});
    REQUIRE(parsed("\xed\xa0\x80").empty());
    REQUIRE(parsed("\xf4\x90\x80\x80").empty());
    REQUIRE(parsed("\xe0\x80\x80").empty());
    REQUIRE(parsed("\x18\x1a").empty());
}

TEST_CASE("numbers in sequences are bounded, and so are sequences") {
    const Mouse mouse = mouse_of("\x1b[<0;99999999999;18446744073709551616M");
    REQUIRE(mouse.x == 99'998);
    REQUIRE(mouse.y == 99'998);
    // A sequence that never ends is dropped; what follows its end is text again.
    const std::string endless = "\x1b[" + std::string(1'000'000, ';');
    REQUIRE(parsed(endless + "Mabc").size() == 3);
    const std::string digits = "\x1b[<0;" + std::string(1'000'000, '9') + ";1M";
    REQUIRE(parsed(digits).empty());
    REQUIRE(parsed("\x1b]" + std::string(1'000'000, 'x')).empty());
}

TEST_CASE("a byte that cannot be in a sequence ends it") {
    for (const std::string_view between : {"\n", "\x7f", "\xc3\xa9", "\x80", "\x1b"}) {
        CAPTURE(between);
        const Events events = parsed("\x1b[<0;999" + std::string(between) + "999;1M");
        REQUIRE(std::ranges::none_of(events, [](const Event& event) { return event.is_mouse(); }));
        REQUIRE(events.back() == Event::Character('M'));
    }
}
