// Tests that every listener hears of every change exactly once, in order and with the matching position: a move, a
// take-back (R12), or a move that a listener makes at once. CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/table/referee.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/imagine.hpp"
#include "catan/table/saved_game.hpp"
#include "support/babbler.hpp"
#include "support/from_chairs.hpp"

using namespace catan;

namespace {

// The state of a game that every listener should see after each change, computed without a match.
class Expected {
public:
    explicit Expected(const Game& game) : game_(game), states_{start(game)} { look(); }

    void say(const Move& move) {
        State state = states_.back();
        Events events;
        apply(game_, state, move.command, &events);
        if (move.outcome) apply(game_, state, *move.outcome, &events);
        states_.push_back(state);
        recording_.add(move, events);
        look();
    }
    // R12: then it has never been said.
    void take_back() {
        states_.pop_back();
        recording_.take_back();
        look();
    }
    [[nodiscard]] const State& state() const { return states_.back(); }
    [[nodiscard]] const Recording& recording() const { return recording_; }

    [[nodiscard]] bool shows_in(const View& seen, std::size_t chair) const {
        return seen == views_[chair];
    }
    // Compares only this many of the last entries of the history.
    [[nodiscard]] bool shows_in(std::span<const SeenMove> history, std::size_t chair,
                                std::size_t most) const {
        const std::size_t size = recording_.size();
        if (history.size() != size) return false;
        const bool is_over = state().in<GameOver>();
        const Viewer viewer = is_over ? Viewer::all() : Viewer::of(views_[chair].viewer);
        for (std::size_t i = size - std::min(size, most); i < size; ++i) {
            if (history[i] != recording_.seen(i, viewer)) return false;
        }
        return true;
    }

private:
    void look() {
        views_.clear();
        for (std::size_t i = 0; i <= game_.players(); ++i) {
            const Seat viewer = i < game_.players() ? Seat(i) : Seat::none();
            views_.push_back(view(game_, states_.back(), viewer));
        }
    }

    const Game& game_;
    std::vector<State> states_;
    Recording recording_;
    std::vector<View> views_;  // by chair
};

// A random game with a checking listener on each chair, and a checking record.
class Witnesses {
public:
    Witnesses(const Table& table, bool is_scripted)
        : table_(table),
          is_scripted_(is_scripted),
          expected_(table.game),
          speakers_(table),
          babbler_(table.game, table.seed),
          random_(table.seed, Domain::Order),
          referee_(table::Match(text_table(table, is_scripted)),
                   [this](std::string_view lines) { record(lines); }),
          chairs_(all_chairs(referee_)),
          heard_(chairs_.size()) {
        for (std::size_t i = 0; i < chairs_.size(); ++i) {
            listening_.push_back(chairs_[i]->listen(
                [this, i](table::Chair::HistoryChange change) { hear(i, change); }));
        }
    }

    [[nodiscard]] bool is_over() const { return expected_.state().in<GameOver>(); }

    // Something is said, or taken back.
    void go_on() {
        const Seat seat = referee_.match().asked();
        table::Chair& chair = referee_.chair(seat);
        std::size_t answers = 0;
        const auto hear_answer = [&](const table::Chair::Result& answer) {
            check(answer.is_done() && have_all_heard(), "the answer comes when all have heard");
            ++answers;
        };
        ++changes_;
        if (random_.below(5) == 0 && !referee_.match().refuse_undo(seat)) {
            due_ = table::Chair::HistoryChange::TakenBack;
            expected_.take_back();
            chair.take_back(changes_ - 1, hear_answer);
            ++taken_back;
        } else {
            due_ = table::Chair::HistoryChange::Moved;
            const Move move = speakers_.next(expected_.state());
            const bool is_written = is_scripted_ || random_.below(2) == 0;
            expected_.say(move);
            chair.say(changes_ - 1, move.command, is_written ? move.outcome : std::nullopt,
                      hear_answer);
        }
        check(answers == 1 && have_all_heard(), "every change is heard, and answered once");
        check_nothing_else_happened();
    }

    // A late or illegal move changes nothing, and only its player hears of it.
    void speak_in_vain() {
        const table::Match& match = referee_.match();
        const bool is_late = random_.below(2) == 0;
        const std::size_t speaker = is_late && !is_over() ? match.asked().value : any_chair();
        const Seat seat = sitter(table_, speaker);
        const Command command = any_command(*chairs_[speaker]);
        const auto outcome = any_outcome();
        const bool takes_back = random_.below(4) == 0;
        const auto refusal =
            takes_back ? match.refuse_undo(seat) : match.refuse(command, seat, outcome);
        if (!is_late && !refusal) return;
        const std::uint64_t position = is_late ? another_position() : changes_;
        std::size_t answers = 0;
        const auto hear_answer = [&](const table::Chair::Result& answer) {
            check(answer.is_late == is_late && !answer.is_done(), "a late word is late");
            check(answer.refusal == (is_late ? std::nullopt : refusal), "the match refuses it");
            ++answers;
        };
        if (takes_back) {
            chairs_[speaker]->take_back(position, hear_answer);
        } else {
            chairs_[speaker]->say(position, command, outcome, hear_answer);
        }
        check(answers == 1, "it is answered");
        check_nothing_else_happened();
        for (std::size_t i = 0; i < chairs_.size(); ++i) check_shown_by(i, 1);
        ++(is_late ? late : refused);
    }

    // A move that cannot be recorded changes nothing, not even what the seed answers next, and only its player hears of it.
    void speak_unrecorded() {
        const table::Match& match = referee_.match();
        if (is_over()) return;
        table::Chair& chair = referee_.chair(match.asked());
        const auto refuses_undo = match.refuse_undo(match.asked());
        const bool takes_back = random_.below(4) == 0 && !refuses_undo;
        const auto can = chair.legal();
        if (!takes_back && can.empty()) return;
        std::size_t answers = 0;
        const auto hear_answer = [&](const table::Chair::Result& answer) {
            check(answer.failure == "full" && !answer.refusal && !answer.is_late,
                  "the player hears why");
            ++answers;
        };
        is_full_ = true;
        if (takes_back) {
            chair.take_back(changes_, hear_answer);
        } else {
            const Command command = can[random_.below(static_cast<std::uint32_t>(can.size()))];
            if (is_scripted_ && asks_chance(command)) {
                answers = 1;
            } else {
                chair.say(changes_, command, std::nullopt, hear_answer);
            }
        }
        is_full_ = false;
        check(answers == 1, "it is answered");
        check_nothing_else_happened();
        check(match.refuse_undo(match.asked()) == refuses_undo, "the same can be taken back");
        for (std::size_t i = 0; i < chairs_.size(); ++i) check_shown_by(i, 1);
        ++unrecorded;
    }

    // R12: what a saved game holds is this game, with what can still be taken back.
    void load() const {
        const table::Match& match = referee_.match();
        check(match.recording() == expected_.recording(), "what was taken back left no trace");
        std::istringstream in(language::header_text(match.table()) + saved_);
        const table::SavedGame loaded = table::load_game(in, "saved");
        check(loaded.match && loaded.fault.empty() && !loaded.torn, "what is recorded loads");
        check(loaded.match->state() == match.state(), "as the same game");
        check(loaded.match->recording() == match.recording(), "with the same history");
        check(loaded.match->refuse_undo(match.asked()) == match.refuse_undo(match.asked()),
              "and the same can be taken back");
    }

    std::size_t taken_back = 0;
    std::size_t late = 0;
    std::size_t refused = 0;
    std::size_t unrecorded = 0;

private:
    void check(bool holds, const char* what) const { demand(holds, table_, what); }

    void record(std::string_view lines) {
        if (is_full_) throw table::NotRecorded("full");
        const bool is_told = std::ranges::any_of(heard_, [&](auto n) { return n == changes_; });
        check(!is_told && ++recorded_ == changes_, "it is recorded once, and told afterwards");
        (saved_ += lines) += '\n';
    }
    void hear(std::size_t chair, table::Chair::HistoryChange change) {
        check(++heard_[chair] == changes_ && change == due_, "every change is heard once");
        check(recorded_ == changes_, "it has been recorded before");
        // Sometimes no listener reads the history, which is then built later.
        const std::size_t most = random_.below(16) == 0 ? expected_.recording().size() : 2;
        const bool looks_back = random_.below(4) == 0;
        for (std::size_t i = 0; i < chairs_.size(); ++i) check_shown_by(i, looks_back ? most : 0);
    }
    void check_shown_by(std::size_t chair, std::size_t most) const {
        const table::Chair& shown = *chairs_[chair];
        check(shown.position() == changes_, "all have come to the new position");
        check(expected_.shows_in(shown.view(), chair), "all see how the game stands now");
        if (most == 0) return;
        check(expected_.shows_in(shown.history(), chair, most), "and what has happened");
    }
    void check_nothing_else_happened() const {
        const table::Match& match = referee_.match();
        check(match.state() == expected_.state() && hash(match.state()) == hash(expected_.state()),
              "the game stands as it should");
        check(match.recording().size() == expected_.recording().size(), "it has this history");
        check(recorded_ == changes_ && have_all_heard(), "nothing else is recorded or told");
    }
    [[nodiscard]] bool have_all_heard() const {
        return std::ranges::all_of(heard_, [&](auto number) { return number == changes_; });
    }

    std::size_t any_chair() { return random_.below(static_cast<std::uint32_t>(chairs_.size())); }
    std::uint64_t another_position() {
        if (changes_ == 0 || random_.below(4) == 0) return changes_ + 1 + random_.below(3);
        return random_.below(2) == 0 ? changes_ - 1
                                     : random_.below(static_cast<std::uint32_t>(changes_));
    }
    Command any_command(const table::Chair& chair) {
        const auto can = chair.legal();
        if (can.empty() || random_.below(4) == 0) return babbler_.any(expected_.state());
        return can[random_.below(static_cast<std::uint32_t>(can.size()))];
    }
    std::optional<Outcome> any_outcome() {
        switch (random_.below(4)) {
            case 0: return Dice{3, 4};
            case 1: return StolenCard{Resource::Ore};
            case 2: return DrawnCard{Card::Victory};
            default: return std::nullopt;
        }
    }

    const Table& table_;
    bool is_scripted_;
    Expected expected_;
    Speakers speakers_;
    Babbler babbler_;
    Random random_;
    table::Referee referee_;
    std::vector<table::Chair*> chairs_;
    std::vector<std::uint64_t> heard_;  // by chair, how many changes
    std::vector<std::shared_ptr<const table::Chair::Listener>> listening_;
    std::uint64_t changes_ = 0;
    std::uint64_t recorded_ = 0;
    std::string saved_;
    bool is_full_ = false;  // nothing can be recorded
    table::Chair::HistoryChange due_ = table::Chair::HistoryChange::Moved;
};

}  // namespace

TEST_CASE("R12 every chair hears every change once, when all of them show it and it is recorded") {
    std::size_t ended = 0;
    std::size_t taken_back = 0;
    std::size_t late = 0;
    std::size_t refused = 0;
    std::size_t unrecorded = 0;
    for (std::uint64_t seed = 0; seed < scaled(120); ++seed) {
        const Table table = table_with_usual_deck(seed);
        Witnesses witnesses(table, seed % 4 == 0);
        const int most =
            seed < scaled(10) ? 20'000 : 900;  // the first games are played to their end
        for (int i = 0; i < most && !witnesses.is_over(); ++i) {
            if (i % 2 == 0) witnesses.speak_in_vain();
            if (i % 3 == 0) witnesses.speak_unrecorded();
            witnesses.go_on();
        }
        for (int i = 0; i < 10; ++i) witnesses.speak_in_vain();
        witnesses.load();
        if (witnesses.is_over()) ++ended;
        taken_back += witnesses.taken_back;
        late += witnesses.late;
        refused += witnesses.refused;
        unrecorded += witnesses.unrecorded;
    }
    REQUIRE(ended >= scaled(10));
    REQUIRE(taken_back > scaled(2000));
    REQUIRE(late > scaled(2000));
    REQUIRE(refused > scaled(2000));
    REQUIRE(unrecorded > scaled(2000));
}

TEST_CASE("seats that speak as soon as they hear play the same game, and all hear it in order") {
    std::size_t ended = 0;
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        constexpr std::uint64_t most = 1000;
        const Table table = random_table(seed);
        table::Referee referee{table::Match(text_table(table))};
        RandomPlayers players(table.game, seed, table.habits);
        const auto speak = [&](table::Chair& chair) {
            const View& seen = chair.view();
            const bool is_asked = chair.viewer().is(seen.asked);
            if (!is_asked || chair.position() == most) return;
            const Step step = players.next(imagine(chair.game(), seen));
            chair.say(chair.position(), std::get<Command>(step), std::nullopt,
                      [](const table::Chair::Result& answer) { REQUIRE(answer.is_done()); });
        };
        const std::vector<table::Chair*> chairs = all_chairs(referee);
        std::vector<std::uint64_t> heard(chairs.size());
        std::vector<std::shared_ptr<const table::Chair::Listener>> listening;
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            listening.push_back(chairs[i]->listen([&, i](table::Chair::HistoryChange) {
                demand(chairs[i]->position() == ++heard[i], table, "it is heard in order");
                speak(*chairs[i]);
            }));
        }
        speak(referee.chair(referee.match().asked()));

        table::Match match(text_table(table));
        RandomPlayers patient(table.game, seed, table.habits);
        while (!match.state().in<GameOver>() && match.history().size() < most) {
            const Step step = patient.next(match.state());
            match.say(std::get<Command>(step), match.asked(), std::nullopt);
        }
        demand(referee.match().recording() == match.recording(), table, "it is the same game");
        for (const std::uint64_t changes : heard) {
            demand(changes == match.history().size(), table, "all of it is heard");
        }
        if (match.state().in<GameOver>()) ++ended;
    }
    REQUIRE(ended >= scaled(10));
}
