// R11 frame by frame: plays two games by keys that differ only in outcomes hidden from some seats. A seat that cannot
// see the difference must have the same view, history, legal commands, refusals, log, statistics, completions and
// frames until the end, byte for byte; so must the public view behind a curtain.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/terminal.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/statistics.hpp"
#include "support/by_keys.hpp"
#include "support/eager_players.hpp"
#include "support/random_game.hpp"
#include "support/reading_keys.hpp"
#include "support/screen_table.hpp"
#include "support/tables.hpp"

namespace catan::tui {
namespace {

// The next move in both games, with the outcome in each.
struct Saying {
    Command command;
    std::optional<Outcome> here{};
    std::optional<Outcome> there{};
};

class TwinScreens {
public:
    TwinScreens(std::size_t players, std::uint64_t seed)
        : most_differences_(seed % 2 == 0 ? 2 : 100),
          one_(match(players, seed), Appearance{}),
          two_(match(players, seed), Appearance{}),
          players_(one_.game(), seed, {.player_trades = seed % 2 == 1, .by_kind = true}),
          eager_(one_.game(), seed),
          random_(seed, Domain::Theft) {
        one_.draws_every_frame = two_.draws_every_frame = false;
    }

    // Brings both games on by a command. False when they can no longer go on alike.
    bool go_on() {
        const auto saying = draw_saying();
        if (!saying) return false;
        const Seat speaker = one_.match().asked();
        say_by_keys(one_, saying->command, saying->here);
        say_by_keys(two_, saying->command, saying->there);
        if (saying->here != saying->there) {
            ++differences_;
            knows_[speaker.value] = true;
            if (const auto* theft = std::get_if<Steal>(&saying->command)) {
                knows_[theft->from.value] = true;
            }
        }
        return !one_.state().in<GameOver>();
    }

    // Compares everything that a seat without the secret can see now, after the curtain.
    void compare() {
        if (differences_ == 0 || one_.state() == two_.state()) return;
        compare_chairs();
        // Dialogs that the phase requires are always compared, optional texts now and then.
        const bool is_free = one_.state().in<BeforeRoll>() || one_.state().in<MainPhase>();
        if (is_free && random_.below(4) != 0) return;
        const Seat asked = one_.match().asked();
        REQUIRE(two_.match().asked() == asked);
        if (!one_.seen().viewer.exists()) {
            look();
            if (random_.below(3) == 0) look_behind({"q"});
            both("⏎");
        }
        if (knows_[asked.value]) return;
        look();
        if (one_.play.dialog() || one_.is_typing() || random_.below(3) != 0) return;
        look_behind({":⇥", ":s⇥", ":steal ⇥", ":play ⇥", ":offer 1 ⇥", "d", "m", "t"});
    }

    [[nodiscard]] int compared() const { return compared_; }

    [[nodiscard]] bool is_over() const { return one_.state().in<GameOver>(); }

private:
    // Compares the chairs of all seats that cannot see the difference.
    void compare_chairs() {
        compare(one_.referee.onlooker(), two_.referee.onlooker());
        for (std::size_t i = 0; i < one_.game().players(); ++i) {
            if (!knows_[i]) compare(one_.referee.chair(Seat(i)), two_.referee.chair(Seat(i)));
        }
    }
    void compare(const table::Chair& here, const table::Chair& there) {
        REQUIRE(here.view() == there.view());
        // All of it now and then; what is new always.
        const bool is_all = random_.below(20) == 0;
        const auto told = [is_all](const table::Chair& chair) {
            return chair.history().last(is_all ? chair.history().size() : 1);
        };
        REQUIRE(std::ranges::equal(told(here), told(there)));
        REQUIRE(std::ranges::equal(here.legal(), there.legal()));
        const auto command = std::get<Command>(players_.next(one_.state()));
        REQUIRE(here.why_not(command) == there.why_not(command));
        REQUIRE(here.why_not_take_back() == there.why_not_take_back());
        const std::size_t lines = is_all ? whole_log : 20;
        for (const LogLook look : {LogLook::Story, LogLook::Language}) {
            REQUIRE(log_lines(here, look, lines) == log_lines(there, look, lines));
        }
        if (is_all) REQUIRE(statistics(here) == statistics(there));
    }

    static table::Match match(std::size_t players, std::uint64_t seed) {
        language::Setup setup = setup_of(players, seed);
        setup.scripted = true;
        setup.settings[language::Setting::Target] = 6;
        return table::Match(language::seat_everybody(setup));
    }

    void both(std::string_view written) {
        one_.press(written);
        two_.press(written);
    }
    void look() {
        REQUIRE(one_.coloured() == two_.coloured());
        REQUIRE(one_.log(1000) == two_.log(1000));
        ++compared_;
    }
    // Compares the screens behind these keys. Escape leaves each of them.
    void look_behind(std::vector<std::string> doors) {
        for (std::string& key : reading_keys()) doors.push_back(std::move(key));
        for (const std::string& door : doors) {
            INFO(door);
            both(door);
            look();
            both("⎋⎋");
        }
    }

    // A command that both games allow, and after which their public views stay equal.
    std::optional<Saying> draw_saying() {
        // Games in which much is different do not go on alike to their end.
        const bool may_differ = one_.state().turn.number > 0 && differences_ < most_differences_;
        for (int i = 0; i < 20; ++i) {
            // Purely random players hardly ever win.
            Saying saying{random_.below(most_differences_ == 2 ? 10 : 3) != 1
                              ? eager_.next(one_.state())
                              : std::get<Command>(players_.next(one_.state()))};
            const bool can_here = !refuse(one_.game(), one_.state(), saying.command);
            const bool can_there = !refuse(two_.game(), two_.state(), saying.command);
            // Legality must not reveal hidden information.
            if (!knows_[one_.match().asked().value]) REQUIRE(can_here == can_there);
            if (!can_there || !can_here) continue;
            State here = one_.state();
            State there = two_.state();
            apply(one_.game(), here, saying.command);
            apply(two_.game(), there, saying.command);
            if (awaits_outcome(here)) draw_outcomes(here, there, may_differ, saying);
            if (saying.here) apply(one_.game(), here, *saying.here);
            if (saying.there) apply(two_.game(), there, *saying.there);
            if (view(one_.game(), here, Seat::none()) == view(two_.game(), there, Seat::none())) {
                return saying;
            }
        }
        return std::nullopt;
    }

    void draw_outcomes(const State& here, const State& there, bool may_differ, Saying& saying) {
        // More sevens than usual: secrets come from thefts, and dialogs that could show them.
        const bool is_seven = here.in<AwaitingDice>() && random_.below(3) == 0;
        const Outcome outcome = is_seven ? Outcome(Dice{3, 4}) : any(possible_outcomes(here));
        const auto others = possible_outcomes(there);
        const auto same = std::ranges::find(others, outcome, &WeightedOutcome::outcome);
        const bool is_secret = !std::holds_alternative<Dice>(outcome);
        saying.here = outcome;
        saying.there = same == others.end() || (is_secret && may_differ && random_.below(2) == 0)
                           ? any(others)
                           : outcome;
    }
    Outcome any(const std::vector<WeightedOutcome>& outcomes) {
        return outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))].outcome;
    }

    int most_differences_;
    ScreenTable one_;
    ScreenTable two_;
    RandomPlayers players_;
    pictures::EagerPlayers eager_;
    Random random_;
    std::array<bool, most_players> knows_{};
    int differences_ = 0;
    int compared_ = 0;
};

}  // namespace

TEST_CASE("R11 two games that differ in what a seat may not know look the same to it") {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    int compared = 0;
    int over = 0;
    // At a small scale the first games may end early or differ at once.
    const auto is_enough = [&] { return over > 0 && compared > static_cast<int>(scaled(800)); };
    for (std::uint64_t seed = 0; seed < 20 && (seed < scaled(20) || !is_enough()); ++seed) {
        INFO("seed " << seed);
        TwinScreens twins(2 + seed % 7, seed);
        for (int i = 0; i < 1000 && twins.go_on(); ++i) twins.compare();
        compared += twins.compared();
        over += twins.is_over() ? 1 : 0;
    }
    REQUIRE(is_enough());
}

}  // namespace catan::tui
