// What is to be had from a chair is what the match has for whoever sits there, neither less nor more: it judges alike
// (R4.6, R12), and tells nobody what they may not know (R11). CATAN_TEST_SCALE as in playouts.cpp.
#include "catan/chair.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <vector>

#include "babbler.hpp"
#include "catan/legal.hpp"
#include "from_chairs.hpp"

using namespace catan;

namespace {

// What the match says to a command, but for the outcome: chairs do not judge those.
std::optional<Refusal> judged(const text::Match& match, const Command& command, Seat speaker) {
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

void demand_same_verdicts(const Table& table, text::Referee& referee, Babbler& babbler,
                          Verdicts& verdicts) {
    const text::Match& match = referee.match();
    const std::vector<Command> listed = legal(table.game, match.state());
    std::vector<Command> said{babbler.any(match.state()), babbler.any_judged(match.state()),
                              babbler.any_judged(match.state())};
    if (!listed.empty()) said.push_back(listed[verdicts.positions % listed.size()]);
    ++verdicts.positions;
    const std::vector<Chair*> chairs = all_chairs(referee);
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

// Two games, the same in all that the viewer may know; cards that others draw and steal differ, and so do the seeds.
class Twins {
public:
    Twins(const Table& table, Seat viewer, bool is_scripted)
        : table_(table),
          viewer_(viewer),
          is_scripted_(is_scripted),
          here_(text::Match(text_table(table, is_scripted))),
          there_(text::Match(with_another_seed(text_table(table, is_scripted)))),
          players_(table.game, table.seed, table.habits),
          babbler_(table.game, table.seed),
          random_(table.seed, Domain::Theft) {}

    // Goes on by a command that the viewer takes for the same one. False when there is none.
    bool go_on() {
        for (int i = 0; i < 20; ++i) {
            const Command command = std::get<Command>(players_.next(here_.match().state()));
            State here = here_.match().state();
            State there = there_.match().state();
            if (refuse(table_.game, there, command)) continue;
            apply(table_.game, here, command);
            apply(table_.game, there, command);
            std::optional<Outcome> outcome_here;
            std::optional<Outcome> outcome_there;
            if (awaits_outcome(here)) {
                outcome_here = any(possible_outcomes(here));
                outcome_there = knows(command) ? outcome_here : any(possible_outcomes(there));
                if (refuse(there, *outcome_there)) continue;
                apply(table_.game, here, *outcome_here);
                apply(table_.game, there, *outcome_there);
            }
            const bool is_end = here.in<GameOver>() || there.in<GameOver>();
            const View seen = view(table_.game, here, Seat::none());
            if (!is_end && seen != view(table_.game, there, Seat::none())) continue;
            say(here_, command, outcome_here);
            say(there_, command, outcome_there);
            return true;
        }
        return false;
    }
    [[nodiscard]] bool differ() const { return here_.match().state() != there_.match().state(); }
    [[nodiscard]] bool is_end() const { return is_over(here_) || is_over(there_); }

    // Of the history only so many of the last entries.
    void compare(std::size_t most) {
        compare(chair_of(here_), chair_of(there_), most);
        compare(here_.onlooker(), there_.onlooker(), most);
    }

    // R11: after the end nothing is secret, and before everything is.
    void check_opened() {
        for (text::Referee* game : {&here_, &there_}) {
            const text::Match& match = game->match();
            const bool tells_seed = is_over(*game) && !is_scripted_;
            for (Chair* chair : all_chairs(*game)) {
                check(chair->view().opened.has_value() == is_over(*game), "hands are opened");
                check(chair->seed() ==
                          (tells_seed ? std::optional(match.table().seed) : std::nullopt),
                      "so is the seed");
                if (!is_over(*game)) continue;
                const auto history = chair->history();
                check(history.size() == match.recording().size(), "the history is kept");
                for (std::size_t i = 0; i < history.size(); ++i) {
                    check(history[i] == match.recording().seen(i, Eyes::everybody()),
                          "and tells stolen and bought cards");
                }
            }
        }
    }

private:
    static text::Table with_another_seed(text::Table table) {
        table.seed = ~table.seed;
        return table;
    }
    static bool is_over(const text::Referee& game) { return game.match().state().in<GameOver>(); }
    static void say(text::Referee& game, const Command& command,
                    const std::optional<Outcome>& outcome) {
        Chair& chair = game.chair(game.match().asked());
        chair.say(chair.position(), command, outcome,
                  [](const Chair::Result& answer) { REQUIRE(answer.is_done()); });
    }
    void check(bool holds, const char* what) const { demand(holds, table_, what); }

    Chair& chair_of(text::Referee& game) const {
        return viewer_.exists() ? game.chair(viewer_) : game.onlooker();
    }
    void compare(const Chair& here, const Chair& there, std::size_t most) {
        check(here.position() == there.position() && here.eyes() == there.eyes(),
              "as many changes");
        check(here.view() == there.view(), "the same view");
        const auto history = here.history();
        const auto other = there.history();
        check(history.size() == other.size(), "as much history");
        const std::size_t last = std::min(most, history.size());
        check(std::ranges::equal(history.last(last), other.last(last)), "the same history");
        check(std::ranges::equal(here.legal(), there.legal()), "the same is legal");
        check(here.why_not_take_back() == there.why_not_take_back(), "or can be taken back");
        const State& state = here_.match().state();
        for (const Command& command :
             {babbler_.any(state), babbler_.any_judged(state), babbler_.any_judged(state)}) {
            check(here.why_not(command) == there.why_not(command), "the same is refused");
        }
        check(!here.seed() && !there.seed(), "no seed");
    }
    // Dice are for everybody, a stolen card is for thief and victim, a drawn one for the buyer.
    [[nodiscard]] bool knows(const Command& command) const {
        const auto* theft = std::get_if<Steal>(&command);
        return std::holds_alternative<Roll>(command) || here_.match().asked() == viewer_ ||
               (theft != nullptr && theft->from == viewer_);
    }
    Outcome any(const std::vector<WeightedOutcome>& outcomes) {
        return outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))].outcome;
    }

    const Table& table_;
    Seat viewer_;
    bool is_scripted_;
    text::Referee here_;
    text::Referee there_;
    RandomPlayers players_;
    Babbler babbler_;
    Random random_;
};

}  // namespace

TEST_CASE("R4.6 R11 R12 a chair judges and lists what can be said from there as the match does") {
    Verdicts verdicts;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        text::Referee referee(text::Match(text_table(table, seed % 4 == 0)));
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
        Twins twins(table, viewer, seed % 3 == 0);
        bool goes_on = true;
        for (std::size_t i = 0; i < 1500 && goes_on && !twins.is_end(); ++i) {
            twins.compare(i % 64 == 0 ? i : 2);
            if (twins.differ()) ++compared;
            goes_on = twins.go_on();
        }
        if (!twins.is_end()) twins.compare(1500);
        twins.check_opened();
        if (twins.is_end()) ++ended;
    }
    REQUIRE(compared > scaled(100'000));
    REQUIRE(ended >= scaled(10));
}
