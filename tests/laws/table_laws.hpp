// The laws of the table over every game: what a match records, what chairs show and say to their listeners, and what a
// playback shows afterwards.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "laws/law.hpp"
#include "laws/text_laws.hpp"
#include "tabletop/game/random.hpp"
#include "tabletop/table/playback.hpp"
#include "tabletop/table/referee.hpp"

// Applies a recorded move.
template <typename G>
void apply_move(const MatchOf<G>& match, StateOf<G>& state, const MoveOf<G>& move,
                EventsOf<G>* events) {
    RulesOf<G>::apply(match.game(), state, move.command, events);
    if (move.outcome) RulesOf<G>::apply(match.game(), state, *move.outcome, events);
}

// A match records every move that was not taken back, and its events. Counts the moves that were taken back.
template <typename G>
BrokenLaw broken_law_of_records(std::uint64_t seed, std::size_t* taken_back = nullptr) {
    G game(seed);
    MatchOf<G> match(game.text_table());
    tabletop::Random random(seed, LawDomain::TakingBack);
    constexpr std::size_t most = 800;
    for (std::size_t i = 0; i < most && !match.is_over(); ++i) {
        if (match.may_take_back().exists() && random.below(4) == 0) {
            match.undo();
            if (taken_back != nullptr) ++*taken_back;
            continue;
        }
        const tabletop::Seat speaker = match.asked();
        const auto command = game.next(match);
        const auto reply = match.say(command, speaker, std::nullopt);
        if (reply.refusal) return listed_is_legal;
        const auto last = match.recording().back();
        if (last.move != MoveOf<G>{speaker, command, reply.outcome} ||
            reply.events.data() != last.events.data() || reply.events.size() != last.events.size())
            return "a move is recorded as it was made";
    }
    auto state = RulesOf<G>::start(match.game());
    typename MatchOf<G>::Recording recording;
    for (const auto& move : match.history()) {
        EventsOf<G> events;
        apply_move<G>(match, state, move, &events);
        recording.add(move, events);
    }
    if (state != match.state()) return "the recorded moves lead to the position";
    if (recording != match.recording()) return "the recorded moves have the recorded events";
    return std::nullopt;
}

// What one chair shows and judges.
template <typename G>
BrokenLaw broken_by_chair(const tabletop::table::Chair<TypesOf<G>>& chair, const MatchOf<G>& match,
                          const CommandOf<G>& command) {
    using Rules = RulesOf<G>;
    const auto viewer = tabletop::Viewer::of(chair.viewer().seat());
    const bool is_asked = viewer.is(match.asked());
    if (chair.view() != Rules::view(match.game(), match.state(), viewer))
        return "a chair shows its viewer's view";
    if (!std::ranges::equal(chair.legal(),
                            is_asked ? legal_in<G>(match) : std::vector<CommandOf<G>>{}))
        return "a chair lists its player's legal commands";
    if (chair.why_not(command) !=
        Rules::refuse(match.game(), match.state(), command, viewer.seat()))
        return "a chair refuses as the match does";
    if (chair.why_not_take_back() != match.refuse_undo(viewer.seat()))
        return "a chair judges taking back as the match does";
    const auto& recording = match.recording();
    const auto history = chair.history();
    if (history.size() != recording.size()) return "a chair shows the history";
    if (!history.empty() && history.back() != recording.seen(recording.size() - 1, viewer))
        return "a chair shows the moves that its viewer has seen";
    if (chair.seed()) return "a chair does not tell the seed before the end";
    return std::nullopt;
}

template <typename G>
BrokenLaw broken_law_of_chairs(std::uint64_t seed) {
    G game(seed);
    tabletop::table::Referee<typename G::Language> referee{MatchOf<G>(game.text_table())};
    const auto& match = referee.match();
    auto chairs = referee.chairs();
    chairs.push_back(&referee.onlooker());
    for (std::size_t i = 0; i < most_moves && !match.is_over(); ++i) {
        const auto command = game.next(match);
        for (const auto* chair : chairs) {
            if (const BrokenLaw broken = broken_by_chair<G>(*chair, match, command)) return broken;
        }
        bool is_done = false;
        auto& chair = referee.chair(match.asked());
        chair.say(chair.position(), command, std::nullopt,
                  [&](const auto& result) { is_done = result.is_done(); });
        if (!is_done) return "a legal move from a chair is made";
    }
    return std::nullopt;
}

// A random game from chairs, with a listener at each. Late, refused and unrecorded moves are tried in between.
template <typename G>
class ListeningTable {
    using Chair = tabletop::table::Chair<TypesOf<G>>;
    using Change = typename Chair::HistoryChange;

public:
    explicit ListeningTable(std::uint64_t seed)
        : game_(seed),
          random_(seed, LawDomain::Listening),
          expected_(game_.text_table()),
          referee_(MatchOf<G>(game_.text_table()),
                   [this](std::string_view lines) { record(lines); }),
          chairs_(referee_.chairs()) {
        chairs_.push_back(&referee_.onlooker());
        heard_.resize(chairs_.size());
        for (std::size_t i = 0; i < chairs_.size(); ++i) {
            listening_.push_back(chairs_[i]->listen([this, i](Change change) { hear(i, change); }));
        }
    }
    ListeningTable(const ListeningTable&) = delete;
    ListeningTable& operator=(const ListeningTable&) = delete;

    BrokenLaw play() {
        for (std::size_t i = 0; i < most_moves && !expected_.is_over() && !broken_; ++i) {
            speak_in_vain();
            go_on();
        }
        speak_in_vain();
        if (!broken_) load();
        return broken_;
    }

private:
    void demand(bool holds, const char* law) {
        if (!holds && !broken_) broken_ = law;
    }

    void record(std::string_view lines) {
        if (is_full_) throw tabletop::table::NotRecorded("full");
        demand(std::ranges::none_of(heard_, [&](auto number) { return number == changes_; }),
               "a change is recorded before it is told");
        ++recorded_;
        (saved_ += lines) += '\n';
    }
    void hear(std::size_t chair, Change change) {
        demand(++heard_[chair] == changes_ && change == due_, "every change is heard once");
        demand(recorded_ == changes_, "a change is recorded before it is told");
        for (const Chair* shown : chairs_) {
            const auto viewer = tabletop::Viewer::of(shown->viewer().seat());
            demand(shown->position() == changes_ && shown->view() == expected_view(viewer),
                   "every chair shows a change before it is told");
        }
    }
    auto expected_view(tabletop::Viewer viewer) const {
        return RulesOf<G>::view(expected_.game(), expected_.state(), viewer);
    }
    void demand_nothing_else() {
        demand(std::ranges::all_of(heard_, [&](auto number) { return number == changes_; }) &&
                   recorded_ == changes_,
               "only what has changed is recorded and told");
        demand(referee_.match().state() == expected_.state() &&
                   referee_.match().recording() == expected_.recording(),
               "only legal moves change the game");
    }

    // Calls `act(hear)` and returns the answer, of which there must be one.
    template <typename Act>
    typename Chair::Result answer_to(const Act& act) {
        std::size_t answers = 0;
        typename Chair::Result answer;
        act([&](const typename Chair::Result& result) {
            answer = result;
            ++answers;
        });
        demand(answers == 1, "every move is answered once");
        return answer;
    }

    // A move, or a take-back by the player who may.
    void go_on() {
        ++changes_;
        const tabletop::Seat undoer = expected_.may_take_back();
        if (undoer.exists() && random_.below(4) == 0) {
            due_ = Change::TakenBack;
            expected_.undo();
            const auto answer = answer_to(
                [&](const auto& hear) { referee_.chair(undoer).take_back(changes_ - 1, hear); });
            demand(answer.is_done(), "the player who may take back does");
        } else {
            due_ = Change::Moved;
            const tabletop::Seat speaker = expected_.asked();
            const auto command = game_.next(expected_);
            expected_.say(command, speaker, std::nullopt);
            const auto answer = answer_to([&](const auto& hear) {
                referee_.chair(speaker).say(changes_ - 1, command, std::nullopt, hear);
            });
            demand(answer.is_done(), "a legal move from a chair is made");
        }
        demand_nothing_else();
    }

    // A late, refused or unrecorded move changes nothing, not even what the seed answers next.
    void speak_in_vain() {
        const auto listed = legal_in<G>(expected_);
        if (!listed.empty())
            known_ = listed[random_.below(static_cast<std::uint32_t>(listed.size()))];
        if (!known_) return;
        const std::size_t number = random_.below(static_cast<std::uint32_t>(chairs_.size()));
        Chair& chair = *chairs_[number];
        const std::uint64_t late = changes_ + (random_.below(2) == 0 ? 1 : std::uint64_t(-1));
        auto answer =
            answer_to([&](const auto& hear) { chair.say(late, *known_, std::nullopt, hear); });
        demand(answer.is_late && !answer.is_done(), "a late move is not made");
        const tabletop::Seat seat = chair.viewer().seat();
        if (const auto refusal = expected_.refuse(*known_, seat, std::nullopt)) {
            answer = answer_to(
                [&](const auto& hear) { chair.say(changes_, *known_, std::nullopt, hear); });
            demand(answer.refusal == refusal && !answer.is_done(), "an illegal move is refused");
        }
        if (const auto refusal = expected_.refuse_undo(seat)) {
            answer = answer_to([&](const auto& hear) { chair.take_back(changes_, hear); });
            demand(answer.refusal == refusal, "a take-back that is not allowed is refused");
        }
        if (!listed.empty()) {
            is_full_ = true;
            answer = answer_to([&](const auto& hear) {
                referee_.chair(expected_.asked()).say(changes_, *known_, std::nullopt, hear);
            });
            is_full_ = false;
            demand(answer.failure == "full", "a move that cannot be recorded is not made");
        }
        demand_nothing_else();
    }

    // What was recorded is this game, with what can still be taken back.
    void load() {
        std::istringstream in(G::Language::header_text(expected_.table()) + saved_);
        const auto loaded = G::load(in);
        demand(loaded.match && loaded.fault.empty() && !loaded.torn &&
                   loaded.match->recording() == expected_.recording() &&
                   loaded.match->state() == expected_.state() &&
                   loaded.match->may_take_back() == expected_.may_take_back(),
               "what is recorded loads as the same game");
    }

    G game_;
    tabletop::Random random_;
    MatchOf<G> expected_;
    tabletop::table::Referee<typename G::Language> referee_;
    std::vector<Chair*> chairs_;
    std::vector<std::uint64_t> heard_;  // by chair, how many changes
    std::vector<std::shared_ptr<const typename Chair::Listener>> listening_;
    std::optional<CommandOf<G>> known_;
    std::uint64_t changes_ = 0;
    std::uint64_t recorded_ = 0;
    std::string saved_;
    bool is_full_ = false;  // nothing can be recorded
    Change due_ = Change::Moved;
    BrokenLaw broken_;
};

template <typename G>
BrokenLaw broken_law_of_listeners(std::uint64_t seed) {
    return ListeningTable<G>(seed).play();
}

// A playback shows each position of the game, in any order of steps.
template <typename G>
BrokenLaw broken_law_of_playbacks(std::uint64_t seed) {
    using Rules = RulesOf<G>;
    const auto match = played<G>(seed);
    tabletop::table::Playback<TypesOf<G>, typename G::Language> playback(match, seed % 2 == 0);
    if (playback.steps() != match.history().size()) return "a playback has all moves";
    auto state = Rules::start(match.game());
    for (std::size_t step = 0;; ++step) {
        playback.go_to(playback.steps() - step);
        playback.go_to(step);
        if (playback.view() != Rules::view(match.game(), state, playback.viewer()))
            return "a playback shows the view of then";
        if (playback.history().size() != step) return "a playback shows the history of then";
        if (!playback.legal().empty() || !playback.why_not_take_back())
            return "in a playback no move is made";
        if (step == playback.steps()) return std::nullopt;
        apply_move<G>(match, state, match.history()[step], nullptr);
    }
}
