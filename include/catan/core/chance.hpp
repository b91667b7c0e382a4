// Lists the possible outcomes of chance with their weights (R9), and deals outcomes from a seed. The engine itself never
// draws.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

namespace catan {

[[nodiscard]] inline bool awaits_outcome(const State& state) {
    return state.in<AwaitingDice>() || state.in<AwaitingCard>() || state.in<AwaitingTheft>();
}

struct WeightedOutcome {
    Outcome outcome;
    std::uint32_t weight = 0;  // its share of the sum of all weights
};

// The possible outcomes; empty if none is awaited.
[[nodiscard]] std::vector<WeightedOutcome> possible_outcomes(const State& state);
[[nodiscard]] bool is_possible(const State& state, const Outcome& outcome);

// Draws outcomes. Each depends only on the seed, its kind and the number of earlier outcomes of that kind, so a player
// cannot get another outcome by taking a move back and repeating it (R12).
class Dealer {
public:
    explicit Dealer(std::uint64_t seed)
        : sources_{Random(seed, Domain::Roll), Random(seed, Domain::Card),
                   Random(seed, Domain::Theft)} {}

    // Calls `use` with the concrete outcome type. The state must await an outcome.
    template <typename Use>
    auto deal(const State& state, const Use& use) {
        if (state.in<AwaitingDice>()) return use(roll());
        if (state.in<AwaitingCard>()) return use(draw_card(state.deck));
        return use(steal(state[std::get<AwaitingTheft>(state.phase).victim].hand));
    }
    [[nodiscard]] Outcome deal(const State& state);

    friend bool operator==(const Dealer&, const Dealer&) = default;

private:
    [[nodiscard]] Dice roll();
    [[nodiscard]] DrawnCard draw_card(const CardCounts& deck);
    [[nodiscard]] StolenCard steal(const Bundle& hand);
    [[nodiscard]] Random draw(std::size_t kind) { return sources_[kind].draw(dealt_[kind]++); }

    std::array<Random, std::variant_size_v<Outcome>> sources_;
    std::array<std::uint32_t, std::variant_size_v<Outcome>> dealt_{};
};

}  // namespace catan
