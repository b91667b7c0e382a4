// Tests advice at the table: H shows the moves of a strong player for every decision, and plays nothing by itself.
#include "catan/tui/advice.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "support/games.hpp"
#include "support/golden.hpp"
#include "support/reading_keys.hpp"
#include "support/scale.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

using namespace std::chrono_literals;

// A moment in which a player is asked, and the keys that lead to it.
struct AskedMoment {
    std::string what;
    std::string game;
    std::string keys;
};

const std::string offered = "⏎ 4 6⏎tbb⇥g⏎";

std::vector<AskedMoment> all_kinds() {
    return {{"set-up-settlement", first_settlement(), ""},
            {"set-up-road", first_settlement(), "⏎"},
            {"roll", sixth_turn(), "⏎"},
            {"turn", sixth_turn(), "⏎ 4 6⏎"},
            {"turn, looking for a place", sixth_turn(), "⏎ 4 6⏎r→"},
            {"discard", sixth_turn() + "Ann: roll 3 4\n", "⏎"},
            {"robber", sixth_turn(), "⏎d1"},
            {"theft", sixth_turn(), "⏎d14⏎"},
            {"free-roads", turn_of_dee(), "⏎d1"},
            {"answer", sixth_turn(), offered + "⏎"},
            {"closing", sixth_turn(), offered + "⏎co⇥bbb⏎⏎a⏎d⏎"}};
}

// The decisions that are possible on the screen.
std::string asks(const ScreenTable& t) {
    std::string words = t.play.content(1).prompt.asked + "|" + t.play.content(1).prompt.rest;
    if (const auto box = t.play.dialog()) {
        for (const kit::DialogLine& line : box->lines) words += "\n" + line.text;
    }
    return words;
}

bool shows_advice(const ScreenTable& t) {
    const auto box = t.play.dialog();
    return box && box->title == "Chances to win";
}

// Keeps what should be thought out until it is asked for.
class ThinkingLater : public tasks::TaskRunner {
public:
    std::stop_source begin(Task task) override {
        task_ = std::move(task);
        stop_ = std::stop_source();
        return stop_;
    }
    void wake(const tasks::WakeSignal& /*signal*/) override {}

    [[nodiscard]] bool has_task() const { return task_ != nullptr; }
    [[nodiscard]] bool is_stopped() const { return stop_.stop_requested(); }
    // It is there, and the screen is woken.
    void be_through(TableScreen& play) {
        std::exchange(task_, nullptr)(stop_.get_token());
        play.go_on_by_itself();
    }

private:
    Task task_;
    std::stop_source stop_;
};

// A game of the sixth turn in which advice takes its time.
struct Slow {
    std::shared_ptr<ThinkingLater> thinking = std::make_shared<ThinkingLater>();
    ScreenTable t{match_of(sixth_turn()), without_colours(), {}, with(thinking)};

    void be_through() { thinking->be_through(t.play); }

private:
    static table::BotSetup with(std::shared_ptr<tasks::TaskRunner> thinking) {
        table::BotSetup setup;
        setup.runner = std::move(thinking);
        return setup;
    }
};

// Bots think less where CATAN_TEST_SCALE asks for a fraction.
ScreenTable asking(const AskedMoment& asked) {
    table::BotSetup setup;
    setup.options.effort =
        std::min(setup.options.effort, static_cast<std::uint32_t>(scaled(setup.options.effort)));
    return ScreenTable(match_of(asked.game), without_colours(), {}, setup);
}

// A bot that gives this advice.
table::BotSetup advising(std::vector<bots::Advice> advice) {
    table::BotSetup setup;
    setup.advise = [advice = std::move(advice)](const bots::Bot&, const View&, std::size_t,
                                                const std::stop_token&) { return advice; };
    return setup;
}

}  // namespace

TEST_CASE("H shows advice whatever is asked, plays nothing, and Esc goes back") {
    for (const AskedMoment& asked : all_kinds()) {
        CAPTURE(asked.what);
        ScreenTable t = asking(asked);
        t.press(asked.keys);
        t.said();
        const State before = t.state();
        const std::string question = asks(t);
        const auto chosen = t.play.chosen();
        REQUIRE_FALSE(shows_advice(t));
        t.press("H");
        REQUIRE(shows_advice(t));
        const std::string reason = t.play.content(1).prompt.asked;
        REQUIRE(reason.ends_with("."));
        REQUIRE(t.plain().find(reason) != std::string::npos);
        // Not once more over itself.
        t.press("H⎋");
        REQUIRE_FALSE(shows_advice(t));
        REQUIRE(asks(t) == question);
        REQUIRE(t.play.chosen() == chosen);
        REQUIRE(t.state() == before);
        REQUIRE(t.said().empty());
    }
}

TEST_CASE("each move that is advised can be made as it stands, by Enter") {
    for (const AskedMoment& asked : all_kinds()) {
        for (std::size_t move = 0;; ++move) {
            CAPTURE(asked.what, move);
            ScreenTable t = asking(asked);
            t.press(asked.keys + "H");
            t.said();
            REQUIRE(shows_advice(t));
            REQUIRE(t.play.dialog()->lines.size() <= 3);
            if (move >= t.play.dialog()->lines.size()) break;
            t.press(std::to_string(move + 1));
            REQUIRE(t.play.dialog()->lines[move].is_chosen);
            REQUIRE(t.said().empty());
            t.press("⏎");
            REQUIRE_FALSE(t.prompt().is_refusal);
            // With real dice what chance answers is typed.
            REQUIRE((!t.said().empty() || t.is_typing()));
        }
    }
}

TEST_CASE("the place that is advised stands out on the board, each with its move") {
    ScreenTable t(match_of(first_settlement()));
    t.press("H");
    const auto best = t.play.chosen();
    REQUIRE(best);
    t.press("↓");
    REQUIRE(t.play.chosen());
    REQUIRE(t.play.chosen() != best);
    t.press("↑");
    REQUIRE(t.play.chosen() == best);
    t.press("⏎");
    REQUIRE(t.state().places.building_owner(std::get<IntersectionId>(*best)) == Seat(0));
}

TEST_CASE("a click chooses among what is advised, and the second one does it") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎H");
    REQUIRE(t.play.dialog()->lines.size() > 1);
    t.said();
    t.play.click_line(1, false);
    REQUIRE(shows_advice(t));
    REQUIRE(t.play.dialog()->lines[1].is_chosen);
    REQUIRE(t.said().empty());
    t.play.click_line(1, false);
    REQUIRE_FALSE(shows_advice(t));
    REQUIRE((!t.said().empty() || t.is_typing()));
}

TEST_CASE("help and log can be read over advice, which is there again behind them") {
    ScreenTable t(match_of(sixth_turn()));
    t.press("⏎ 4 6⏎H");
    const std::string advice = t.plain();
    for (const std::string& key : reading_keys_over_dialogs()) {
        t.press(key);
        REQUIRE_FALSE(shows_advice(t));
        t.press("⎋");
        REQUIRE(t.plain() == advice);
    }
}

TEST_CASE("while no player at this screen is asked, H says so") {
    ScreenTable curtain(match_of(sixth_turn()));
    curtain.press("H");
    REQUIRE(curtain.line() == "Advice is for Ann: press Enter first. ");
    REQUIRE_FALSE(curtain.seen().viewer.exists());

    ScreenTable over(
        match_of("players Ann Ben\nset target 3\nboard beginner\nchance seed 1\nstart\n"));
    while (!over.state().in<GameOver>()) over.press(over.seen().own ? "H⏎" : "⏎");
    over.press("⎋H");
    REQUIRE(over.line() == "The game is over: there is nothing left to decide. ");
}

TEST_CASE("R11 advice knows what the person who asks may know, and nothing else") {
    std::string twin = sixth_turn();
    // Ann can't know which card Dee has bought.
    const std::string bought = "Dee: buy road-building";
    twin.replace(twin.find(bought), bought.size(), "Dee: buy plenty");
    for (const std::string_view keys : {"⏎H", "⏎ 4 6⏎H"}) {
        ScreenTable t(match_of(sixth_turn()));
        ScreenTable other(match_of(twin));
        t.press(keys);
        other.press(keys);
        REQUIRE(shows_advice(t));
        REQUIRE(t.plain() == other.plain());
    }
}

TEST_CASE("while it is thought about, keys work, and the advice comes when it is there") {
    Slow slow;
    ScreenTable& t = slow.t;
    t.press("⏎ 4 6⏎H");
    REQUIRE(t.line().starts_with("Thinking about it"));
    t.press("r→");
    REQUIRE(t.play.chosen());
    const auto chosen = t.play.chosen();
    slow.be_through();
    REQUIRE(shows_advice(t));
    t.press("⎋");
    REQUIRE(t.play.chosen() == chosen);
}

TEST_CASE("advice for a moment that has gone is not shown") {
    Slow slow;
    ScreenTable& t = slow.t;
    t.press("⏎ 4 6⏎H");
    REQUIRE_FALSE(slow.thinking->is_stopped());
    t.press("r⏎");
    REQUIRE_FALSE(t.line().starts_with("Thinking about it"));
    REQUIRE(slow.thinking->is_stopped());
    slow.be_through();
    REQUIRE_FALSE(t.play.dialog());
    // Nor to another player.
    t.press("H");
    t.play.come_back();
    slow.be_through();
    REQUIRE_FALSE(shows_advice(t));
}

TEST_CASE("advice doesn't disturb what is being typed: H shows it then, without thinking again") {
    Slow slow;
    ScreenTable& t = slow.t;
    t.press("⏎ 4 6⏎H:off");
    slow.be_through();
    REQUIRE(t.is_typing());
    REQUIRE_FALSE(slow.thinking->has_task());
    t.press("⎋H");
    REQUIRE(shows_advice(t));
    REQUIRE_FALSE(slow.thinking->has_task());
}

TEST_CASE("when thinking fails, the game goes on without advice") {
    table::BotSetup setup;
    setup.advise = [](const bots::Bot&, const View&, std::size_t,
                      const std::stop_token&) -> std::vector<bots::Advice> {
        throw std::runtime_error("no thought");
    };
    ScreenTable t(match_of(sixth_turn()), without_colours(), {}, setup);
    t.press("⏎ 4 6⏎H");
    REQUIRE(t.line() == "There's no advice this time. The game goes on. ");
    t.press("r");
    REQUIRE(t.play.chosen());
}

TEST_CASE("advice is thought out in a thread of its own, and leaving does not wait for it") {
    std::atomic<bool> has_begun = false;
    std::atomic<bool> is_stopped = false;
    table::BotSetup setup;
    setup.runner = std::make_shared<tasks::BotThread>();
    setup.advise = [&](const bots::Bot&, const View&, std::size_t,
                       const std::stop_token& stop) -> std::vector<bots::Advice> {
        has_begun = true;
        for (int i = 0; i < 3000 && !stop.stop_requested(); ++i) std::this_thread::sleep_for(1ms);
        is_stopped = stop.stop_requested();
        return {};
    };
    std::chrono::steady_clock::time_point began;
    {
        ScreenTable t(match_of(sixth_turn()), without_colours(), {}, std::move(setup));
        t.press("⏎ 4 6⏎H");
        while (!has_begun) std::this_thread::sleep_for(1ms);
        // Nothing is due, and keys are heard.
        REQUIRE_FALSE(t.play.pace());
        t.press("qq");
        REQUIRE(t.play.wants_to_leave());
        began = std::chrono::steady_clock::now();
    }
    REQUIRE(is_stopped);
    REQUIRE(std::chrono::steady_clock::now() - began < 500ms);
}

TEST_CASE("advice offers no trades where bots offer none") {
    for (const bool offers : {true, false}) {
        std::optional<bool> told;
        table::BotSetup setup;
        setup.advise = [&](const bots::Bot& bot, const View&, std::size_t,
                           const std::stop_token&) -> std::vector<bots::Advice> {
            told = bot.options().offers;
            return {};
        };
        std::string game = first_settlement();
        if (!offers) game.insert(game.find("start\n"), "set bot-offers off\n");
        ScreenTable t(match_of(game), without_colours(), {}, setup);
        t.press("H");
        REQUIRE(told == offers);
    }
}

// Uses given moves, so that better bots change no screen.
TEST_CASE("golden: advice") {
    struct Given {
        std::string name;
        std::string game;
        std::string keys;
        std::vector<bots::Advice> advice;
    };
    Offer offer;
    offer.give[Resource::Brick] = 1;
    offer.get[Resource::Grain] = 1;
    offer.to.insert(Seat(1));
    offer.to.insert(Seat(2));
    const std::vector<Given> all{
        {"settlement",
         first_settlement(),
         "",
         {{Settle{IntersectionId(7)}, 2840}, {Settle{IntersectionId(22)}, 2610}}},
        {"turn",
         sixth_turn(),
         "⏎ 4 6⏎",
         {{BuildCity{IntersectionId(10)}, 8730}, {offer, 8010}, {EndTurn{}, 40}}},
        {"answer", sixth_turn(), offered + "⏎", {{Decline{}, 410}, {Accept{}, 280}}}};
    for (const Given& given : all) {
        for (const auto& [width, height] : {std::pair(80, 24), std::pair(120, 40)}) {
            ScreenTable t(match_of(given.game), without_colours(), {}, advising(given.advice));
            t.resize(width, height);
            t.press(given.keys + "H");
            check_golden(fmt::format("play/advice-{}-{}x{}", given.name, width, height), t.plain());
        }
    }
}

}  // namespace catan::tui
