// Defines the functions of a referee. Include it only where a game instantiates them.
#pragma once

#include <utility>

#include "table/judgement.hpp"
#include "table/match_impl.hpp"
#include "tabletop/table/referee.hpp"

namespace tabletop::table {

// A local chair. Takes its view from the match after every change. Judges moves on a state imagined from that view,
// never on the true one.
template <typename L>
class Referee<L>::Seated : public table::Chair<typename L::Rules::Types> {
public:
    using Rules = typename L::Rules;
    using Base = table::Chair<Types>;
    using typename Base::Game;
    using typename Base::Hear;
    using typename Base::Refusal;
    using typename Base::SeenMove;
    using typename Base::View;

    Seated(Referee& referee, Seat seat)
        : referee_(referee),
          seat_(seat),
          view_(Rules::view(referee.match_.game(), referee.match_.state(), Viewer::of(seat))) {}

    [[nodiscard]] const Game& game() const override { return match().game(); }
    [[nodiscard]] std::span<const std::string> names() const override {
        return match().table().names;
    }
    [[nodiscard]] bool has_real_dice() const override { return match().table().scripted; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const override {
        return is_over() && !has_real_dice() ? std::optional(match().table().seed) : std::nullopt;
    }
    [[nodiscard]] Viewer viewer() const override { return Viewer::of(seat_); }
    [[nodiscard]] const View& view() const override { return view_; }
    [[nodiscard]] std::span<const SeenMove> history() const override {
        const auto& all = match().recording();
        for (std::size_t i = history_.size(); i < all.size(); ++i) {
            history_.push_back(all.seen(i, viewer_now()));
        }
        return history_;
    }
    [[nodiscard]] std::span<const Command> legal() const override {
        return judgement_.legal(game(), view_, seat_);
    }
    [[nodiscard]] std::optional<Refusal> why_not(const Command& command) const override {
        return judgement_.why_not(game(), view_, seat_, command);
    }
    [[nodiscard]] std::optional<Refusal> why_not_take_back() const override {
        return match().refuse_undo(seat_);
    }
    [[nodiscard]] std::uint64_t position() const override { return referee_.position_; }

    void say(std::uint64_t position, const Command& command, const std::optional<Outcome>& outcome,
             const Hear& hear) override {
        referee_.take(
            {[=, this] { return referee_.say(position, seat_, command, outcome); }, hear});
    }
    void take_back(std::uint64_t position, const Hear& hear) override {
        referee_.take({[=, this] { return referee_.take_back(position, seat_); }, hear});
    }

    // Updates the view. All chairs are updated before any listener is called.
    void look() {
        const bool was_over = is_over();
        view_ = Rules::view(game(), match().state(), viewer());
        judgement_.forget();
        // Nothing is secret after the end.
        if (is_over() != was_over) history_.clear();
        if (history_.size() > match().recording().size()) {
            history_.resize(match().recording().size());
        }
    }
    using Base::listeners;

private:
    [[nodiscard]] const Match& match() const { return referee_.match_; }
    [[nodiscard]] bool is_over() const { return Types::is_over(view_); }
    [[nodiscard]] Viewer viewer_now() const { return is_over() ? Viewer::all() : viewer(); }

    Referee& referee_;
    Seat seat_;
    View view_;
    // Computed on demand: most chairs are rarely asked.
    mutable std::vector<SeenMove> history_;
    mutable Judgement<Rules> judgement_;
};

template <typename L>
Referee<L>::Referee(Match match, Record record)
    : match_(std::move(match)), record_(std::move(record)) {
    for (std::size_t i = 0; i < match_.game().players(); ++i) {
        chairs_.push_back(std::make_unique<Seated>(*this, Seat(i)));
    }
    chairs_.push_back(std::make_unique<Seated>(*this, Seat::none()));
}

template <typename L>
Referee<L>::~Referee() = default;

template <typename L>
auto Referee<L>::chair(Seat seat) -> Chair& {
    return *chairs_[seat.value];
}
template <typename L>
auto Referee<L>::chairs() -> std::vector<Chair*> {
    std::vector<Chair*> all;
    for (std::size_t i = 0; i < match_.game().players(); ++i) all.push_back(chairs_[i].get());
    return all;
}
template <typename L>
auto Referee<L>::onlooker() -> Chair& {
    return *chairs_[match_.game().players()];
}

template <typename L>
void Referee<L>::seat(Seat seat, std::optional<bots::Level> bot) {
    if (match_.table().bots[seat.value] == bot) return;
    match_.seat(seat, bot);
    unrecorded_seats_ += L::bot_line(match_.table(), seat) + '\n';
    try {
        record_seats();
    } catch (const NotRecorded&) {  // retried before the next move
    }
}

template <typename L>
void Referee<L>::record_seats() {
    std::string lines = std::exchange(unrecorded_seats_, {});
    if (!record_ || lines.empty()) return;
    lines.pop_back();
    try {
        record_(lines);
    } catch (const NotRecorded&) {
        unrecorded_seats_ = lines + '\n';
        throw;
    }
}

// Queues moves, because a listener may make a move while other listeners have not heard of the last one.
template <typename L>
void Referee<L>::take(QueuedRequest request) {
    waiting_.push_back(std::move(request));
    if (is_busy_) return;
    is_busy_ = true;
    while (!waiting_.empty()) {
        const QueuedRequest next = std::move(waiting_.front());
        waiting_.pop_front();
        attempt([&] { next.hear(next.judge()); });
    }
    is_busy_ = false;
    if (trouble_) std::rethrow_exception(std::exchange(trouble_, nullptr));
}

template <typename L>
auto Referee<L>::say(std::uint64_t position, Seat speaker, const Command& command,
                     const std::optional<Outcome>& outcome) -> typename Chair::Result {
    if (position != position_) return {.is_late = true};
    typename Match::Keep keep;
    if (record_) keep = [this](const std::string& lines) { record(lines); };
    try {
        const auto reply = match_.say(command, speaker, outcome, keep);
        if (reply.refusal) return {.refusal = reply.refusal};
    } catch (const NotRecorded& why) {
        return not_recorded(why);
    }
    tell(Chair::HistoryChange::Moved);
    return {};
}

template <typename L>
auto Referee<L>::take_back(std::uint64_t position, Seat speaker) -> typename Chair::Result {
    if (position != position_) return {.is_late = true};
    if (const auto refusal = match_.refuse_undo(speaker)) return {.refusal = refusal};
    try {
        match_.undo(speaker, [this](const std::string& lines) { record(lines); });
    } catch (const NotRecorded& why) {
        return not_recorded(why);
    }
    tell(Chair::HistoryChange::TakenBack);
    return {};
}

template <typename L>
void Referee<L>::record(const std::string& lines) {
    if (!record_) return;
    try {
        record_(unrecorded_seats_ + lines);
    } catch (const NotRecorded&) {
        throw;
    } catch (...) {
        if (!trouble_) trouble_ = std::current_exception();
    }
    unrecorded_seats_.clear();
}

// The record callback may have made a chair look while the move was applied, so all chairs look again.
template <typename L>
auto Referee<L>::not_recorded(const NotRecorded& why) -> typename Chair::Result {
    for (const auto& chair : chairs_) chair->look();
    return {.failure = why.what()};
}

template <typename L>
void Referee<L>::tell(typename Chair::HistoryChange change) {
    ++position_;
    for (const auto& chair : chairs_) chair->look();
    for (const auto& chair : chairs_) {
        chair->listeners().each(
            [&](const typename Chair::Listener& listener) { attempt([&] { listener(change); }); });
    }
}

template <typename L>
void Referee<L>::attempt(const std::function<void()>& call) {
    try {
        call();
    } catch (...) {
        if (!trouble_) trouble_ = std::current_exception();
    }
}

}  // namespace tabletop::table
