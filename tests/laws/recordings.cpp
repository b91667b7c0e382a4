// Tests the playback of a game: it shows each position as the chairs showed it, in any order of steps (R11).
// CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/table/playback.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "support/from_chairs.hpp"

using namespace catan;

namespace {

// All positions of a game, as they were shown to this viewer when it was played, and what it saw of each command.
struct Shown {
    std::vector<View> views;
    std::vector<SeenMove> history;

    Shown(const table::Match& match, Viewer viewer) {
        table::Referee again{table::Match(match.table())};
        const auto look = [&] {
            views.push_back(viewer.sees_all() ? view(match.game(), again.match().state(), viewer)
                                              : again.onlooker().view());
        };
        look();
        for (const Move& move : match.history()) {
            table::Chair& chair = again.chair(move.seat);
            chair.say(chair.position(), move.command, move.outcome,
                      [](const table::Chair::Result&) {});
            look();
            const Recording& recording = again.match().recording();
            history.push_back(viewer.sees_all() ? recording.seen(recording.size() - 1, viewer)
                                                : again.onlooker().history().back());
        }
    }

    // In which the turn begins, or else the last one.
    [[nodiscard]] std::size_t step_of_turn(std::uint32_t turn) const {
        const std::uint32_t number = std::min(turn, views.back().turn);
        const auto found =
            std::ranges::find_if(views, [&](const View& v) { return v.turn >= number; });
        return static_cast<std::size_t>(found - views.begin());
    }
};

}  // namespace

TEST_CASE("R11 a past shows each position as it was shown then, or as it was") {
    std::size_t open = 0;
    std::size_t closed = 0;
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        const Table table = random_table(seed);
        const bool is_scripted = seed % 4 == 0;
        table::Referee referee(table::Match(text_table(table, is_scripted)));
        Speakers speakers(table);
        Random random(seed, Domain::Roll);
        const std::uint32_t most = random.below(2) == 0 ? 1500 : random.below(300);
        for (std::uint32_t i = 0; i < most && !referee.match().state().in<GameOver>(); ++i) {
            speakers.go_on(referee);
        }
        const table::Match& match = referee.match();
        const bool is_over = match.state().in<GameOver>();
        const bool is_open = is_over || random.below(2) == 0;
        const Shown shown(match, is_open ? Viewer::all() : Viewer::public_only());
        table::Playback playback(match, is_open && (!is_over || random.below(2) == 0));
        std::size_t moves = 0;
        const auto listening = playback.listen([&](table::Chair::HistoryChange) { ++moves; });
        demand(playback.steps() == match.history().size() && playback.step() == 0, table,
               "it begins");
        demand(playback.view() == shown.views.front() && playback.history().empty(), table,
               "with the first position");
        demand(playback.seed() == (is_over && !is_scripted ? std::optional(seed) : std::nullopt),
               table, "the seed of a game that is over is told");
        for (std::uint32_t turn = 0; turn < match.state().turn.number + 2; ++turn) {
            demand(playback.step_of_turn(turn) == shown.step_of_turn(turn), table,
                   "turns are found");
        }
        for (std::size_t i = 1; i <= 60; ++i) {
            const bool jumps = random.below(3) != 0;
            const auto steps = static_cast<std::uint32_t>(playback.steps());
            const std::size_t next = playback.step() + (random.below(2) == 0 ? 1 : 0);
            const std::size_t target = jumps ? random.below(steps + 3) : next;
            playback.go_to(target);
            const std::size_t step = std::min<std::size_t>(target, steps);
            demand(playback.step() == step && playback.position() == step && moves == i, table,
                   "it moves");
            demand(playback.view() == shown.views[step], table, "the view of then");
            demand(std::ranges::equal(playback.history(), std::span(shown.history).first(step)),
                   table, "the history of then");
        }
        demand(playback.legal().empty() && playback.why_not(Roll{}) && playback.why_not_take_back(),
               table, "nothing can be said");
        ++(is_open ? open : closed);
    }
    REQUIRE(open > scaled(20));
    REQUIRE(closed > scaled(10));
}
