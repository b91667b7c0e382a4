// Compares every chair with the match in random games: it judges alike (R4.6, R12), and shows exactly what its viewer
// may know (R11). CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/table/chair.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <vector>

#include "catan/core/legal.hpp"
#include "support/babbler.hpp"
#include "support/from_chairs.hpp"
#include "support/twin_games.hpp"

using namespace catan;

namespace {

// The match's verdict on a command without its outcome, which chairs do not judge.
std::optional<Refusal> judged(const table::Match& match, const Command& command, Seat speaker) {
    auto refusal = match.refuse(command, speaker, std::nullopt);
    if (refusal && refusal->reason == Refusal::Reason::OutcomeMissing) refusal.reset();
    return refusal;
}

struct Verdicts {
    std::size_t positions = 0;
    std::size_t legal = 0;  // of the seat that is asked
    std::size_t refused = 0;
    std::size_t undos = 0;  // that are possible
};

void demand_same_verdicts(const Table& table, table::Referee& referee, Babbler& babbler,
                          Verdicts& verdicts) {
    const table::Match& match = referee.match();
    const std::vector<Command> listed = legal(table.game, match.state());
    std::vector<Command> said{babbler.any(match.state()), babbler.any_judged(match.state()),
                              babbler.any_judged(match.state())};
    if (!listed.empty()) said.push_back(listed[verdicts.positions % listed.size()]);
    ++verdicts.positions;
    const std::vector<table::Chair*> chairs = all_chairs(referee);
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const Seat seat = sitter(table, i);
        const bool is_asked = seat.exists() && seat == match.asked();
        const std::vector<Command> expected = is_asked ? listed : std::vector<Command>{};
        demand(std::ranges::equal(chairs[i]->legal(), expected), table, "what is legal is listed");
        for (const Command& command : said) {
            const auto refusal = judged(match, command, seat);
            demand(chairs[i]->why_not(command) == refusal, table, "it is judged with all facts");
            demand(is_asked || refusal, table, "whoever is not asked may say nothing");
            if (is_asked) ++(refusal ? verdicts.refused : verdicts.legal);
        }
        const auto undo = match.refuse_undo(seat);
        demand(chairs[i]->why_not_take_back() == undo, table, "so is taking back");
        if (!undo) ++verdicts.undos;
    }
}

// Compares twin games from the chair that cannot see the difference.
class Comparison {
public:
    Comparison(const Table& table, Seat viewer, bool is_scripted)
        : table_(table),
          is_scripted_(is_scripted),
          twins_(table, viewer, is_scripted),
          babbler_(table.game, table.seed) {}

    [[nodiscard]] TwinGames& twins() { return twins_; }

    // Compares only this many of the last entries of the history.
    void compare(std::size_t most) {
        compare(twins_.here().chair(), twins_.there().chair(), most);
        compare(twins_.here().referee.onlooker(), twins_.there().referee.onlooker(), most);
    }

    // R11: after the end nothing is secret, and before everything is.
    void check_opened() {
        for (TwinGames::Twin* game : {&twins_.here(), &twins_.there()}) {
            const table::Match& match = game->referee.match();
            const bool tells_seed = game->is_over() && !is_scripted_;
            for (table::Chair* chair : all_chairs(game->referee)) {
                check(chair->view().opened.has_value() == game->is_over(), "hands are opened");
                check(chair->seed() ==
                          (tells_seed ? std::optional(match.table().seed) : std::nullopt),
                      "so is the seed");
                if (!game->is_over()) continue;
                const auto history = chair->history();
                check(history.size() == match.recording().size(), "the history is kept");
                for (std::size_t i = 0; i < history.size(); ++i) {
                    check(history[i] == match.recording().seen(i, Viewer::all()),
                          "and tells stolen and bought cards");
                }
            }
        }
    }

private:
    void check(bool holds, const char* what) const { demand(holds, table_, what); }

    void compare(const table::Chair& here, const table::Chair& there, std::size_t most) {
        check(here.position() == there.position() && here.viewer() == there.viewer(),
              "as many changes");
        check(here.view() == there.view(), "the same view");
        const auto history = here.history();
        const auto other = there.history();
        check(history.size() == other.size(), "as much history");
        const std::size_t last = std::min(most, history.size());
        check(std::ranges::equal(history.last(last), other.last(last)), "the same history");
        check(std::ranges::equal(here.legal(), there.legal()), "the same is legal");
        check(here.why_not_take_back() == there.why_not_take_back(), "or can be taken back");
        const State& state = twins_.here().state();
        for (const Command& command :
             {babbler_.any(state), babbler_.any_judged(state), babbler_.any_judged(state)}) {
            check(here.why_not(command) == there.why_not(command), "the same is refused");
        }
        check(!here.seed() && !there.seed(), "no seed");
    }

    const Table& table_;
    bool is_scripted_;
    TwinGames twins_;
    Babbler babbler_;
};

}  // namespace

TEST_CASE("R4.6 R11 R12 a chair judges and lists what can be said from there as the match does") {
    Verdicts verdicts;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        table::Referee referee(table::Match(text_table(table, seed % 4 == 0)));
        Speakers speakers(table);
        Babbler babbler(table.game, seed);
        for (int i = 0; i < 800 && !referee.match().state().in<GameOver>(); ++i) {
            demand_same_verdicts(table, referee, babbler, verdicts);
            speakers.go_on(referee);
        }
        demand_same_verdicts(table, referee, babbler, verdicts);
    }
    REQUIRE(verdicts.positions > scaled(100'000));
    REQUIRE(verdicts.legal > scaled(100'000));
    REQUIRE(verdicts.refused > scaled(100'000));
    REQUIRE(verdicts.undos > scaled(20'000));
}

TEST_CASE("R11 games that differ in what a seat may not know are the same game from its chair") {
    std::size_t compared = 0;
    std::size_t ended = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        const Seat viewer = sitter(table, seed / 7 % (table.game.players() + 1));
        Comparison comparison(table, viewer, seed % 3 == 0);
        TwinGames& twins = comparison.twins();
        bool goes_on = true;
        for (std::size_t i = 0; i < 1500 && goes_on && !twins.is_end(); ++i) {
            comparison.compare(i % 64 == 0 ? i : 2);
            if (twins.differ()) ++compared;
            goes_on = twins.go_on();
        }
        if (!twins.is_end()) comparison.compare(1500);
        comparison.check_opened();
        if (twins.is_end()) ++ended;
    }
    REQUIRE(compared > scaled(100'000));
    REQUIRE(ended >= scaled(10));
}
