// Chooses offers and answers in trades between players. Judges a trade by the change in both
// players' chances, so it never lets the other side win by the trade.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/state.hpp"
#include "valuation.hpp"

namespace catan::bots {

// The recent offers of a seat, so that it does not repeat itself.
class RecentOffers {
public:
    void begin_turn() {
        before_ = std::move(now_);
        now_.clear();
    }
    void add(const Offer& offer) { now_.push_back(offer); }

    // This turn only.
    [[nodiscard]] std::size_t offers() const { return now_.size(); }
    // This turn or the one before.
    [[nodiscard]] bool has_offered(const Bundle& give, const Bundle& get) const;

private:
    std::vector<Offer> now_;
    std::vector<Offer> before_;
};

class Trader {
public:
    Trader(const Land& land, const Weights& weights) : land_(&land), weights_(&weights) {}

    // The best offer that an opponent might accept, with its worth if accepted; empty if there is
    // none.
    struct Proposal {
        Offer offer;
        Worth worth = 0;
    };
    [[nodiscard]] std::optional<Proposal> propose(const State& state,
                                                  const RecentOffers& talk) const;

    // Evaluates the possible answers of the seat that must answer.
    struct AnswerWorths {
        Worth declined = 0;                // worth without a trade
        std::optional<Worth> accepted{};   // worth with it; empty if the seat cannot pay
        std::optional<Counter> counter{};  // better for us, and the other side might accept
        Worth countered = 0;
    };
    [[nodiscard]] AnswerWorths answer(const State& state) const;

private:
    [[nodiscard]] Strengths all(const State& state) const;
    // The strengths after two seats exchange cards.
    [[nodiscard]] Strengths swapped(const State& state, const Strengths& before, Seat one,
                                    Seat other, const Bundle& from_one,
                                    const Bundle& from_other) const;

    const Land* land_;
    const Weights* weights_;
};

}  // namespace catan::bots
