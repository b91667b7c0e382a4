// Tests the set-up screen by keys: the game begins as shown, and never with invalid settings.
#include "catan/tui/setup_form.hpp"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "catan/core/random.hpp"
#include "catan/language/table.hpp"
#include "support/by_setup_keys.hpp"
#include "support/keys.hpp"

namespace catan::tui {
namespace {

using language::Setting;

language::Table table_after(std::string_view written) {
    return language::seat_everybody(after(written).setup());
}
std::uint32_t setting(const SetupForm& form, Setting which) {
    return form.setup().settings[which].value_or(0);
}
// The value on the line that begins with these words.
std::string value(const SetupForm& form, std::string_view label) {
    for (const FormLine& line : form.lines()) {
        if (line.label.starts_with(label)) return line.value;
    }
    return "no such line";
}
bool is_fixed(const SetupForm& form, std::string_view label) {
    for (const FormLine& line : form.lines()) {
        if (line.label.find(label) != std::string::npos) return line.is_fixed;
    }
    return false;
}
std::string times(int count, std::string_view key) {
    std::string keys;
    for (int i = 0; i < count; ++i) keys += key;
    return keys;
}

}  // namespace

TEST_CASE("the form: Enter begins the usual game for four, Escape leaves") {
    Screened screened;
    REQUIRE(screened.press("⏎") == Outcome::Start);
    const SetupForm& form = screened.form();
    const language::Table table = language::seat_everybody(form.setup());
    REQUIRE(table.game.players() == 4);
    REQUIRE(table.game.board().layout == form.board().layout);
    // R11: the form shows the board's seed. The seed of the luck is drawn when the game begins.
    REQUIRE(form.setup().board_seed == 7);
    REQUIRE_FALSE(form.setup().seed);
    REQUIRE_FALSE(form.setup().chance_seed);
    REQUIRE_FALSE(table.scripted);
    for (const std::string_view key : {"⎋", "q", "↓↓↓⎋", "↓q"}) {
        Screened left;
        REQUIRE(left.press(key) == Outcome::Leave);
    }
    // Only there: on other lines Enter goes to the next line, or changes the value.
    REQUIRE(after("↓⏎⏎⏎⏎").setup().names == after("").setup().names);
}

TEST_CASE("the form: how many play, and what they are called") {
    REQUIRE(after("{Players}→→").setup().names.size() == 6);
    REQUIRE(after("{Players}←←←").setup().names.size() == 2);
    REQUIRE(after("{Players}→→→→→→").setup().names.size() == 8);
    REQUIRE(after("{Name 1}Zoë↓Bob").setup().names[0] == "Zoë");
    REQUIRE(after("{Name 1}Zoë⌫⌫o").setup().names[0] == "Zo");
    REQUIRE(after("{Name 1}⌫⌫").setup().names[0] == "blue");
    REQUIRE(after("{Name 1}Maximilianus-Alexander").setup().names[0] == "Maximilianus");
    // In a name q and n are letters.
    REQUIRE(after("{Name 1}Quinn").setup().names[0] == "Quinn");
    // The form remembers the names of seats that do not play.
    REQUIRE(after("{Name 4}Dora{Players}←→").setup().names[3] == "Dora");
}

TEST_CASE("the form: a player can be at another machine, where there is a network") {
    const auto seat = [](const SetupForm& form, std::size_t which) {
        for (const FormLine& line : form.lines()) {
            if (line.label == fmt::format("Name {}", which + 1)) return line.seat;
        }
        return std::string();
    };
    SetupForm form({}, 7);
    form.go_to(3);
    form.change(1);
    REQUIRE(seat(form, 1) == "easy");
    form.change(-1);
    form.offer_elsewhere();
    form.change(1);
    REQUIRE(seat(form, 1) == "elsewhere");
    REQUIRE(form.values().remote_names() == std::vector<std::string>{"orange"});
    REQUIRE(form.setup().bots.empty());
    // R9: they could not see dice that are on this table.
    REQUIRE(is_fixed(form, "Dice"));
    // It is kept for the next time, and a round of all choices ends where it began.
    const ReadChoices kept = read_choices(choices_text(form.choices()));
    REQUIRE(kept.note.empty());
    REQUIRE(kept.choices.remote == std::vector<std::string>{"orange"});
    REQUIRE(SetupForm(kept.choices, 7).values().remote[1]);
    for (const std::string_view next : {"easy", "medium", "hard", "person"}) {
        form.change(1);
        REQUIRE(seat(form, 1) == next);
    }
    REQUIRE(form.values().remote_names().empty());
}

TEST_CASE("the form: names that cannot be are told, and nothing begins") {
    for (const std::string_view written :
         {"{Name 1}Ann↓ANN", "{Name 1}road", "{Name 1}4You", "{Name 1}A b", "{Name 1}orange"}) {
        INFO(written);
        Screened screened;
        REQUIRE(screened.press(written) == Outcome::Open);
        REQUIRE_THROWS_AS(screened.form().setup(), text::TextError);
        const std::string fault = screened.form().prompt().rest;
        REQUIRE(screened.form().prompt().is_refusal);
        while (chosen(screened.form()) != "Start the game") screened.press("↑");
        REQUIRE(screened.form().prompt().rest == fault);
        REQUIRE(screened.press("⏎") == Outcome::Open);
        REQUIRE(screened.screen.prompt().rest == fault);
    }
}

TEST_CASE("R1.7 the form: kinds of boards, and radius") {
    constexpr std::string_view board = "{Board}";
    REQUIRE(table_after(std::string(board) + "→→").game.board().layout ==
            make_board(Mode::Beginner, Shape::hexagon(3), 7).layout);
    REQUIRE(table_after(std::string(board) + "→→→").game.board().topology.shape() ==
            Shape::extended());
    REQUIRE(table_after("{Radius}→").game.board().topology.shape() == Shape::hexagon(4));
    // The beginners' board is always the same: no number, and no other board.
    const std::string beginner = std::string(board) + "→→";
    REQUIRE(is_fixed(after(beginner), "Seed"));
    REQUIRE(value(after(beginner), "Seed") == "none");
    REQUIRE(after(beginner + "{Seed}5").setup().board_seed == 7);
    REQUIRE(after(beginner + "n").setup().board_seed == 7);
    REQUIRE_FALSE(after(beginner).why_no_other_board().empty());
    REQUIRE_FALSE(is_fixed(after(beginner + "→"), "Seed"));
    // R2.1, R3.3: without a radius the players decide.
    REQUIRE(table_after("{Players}→→→→").game.board().topology.shape() == Shape::hexagon(4));
    const SetupForm too_small = after("{Players}→→→→{Board}→→");
    REQUIRE(too_small.prompt().asked.find("R3.3") != std::string::npos);
    // The next board, from its line; Enter goes on to the next line, and changes nothing here.
    REQUIRE(after("{Seed}→→⏎").setup().board_seed == 9);
    // Another board, from anywhere but a name.
    // n does not count: who saw one board must not know the next.
    const auto next = after("n").setup().board_seed;
    REQUIRE(next);
    REQUIRE(*next != 8);
    REQUIRE(*next < 1'000'000'000);
    REQUIRE(after("nn").setup().board_seed != next);
    REQUIRE_FALSE(after("n").board().layout == after("").board().layout);
}

TEST_CASE("R2 the form: who begins, points, house rules, dice") {
    const auto setup = [](std::string_view written) { return after(written).setup(); };
    REQUIRE(setup("{Who begins}").order == language::Order::Roll);
    REQUIRE(setup("{Who begins}→").order == language::Order::Shuffle);
    REQUIRE(setup("{Who begins}→→").order == language::Order::First);
    REQUIRE_FALSE(setup("{Points to win}").settings[Setting::Target]);
    REQUIRE(setup("{Points to win}→→").settings[Setting::Target] == 12);
    REQUIRE(setup("{Points to win}←").settings[Setting::Target] == 9);
    REQUIRE(setup("{Friendly robber}⏎").settings[Setting::FriendlyRobber] == 1);
    REQUIRE(setup("{No card before the roll}→").settings[Setting::LateCards] == 1);
    REQUIRE(setting(after("{Players}5{Paired turns}⏎"), Setting::Paired) == 0);
    // R9: who rolls real dice rolls for the beginning, too, before sitting down.
    REQUIRE(setup("{Dice}→").scripted);
    REQUIRE(setup("{Dice}→").order == language::Order::First);
}

TEST_CASE("the form: numbers can be typed, and count when they can be") {
    REQUIRE(after("{Players}6").setup().names.size() == 6);
    REQUIRE(after("{Players}9").setup().names.size() == 4);
    constexpr std::string_view radius = "{Radius}";
    REQUIRE(after(std::string(radius) + "25").setup().shape == Shape::hexagon(25));
    REQUIRE(after(std::string(radius) + "25⌫⌫7").setup().shape == Shape::hexagon(7));
    REQUIRE(after(std::string(radius) + "51").setup().shape == Shape::hexagon(5));
    REQUIRE(after("{Seed}123").setup().board_seed == 123);
    REQUIRE(after("{Seed}99999999999999999999999").setup().board_seed == 999'999'999'999'999'999U);
    REQUIRE(after("{Points to win}15").setup().settings[Setting::Target] == 15);
    // An erased value returns to its default.
    REQUIRE_FALSE(after(std::string(radius) + "25⌫⌫").setup().shape);
    REQUIRE_FALSE(after(std::string(radius) + "25↓↑⌫").setup().shape);
    REQUIRE_FALSE(after("{Points to win}15⌫⌫").setup().settings[Setting::Target]);
    // An invalid value shows its error as long as it is there.
    REQUIRE(after(std::string(radius) + "51").prompt().is_refusal);
    REQUIRE_FALSE(after(std::string(radius) + "51↓").prompt().is_refusal);
    // Another line begins another number.
    REQUIRE(after("{Players}5↑↓6").setup().names.size() == 6);
}

TEST_CASE("the form begins with what was said already") {
    language::Setup given;
    given.names = {"Ann", "Ben", "Cy"};
    given.seed = 99;
    given.shape = Shape::hexagon(4);
    given.order = language::Order::Shuffle;
    given.settings[Setting::Target] = 12;
    given.settings[Setting::FriendlyRobber] = 1;
    const language::Setup setup = SetupForm({given}, 7).setup();
    REQUIRE(setup.names == given.names);
    REQUIRE(setup.seed == 99);
    REQUIRE(setup.shape == given.shape);
    REQUIRE(setup.order == given.order);
    REQUIRE(setup.settings[Setting::Target] == 12);
    REQUIRE(setup.settings[Setting::FriendlyRobber] == 1);
}

TEST_CASE(
    "whatever is pressed, the form shows the board that would be played on, or what is wrong") {
    constexpr std::string_view written = "↓↓↓↑→→←⏎⇥⇤⌫nAbé 1";
    const auto all = keys(written);
    int faults = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        INFO("seed " << seed);
        Random random(seed, Domain::Choice);
        Screened screened(seed);
        const SetupForm& form = screened.form();
        for (int i = 0; i < 60; ++i) {
            const auto outcome =
                screened.screen.key(all[random.below(static_cast<std::uint32_t>(all.size()))]);
            REQUIRE_FALSE(chosen(form).empty());
            std::string fault;
            try {
                const language::Table table = language::seat_everybody(form.setup());
                REQUIRE(table.game.board().layout == form.board().layout);
            } catch (const text::TextError& error) {
                fault = error.what();
                ++faults;
                REQUIRE(form.prompt().asked == fault);
            }
            REQUIRE((outcome == Outcome::Start ? fault.empty() && chosen(form) == "Start the game"
                                               : outcome == Outcome::Open));
        }
    }
    REQUIRE(faults > 20);
}

TEST_CASE("the form: numbers stop at their ends, and show where they can go") {
    constexpr std::string_view radius = "{Radius}";
    const std::string target = "{Points to win}";
    REQUIRE(after(std::string(radius) + times(60, "→")).setup().shape == Shape::hexagon(50));
    REQUIRE(after(std::string(radius) + times(60, "→") + times(60, "←")).setup().shape ==
            Shape::hexagon(3));
    // R2.6: no player can have more than 22 points on the usual board.
    REQUIRE(setting(after(target + times(200, "→")), Setting::Target) == 22);
    REQUIRE(setting(after(target + times(200, "→") + times(200, "←")), Setting::Target) ==
            target_bounds.least);
    REQUIRE(after("{Seed}0←").setup().board_seed == 0);
    const auto players = [](std::string_view written) { return after(written).lines()[1]; };
    REQUIRE(players("↓").has_less);
    REQUIRE(players("↓").has_more);
    REQUIRE_FALSE(players("↓2").has_less);
    REQUIRE_FALSE(players("↓8").has_more);
}

TEST_CASE(
    "R2.6 the form: every target that can be reached on the board can be chosen, and no other") {
    constexpr std::string_view radius = "{Radius}";
    const auto with = [&](std::string_view rings, std::string_view keys) {
        return after(std::string(radius) + std::string(rings) + "{Points to win}" +
                     std::string(keys));
    };
    CHECK(setting(with("20", "→"), Setting::Target) == 572);
    CHECK(setting(with("20", "←"), Setting::Target) == 570);
    CHECK(setting(with("50", "→"), Setting::Target) == 3677);
    CHECK(setting(with("20", "750"), Setting::Target) == 750);
    CHECK(setting(with("20", "751"), Setting::Target) == 75);
    CHECK(with("20", "751").prompt().rest == "it must be 3 to 750.");
    CHECK(with("3", "22").fault().empty());
    CHECK(setting(with("3", "23"), Setting::Target) == 0);
    // The board shrinks under a target that was chosen before.
    const SetupForm shrunk = after("{Radius}20{Points to win}571{Radius}3");
    CHECK(shrunk.fault() ==
          "571 points win, but no player can have more than 22 on this board; take a smaller "
          "target or a larger board (R2.6)");
}

TEST_CASE("the form: a seed that was typed stays, whatever else is changed") {
    constexpr std::string_view seed = "{Seed}123";
    REQUIRE(after(std::string(seed) + "n").setup().board_seed == 123);
    REQUIRE(after(std::string(seed) + "↓n").setup().board_seed == 123);
    REQUIRE(after(std::string(seed) + "{Board}→nn{Players}→→").setup().board_seed == 123);
    SetupForm form = after(seed);
    form.lay_another();
    REQUIRE(form.setup().board_seed == 123);
    // Why it stays is said.
    Screened screened;
    screened.press(std::string(seed) + "n");
    REQUIRE(screened.screen.prompt().is_refusal);
    REQUIRE(screened.screen.prompt().asked.find("123") != std::string::npos);
    // Taken back it is a drawn one, and n lays another again.
    REQUIRE(after(std::string(seed) + "⌫⌫⌫").setup().board_seed == 7);
    REQUIRE(after(std::string(seed) + "↑↓⌫").setup().board_seed == 12);
    REQUIRE(after(std::string(seed) + "↑↓⌫⌫⌫n").setup().board_seed != 7);
}

TEST_CASE("the form: what follows from something else says so, until it is said") {
    REQUIRE(value(after(""), "Points to win") == "10, as usual");
    REQUIRE(value(after("{Radius}4"), "Points to win") == "19, as usual");
    REQUIRE(value(after("{Points to win}12"), "Points to win") == "12_");
    REQUIRE(value(after("{Points to win}12↑"), "Points to win") == "12");
    REQUIRE(value(after(""), "Radius") == "3, as usual");
    REQUIRE(value(after("{Players}6"), "Radius") == "extended, as usual");
    REQUIRE(value(after("{Players}8"), "Radius") == "4, as usual");
    REQUIRE(value(after("{Radius}5↑"), "Radius") == "5");
}

TEST_CASE("the form: fixed is only what cannot be changed now, and it is not changed") {
    for (const FormLine& line : after("").lines()) {
        INFO(line.label);
        REQUIRE(line.is_fixed == (line.label.find("Paired") != std::string::npos));
    }
    REQUIRE_FALSE(is_fixed(after("{Players}5"), "Paired"));
    REQUIRE(setting(after("{Paired turns}⏎→←→"), Setting::Paired) == 1);
    // The extended board has one size.
    const std::string extended = "{Board}→→→";
    REQUIRE(is_fixed(after(extended), "Radius"));
    REQUIRE(after(extended + "{Radius}→5⌫").setup().shape == Shape::extended());
    REQUIRE_FALSE(after(extended + "{Radius}→5⌫{Board}→").setup().shape);
    // R9: with real dice the first name begins.
    const std::string real = "{Dice}→";
    REQUIRE(is_fixed(after(real), "Who begins"));
    REQUIRE(after(real + "{Who begins}→→→→").setup().order == language::Order::First);
    REQUIRE(after(real + "{Who begins}→{Dice}→").setup().order == language::Order::Roll);
}

TEST_CASE("the set-up screen: help and rules from every line but a name") {
    Screened screened;
    const auto drawn = [&] { return kit::drawing(screened.screen.draw(80, 24), 80, 24); };
    screened.press("?");
    REQUIRE(drawn().find("take back what was typed") != std::string::npos);
    REQUIRE(screened.press("⎋") == Outcome::Open);
    REQUIRE(drawn().find("take back what was typed") == std::string::npos);
    screened.press("R");
    REQUIRE(drawn().find("The rules") != std::string::npos);
    REQUIRE(screened.press("⎋") == Outcome::Open);
    screened.press("{Name 1}R");
    REQUIRE(drawn().find("The rules") == std::string::npos);
    REQUIRE(screened.form().setup().names[0] == "R");
}

TEST_CASE("the set-up screen: how it is drawn can be chosen there, and is seen at once") {
    Screened screened;
    screened.press("↑↑→→");
    REQUIRE(screened.screen.appearance().glyphs == Glyphs::Ascii);
    const std::string drawn = kit::drawing(screened.screen.draw(80, 24), 80, 24);
    REQUIRE(std::ranges::all_of(drawn, [](char c) { return static_cast<signed char>(c) > 0; }));
    screened.press("→");
    REQUIRE(screened.screen.appearance().glyphs == Glyphs::Unicode);
    screened.press("↓⏎");
    REQUIRE(screened.screen.appearance().seat_letters);
}

TEST_CASE("the set-up screen: the line with the cursor is seen in every window") {
    Screened screened;
    screened.screen.note("Of a file that is somewhere " + times(40, "something is wrong; "));
    screened.press("↓8");
    for (int i = 0; i < 25; ++i) {
        INFO(i);
        const std::string drawn = kit::drawing(screened.screen.draw(80, 24), 80, 24);
        REQUIRE(drawn.find("▶ ") != std::string::npos);
        REQUIRE(drawn.find("something is wrong") != std::string::npos);
        screened.press("↓");
    }
}

}  // namespace catan::tui
