#include "tabletop/table/playback.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "catan/core/apply.hpp"
#include "tabletop/table/match.hpp"

namespace catan::table {
namespace {

constexpr Rule end_rule{10, 5};

Refusal over() {
    Refusal refusal;
    refusal.rule = end_rule;
    refusal.reason = Refusal::Reason::NotNow;
    return refusal;
}

}  // namespace

struct Playback::Impl {
    Impl(Match whole, Viewer whose)
        : match(std::move(whole)),
          viewer(whose),
          state(start(match.game())),
          seen(catan::view(match.game(), state, viewer)) {
        const Recording& recording = match.recording();
        for (std::size_t i = 0; i < recording.size(); ++i) all.push_back(recording.seen(i, viewer));
    }

    Match match;
    Viewer viewer;
    std::vector<SeenMove> all;
    State state;
    std::size_t step = 0;
    View seen;
};

Playback::Playback(Match match, bool hands_are_open) {
    const bool sees_all = hands_are_open || match.state().in<GameOver>();
    impl_ =
        std::make_unique<Impl>(std::move(match), sees_all ? Viewer::all() : Viewer::public_only());
}
Playback::~Playback() = default;

// Replays from the beginning to go back; applying a move is cheap.
void Playback::go_to(std::size_t step) {
    Impl& impl = *impl_;
    const std::size_t target = std::min(step, steps());
    if (target < impl.step) {
        impl.state = start(game());
        impl.step = 0;
    }
    for (; impl.step < target; ++impl.step) {
        const Move& move = impl.match.history()[impl.step];
        apply(game(), impl.state, move.command);
        if (move.outcome) apply(game(), impl.state, *move.outcome);
    }
    impl.seen = catan::view(game(), impl.state, impl.viewer);
    listeners().tell(HistoryChange::Moved);
}

std::size_t Playback::step_of_turn(std::uint32_t turn) const {
    std::size_t found = 0;
    if (turn == 0) return found;
    const auto& all = impl_->all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const Event& event : all[i].events) {
            const auto* began = std::get_if<TurnBegan>(&event);
            if (began == nullptr || began->paired) continue;
            found = i + 1;
            if (began->number >= turn) return found;
        }
    }
    return found;
}

std::size_t Playback::step() const { return impl_->step; }
std::size_t Playback::steps() const { return impl_->all.size(); }
const Game& Playback::game() const { return impl_->match.game(); }
std::span<const std::string> Playback::names() const { return impl_->match.table().names; }
bool Playback::has_real_dice() const { return impl_->match.table().scripted; }
std::optional<std::uint64_t> Playback::seed() const {
    const bool is_over = impl_->match.state().in<GameOver>();
    return is_over && !has_real_dice() ? std::optional(impl_->match.table().seed) : std::nullopt;
}
Viewer Playback::viewer() const { return impl_->viewer; }
const View& Playback::view() const { return impl_->seen; }
std::span<const SeenMove> Playback::history() const {
    return std::span(impl_->all).first(impl_->step);
}

std::optional<Refusal> Playback::why_not(const Command& /*command*/) const { return over(); }
std::optional<Refusal> Playback::why_not_take_back() const { return over(); }

void Playback::say(std::uint64_t /*position*/, const Command& /*command*/,
                   const std::optional<Outcome>& /*outcome*/, const Hear& hear) {
    hear({.refusal = over()});
}
void Playback::take_back(std::uint64_t /*position*/, const Hear& hear) {
    hear({.refusal = over()});
}

}  // namespace catan::table
