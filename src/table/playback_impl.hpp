// Defines the functions of a playback. Include it only where a game instantiates them.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "table/match_impl.hpp"
#include "tabletop/table/playback.hpp"

namespace tabletop::table {

template <typename T, typename L>
struct Playback<T, L>::Impl {
    using Rules = typename L::Rules;

    Impl(Match<L> whole, Viewer whose)
        : match(std::move(whole)),
          viewer(whose),
          state(Rules::start(match.game())),
          seen(Rules::view(match.game(), state, viewer)) {
        const auto& recording = match.recording();
        for (std::size_t i = 0; i < recording.size(); ++i) all.push_back(recording.seen(i, viewer));
    }

    Match<L> match;
    Viewer viewer;
    std::vector<SeenMove> all;
    typename Rules::State state;
    std::size_t step = 0;
    View seen;
};

template <typename T, typename L>
Playback<T, L>::Playback(Match<L> match, bool hands_are_open) {
    const bool sees_all = hands_are_open || match.is_over();
    impl_ =
        std::make_unique<Impl>(std::move(match), sees_all ? Viewer::all() : Viewer::public_only());
}
template <typename T, typename L>
Playback<T, L>::~Playback() = default;

// Replays from the beginning to go back; applying a move is cheap.
template <typename T, typename L>
void Playback<T, L>::go_to(std::size_t step) {
    using Rules = typename L::Rules;
    Impl& impl = *impl_;
    const std::size_t target = std::min(step, steps());
    if (target < impl.step) {
        impl.state = Rules::start(game());
        impl.step = 0;
    }
    for (; impl.step < target; ++impl.step) {
        const auto& move = impl.match.history()[impl.step];
        Rules::apply(game(), impl.state, move.command, nullptr);
        if (move.outcome) Rules::apply(game(), impl.state, *move.outcome, nullptr);
    }
    impl.seen = Rules::view(game(), impl.state, impl.viewer);
    this->listeners().tell(Base::HistoryChange::Moved);
}

template <typename T, typename L>
std::size_t Playback<T, L>::step_of_turn(std::uint32_t turn) const {
    std::size_t found = 0;
    if (turn == 0) return found;
    const auto& all = impl_->all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto& event : all[i].events) {
            const std::optional<std::uint32_t> begun = T::turn_begun(event);
            if (!begun) continue;
            found = i + 1;
            if (*begun >= turn) return found;
        }
    }
    return found;
}

template <typename T, typename L>
std::size_t Playback<T, L>::step() const {
    return impl_->step;
}
template <typename T, typename L>
std::size_t Playback<T, L>::steps() const {
    return impl_->all.size();
}
template <typename T, typename L>
auto Playback<T, L>::game() const -> const Game& {
    return impl_->match.game();
}
template <typename T, typename L>
std::span<const std::string> Playback<T, L>::names() const {
    return impl_->match.table().names;
}
template <typename T, typename L>
bool Playback<T, L>::has_real_dice() const {
    return impl_->match.table().scripted;
}
template <typename T, typename L>
std::optional<std::uint64_t> Playback<T, L>::seed() const {
    const bool is_over = impl_->match.is_over();
    return is_over && !has_real_dice() ? std::optional(impl_->match.table().seed) : std::nullopt;
}
template <typename T, typename L>
Viewer Playback<T, L>::viewer() const {
    return impl_->viewer;
}
template <typename T, typename L>
auto Playback<T, L>::view() const -> const View& {
    return impl_->seen;
}
template <typename T, typename L>
auto Playback<T, L>::history() const -> std::span<const SeenMove> {
    return std::span(impl_->all).first(impl_->step);
}

template <typename T, typename L>
auto Playback<T, L>::why_not(const Command& /*command*/) const -> std::optional<Refusal> {
    return T::refuse_after_end();
}
template <typename T, typename L>
auto Playback<T, L>::why_not_take_back() const -> std::optional<Refusal> {
    return T::refuse_after_end();
}

template <typename T, typename L>
void Playback<T, L>::say(std::uint64_t /*position*/, const Command& /*command*/,
                         const std::optional<Outcome>& /*outcome*/, const Hear& hear) {
    hear({.refusal = T::refuse_after_end()});
}
template <typename T, typename L>
void Playback<T, L>::take_back(std::uint64_t /*position*/, const Hear& hear) {
    hear({.refusal = T::refuse_after_end()});
}

}  // namespace tabletop::table
