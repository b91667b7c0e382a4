// Defines the functions of an adviser. Include it only where a game instantiates them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "table/adviser.hpp"
#include "table/bot_driver_impl.hpp"

namespace tabletop::table {
// the best and two alternatives
inline constexpr std::size_t most_moves_advised = 3;

// The best moves for a seat in a position. Written by the task, read after is_done.
template <typename B>
struct Adviser<B>::PendingAdvice {
    Seat seat;
    std::uint64_t position = 0;
    std::vector<Advice> advice{};
    std::atomic<bool> is_done = false;

    [[nodiscard]] bool is_for(const Chair& chair) const {
        return chair.viewer().is(seat) && chair.position() == position;
    }
};

// The task copies all that it needs, because the chair changes meanwhile.
template <typename B>
void Adviser<B>::ask(const Chair& chair) {
    if (thought_ && thought_->is_for(chair)) return;
    drop();
    const auto thought = std::make_shared<PendingAdvice>();
    thought->seat = chair.viewer().seat();
    thought->position = chair.position();
    thought_ = thought;
    // A guest may get another history after reconnecting, so the bot hears all of it each time.
    driver_.forget(thought->seat);
    stop_ = setup_.runner->begin([thought, ask = driver_.ask(chair, bots::Level::Hard),
                                  advise = setup_.advise,
                                  view = chair.view()](const std::stop_token& stop) {
        try {
            if (!stop.stop_requested()) {
                thought->advice = advise(ask(), view, most_moves_advised, stop);
            }
        } catch (...) {
            thought->advice.clear();
        }
        thought->is_done = true;
    });
}

template <typename B>
void Adviser<B>::drop() {
    stop_.request_stop();
    stop_ = std::stop_source(std::nostopstate);
    thought_.reset();
    was_told_ = false;
}

template <typename B>
bool Adviser<B>::is_thinking_for(const Chair& chair) const {
    return thought_ && !thought_->is_done && thought_->is_for(chair);
}

template <typename B>
bool Adviser<B>::has_news() const {
    return thought_ && thought_->is_done && !was_told_;
}

template <typename B>
bool Adviser<B>::take_news() {
    if (!has_news()) return false;
    was_told_ = true;
    return true;
}

template <typename B>
auto Adviser<B>::known(const Chair& chair) const -> const std::vector<Advice>* {
    return thought_ && thought_->is_done && thought_->is_for(chair) ? &thought_->advice : nullptr;
}

}  // namespace tabletop::table
