// Draws random commands of the kinds that are too numerous to list.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "catan/core/legal.hpp"

namespace catan {
namespace {

// The resource of a random card in the bundle; every card is equally likely.
Resource any_card(const Bundle& bundle, Random& random) {
    const std::uint32_t ticket = random.below(static_cast<std::uint32_t>(bundle.total()));
    return static_cast<Resource>(kind_of(bundle.counts, ticket));
}

struct DrawnTrade {
    Bundle give;
    Bundle get;
};

std::optional<DrawnTrade> draw_exchange(const Bundle& hand, Random& random) {
    if (hand.empty()) return std::nullopt;
    DrawnTrade exchange;
    const Resource given = any_card(hand, random);
    const auto other = (index(given) + 1 + random.below(resource_count - 1)) % resource_count;
    const auto most = static_cast<std::uint32_t>(std::min(2, hand[given]));
    exchange.give[given] = static_cast<std::int16_t>(1 + random.below(most));
    exchange.get[static_cast<Resource>(other)] = static_cast<std::int16_t>(1 + random.below(2));
    return exchange;
}

}  // namespace

Discard draw_discard(const Game& game, const State& state, Random& random) {
    const Seat seat = asked(game, state);
    const Bundle& hand = state[seat].hand;
    std::array<std::uint32_t, resource_count> counts{};
    std::ranges::copy(hand.counts, counts.begin());
    Bag bag(counts);
    for (int left = std::get<Discarding>(state.phase).owed[seat.value]; left > 0; --left) {
        static_cast<void>(bag.draw(random));
    }
    Discard discard;
    for (const Resource resource : all_resources) {
        const auto kept = static_cast<int>(bag.left_of(index(resource)));
        discard.cards[resource] = static_cast<std::int16_t>(hand[resource] - kept);
    }
    return discard;
}

std::optional<Offer> draw_offer(const Game& game, const State& state, Random& random) {
    if (!state.in<MainPhase>() || !has_offers_left(game, state)) return std::nullopt;
    const auto exchange = draw_exchange(state[state.turn.player].hand, random);
    if (!exchange) return std::nullopt;
    Offer offer{exchange->give, exchange->get, {}};
    const auto others = static_cast<std::uint32_t>(game.players() - 1);
    const std::uint32_t asked_seats = 1 + random.below((1U << others) - 1);
    for (std::uint32_t i = 0; i < others; ++i) {
        if ((asked_seats >> i & 1U) != 0) {
            offer.to.insert(game.seat_after(state.turn.player, i + 1));
        }
    }
    return offer;
}

std::optional<Counter> draw_counter(const Game& game, const State& state, Random& random) {
    if (!state.in<Answering>()) return std::nullopt;
    const auto exchange = draw_exchange(state[asked(game, state)].hand, random);
    if (!exchange) return std::nullopt;
    return Counter{exchange->give, exchange->get};
}

}  // namespace catan
