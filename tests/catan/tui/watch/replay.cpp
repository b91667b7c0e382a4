// Tests the replay of a game: steps, turns, and hidden information.
#include "catan/tui/watch/replay.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/table/match.hpp"
#include "catan/tui/game_window.hpp"
#include "kit/screen_text.hpp"
#include "support/drawn.hpp"
#include "support/played.hpp"
#include "support/scale.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;

// A game of random players; so many commands of it, or all.
table::Match random_match(std::uint64_t seed, std::size_t commands) {
    language::Setup setup;
    setup.names = {"Ann", "Ben", "Cy"};
    setup.seed = seed;
    setup.settings[language::Setting::Target] = 5;  // ends soon
    table::Match match(language::seat_everybody(setup));
    RandomPlayers players(match.game(), seed, {.by_kind = true});
    while (match.history().size() < commands && !match.state().in<GameOver>()) {
        const auto command = std::get<Command>(players.next(match.state()));
        match.say(command, match.asked(), std::nullopt);
    }
    return match;
}
constexpr std::size_t all = 100'000;

// The states a game goes through, one after each command.
std::vector<State> states_of(const table::Match& match) {
    std::vector<State> states{start(match.game())};
    for (const Move& move : match.history()) {
        State state = states.back();
        apply(match.game(), state, move.command);
        if (move.outcome) apply(match.game(), state, *move.outcome);
        states.push_back(state);
    }
    return states;
}

// Made-up chances: the first seat has as many percent as there have been commands.
class DrawnOdds : public tui::watch::Odds {
public:
    void look_at(std::size_t step) override { here = step; }
    [[nodiscard]] std::optional<lab::Standing> standing(std::size_t step) const override {
        if (!is_known) return std::nullopt;
        lab::Standing standing;
        standing.moment.step = step;
        const auto chance = static_cast<std::uint32_t>(100 * step);
        standing.shares[0] = {chance, chance, chance};
        standing.shares[1] = {lab::certainty - chance, lab::certainty - chance,
                              lab::certainty - chance};
        return standing;
    }
    [[nodiscard]] lab::Findings until(std::size_t step) const override {
        lab::Findings found;
        found.moments = 1;
        if (is_known) found.course.push_back(*standing(step));
        found.is_whole = is_known;
        return found;
    }
    void wake(const tasks::WakeSignal& given) override { signal = given; }

    std::size_t here = 0;
    bool is_known = false;
    std::optional<tasks::WakeSignal> signal;
};

// A game that is watched.
struct WatchedGame {
    explicit WatchedGame(table::Match match, bool hands_are_open = false,
                         tui::watch::Odds* odds = nullptr)
        : playback(std::move(match), hands_are_open), replay(playback, {}, odds) {}

    bool key(const Event& event) { return replay.key(event); }
    [[nodiscard]] const View& view() const { return playback.view(); }

    table::Playback playback;
    tui::watch::Replay replay;
};

void press(WatchedGame& watched, const std::string& keys) {
    for (const char key : keys) {
        watched.key(key == '\n' ? Event::Return : Event::Character(key));
    }
}

std::string frame(WatchedGame& watched) {
    GameWindow window(watched.replay, Appearance{Depth::None, Glyphs::Unicode, true});
    ftxui::Screen screen = on_screen(window.draw(100, 30), 100, 30);
    return kit::plain_text(screen);
}

}  // namespace

TEST_CASE("a replay goes through all positions of the game, forward and back") {
    const table::Match match = random_match(5, all);
    REQUIRE(match.state().in<GameOver>());
    const std::vector<State> states = states_of(match);
    const auto is_seen = [&](const WatchedGame& watched, const State& state) {
        return watched.view() == view(match.game(), state, Viewer::all());
    };
    WatchedGame watched(match);
    for (std::size_t i = 0; i < states.size(); ++i) {
        REQUIRE(watched.replay.step() == i);
        REQUIRE(is_seen(watched, states[i]));
        REQUIRE(watched.key(Event::ArrowRight));
    }
    REQUIRE(watched.replay.step() == states.size() - 1);
    for (std::size_t i = states.size(); i-- > 0;) {
        REQUIRE(is_seen(watched, states[i]));
        watched.key(Event::ArrowLeft);
    }
    REQUIRE(watched.replay.step() == 0);
    watched.key(Event::End);
    REQUIRE(is_seen(watched, match.state()));
    watched.key(Event::Home);
    REQUIRE(is_seen(watched, states.front()));
}

TEST_CASE("a replay jumps to where a turn begins") {
    const table::Match match = random_match(5, all);
    WatchedGame watched(match);
    press(watched, "]");
    REQUIRE(watched.view().turn == 1);
    REQUIRE(std::holds_alternative<BeforeRoll>(watched.view().phase));
    press(watched, "7\n");
    REQUIRE(watched.view().turn == 7);
    REQUIRE(std::holds_alternative<BeforeRoll>(watched.view().phase));
    press(watched, "]");
    REQUIRE(watched.view().turn == 8);
    watched.key(Event::ArrowRight);
    press(watched, "[");
    REQUIRE(watched.view().turn == 8);
    REQUIRE(std::holds_alternative<BeforeRoll>(watched.view().phase));
    press(watched, "[");
    REQUIRE(watched.view().turn == 7);
    // A turn that there is not is the last one; a number can be given up.
    press(watched, "99999999\n");
    REQUIRE(watched.view().turn == match.state().turn.number);
    press(watched, "3");
    watched.key(Event::Backspace);
    press(watched, "4");
    watched.key(Event::Escape);
    REQUIRE(watched.view().turn == match.state().turn.number);
}

TEST_CASE("what is typed while something is read does not reach the replay below") {
    WatchedGame watched(random_match(5, 60));
    press(watched, "]");
    const std::size_t step = watched.replay.step();
    for (const char door : std::string("?gLR")) {
        press(watched, std::string(1, door));
        const auto title = [&] { return watched.replay.content(0).dialog->title; };
        const std::string opened = title();
        press(watched, "/monopoly [] #7");
        REQUIRE(watched.replay.content(0).dialog);
        REQUIRE(title() == opened);
        // q closes what is read, and does not leave.
        press(watched, "q");
        REQUIRE_FALSE(watched.replay.content(0).dialog);
        REQUIRE_FALSE(watched.replay.wants_to_leave());
        REQUIRE(watched.replay.step() == step);
        REQUIRE_FALSE(watched.replay.content(0).ids);
        REQUIRE_FALSE(watched.replay.pace());
    }
    press(watched, "q");
    REQUIRE(watched.replay.wants_to_leave());
}

TEST_CASE("a replay goes on by itself until its end, or until a key") {
    WatchedGame watched(random_match(5, 30));
    tui::watch::Replay& replay = watched.replay;
    REQUIRE_FALSE(replay.pace());
    press(watched, " ");
    REQUIRE(replay.pace());
    for (int i = 0; i < 10; ++i) replay.go_on_by_itself();
    REQUIRE(replay.step() == 10);
    press(watched, " ");
    REQUIRE_FALSE(replay.pace());
    replay.go_on_by_itself();
    REQUIRE(replay.step() == 10);
    press(watched, " ");
    for (int i = 0; i < 100; ++i) replay.go_on_by_itself();
    REQUIRE(replay.step() == 30);
    REQUIRE_FALSE(replay.pace());
}

TEST_CASE("R11 hands lie open when the game is finished, or on request, and not before") {
    const table::Match finished = random_match(5, all);
    const table::Match unfinished = random_match(5, 60);
    REQUIRE_FALSE(unfinished.state().in<GameOver>());
    WatchedGame open(finished);
    WatchedGame closed(unfinished);
    WatchedGame asked(unfinished, true);
    for (int i = 0; i < 60; ++i) {
        for (WatchedGame* watched : {&open, &closed, &asked}) watched->key(Event::ArrowRight);
        REQUIRE(open.replay.content(10).hands.size() == 3);
        REQUIRE(asked.replay.content(10).hands.size() == 3);
        const ScreenContent hidden = closed.replay.content(10);
        REQUIRE(hidden.hands.empty());
        REQUIRE_FALSE(hidden.view->own);
        REQUIRE_FALSE(hidden.view->viewer.exists());
    }
    REQUIRE(frame(open).find("'s hand") != std::string::npos);
    REQUIRE(frame(closed).find("'s hand") == std::string::npos);
}

TEST_CASE("R11 two unfinished games that differ in a stolen card look the same in a replay") {
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        table::Match match = random_match(seed, 120);
        const auto& history = match.history();
        if (history.empty() || !history.back().outcome) continue;
        const Move last = history.back();
        if (std::holds_alternative<Dice>(*last.outcome)) continue;
        language::Table table = match.table();
        table.scripted = true;
        table::Match before(table);
        for (std::size_t i = 0; i + 1 < history.size(); ++i) {
            before.say(history[i].command, history[i].seat, history[i].outcome);
        }
        State waiting = before.state();
        apply(before.game(), waiting, last.command);
        std::string seen;
        for (const WeightedOutcome& other : possible_outcomes(waiting)) {
            table::Match one = before;
            one.say(last.command, last.seat, other.outcome);
            if (one.state().in<GameOver>()) continue;
            WatchedGame watched(one);
            watched.key(Event::End);
            const std::string shown = frame(watched);
            if (!seen.empty()) REQUIRE(seen == shown);
            seen = shown;
            ++compared;
        }
    }
    REQUIRE(compared > 4);
}

TEST_CASE("a replay takes any key and any size") {
    WatchedGame watched(random_match(9, 200), true);
    GameWindow window(watched.replay, Appearance{});
    Random random(1, Domain::Choice);
    const std::string keys = " []0123456789\nhjklgLR?#+-=:x";
    for (std::size_t i = 0; i < scaled(3000); ++i) {
        const auto which = random.below(static_cast<std::uint32_t>(keys.size() + 4));
        const std::array<Event, 4> others{Event::Escape, Event::ArrowLeft, Event::End,
                                          Event::Backspace};
        if (which >= keys.size()) {
            window.handle(others[which - keys.size()]);
        } else {
            window.handle(keys[which] == '\n' ? Event::Return : Event::Character(keys[which]));
        }
        watched.replay.go_on_by_itself();
        REQUIRE(watched.replay.step() <= 200);
        if (i % 100 == 0) {
            const int width = 30 + static_cast<int>(random.below(200));
            const int height = 5 + static_cast<int>(random.below(80));
            on_screen(window.draw(width, height), width, height);
        }
    }
}

TEST_CASE("a replay asks for the chances at its position, and shows them once they are known") {
    DrawnOdds odds;
    WatchedGame watched(random_match(5, all), false, &odds);
    CHECK(frame(watched).find("Chances to win: looking") != std::string::npos);
    for (int i = 0; i < 12; ++i) watched.key(Event::ArrowRight);
    CHECK(odds.here == 12);
    odds.is_known = true;
    CHECK(frame(watched).find("88 %") != std::string::npos);
    watched.key(Event::ArrowLeft);
    CHECK(odds.here == 11);
    CHECK(frame(watched).find("89 %") != std::string::npos);
    // Without odds there is neither a bar nor a key for more.
    WatchedGame alone(random_match(5, all));
    CHECK(frame(alone).find("%") == std::string::npos);
    CHECK_FALSE(alone.key(Event::Character('a')));
}

TEST_CASE("the story of a game is told anew while more is found out, until it is read") {
    DrawnOdds odds;
    WatchedGame watched(random_match(5, all), false, &odds);
    int woken = 0;
    watched.replay.on_wake([&] { ++woken; });
    REQUIRE(odds.signal);
    odds.signal->ring();
    CHECK(woken == 1);
    for (int i = 0; i < 12; ++i) watched.key(Event::ArrowRight);
    press(watched, "a");
    CHECK(frame(watched).find("until step 12") != std::string::npos);
    CHECK(frame(watched).find("88 %") == std::string::npos);
    odds.is_known = true;
    watched.replay.go_on_by_itself();
    CHECK(frame(watched).find("88 %") != std::string::npos);
    CHECK(watched.playback.step() == 12);
    watched.key(Event::Escape);
    CHECK(frame(watched).find("until step 12") == std::string::npos);
}

TEST_CASE("news of the chances do not hurry a game that plays by itself") {
    DrawnOdds odds;
    WatchedGame watched(random_match(5, all), false, &odds);
    press(watched, " ");
    REQUIRE(watched.replay.pace());
    for (int i = 0; i < 20; ++i) watched.replay.go_on_by_itself();
    CHECK(watched.playback.step() == 0);
}

}  // namespace catan::tui
