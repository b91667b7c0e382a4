// Compares the texts of a game, its end and its replay with golden files in tests/golden/screens: play/ and replay/.
// To regenerate them: CATAN_UPDATE_GOLDEN=1 catan_ui "golden: *". Read the difference.
#include <fmt/format.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <span>
#include <string>
#include <utility>

#include "catan/table/playback.hpp"
#include "catan/tui/watch/replay.hpp"
#include "support/games.hpp"
#include "support/golden.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

constexpr std::array<std::pair<int, int>, 3> sizes{{{80, 24}, {120, 40}, {200, 60}}};

struct ToldScreen {
    std::string name;
    std::string keys;
};

// With file operations that only report what they would do.
FileActions some_files() {
    return {
        [] { return std::string("/home/ann/.local/state/catan/2026-05-01-200000-Ann-Ben.catan"); },
        [](const std::string& path) { return "A copy is saved as " + path; },
        [] { return std::string("The picture is /home/ann/.local/state/catan/a.svg"); }};
}

void check_play(const std::string& game, std::span<const ToldScreen> screens) {
    for (const ToldScreen& shown : screens) {
        for (const auto& [width, height] : sizes) {
            if (width == 200 && shown.name != "end" && shown.name != "log") continue;
            ScreenTable t(match_of(game));
            t.play.use_files(some_files());
            t.resize(width, height);
            t.press(shown.keys);
            check_golden(fmt::format("play/{}-{}x{}", shown.name, width, height), t.plain());
        }
    }
}

void check_replay(const std::string& game, bool open, std::span<const ToldScreen> screens) {
    for (const ToldScreen& shown : screens) {
        for (const auto& [width, height] : std::span(sizes).first(2)) {
            table::Playback playback(match_of(game), open);
            tui::watch::Replay replay(playback);
            GameWindow window(replay, without_colours());
            for (const ftxui::Event& event : keys(shown.keys)) {
                std::ignore = window.draw(width, height);
                window.handle(event);
            }
            ftxui::Screen drawn = on_screen(window.draw(width, height), width, height);
            check_golden(fmt::format("replay/{}-{}x{}", shown.name, width, height),
                         kit::plain_text(drawn));
        }
    }
}

// A short game of two that Ann wins with her third knight.
std::string won() { return contents(CATAN_GOLDEN_DIR "/transcripts/R10.5-winning-knight.catan"); }

}  // namespace

TEST_CASE("golden: help, rules, statistics, leaving") {
    const std::array<ToldScreen, 9> screens{{{"help-at-the-curtain", "?"},
                                             {"help-before-the-roll", "⏎?"},
                                             {"help", "⏎ 4 6⏎?"},
                                             {"rules-after-a-refusal", "⏎cR"},
                                             {"rules-by-number", "⏎R1.3"},
                                             {"statistics", "⏎ 4 6⏎g"},
                                             {"leave", "⏎ 4 6⏎q"},
                                             {"save-as", "⏎ 4 6⏎qa~/games/evening"},
                                             {"saved-as", "⏎ 4 6⏎qa~/games/evening⏎"}}};
    check_play(sixth_turn(), screens);
}

TEST_CASE("golden: R10.5 the end") {
    const std::array<ToldScreen, 4> screens{{{"end", "⎋⏎"},
                                             {"end-farther-down", "⎋⏎↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓"},
                                             {"end-board", "⎋"},
                                             {"end-picture", "p"}}};
    check_play(won(), screens);
}

TEST_CASE("golden: R11 watching a game that is finished, and one that is not") {
    const std::array<ToldScreen, 5> finished{{{"beginning", ""},
                                              {"first-turn", "]"},
                                              {"number", "]12"},
                                              {"help", "?"},
                                              {"statistics", "2⏎g"}}};
    check_replay(won(), false, finished);
    const std::array<ToldScreen, 1> closed{{{"closed", "17⏎→→"}}};
    check_replay(sixth_turn(), false, closed);
    const std::array<ToldScreen, 1> open{{{"open", "17⏎→→"}}};
    check_replay(sixth_turn(), true, open);
}

TEST_CASE("golden: R11 the open hands of eight") {
    ScreenTable t(match_of(eight_players()));
    while (t.state().turn.number == 0) t.press("⏎");
    const std::array<ToldScreen, 1> open{{{"open-eight", "]"}}};
    check_replay(table::saved_text(t.match()), true, open);
}

}  // namespace catan::tui
