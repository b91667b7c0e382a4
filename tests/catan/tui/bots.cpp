// Tests bots at a table: pace, skipping, the viewer meanwhile, seats, and failing bots.
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "catan/core/view.hpp"
#include "catan/table/saved_game.hpp"
#include "support/games.hpp"
#include "support/reading_keys.hpp"
#include "support/screen_table.hpp"
#include "support/tables.hpp"

namespace catan::tui {
namespace {

using namespace std::chrono_literals;
using bots::Level;

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

constexpr std::optional<Level> person = std::nullopt;

table::Match match_with(std::initializer_list<std::optional<Level>> levels,
                        std::uint64_t seed = 5) {
    language::Setup setup = setup_of(levels.size(), seed);
    std::size_t i = 0;
    for (const auto& level : levels) {
        if (level) setup.bots.push_back({setup.names[i], *level});
        ++i;
    }
    return table::Match(language::seat_everybody(setup));
}

// The game goes on from here, as its lines tell.
table::Match match_after(const std::string& lines) { return match_of(lines); }

// A table and its clock, which stands still unless it is told to go on.
class ClockedTable {
public:
    explicit ClockedTable(table::Match match, TableOptions options = {}, table::BotSetup setup = {})
        : table(std::move(match), without_colours(), with_clock(std::move(options)),
                std::move(setup)) {}

    // Lets this much time pass without a key.
    void wait(std::chrono::milliseconds time) {
        const auto until = now_ + time;
        for (;;) {
            const auto pace = table.play.pace();
            if (!pace || now_ + *pace > until) break;
            now_ += *pace;
            table.play.go_on_by_itself();
        }
        now_ = until;
    }
    // Lets time pass until a person is asked or the game is over.
    void wait_for_people() {
        for (int i = 0; i < 20'000 && table.play.pace(); ++i) wait(*table.play.pace());
        now_ += 1s;
    }
    [[nodiscard]] std::size_t moves() const { return table.match().history().size(); }
    [[nodiscard]] Seat asked() const { return table.match().asked(); }
    void press(std::string_view written) { table.press(written); }
    [[nodiscard]] bool has_curtain() const {
        return table.play.dialog() && table.play.dialog()->title == "Hand over";
    }
    // The player to move does the least that the rules require.
    void answer_somehow() {
        const View& view = table.seen();
        if (has_curtain()) return press("⏎");
        if (std::holds_alternative<BeforeRoll>(view.phase)) return press(" ");
        if (std::holds_alternative<MainPhase>(view.phase)) return press("ee");
        if (std::holds_alternative<Discarding>(view.phase)) return press("l+b+w+g+o+⏎");
        if (std::holds_alternative<Answering>(view.phase)) return press("d");
        if (std::holds_alternative<ClosingTrade>(view.phase)) return press("w");
        press("⏎");
    }

private:
    TableOptions with_clock(TableOptions options) {
        options.now = [this] { return now_; };
        options.keep_pace = [this](table::Pace pace) { kept_pace = pace; };
        return options;
    }
    std::chrono::steady_clock::time_point now_{};

public:
    table::Pace kept_pace = table::Pace::Calm;
    ScreenTable table;
};

}  // namespace

TEST_CASE("bots move one at a time, at a pace that can be changed") {
    ClockedTable t(match_with({person, Level::Easy, Level::Easy}));
    REQUIRE_FALSE(t.table.play.pace());
    t.press("⏎⏎");
    REQUIRE(t.moves() == 2);
    REQUIRE(t.table.play.pace() == 1200ms);
    t.wait(1100ms);
    REQUIRE(t.moves() == 2);
    REQUIRE(t.table.play.pace() == 100ms);
    t.wait(100ms);
    REQUIRE(t.moves() == 3);
    REQUIRE(has(t.table.plain(), "Bots are calm"));
    t.press(">");
    REQUIRE(has(t.table.plain(), "Bots are brisk"));
    REQUIRE(t.table.play.pace() == 400ms);
    t.wait(400ms);
    REQUIRE(t.moves() == 4);
    // At once: as many moves as there are, each of them drawn.
    t.press(">>");
    REQUIRE(t.kept_pace == table::Pace::AtOnce);
    t.wait(100ms);
    // Both places of both bots.
    REQUIRE(t.moves() == 10);
    REQUIRE(t.asked() == Seat(0));
    REQUIRE_FALSE(t.table.play.pace());
    t.press("<");
    REQUIRE(t.kept_pace == table::Pace::Brisk);
}

TEST_CASE("Space skips to the next moment that needs a person, and answers nothing for them") {
    ClockedTable t(match_with({person, Level::Easy, Level::Medium}));
    t.press("⏎⏎");
    t.press(" ");
    t.wait(100ms);
    REQUIRE(t.asked() == Seat(0));
    const std::size_t moves = t.moves();
    // A held key neither settles nor rolls.
    for (int i = 0; i < 20; ++i) {
        t.press("⏎ ");
        t.wait(40ms);
    }
    REQUIRE(t.moves() == moves);
    REQUIRE(has(t.table.line(), "It's your move now."));
    t.wait(100ms);
    t.press("⏎");
    REQUIRE(t.moves() == moves + 1);
    // After that the bots take their time again.
    t.press("⏎");
    t.wait_for_people();
    t.press(" ee");
    if (t.table.play.dialog()) t.press("d");
    REQUIRE(t.table.play.pace().value_or(0ms) >= 500ms);
}

TEST_CASE("a player who presses a key of their own move has seen that they are asked") {
    ClockedTable t(match_with({person, Level::Easy, Level::Easy}));
    t.press("⏎⏎ ");
    t.wait(100ms);
    REQUIRE(t.asked() == Seat(0));
    const std::size_t moves = t.moves();
    // To change the pace is not to see that.
    t.press(">⏎");
    REQUIRE(t.moves() == moves);
    t.press("↓⏎");
    REQUIRE(t.moves() == moves + 1);
}

TEST_CASE("one person among bots never sees a curtain, to the end of the game") {
    ClockedTable t(match_with({person, Level::Easy, Level::Medium, Level::Easy}),
                   {.pace = table::Pace::AtOnce});
    for (int i = 0; i < 3000 && !t.table.state().in<GameOver>(); ++i) {
        t.wait_for_people();
        REQUIRE_FALSE(t.has_curtain());
        if (t.table.state().in<GameOver>()) break;
        REQUIRE(t.asked() == Seat(0));
        REQUIRE(t.table.seen().viewer == Seat(0));
        t.answer_somehow();
    }
    REQUIRE(t.table.state().in<GameOver>());
    REQUIRE(t.table.play.dialog());
}

TEST_CASE("between people there is a curtain, but none when the same person comes next") {
    ClockedTable t(match_with({person, Level::Easy, person}), {.pace = table::Pace::AtOnce});
    int curtains = 0;
    int others = 0;
    Seat last = Seat(0);
    t.press("⏎⏎");
    for (int i = 0; i < 200; ++i) {
        t.wait_for_people();
        if (t.table.state().in<GameOver>()) break;
        const bool is_other = t.asked() != last;
        last = t.asked();
        if (t.table.state().turn.number == 0) {
            REQUIRE_FALSE(t.has_curtain());
        } else if (t.table.state().turn.number > 1) {
            REQUIRE(t.has_curtain() == is_other);
            curtains += is_other ? 1 : 0;
            others += is_other ? 0 : 1;
        }
        if (t.has_curtain()) t.press("⏎");
        REQUIRE(t.table.seen().viewer == t.asked());
        t.answer_somehow();
    }
    REQUIRE(curtains > 10);
    REQUIRE(others > 10);
}

TEST_CASE("R11 while bots take their turns no hand is shown to several people") {
    ClockedTable t(match_with({person, Level::Easy, person}));
    while (t.table.state().turn.number == 0) {
        t.wait_for_people();
        t.press("⏎");
    }
    for (int i = 0; i < 100 && t.table.state().turn.player != Seat(1); ++i) {
        t.answer_somehow();
        if (t.table.state().turn.player != Seat(1)) t.wait_for_people();
    }
    REQUIRE(t.table.state().turn.player == Seat(1));
    REQUIRE(t.asked() == Seat(1));
    REQUIRE_FALSE(t.table.seen().viewer.exists());
    REQUIRE_FALSE(has(t.table.plain(), "'s hand"));
    // A player who comes back from the background must confirm first.
    t.table.play.come_back();
    REQUIRE_FALSE(t.has_curtain());
}

TEST_CASE("four bots are watched as by a watcher, or with open hands") {
    ClockedTable t(match_with({Level::Easy, Level::Easy, Level::Easy, Level::Easy}),
                   {.pace = table::Pace::AtOnce});
    REQUIRE_FALSE(t.table.seen().viewer.exists());
    t.wait(3s);
    REQUIRE(t.moves() > 16);
    REQUIRE_FALSE(t.table.seen().viewer.exists());
    REQUIRE(t.table.play.content(0).hands.empty());
    t.wait_for_people();
    REQUIRE(t.table.state().in<GameOver>());

    ClockedTable open(match_with({Level::Easy, Level::Easy, Level::Easy, Level::Easy}),
                      {.open_hands = true, .pace = table::Pace::Brisk});
    open.wait(20s);
    REQUIRE(open.table.play.content(0).hands.size() == 4);
    REQUIRE(has(open.table.plain(), "Ann*"));
    // The log tells as much as the hands do: which cards are stolen and bought. Told in the language, no line changes later.
    open.press("#");
    open.wait_for_people();
    const auto log_of = [](ClockedTable& watched) {
        std::string told;
        for (const LogLine& line : watched.table.log(100'000)) {
            for (const auto& span : line.words) told += span.text;
            told += '\n';
        }
        return told;
    };
    REQUIRE(open.table.state().in<GameOver>());
    const std::string to_the_end = log_of(open);
    ClockedTable hidden(match_with({Level::Easy, Level::Easy, Level::Easy, Level::Easy}),
                        {.pace = table::Pace::Brisk});
    ClockedTable shown(match_with({Level::Easy, Level::Easy, Level::Easy, Level::Easy}),
                       {.open_hands = true, .pace = table::Pace::Brisk});
    shown.press("#");
    hidden.press("#");
    int differ = 0;
    while (!shown.table.state().in<GameOver>()) {
        hidden.wait(1s);
        shown.wait(1s);
        if (shown.table.state().in<GameOver>()) break;
        REQUIRE(to_the_end.starts_with(log_of(shown)));
        differ += log_of(shown) == log_of(hidden) ? 0 : 1;
    }
    REQUIRE(differ > 10);
}

TEST_CASE("bots wait while a player reads or decides to leave") {
    ClockedTable t(match_with({person, Level::Easy, Level::Easy}), {.pace = table::Pace::Brisk});
    t.press("⏎⏎");
    std::vector<std::string> doors = reading_keys();
    std::erase(doors, "i");  // no guest is invited
    doors.insert(doors.end(), {"q", "b"});
    for (const std::string& door : doors) {
        t.press(door);
        REQUIRE(t.table.play.dialog());
        REQUIRE_FALSE(t.table.play.pace());
        const std::size_t moves = t.moves();
        t.wait(5s);
        REQUIRE(t.moves() == moves);
        t.press("⎋");
    }
    REQUIRE(t.table.play.pace());
    t.press("qq");
    REQUIRE(t.table.play.wants_to_leave());
}

TEST_CASE("keys of a turn do nothing while a bot moves") {
    ClockedTable t(match_with({person, Level::Easy, Level::Easy}));
    t.press("⏎⏎");
    const std::size_t moves = t.moves();
    t.press("rscvdmtue:1⎋");
    REQUIRE(t.moves() == moves);
    REQUIRE_FALSE(t.table.is_typing());
    REQUIRE_FALSE(t.table.play.dialog());
}

TEST_CASE("a bot is marked at its name, and so it is in a window of any size") {
    ClockedTable t(match_with({person, Level::Easy, Level::Hard}));
    REQUIRE(has(t.table.plain(), "Ben* "));
    REQUIRE(has(t.table.plain(), "Cy* "));
    REQUIRE_FALSE(has(t.table.plain(), "Ann*"));
    t.press("?");
    t.press("↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓");
    REQUIRE(has(t.table.plain(), "a bot"));
}

TEST_CASE("a seat is handed to a bot in the middle of a game, and back, and the game keeps it") {
    ClockedTable t(match_with({person, person, Level::Easy}), {.pace = table::Pace::AtOnce});
    const std::string header = language::header_text(t.table.match().table());
    t.press("⏎⏎");
    REQUIRE(t.asked() == Seat(1));
    t.press("b2m");
    REQUIRE(has(t.table.saved, "bot Ben medium\n"));
    REQUIRE(t.table.seated_bots()[1] == Level::Medium);
    t.wait_for_people();
    REQUIRE(t.asked() == Seat(0));
    // There is one person left, and no curtain any more.
    t.press("⏎⏎");
    t.wait_for_people();
    REQUIRE(t.table.state().turn.number == 1);
    REQUIRE_FALSE(t.has_curtain());
    REQUIRE(t.table.seen().viewer == Seat(0));
    t.press("b2p");
    REQUIRE(has(t.table.saved, "bot Ben off\n"));
    // The saved game knows who sits there.
    const table::Match again = match_after(header + t.table.saved);
    REQUIRE(again.check() == t.table.match().check());
    REQUIRE_FALSE(again.table().bots[1]);
    REQUIRE(again.table().bots[2] == Level::Easy);
}

TEST_CASE("a player who takes a bot's seat while it is asked has to look first") {
    ClockedTable t(match_with({person, Level::Easy, Level::Easy}));
    while (t.table.state().turn.number == 0) {
        t.wait_for_people();
        t.press("⏎");
    }
    for (int i = 0; i < 100 && t.table.state().turn.player != Seat(1); ++i) {
        t.answer_somehow();
        if (t.table.state().turn.player != Seat(1)) t.wait_for_people();
    }
    REQUIRE(t.asked() == Seat(1));
    t.press("b2p");
    REQUIRE(t.has_curtain());
    REQUIRE_FALSE(t.table.play.pace());
    t.press("⏎");
    REQUIRE(t.table.seen().viewer == Seat(1));
    // Its unfinished move is discarded.
    t.wait(10s);
    REQUIRE(t.asked() == Seat(1));
}

TEST_CASE("R9 with real dice no player becomes a bot") {
    ScreenTable t(match_of("players Ann Ben\nboard beginner\nchance scripted\nstart\n"));
    t.press("b");
    REQUIRE_FALSE(t.play.dialog());
    REQUIRE(has(t.line(), "real dice"));
}

TEST_CASE("a bot that fails plays on at the level below, and people hear of it once") {
    table::BotSetup setup;
    int failures = 0;
    setup.decide = [&](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
        if (bot.options().level != Level::Random && bot.seat() == Seat(1)) {
            ++failures;
            throw std::bad_alloc();
        }
        return bot.decide(view, stop);
    };
    ClockedTable t(match_with({person, Level::Medium, Level::Easy}), {.pace = table::Pace::AtOnce},
                   setup);
    const std::string header = language::header_text(t.table.match().table());
    t.press("⏎⏎");
    t.wait(100ms);
    const auto warning = [&] { return t.table.play.dialog()->lines.front().text; };
    REQUIRE(warning().ends_with(" could not go on. It plays at level easy from now on."));
    REQUIRE(t.table.seated_bots()[1] == Level::Easy);
    REQUIRE(failures == 2);
    t.press("⏎");
    t.wait(100ms);
    REQUIRE(warning().ends_with("It plays at level random from now on."));
    t.press("⏎");
    t.wait_for_people();
    REQUIRE(t.asked() == Seat(0));
    REQUIRE(failures == 2);
    // The list of seats and the saved game name the level that plays.
    t.press("b");
    REQUIRE(t.table.play.dialog()->lines[1].text == "2  Ben           bot, random");
    REQUIRE(t.table.saved.find("bot Ben easy\nbot Ben random\n") != std::string::npos);
    const table::Match again = match_after(header + t.table.saved);
    REQUIRE(again.check() == t.table.match().check());
    REQUIRE(again.table().bots[1] == Level::Random);
    REQUIRE(again.table().bots[2] == Level::Easy);
}

TEST_CASE("where no bot can go on a person has to") {
    table::BotSetup setup;
    setup.decide = [](const bots::Bot&, const View&, const std::stop_token&) -> Command {
        throw std::runtime_error("no thought");
    };
    ClockedTable t(match_with({person, Level::Easy}), {.pace = table::Pace::AtOnce}, setup);
    t.press("⏎⏎");
    for (int i = 0; i < 5; ++i) {
        t.wait(100ms);
        if (t.table.play.takes_all_keys()) t.press("⏎");
    }
    REQUIRE_FALSE(t.table.seated_bots()[1]);
    REQUIRE(has(t.table.saved, "bot Ben off"));
    REQUIRE(t.asked() == Seat(1));
}

TEST_CASE("leaving while a bot thinks is immediate, and what it thinks is stopped") {
    std::atomic<bool> is_stopped = false;
    std::atomic<bool> has_begun = false;
    table::BotSetup setup;
    setup.decide = [&](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
        has_begun = true;
        for (int i = 0; i < 3000 && !stop.stop_requested(); ++i) std::this_thread::sleep_for(1ms);
        is_stopped = stop.stop_requested();
        return bot.decide(view, stop);
    };
    setup.runner = std::make_shared<tasks::BotThread>();
    std::chrono::steady_clock::time_point began;
    {
        ClockedTable t(match_with({person, Level::Medium}), {}, std::move(setup));
        t.press("⏎⏎");
        while (!has_begun) std::this_thread::sleep_for(1ms);
        // The screen does not wait for a bot.
        REQUIRE_FALSE(t.table.play.pace());
        t.press("qq");
        REQUIRE(t.table.play.wants_to_leave());
        began = std::chrono::steady_clock::now();
    }
    REQUIRE(is_stopped);
    REQUIRE(std::chrono::steady_clock::now() - began < 500ms);
}

TEST_CASE("the screen is woken when a thought is there") {
    table::BotSetup setup;
    const auto thinking = std::make_shared<tasks::BotThread>();
    setup.runner = thinking;
    ClockedTable t(match_with({person, Level::Easy, Level::Medium}), {.pace = table::Pace::AtOnce},
                   setup);
    std::atomic<int> woken = 0;
    t.table.play.on_wake([&] { ++woken; });
    t.press("⏎⏎");
    for (int i = 0; i < 2000 && t.asked() != Seat(0); ++i) {
        std::this_thread::sleep_for(1ms);
        t.wait(20ms);
    }
    REQUIRE(t.asked() == Seat(0));
    REQUIRE(woken >= 4);
    t.table.play.on_wake({});
}

TEST_CASE("R12 what a person takes back bots have never heard") {
    // Told at once or anew, they make the same moves.
    const auto play_on = [](bool takes_back) {
        ClockedTable t(match_with({person, Level::Medium, Level::Medium}),
                       {.pace = table::Pace::AtOnce});
        t.press("⏎⏎");
        t.wait_for_people();
        t.press("⏎");
        if (takes_back) t.press("u⏎");
        t.press("⏎");
        t.wait_for_people();
        for (int i = 0; i < 30; ++i) {
            t.answer_somehow();
            t.wait_for_people();
        }
        return t.table.match().check();
    };
    REQUIRE(play_on(false) == play_on(true));
}

TEST_CASE("R11 what bots do at the table, and all that is seen of it, depends on no secret") {
    // Dee, a person, holds one card or another. Ann looks on, Ben and Cy are bots.
    const auto lines = [](std::string_view card, int seed) {
        std::string text = sixth_turn();
        const auto put = [&](std::string_view old, const std::string& is) {
            text.replace(text.find(old), old.size(), is);
        };
        put("chance scripted\n",
            fmt::format("order first Ann\nbot Ben medium\nbot Cy easy\nchance seed {}\n", seed));
        put("Dee: buy road-building", fmt::format("Dee: buy {}", card));
        return text;
    };
    int compared = 0;
    for (int seed = 0; seed < static_cast<int>(scaled(12)); ++seed) {
        INFO("seed " << seed);
        ClockedTable one(match_of(lines("road-building", seed)), {.pace = table::Pace::Calm});
        ClockedTable two(match_of(lines("plenty", seed)), {.pace = table::Pace::Calm});
        for (int i = 0; i < 400; ++i) {
            // Until chance itself, which knows the secret, tells one of them something else.
            bool is_same = true;
            for (const Seat seat : {Seat(0), Seat(1), Seat(2), Seat::none()}) {
                const auto seen = [seat](ClockedTable& t) {
                    return view(t.table.game(), t.table.state(), seat);
                };
                is_same = is_same && seen(one) == seen(two);
            }
            if (!is_same || one.table.state().in<GameOver>()) break;
            REQUIRE(one.table.seen().viewer == two.table.seen().viewer);
            REQUIRE(one.table.play.pace() == two.table.play.pace());
            if (one.table.seen().viewer != Seat(3)) {
                REQUIRE(one.table.coloured() == two.table.coloured());
                REQUIRE(one.table.log(1000) == two.table.log(1000));
                ++compared;
            }
            for (ClockedTable* t : {&one, &two}) {
                t->table.play.pace() ? t->wait(*t->table.play.pace()) : t->wait(1s);
                if (!t->table.play.pace()) t->answer_somehow();
            }
        }
    }
    REQUIRE(compared > static_cast<int>(scaled(300)));
}

TEST_CASE("resumed bots go on as if the game had not been left") {
    ClockedTable t(match_with({person, Level::Medium, Level::Easy}), {.pace = table::Pace::AtOnce});
    const std::string header = language::header_text(t.table.match().table());
    t.press("⏎⏎");
    t.wait_for_people();
    ClockedTable again(match_after(header + t.table.saved), {.pace = table::Pace::AtOnce});
    for (ClockedTable* one : {&t, &again}) {
        one->press("⏎⏎");
        for (int i = 0; i < 30; ++i) {
            one->wait_for_people();
            one->answer_somehow();
        }
        one->wait_for_people();
    }
    REQUIRE(t.table.match().check() == again.table.match().check());
}

}  // namespace catan::tui
