// One step ahead: what can be said in a state, what becomes of it, and what that is worth.
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
    Command first;    // what is said now: where cards must be traded for it first, such a trade
    Worth worth = 0;  // for whoever is asked
};

class Planner {
public:
    Planner(const Land& land, const Weights& weights)
        : land_(&land), weights_(&weights), trader_(land, weights) {}

    // What whoever is asked could say, the best first. Of what is left over, only what is worth a look is there; there
    // is always one. The state is one that they cannot tell from the true one.
    // Without a talk it makes no offers.
    void plan(const State& state, const Talk* talk, std::vector<Plan>& plans) const;

    // What a legal command is worth to whoever is asked, whether it is one of those plans or not.
    [[nodiscard]] Worth worth_of(const State& state, const Command& command,
                                 std::span<const Plan> plans) const;
    // What things are worth to a seat as they stand: what must be done at once is done as well as can be, what must be
    // drawn at once is weighed.
    [[nodiscard]] Worth worth(const State& state, Seat seat) const;

    [[nodiscard]] const Land& land() const { return *land_; }
    [[nodiscard]] const Weights& weights() const { return *weights_; }

private:
    // For whom something is judged, and what the others were worth before: most commands change only the speaker's
    // strength, so a first look compares with what was.
    struct Judge {
        Seat seat;
        const Strengths* others = nullptr;
        Seat
            longest_road{};  // who held the awards then: when they move, everybody is looked at again
        Seat largest_army{};
    };

    [[nodiscard]] const Game& game() const { return land_->game(); }
    [[nodiscard]] Worth judged(const State& state, Tempo tempo, Judge judge) const;
    [[nodiscard]] Worth worth(const State& state, Judge judge) const;
    [[nodiscard]] Worth worth_after(const State& state, const Command& command, Judge judge) const;
    [[nodiscard]] Worth worth_of_card(const State& state, Judge judge) const;
    [[nodiscard]] Worth worth_of_theft(const State& state, Judge judge) const;

    void consider(const State& state, const Command& command, Judge judge,
                  std::vector<Plan>& plans) const;
    void plan_settlement(const State& state, Judge judge, std::vector<Plan>& plans) const;
    void plan_turn(const State& state, Judge judge, std::vector<Plan>& plans) const;
    void plan_purchases(const State& now, const TradeWithBank* first, Judge judge,
                        std::vector<Plan>& plans) const;
    void plan_cards(const State& state, Judge judge, std::vector<Plan>& plans) const;
    void plan_discard(const State& state, Judge judge, std::vector<Plan>& plans) const;
    void plan_answer(const State& state, std::vector<Plan>& plans) const;
    void plan_offer(const State& state, const Talk& talk, std::vector<Plan>& plans) const;
    void plan_closing(const State& state, Judge judge, std::vector<Plan>& plans) const;
    void plan_listed(const State& state, Judge judge, std::vector<Plan>& plans) const;

    const Land* land_;
    const Weights* weights_;
    Trader trader_;
};

// The trades with the bank after which the seat can pay a price. False if there are none.
[[nodiscard]] bool find_trades(const State& state, Seat seat, const Bundle& price,
                               std::vector<TradeWithBank>& trades);

}  // namespace catan::bots
