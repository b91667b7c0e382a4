// The form before a game, by keys: what it shows is what begins, and nothing begins that could not be played.
#include "tui/setup_form.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "catan/random.hpp"
#include "keys.hpp"

namespace catan::tui {
namespace {

using Outcome = SetupForm::Outcome;
using text::Setting;

Outcome press(SetupForm& form, std::string_view written) {
    Outcome outcome = Outcome::Open;
    for (const ftxui::Event& event : keys(written)) {
        outcome = form.key(event);
        if (outcome != Outcome::Open) break;
    }
    return outcome;
}
SetupForm after(std::string_view written) {
    SetupForm form(text::Setup(), 7);
    REQUIRE(press(form, written) == Outcome::Open);
    return form;
}
text::Table table_after(std::string_view written) {
    return text::seat_everybody(after(written).setup());
}
// The line with the cursor.
std::string chosen(const SetupForm& form) {
    for (const FormLine& line : form.lines()) {
        if (line.is_chosen) return line.label;
    }
    return {};
}

}  // namespace

TEST_CASE("the form: Enter begins the usual game for four, Escape leaves") {
    SetupForm form(text::Setup(), 7);
    REQUIRE(press(form, "⏎") == Outcome::Start);
    const text::Table table = text::seat_everybody(form.setup());
    REQUIRE(table.game.players() == 4);
    REQUIRE(table.game.board().layout == form.board().layout);
    // R11 What is shown is the seed of the board; that of the luck is drawn by whoever begins the game.
    REQUIRE(form.setup().board_seed == 7);
    REQUIRE_FALSE(form.setup().seed);
    REQUIRE_FALSE(form.setup().chance_seed);
    REQUIRE_FALSE(table.scripted);
    for (const std::string_view key : {"⎋", "q", "↓↓↓⎋", "↓q"}) {
        SetupForm left(text::Setup(), 7);
        REQUIRE(press(left, key) == Outcome::Leave);
    }
    // Only there: elsewhere Enter goes on to the next line, or changes it.
    REQUIRE(after("↓⏎⏎⏎⏎").setup().names == after("").setup().names);
}

TEST_CASE("the form: how many play, and what they are called") {
    REQUIRE(after("↓→→").setup().names.size() == 6);
    REQUIRE(after("↓←←←").setup().names.size() == 8);  // round, from two to eight
    REQUIRE(after("↓↓Zoë↓Bob").setup().names[0] == "Zoë");
    REQUIRE(after("↓↓Zoë⌫⌫o").setup().names[0] == "Zo");
    REQUIRE(after("↓↓⌫⌫").setup().names[0] == "blue");
    REQUIRE(after("↓↓Maximilianus-Alexander").setup().names[0] == "Maximilianus");
    // In a name q and n are letters.
    REQUIRE(after("↓↓Quinn").setup().names[0] == "Quinn");
    // Who is named, but does not play, is kept in mind.
    REQUIRE(after("↓↓↓↓↓Dora↑↑↑↑←→").setup().names[3] == "Dora");
}

TEST_CASE("the form: names that cannot be are told, and nothing begins") {
    for (const std::string_view written : {"↓↓Ann↓ANN", "↓↓road", "↓↓4You", "↓↓A b", "↓↓orange"}) {
        INFO(written);
        SetupForm form = after(written);
        REQUIRE_THROWS_AS(form.setup(), text::TextError);
        const std::string fault = form.prompt().rest;
        REQUIRE(form.prompt().is_refusal);
        REQUIRE(press(form, "↑↑↑↑") == Outcome::Open);
        while (chosen(form) != "Start the game") press(form, "↑");
        REQUIRE(form.prompt().rest == fault);
        REQUIRE(press(form, "⏎") == Outcome::Open);
    }
}

TEST_CASE("R1.7 the form: kinds of boards, and radius") {
    constexpr std::string_view board = "↓↓↓↓↓↓";
    REQUIRE(table_after(std::string(board) + "→→").game.board().layout ==
            make_board(Mode::Beginner, Shape::hexagon(3), 7).layout);
    REQUIRE(table_after(std::string(board) + "→→→").game.board().topology.shape() ==
            Shape::extended());
    REQUIRE(table_after(std::string(board) + "↓→").game.board().topology.shape() ==
            Shape::hexagon(4));
    // R2.1, R3.3: without a radius the players decide.
    REQUIRE(table_after("↓→→→→").game.board().topology.shape() == Shape::hexagon(4));
    const SetupForm too_small = after("↓→→→→↓↓↓↓↓↓↓↓↓→→");
    REQUIRE(too_small.prompt().rest.find("R3.3") != std::string::npos);
    // Another board, from anywhere but a name.
    REQUIRE(after("↓↓↓↓↓↓↓↓→⏎←").setup().board_seed == 8);
    // n does not count: who saw one board must not know the next.
    const auto next = after("n").setup().board_seed;
    REQUIRE(next);
    REQUIRE(*next != 8);
    REQUIRE(*next < 1'000'000'000);
    REQUIRE(after("nn").setup().board_seed != next);
    REQUIRE_FALSE(after("n").board().layout == after("").board().layout);
}

TEST_CASE("R2 the form: who begins, points, house rules, dice") {
    constexpr std::string_view order = "↓↓↓↓↓↓↓↓↓";
    const auto setup = [&](std::string_view more) {
        return after(std::string(order) + std::string(more)).setup();
    };
    REQUIRE(setup("").order == text::Order::Roll);
    REQUIRE(setup("→").order == text::Order::Shuffle);
    REQUIRE(setup("→→").order == text::Order::First);
    REQUIRE_FALSE(setup("↓").settings[static_cast<std::size_t>(Setting::Target)]);
    REQUIRE(setup("↓→→").settings[static_cast<std::size_t>(Setting::Target)] == 12);
    REQUIRE(setup("↓←").settings[static_cast<std::size_t>(Setting::Target)] == 9);
    REQUIRE(setup("↓↓↓⏎").settings[static_cast<std::size_t>(Setting::FriendlyRobber)] == 1);
    REQUIRE(setup("↓↓↓↓→").settings[static_cast<std::size_t>(Setting::LateCards)] == 1);
    REQUIRE(setup("↓↓↓↓↓⏎").settings[static_cast<std::size_t>(Setting::Paired)] == 0);
    // R9: who rolls real dice rolls for the beginning, too, before sitting down.
    REQUIRE(setup("↓↓→").scripted);
    REQUIRE(setup("↓↓→").order == text::Order::First);
}

TEST_CASE("the form: numbers can be typed, and count when they can be") {
    REQUIRE(after("↓6").setup().names.size() == 6);
    REQUIRE(after("↓9").setup().names.size() == 4);
    constexpr std::string_view radius = "↓↓↓↓↓↓↓";
    REQUIRE(after(std::string(radius) + "25").setup().shape == Shape::hexagon(25));
    REQUIRE(after(std::string(radius) + "25⌫⌫7").setup().shape == Shape::hexagon(7));
    REQUIRE(after(std::string(radius) + "51").setup().shape == Shape::hexagon(5));
    REQUIRE(after(std::string(radius) + "↓123").setup().board_seed == 123);
    REQUIRE(after(std::string(radius) + "↓99999999999999999999999").setup().board_seed ==
            999'999'999'999'999'999U);
    REQUIRE(after(std::string(radius) + "↓↓↓15").setup().settings[0] == 15);
    // Another line begins another number.
    REQUIRE(after("↓5↑↓6").setup().names.size() == 6);
}

TEST_CASE("the form begins with what was said already") {
    text::Setup given;
    given.names = {"Ann", "Ben", "Cy"};
    given.seed = 99;
    given.shape = Shape::hexagon(4);
    given.order = text::Order::Shuffle;
    given.settings[static_cast<std::size_t>(Setting::Target)] = 12;
    given.settings[static_cast<std::size_t>(Setting::FriendlyRobber)] = 1;
    const text::Setup setup = SetupForm(given, 7).setup();
    REQUIRE(setup.names == given.names);
    REQUIRE(setup.seed == 99);
    REQUIRE(setup.shape == given.shape);
    REQUIRE(setup.order == given.order);
    REQUIRE(setup.settings[static_cast<std::size_t>(Setting::Target)] == 12);
    REQUIRE(setup.settings[static_cast<std::size_t>(Setting::FriendlyRobber)] == 1);
}

TEST_CASE(
    "whatever is pressed, the form shows the board that would be played on, or what is wrong") {
    constexpr std::string_view written = "↓↓↓↑→→←⏎⇥⇤⌫nAbé 1";
    const auto all = keys(written);
    int faults = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        INFO("seed " << seed);
        Random random(seed, Domain::Choice);
        SetupForm form(text::Setup(), seed);
        for (int i = 0; i < 60; ++i) {
            const auto outcome =
                form.key(all[random.below(static_cast<std::uint32_t>(all.size()))]);
            REQUIRE_FALSE(chosen(form).empty());
            std::string fault;
            try {
                const text::Table table = text::seat_everybody(form.setup());
                REQUIRE(table.game.board().layout == form.board().layout);
            } catch (const text::TextError& error) {
                fault = error.what();
                ++faults;
                REQUIRE(form.prompt().rest == fault);
            }
            REQUIRE((outcome == Outcome::Start ? fault.empty() && chosen(form) == "Start the game"
                                               : outcome == Outcome::Open));
        }
    }
    REQUIRE(faults > 20);
}

}  // namespace catan::tui
