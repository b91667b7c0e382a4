#include "catan/tui/points_history.hpp"

#include <algorithm>
#include <variant>

namespace catan::tui {
namespace {

class PointsCounter {
public:
    void add(const SeenMove& seen) {
        const Seat speaker = seen.move.seat;
        // A city adds one point: it replaces a settlement that is already counted.
        if (std::holds_alternative<Settle>(seen.move.command) ||
            std::holds_alternative<BuildCity>(seen.move.command)) {
            ++now_[speaker.value];
        }
        for (const catan::Event& event : seen.events) add(event);
        if (turns_.empty()) turns_.emplace_back();
        turns_.back() = now_;
        if (begins_turn_) turns_.push_back(now_);
        begins_turn_ = false;
    }

    [[nodiscard]] const std::vector<TurnPoints>& turns() const { return turns_; }

private:
    void add(const catan::Event& event) {
        if (const auto* award = std::get_if<AwardMoved>(&event)) {
            if (award->from.exists()) now_[award->from.value] -= award_points;
            if (award->to.exists()) now_[award->to.value] += award_points;
        }
        if (const auto* bought = std::get_if<CardBought>(&event)) {
            if (bought->card == Card::Victory) ++now_[bought->seat.value];
        }
        if (const auto* turn = std::get_if<TurnBegan>(&event)) begins_turn_ = !turn->paired;
    }

    TurnPoints now_{};
    std::vector<TurnPoints> turns_;
    bool begins_turn_ = false;
};

}  // namespace

std::vector<FinalPoints> ranking(const table::Chair& chair) {
    const View& view = chair.view();
    const Pieces& supply = chair.game().settings().pieces;
    std::vector<FinalPoints> all;
    for (std::size_t i = 0; i < chair.game().players(); ++i) {
        const Seat seat(i);
        const PublicPlayer& player = view.players[i];
        FinalPoints made{seat};
        made.settlements = static_cast<int>(supply.settlements) - player.settlements;
        made.cities = 2 * (static_cast<int>(supply.cities) - player.cities);
        made.longest_road = view.longest_road == seat ? award_points : 0;
        made.largest_army = view.largest_army == seat ? award_points : 0;
        made.victory = player.victory_cards.value_or(0);
        all.push_back(made);
    }
    const auto* over = std::get_if<GameOver>(&view.phase);
    const Seat winner = over != nullptr ? over->winner : Seat::none();
    std::ranges::stable_sort(all, [winner](const FinalPoints& one, const FinalPoints& other) {
        if ((one.seat == winner) != (other.seat == winner)) return one.seat == winner;
        return one.total() > other.total();
    });
    return all;
}

std::vector<TurnPoints> points_by_turn(const table::Chair& chair) {
    PointsCounter counting;
    for (const SeenMove& seen : chair.history()) counting.add(seen);
    return counting.turns();
}

}  // namespace catan::tui
