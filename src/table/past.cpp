#include "tabletop/table/past.hpp"

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

struct Past::Played {
    Played(Match whole, Eyes whose)
        : match(std::move(whole)),
          eyes(whose),
          state(start(match.game())),
          seen(catan::view(match.game(), state, eyes)) {
        const Recording& recording = match.recording();
        for (std::size_t i = 0; i < recording.size(); ++i) all.push_back(recording.seen(i, eyes));
    }

    Match match;
    Eyes eyes;
    std::vector<Happening> all;
    State state;
    std::size_t step = 0;
    View seen;
};

Past::Past(Match match, bool hands_are_open) {
    const bool sees_all = hands_are_open || match.state().in<GameOver>();
    played_ =
        std::make_unique<Played>(std::move(match), sees_all ? Eyes::everybody() : Eyes::nobody());
}
Past::~Past() = default;

// Replays from the beginning to go back; applying a move is cheap.
void Past::go_to(std::size_t step) {
    Played& played = *played_;
    const std::size_t target = std::min(step, steps());
    if (target < played.step) {
        played.state = start(game());
        played.step = 0;
    }
    for (; played.step < target; ++played.step) {
        const Said& said = played.match.history()[played.step];
        apply(game(), played.state, said.command);
        if (said.outcome) apply(game(), played.state, *said.outcome);
    }
    played.seen = catan::view(game(), played.state, played.eyes);
    tell(News::Said);
}

std::size_t Past::step_of_turn(std::uint32_t turn) const {
    std::size_t found = 0;
    if (turn == 0) return found;
    const auto& all = played_->all;
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

std::size_t Past::step() const { return played_->step; }
std::size_t Past::steps() const { return played_->all.size(); }
const Game& Past::game() const { return played_->match.game(); }
std::span<const std::string> Past::names() const { return played_->match.table().names; }
bool Past::has_real_dice() const { return played_->match.table().scripted; }
std::optional<std::uint64_t> Past::seed() const {
    const bool is_over = played_->match.state().in<GameOver>();
    return is_over && !has_real_dice() ? std::optional(played_->match.table().seed) : std::nullopt;
}
Eyes Past::eyes() const { return played_->eyes; }
const View& Past::view() const { return played_->seen; }
std::span<const Happening> Past::history() const {
    return std::span(played_->all).first(played_->step);
}

std::optional<Refusal> Past::why_not(const Command& /*command*/) const { return over(); }
std::optional<Refusal> Past::why_not_take_back() const { return over(); }

void Past::say(std::uint64_t /*position*/, const Command& /*command*/,
               const std::optional<Outcome>& /*outcome*/, const Hear& hear) {
    hear({.refusal = over()});
}
void Past::take_back(std::uint64_t /*position*/, const Hear& hear) { hear({.refusal = over()}); }

}  // namespace catan::table
