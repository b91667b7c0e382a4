#include "catan/chance.hpp"

#include <algorithm>
#include <numeric>

namespace catan {
namespace {

constexpr std::uint32_t die_sides = 6;

Dice throw_dice(Random& random) {
    return {static_cast<std::uint8_t>(1 + random.below(die_sides)),
            static_cast<std::uint8_t>(1 + random.below(die_sides))};
}

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
    const auto draw = [&](std::size_t kind, Domain domain) {
        return Random(seed_, domain, dealt_[kind]++);
    };
    if (state.in<AwaitingDice>()) {
        Random random = draw(0, Domain::Roll);
        return throw_dice(random);
    }
    if (state.in<AwaitingCard>()) {
        Random random = draw(1, Domain::Card);
        const auto cards = static_cast<std::uint32_t>(total(state.deck));
        return DrawnCard{static_cast<Card>(kind_of(state.deck, random.below(cards)))};
    }
    const Bundle& hand = state[std::get<AwaitingTheft>(state.phase).victim].hand;
    Random random = draw(2, Domain::Theft);
    const auto cards = static_cast<std::uint32_t>(hand.total());
    return StolenCard{static_cast<Resource>(kind_of(hand.counts, random.below(cards)))};
}

FirstRolls roll_for_first(std::size_t players, std::uint64_t seed) {
    Random random(seed, Domain::Order);
    FirstRolls result;
    std::vector<Seat> rolling;
    for (std::size_t i = 0; i < players; ++i) rolling.emplace_back(i);
    while (rolling.size() > 1) {
        auto& round = result.rounds.emplace_back();
        std::uint8_t highest = 0;
        for (const Seat seat : rolling) {
            round[seat.value] = throw_dice(random);
            highest = std::max(highest, round[seat.value].sum());
        }
        std::erase_if(rolling, [&](Seat seat) { return round[seat.value].sum() < highest; });
    }
    result.first = rolling.front();
    return result;
}

std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed) {
    Random random(seed, Domain::Order);
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < players; ++i) seats.emplace_back(i);
    shuffle(std::span(seats), random);
    return seats;
}

}  // namespace catan
