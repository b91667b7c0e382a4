#include "catan/lab/positions.hpp"

#include <variant>

#include "catan/core/apply.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/random.hpp"
#include "catan/core/view.hpp"

namespace catan::lab {

std::vector<Moment> moments_of(const table::Match& match) {
    std::vector<Moment> all;
    std::uint32_t turn = 0;
    Seat player;
    const Recording& recording = match.recording();
    for (std::size_t i = 0; i < recording.size(); ++i) {
        const auto [move, events] = recording[i];
        for (const Event& event : events) {
            const auto* began = std::get_if<TurnBegan>(&event);
            if (began == nullptr || began->paired) continue;
            if (turn == 0) all.push_back({0, Seat::none(), {}, i + 1});
            turn = began->number;
            player = began->seat;
        }
        const auto* dice = move.outcome ? std::get_if<Dice>(&*move.outcome) : nullptr;
        if (dice != nullptr) all.push_back({turn, player, *dice, i + 1});
    }
    if (all.empty() || all.back().step < recording.size()) {
        all.push_back({turn, player, {}, recording.size()});
    }
    all.back().is_end = true;
    return all;
}

Walk::Walk(const table::Match& match, Viewer viewer, std::uint64_t seed)
    : match_(&match),
      viewer_(viewer),
      seed_(seed),
      state_(start(match.game())),
      memory_(match.game(), viewer.seat()) {}

void Walk::go_to(std::size_t step) {
    for (; step_ < step; ++step_) {
        const Move& move = match_->history()[step_];
        apply(match_->game(), state_, move.command);
        if (move.outcome) apply(match_->game(), state_, *move.outcome);
        if (!viewer_.sees_all()) memory_.hear(match_->recording().seen(step_, viewer_));
    }
}

std::vector<State> Walk::worlds() const {
    if (viewer_.sees_all() || state_.in<GameOver>()) return {state_};
    const View seen = view(match_->game(), state_, viewer_);
    Random random(seed_, Domain::Card, step_);  // a stream apart from that of the futures
    std::vector<State> all;
    while (all.size() < guessed_worlds) {
        all.push_back(imagine(match_->game(), seen, memory_.guess(seen, random)));
    }
    return all;
}

}  // namespace catan::lab
