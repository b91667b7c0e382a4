// Defines the functions of a remote table. Include it only where a game instantiates them.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "remote/protocol.hpp"
#include "remote/remote_table.hpp"
#include "table/judgement.hpp"

namespace tabletop::remote {

template <typename L>
class RemoteTable<L>::Seated : public table::Chair<typename L::Rules::Types> {
public:
    using Base = table::Chair<Types>;
    using typename Base::Command;
    using typename Base::Hear;
    using typename Base::Outcome;
    using typename Base::Refusal;
    using typename Base::Result;

    Seated(const Game& game, std::span<const std::string> names, Seat seat)
        : game_(game), names_(names), seat_(seat) {}

    [[nodiscard]] const Game& game() const override { return game_; }
    [[nodiscard]] std::span<const std::string> names() const override { return names_; }
    // A remote player could not see real dice.
    [[nodiscard]] bool has_real_dice() const override { return false; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const override { return seed_; }
    [[nodiscard]] Viewer viewer() const override { return Viewer::of(seat_); }
    [[nodiscard]] const View& view() const override { return *view_; }
    [[nodiscard]] std::span<const SeenMove> history() const override { return history_; }
    [[nodiscard]] std::span<const Command> legal() const override {
        return judgement_.legal(game_, *view_, seat_);
    }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& command) const override {
        return judgement_.why_not(game_, *view_, seat_, command);
    }
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override {
        const bool is_open = can_take_back_ && !history_.empty();
        return Rules::refuse_taking_back(is_open ? history_.back().move.seat : Seat::none(), seat_);
    }
    [[nodiscard]] std::uint64_t position() const override { return position_; }
    // Once the position has changed the host has handled the move, although its answer arrives later. So it has when the
    // host was started anew, where positions count from the beginning.
    [[nodiscard]] bool is_waiting() const override {
        return !pending_.empty() && is_of_now(pending_.back());
    }

    void say(std::uint64_t position, const Command& command,
             const std::optional<Outcome>& /*outcome*/, const Hear& hear) override {
        begin({position, table_, history_.size(), command, hear});
    }
    void take_back(std::uint64_t position, const Hear& hear) override {
        begin({position, table_, history_.size(), std::nullopt, hear});
    }

    // Takes over an update: the view and the moves as this viewer sees them. Returns whether anything changed.
    bool look(const Update& update, const View& view, std::span<const SeenMove> moves) {
        const bool is_same_view = view == view_;
        // After a reconnection the host resends everything, even if nothing has happened meanwhile.
        std::vector<SeenMove> before;
        if (update.history) before = std::exchange(history_, {});
        view_ = view;
        table_ = update.table.value_or(table_);
        position_ = *update.position;
        can_take_back_ = *update.can_take_back;
        if (update.seed) seed_ = update.seed;
        if (update.takes_back) history_.pop_back();
        // Nothing is secret after the end.
        const bool sees_all = Types::is_over(view);
        for (const SeenMove& seen : moves) {
            history_.push_back(sees_all ? seen : seen_by(viewer(), seen.move, seen.events));
        }
        judgement_.forget();
        const bool is_same_history =
            update.history ? history_ == before : !update.takes_back && moves.empty();
        return !is_same_view || !is_same_history;
    }
    using Base::listeners;

    // Sends moves through `send` from now on; queues them while it is empty. For moves sent before a reconnection, the
    // history tells whether the host received them.
    void speak_by(Send send) {
        send_ = std::move(send);
        if (!send_) return;
        for (std::size_t left = pending_.size(); left > 0; --left) {
            const Pending& oldest = pending_.front();
            if (is_of_now(oldest)) return send_pending();
            answer({.is_late = !was_heard(oldest)});
        }
    }
    void answer(const Result& result) {
        if (pending_.empty()) fail("it answers a move that was not sent");
        const Pending answered = std::move(pending_.front());
        pending_.pop_front();
        // As long as the position is unchanged, a seat can judge its own move. So check the host's verdict.
        if (result.refusal && is_of_now(answered) && result.refusal != objection(answered)) {
            fail("it refuses for no reason");
        }
        if (answered.hear) answered.hear(result);
    }

private:
    struct Pending {
        std::uint64_t position = 0;
        std::uint64_t table = 0;
        std::size_t history = 0;         // its length when the move was made
        std::optional<Command> command;  // none: take back
        Hear hear;
    };

    [[nodiscard]] bool is_of_now(const Pending& said) const {
        return said.table == table_ && said.position == position_;
    }
    void begin(Pending pending) {
        const bool is_late = is_waiting() || pending.position != position_;
        if (seat_.exists() && !is_late) {
            pending_.push_back(std::move(pending));
            return send_pending();
        }
        Result result{.is_late = is_late};
        if (!is_late) result.refusal = objection(pending);
        if (pending.hear) pending.hear(result);
    }
    [[nodiscard]] std::optional<Refusal> objection(const Pending& said) const {
        return said.command ? why_not(*said.command) : why_not_take_back();
    }
    void send_pending() const {
        if (!send_) return;
        const Pending& last = pending_.back();
        const Notation notation{game_, names_};
        send_(last.command
                  ? fmt::format("say {} {}\n", last.position, notation.write(*last.command, seat_))
                  : fmt::format("undo {}\n", last.position));
    }
    [[nodiscard]] bool was_heard(const Pending& said) const {
        if (!said.command) return history_.size() + 1 == said.history;
        if (history_.size() <= said.history) return false;
        const auto& there = history_[said.history].move;
        return there.seat == seat_ && there.command == *said.command;
    }

    const Game& game_;
    std::span<const std::string> names_;
    Seat seat_;
    std::optional<View> view_;  // set by the first look()
    std::vector<SeenMove> history_;
    std::uint64_t table_ = 0;
    std::uint64_t position_ = 0;
    bool can_take_back_ = false;
    std::optional<std::uint64_t> seed_;
    mutable table::Judgement<Rules> judgement_;
    Send send_;
    std::deque<Pending> pending_;  // unanswered moves; only the last can be in flight
};

template <typename L>
RemoteTable<L>::RemoteTable() : HostLines(L::name) {}
template <typename L>
RemoteTable<L>::~RemoteTable() = default;

template <typename L>
Seat RemoteTable<L>::seat() const {
    return chair_->viewer().seat();
}

template <typename L>
auto RemoteTable<L>::chair() -> Chair& {
    return *chair_;
}

template <typename L>
auto RemoteTable<L>::onlooker() -> Chair& {
    return onlooker_ ? *onlooker_ : *chair_;
}

// --- Reading what the host tells.

template <typename L>
void RemoteTable<L>::read_agreement(const std::string& lines) {
    typename L::Setup setup;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        const auto words = text::split(line);
        text::Reader reader(words, line.size() + 1);
        if (reader.at_end()) continue;
        if (!setup.read(reader)) reader.fail_expecting("what was agreed on before the game");
        reader.finish();
    }
    const typename L::Table table = L::seat_everybody(setup);
    names_ = table.names;
    game_ = std::make_unique<const Game>(table.game);
}

template <typename L>
Seat RemoteTable<L>::read_seat(text::Reader& reader) const {
    return notation().read_seat(reader);
}

template <typename L>
std::size_t RemoteTable<L>::read_move(const std::string& lines) {
    moves_.push_back(notation().read_seen_move(lines));
    return moves_.back().events.size();
}

template <typename L>
void RemoteTable<L>::read_view(const std::string& lines) {
    view_ = notation().read_view(lines);
}

template <typename L>
void RemoteTable<L>::hear_answer(bool is_late, std::string failure) {
    chair_->answer({.is_late = is_late, .failure = std::move(failure)});
}

template <typename L>
void RemoteTable<L>::hear_refusal(text::Reader& reader) {
    chair_->answer({.refusal = notation().read_refusal(reader)});
}

template <typename L>
void RemoteTable<L>::speak_by(const Send& send) {
    if (chair_) chair_->speak_by(send);
}

// --- Updates.

// An update without a full history may add one move of the player to move, or take back the last one.
template <typename L>
void RemoteTable<L>::check_step(const Update& update) const {
    const std::size_t things = moves_.size() + (update.takes_back ? 1 : 0);
    if (things > 1) fail("it tells several moves at once");
    const auto history = chair_->history();
    if (update.takes_back && history.empty()) fail("it takes back a move that was not made");
    if (moves_.empty()) return;
    if (moves_.front().move.seat != Types::asked(*game_, chair_->view()))
        fail("it tells a move of a seat that was not asked");
    if (history.size() >= most_moves || events_ >= most_events) fail_too_much();
}

// Validates an update and returns the checker after it. Fails if the history does not lead to the view. Reduces the moves to
// what the seat may see.
template <typename L>
auto RemoteTable<L>::checked(const Update& update) -> Checker {
    if (!update.history) check_step(update);
    Checker checker = update.history ? Checker(*game_) : *checker_;
    if (update.takes_back) checker.take_back(chair_->history().back());
    const Viewer viewer = Types::is_over(*view_) ? Viewer::all() : Viewer::of(update.seat);
    for (SeenMove& seen : moves_) {
        seen = seen_by(viewer, seen.move, seen.events);
        if (!checker.add(seen)) fail("what it tells cannot have happened");
    }
    if (!checker.fits(*view_)) fail("what happened does not lead to how the game stands");
    return checker;
}

// Applies a complete update. Both chairs are updated before any listener is called.
template <typename L>
void RemoteTable<L>::apply(const Update& update) {
    if (chair_ && update.seat != seat()) fail("it has given the seat to another player");
    if (!Types::is_over(*view_) && !Types::asked(*game_, *view_).exists())
        fail("no seat could see a game like this");
    // The seat cannot tell this state from the true one, so it must look the same.
    const auto state = Rules::imagine(*game_, *view_);
    if (*view_ != Rules::view(*game_, state, Viewer::of(update.seat)))
        fail("no seat could see a game like this");
    Checker checker = checked(update);
    if (update.history) {
        events_ = update.events;
    } else {
        events_ += update.events;
        if (update.takes_back) events_ -= chair_->history().back().events.size();
    }
    checker_ = std::move(checker);
    const bool is_new_game = !chair_;
    if (is_new_game) {
        chair_ = std::make_unique<Seated>(*game_, names_, update.seat);
        if (update.seat.exists()) {
            onlooker_ = std::make_unique<Seated>(*game_, names_, Seat::none());
        }
    }
    const std::vector<SeenMove> moves = std::exchange(moves_, {});
    const std::size_t before = chair_->history().size();
    const bool is_new = chair_->look(update, *view_, moves);
    if (onlooker_) {
        onlooker_->look(update, Rules::view(*game_, state, Viewer::public_only()), moves);
    }
    if (!is_new || is_new_game) return;
    using HistoryChange = typename Chair::HistoryChange;
    const auto news =
        chair_->history().size() > before ? HistoryChange::Moved : HistoryChange::TakenBack;
    for (const Seated* chair : {chair_.get(), onlooker_.get()}) {
        if (chair != nullptr) chair->listeners().tell(news);
    }
}

}  // namespace tabletop::remote
