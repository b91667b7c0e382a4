// Tests the end of a game: the points shown agree with the game, turn by turn.
#include "catan/tui/game_end.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "catan/core/score.hpp"
#include "catan/table/playback.hpp"
#include "catan/tui/points_history.hpp"
#include "catan/tui/watch/replay.hpp"
#include "support/eager_players.hpp"
#include "support/games.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

TurnPoints points_now(const table::Match& match) {
    TurnPoints now{};
    for (std::size_t i = 0; i < match.game().players(); ++i) {
        now[i] = points(match.game(), match.state(), Seat(i));
    }
    return now;
}

// A game that is over, and what each seat really had when a turn ended.
struct FinishedGame {
    explicit FinishedGame(std::size_t players, std::uint64_t seed)
        : match(language::seat_everybody(setup(players, seed))) {
        pictures::EagerPlayers eager(match.game(), seed);
        while (!match.state().in<GameOver>()) {
            const std::uint32_t turn = match.state().turn.number;
            const TurnPoints before = points_now(match);
            match.say(eager.next(match.state()), match.asked(), std::nullopt);
            // Ending a turn makes no points.
            if (match.state().turn.number > turn) turns.push_back(before);
        }
        turns.push_back(points_now(match));
    }

    static language::Setup setup(std::size_t players, std::uint64_t seed) {
        language::Setup setup = setup_of(players, seed);
        setup.settings[language::Setting::Target] = 8;
        return setup;
    }

    table::Match match;
    std::vector<TurnPoints> turns;
};

std::string words_of_all(const table::Chair& chair) {
    std::string words;
    for (const kit::DialogLine& line : end_lines(chair, {})) words += line.text + "\n";
    return words;
}

}  // namespace

TEST_CASE("R10 the course of the points is what each seat had at the end of each turn") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        const FinishedGame played(2 + seed % 5, seed);
        table::Referee referee(played.match);
        REQUIRE(points_by_turn(referee.onlooker()) == played.turns);
        // A replay shows the same.
        table::Playback playback(played.match, false);
        playback.go_to(playback.steps());
        REQUIRE(points_by_turn(playback) == played.turns);
        REQUIRE(words_of_all(playback) == words_of_all(referee.onlooker()));
    }
}

TEST_CASE("R10 the ranking begins with the winner, goes down, and every point in it was made") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        const FinishedGame played(2 + seed % 7, seed);
        table::Referee referee(played.match);
        const std::vector<FinalPoints> all = ranking(referee.onlooker());
        REQUIRE(all.size() == played.match.game().players());
        REQUIRE(all.front().seat == std::get<GameOver>(played.match.state().phase).winner);
        const State& state = played.match.state();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const FinalPoints& made = all[i];
            REQUIRE(made.total() == points(played.match.game(), state, made.seat));
            REQUIRE(made.victory == state[made.seat].cards[index(Card::Victory)]);
            if (i > 1) REQUIRE(made.total() <= all[i - 1].total());
        }
    }
}

TEST_CASE("the end fits into the least window, however many played and whatever they are called") {
    language::Setup setup = FinishedGame::setup(8, 3);
    // Names of maximum length.
    for (std::size_t i = 0; i < 8; ++i)
        setup.names[i] = "Bartholomew" + setup.names[i].substr(0, 1);
    setup.names[5] = "Theophrastus";
    setup.first = setup.names.front();
    table::Match match(language::seat_everybody(setup));
    pictures::EagerPlayers eager(match.game(), 3);
    while (!match.state().in<GameOver>()) {
        match.say(eager.next(match.state()), match.asked(), std::nullopt);
    }
    table::Referee referee(match);
    for (const kit::DialogLine& line : end_lines(referee.onlooker(), {})) {
        CAPTURE(line.text);
        REQUIRE(kit::width_of(line.text) <= 80 - 4 - 2);
    }
}

TEST_CASE("without colours the letters of the seats are in the plot") {
    const FinishedGame played(4, 2);
    ScreenTable t(played.match);
    t.resize(120, 40);
    const std::string screen = t.plain();
    for (const char* row : {"AAA", "BBB", "turn 1 "}) {
        CAPTURE(row, screen);
        REQUIRE(screen.find(row) != std::string::npos);
    }
}

TEST_CASE("Enter at the end of a replay tells how the game ended") {
    const FinishedGame played(3, 1);
    table::Playback playback(played.match, false);
    tui::watch::Replay replay(playback);
    GameWindow window(replay, without_colours());
    std::ignore = window.draw(80, 24);
    const auto press = [&](std::string_view written) {
        for (const ftxui::Event& event : keys(written)) window.handle(event);
    };
    press("⏎");
    REQUIRE_FALSE(replay.content(1).dialog);
    while (playback.step() < playback.steps()) press("→");
    press("⏎");
    REQUIRE(replay.content(1).dialog);
    REQUIRE(replay.content(1).dialog->title.ends_with(" wins"));
    press("⎋");
    REQUIRE_FALSE(replay.content(1).dialog);
}

}  // namespace catan::tui
