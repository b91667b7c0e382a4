// Looks one step ahead: lists the commands worth considering in a state, applies each, and
// estimates the result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/state.hpp"
#include "trading.hpp"
#include "valuation.hpp"

namespace catan::bots {

struct Plan {
    Command first;    // to say now; for a purchase that needs a bank trade, that trade
    Worth worth = 0;  // for the seat to move
};

class Planner {
public:
    Planner(const Land& land, const Weights& weights)
        : land_(&land), weights_(&weights), trader_(land, weights) {}

    // Fills `plans` for the seat to move, best first. Leaves out commands that are hardly ever good, but always keeps
    // at least one. `state` may be imagined, as long as that seat cannot tell it from the true one. Makes no offers
    // without a talk.
    void plan(const State& state, const RecentOffers* talk, std::vector<Plan>& plans) const;

    // The worth of any legal command to the seat to move, listed in `plans` or not.
    [[nodiscard]] Worth worth_of(const State& state, const Command& command,
                                 std::span<const Plan> plans) const;
    // The worth of a state to a seat. Takes the best of the follow-up moves that the seat must make
    // at once, and the mean over a pending draw of a card.
    [[nodiscard]] Worth worth(const State& state, Seat seat) const;

    [[nodiscard]] const Land& land() const { return *land_; }
    [[nodiscard]] const Weights& weights() const { return *weights_; }

private:
    // The seat being judged, and the strengths of the other seats before the command. Most commands
    // change only the speaker's strength, so the other strengths are reused. Without `others`,
    // every strength is computed again.
    struct Perspective {
        Seat seat;
        const Strengths* others = nullptr;
        Seat longest_road{};  // award holders before; if one changes, compute all again
        Seat largest_army{};
    };

    [[nodiscard]] const Game& game() const { return land_->game(); }
    [[nodiscard]] Worth judged(const State& state, Tempo tempo, Perspective judge) const;
    [[nodiscard]] Worth worth(const State& state, Perspective judge) const;
    [[nodiscard]] Worth worth_after(const State& state, const Command& command,
                                    Perspective judge) const;
    [[nodiscard]] Worth worth_of_card(const State& state, Perspective judge) const;
    [[nodiscard]] Worth worth_of_theft(const State& state, Perspective judge) const;

    void consider(const State& state, const Command& command, Perspective judge,
                  std::vector<Plan>& plans) const;
    void plan_settlement(const State& state, Perspective judge, std::vector<Plan>& plans) const;
    void plan_turn(const State& state, Perspective judge, std::vector<Plan>& plans) const;
    void plan_purchases(const State& now, const TradeWithBank* first, Perspective judge,
                        std::vector<Plan>& plans) const;
    void plan_cards(const State& state, Perspective judge, std::vector<Plan>& plans) const;
    void plan_discard(const State& state, Perspective judge, std::vector<Plan>& plans) const;
    void plan_answer(const State& state, std::vector<Plan>& plans) const;
    void plan_offer(const State& state, const RecentOffers& talk, std::vector<Plan>& plans) const;
    void plan_closing(const State& state, Perspective judge, std::vector<Plan>& plans) const;
    void plan_listed(const State& state, Perspective judge, std::vector<Plan>& plans) const;

    const Land* land_;
    const Weights* weights_;
    Trader trader_;
};

// Finds bank trades after which the seat can pay a price. Returns false if there are none.
[[nodiscard]] bool find_trades(const State& state, Seat seat, const Bundle& price,
                               std::vector<TradeWithBank>& trades);

}  // namespace catan::bots
