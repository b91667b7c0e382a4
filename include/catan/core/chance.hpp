// Chance as data (R9): which outcomes are possible now and how likely each is, and a dealer that draws them from a
// seed. The engine itself never draws.
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

// What chance may answer now; nothing when it is not asked.
[[nodiscard]] std::vector<WeightedOutcome> possible_outcomes(const State& state);
[[nodiscard]] bool is_possible(const State& state, const Outcome& outcome);

// Draws outcomes. Each depends only on the seed, on its kind and on how many of that kind came before, so taking back
// and doing again cannot fish for another one (R12).
class Dealer {
public:
    explicit Dealer(std::uint64_t seed)
        : sources_{Random(seed, Domain::Roll), Random(seed, Domain::Card),
                   Random(seed, Domain::Theft)} {}

    // What chance answers is handed over as what it is; the state must await an outcome.
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
