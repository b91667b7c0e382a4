// Defines the functions of the bot seats. Include it only where a game instantiates them.
#pragma once

#include <algorithm>
#include <atomic>

#include "table/bot_driver_impl.hpp"
#include "table/bot_seats.hpp"

namespace tabletop::table {

// The result of thinking. Written by the task, read after is_done.
template <typename B>
struct BotSeats<B>::PendingMove {
    std::uint64_t position = 0;
    std::optional<Command> command;  // none: thinking failed
    std::atomic<bool> is_done = false;
};

template <typename B>
BotSeats<B>::BotSeats(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating,
                      const BotSetup<B>& setup, BotDriver<B>& driver)
    : chairs_(std::move(chairs)),
      onlooker_(onlooker),
      seating_(seating),
      setup_(setup),
      driver_(driver),
      since_(now_()),
      seating_listener_(seating.listen(
          [this](Seat seat, const Occupant& before) { change_seat(seat, before); })) {}

// A new bot on a seat must hear the game from the beginning. Changes between guests do not affect bots.
template <typename B>
void BotSeats<B>::change_seat(Seat seat, const Occupant& before) {
    if (before.kind != Occupant::Kind::Bot && !seating_.is_bot(seat)) return;
    driver_.forget(seat);
    if (game_listener_ && Types::asked(onlooker_.game(), onlooker_.view()) == seat) start_bot();
}

template <typename B>
void BotSeats<B>::begin() {
    game_listener_ = onlooker_.listen([this](typename Chair::HistoryChange news) { hear(news); });
    start_bot();
}

// The bots must forget the removed moves before the next question.
template <typename B>
void BotSeats<B>::hear(typename Chair::HistoryChange news) {
    if (news == Chair::HistoryChange::TakenBack) driver_.take_back(onlooker_.history().size());
    start_bot();
}

template <typename B>
void BotSeats<B>::start_bot() {
    drop_thought();
    since_ = now_();
    const auto& view = onlooker_.view();
    const Seat asked = Types::asked(onlooker_.game(), view);
    if (!Types::is_over(view) && seating_.is_bot(asked)) return think(asked);
    skips_ = false;
}

template <typename B>
void BotSeats<B>::think(Seat seat) {
    const Chair& chair = *chairs_[seat.value];
    auto thought = std::make_shared<PendingMove>();
    thought->position = chair.position();
    thinks_ = seat;
    thought_ = thought;
    stop_ = setup_.runner->begin([thought, ask = driver_.ask(chair, *seating_.bot(seat)),
                                  decide = setup_.decide,
                                  view = chair.view()](const std::stop_token& stop) {
        try {
            // Even if stopped, the bot must hear the news: the next question contains only later events.
            const auto& bot = ask();
            if (!stop.stop_requested()) thought->command = decide(bot, view, stop);
        } catch (...) {
            thought->command.reset();
        }
        thought->is_done = true;
    });
}

template <typename B>
void BotSeats<B>::drop_thought() {
    stop_.request_stop();
    stop_ = std::stop_source(std::nostopstate);
    thought_.reset();
    thinks_ = Seat::none();
}

template <typename B>
std::chrono::milliseconds BotSeats<B>::gap() const {
    constexpr std::array<std::chrono::milliseconds, 3> gaps{std::chrono::milliseconds(1200),
                                                            std::chrono::milliseconds(400),
                                                            std::chrono::milliseconds(0)};
    if (skips_) return std::chrono::milliseconds(0);
    const std::chrono::milliseconds gap = gaps[static_cast<std::size_t>(pace_)];
    // The end of a turn needs little attention.
    const bool ends = thought_->command && Types::ends_turn(*thought_->command);
    return ends ? gap / 2 : gap;
}

template <typename B>
std::optional<std::chrono::milliseconds> BotSeats<B>::due_in() const {
    if (!thought_ || !thought_->is_done) return std::nullopt;
    const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(now_() - since_);
    return std::max(gap() - waited, std::chrono::milliseconds(0));
}

template <typename B>
bool BotSeats<B>::move() {
    if (due_in() != std::chrono::milliseconds(0)) return false;
    const Seat seat = thinks_;
    if (!thought_->command) {
        replace(seat);
        return false;
    }
    const Command command = *thought_->command;
    const std::uint64_t position = thought_->position;
    drop_thought();
    // A refused move would be a bug; replace the bot as if it had failed to think.
    chairs_[seat.value]->say(position, command, std::nullopt,
                             [this, seat, command, position](const typename Chair::Result& result) {
                                 if (result.refusal) replace(seat);
                                 if (!result.failure.empty()) put_back(seat, command, position);
                             });
    return true;
}

// Makes a move due again that could not be recorded. The caller waits until recording works.
template <typename B>
void BotSeats<B>::put_back(Seat seat, const Command& command, std::uint64_t position) {
    drop_thought();
    thought_ = std::make_shared<PendingMove>();
    thought_->position = position;
    thought_->command = command;
    thought_->is_done = true;
    thinks_ = seat;
}

template <typename B>
void BotSeats<B>::replace(Seat seat) {
    const bots::Level failed = *seating_.bot(seat);
    replaced_ = Replaced{seat, std::nullopt};
    if (failed == bots::Level::Random) return drop_thought();
    replaced_->level = bots::all_levels[static_cast<std::size_t>(failed) - 1];
    seating_.seat(seat, replaced_->level);
}

template <typename B>
void BotSeats<B>::change_pace(int by) {
    skips_ = false;
    const int last = static_cast<int>(pace_words.size()) - 1;
    pace_ = static_cast<Pace>(std::clamp(static_cast<int>(pace_) + by, 0, last));
}

}  // namespace tabletop::table
