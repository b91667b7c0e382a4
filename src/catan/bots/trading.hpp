// Trades with the other players: what to offer, what to answer. A trade is judged by what it does to the chances of both
// sides, so nobody is helped who would win by it.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/state.hpp"
#include "valuation.hpp"

namespace catan::bots {

// What a seat has offered lately, so that it does not say the same again and again.
class Talk {
public:
    void begin_turn() {
        before_ = std::move(now_);
        now_.clear();
    }
    void add(const Offer& offer) { now_.push_back(offer); }

    // Offers in this turn.
    [[nodiscard]] std::size_t offers() const { return now_.size(); }
    // In this turn or the one before.
    [[nodiscard]] bool has_offered(const Bundle& give, const Bundle& get) const;

private:
    std::vector<Offer> now_;
    std::vector<Offer> before_;
};

class Trader {
public:
    Trader(const Land& land, const Weights& weights) : land_(&land), weights_(&weights) {}

    // The best offer that others might accept, and what it is worth if they do; nothing if there is none.
    struct Proposal {
        Offer offer;
        Worth worth = 0;
    };
    [[nodiscard]] std::optional<Proposal> propose(const State& state, const Talk& talk) const;

    // What the seat that is asked says to an offer.
    struct Answers {
        Worth declined = 0;                // without a trade
        std::optional<Worth> accepted{};   // with it, if it could pay
        std::optional<Counter> counter{};  // something better that the other side might take
        Worth countered = 0;
    };
    [[nodiscard]] Answers answer(const State& state) const;

private:
    [[nodiscard]] Strengths all(const State& state) const;
    // The strengths when two have swapped cards.
    [[nodiscard]] Strengths swapped(const State& state, const Strengths& before, Seat one,
                                    Seat other, const Bundle& from_one,
                                    const Bundle& from_other) const;

    const Land* land_;
    const Weights* weights_;
};

}  // namespace catan::bots
