#include "catan/core/chance.hpp"

#include <algorithm>
#include <numeric>

#include "dice.hpp"

namespace catan {
namespace {

bool is_die(std::uint8_t eyes) { return eyes >= 1 && eyes <= die_sides; }

}  // namespace

std::vector<WeightedOutcome> possible_outcomes(const State& state) {
    std::vector<WeightedOutcome> outcomes;
    if (state.in<AwaitingDice>()) {
        for (std::uint8_t first = 1; first <= die_sides; ++first) {
            for (std::uint8_t second = 1; second <= die_sides; ++second) {
                outcomes.push_back({Dice{first, second}, 1});
            }
        }
    } else if (state.in<AwaitingCard>()) {
        for (const Card card : all_cards) {
            if (state.deck[index(card)] > 0) {
                outcomes.push_back({DrawnCard{card}, state.deck[index(card)]});
            }
        }
    } else if (const auto* theft = std::get_if<AwaitingTheft>(&state.phase)) {
        for (const Resource resource : all_resources) {
            const int held = state[theft->victim].hand[resource];
            if (held > 0) {
                outcomes.push_back({StolenCard{resource}, static_cast<std::uint32_t>(held)});
            }
        }
    }
    return outcomes;
}

bool is_possible(const State& state, const Outcome& outcome) {
    if (const auto* dice = std::get_if<Dice>(&outcome)) {
        return state.in<AwaitingDice>() && is_die(dice->first) && is_die(dice->second);
    }
    if (const auto* drawn = std::get_if<DrawnCard>(&outcome)) {
        return state.in<AwaitingCard>() && state.deck[index(drawn->card)] > 0;
    }
    const auto* theft = std::get_if<AwaitingTheft>(&state.phase);
    return theft != nullptr &&
           state[theft->victim].hand[std::get<StolenCard>(outcome).resource] > 0;
}

Outcome Dealer::deal(const State& state) {
    return deal(state, [](const auto& outcome) { return Outcome(outcome); });
}

Dice Dealer::roll() {
    Random random = draw(0);
    return throw_dice(random);
}

DrawnCard Dealer::draw_card(const CardCounts& deck) {
    Random random = draw(1);
    const auto cards = static_cast<std::uint32_t>(total(deck));
    return {static_cast<Card>(kind_of(deck, random.below(cards)))};
}

StolenCard Dealer::steal(const Bundle& hand) {
    Random random = draw(2);
    const auto cards = static_cast<std::uint32_t>(hand.total());
    return {static_cast<Resource>(kind_of(hand.counts, random.below(cards)))};
}

}  // namespace catan
