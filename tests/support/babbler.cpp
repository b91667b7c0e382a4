#include "babbler.hpp"

#include <algorithm>
#include <limits>

using namespace catan;

template <typename Place>
Place Babbler::place(std::size_t number) {
    if (one_in(30)) return Place::none();
    return Place(below(static_cast<std::uint32_t>(number + 2)));
}

Command Babbler::any(const State& state) {
    switch (random_.below(std::variant_size_v<Command>)) {
        case 0: return Settle{intersection()};
        case 1: return BuildRoad{place<EdgeId>(game_.topology().edges())};
        case 2: return BuildCity{intersection()};
        case 3: return Roll{};
        case 4: return Discard{discard(state)};
        case 5: return MoveRobber{place<HexId>(game_.topology().hexes())};
        case 6: return Steal{seat()};
        case 7: return BuyCard{};
        case 8: return PlayKnight{};
        case 9: return PlayRoadBuilding{};
        case 10: return PlayPlenty{few_cards()};
        case 11: return PlayMonopoly{resource()};
        case 12: return bank_trade();
        case 13: return offer(state);
        case 14: return Accept{};
        case 15: return Decline{};
        case 16: return counter(state);
        case 17: return CloseTrade{seat()};
        case 18: return Withdraw{};
        case 19: return PlayVictory{};
        default: return EndTurn{};
    }
}

Command Babbler::any_judged(const State& state) {
    if (state.in<Discarding>()) return Discard{discard(state)};
    if (state.in<Answering>()) return counter(state);
    if (below(2) == 0) return bank_trade();
    return offer(state);
}

Seat Babbler::seat() { return below(20) == 0 ? Seat::none() : Seat(below(10)); }

Resource Babbler::resource() { return static_cast<Resource>(below(resource_count)); }

IntersectionId Babbler::intersection() {
    return place<IntersectionId>(game_.topology().intersections());
}

Bundle Babbler::few_cards() {
    Bundle bundle;
    for (std::uint32_t i = 1 + below(3); i > 0; --i) ++bundle[resource()];
    if (one_in(10)) --bundle[resource()];
    if (one_in(50)) bundle[resource()] = std::numeric_limits<std::int16_t>::max();
    if (one_in(50)) bundle[resource()] = std::numeric_limits<std::int16_t>::min();
    return bundle;
}

Bundle Babbler::discard(const State& state) {
    const Seat speaker = asked(game_, state);
    if (!speaker.exists() || one_in(4)) return few_cards();
    Bundle hand = state[speaker].hand;
    Bundle bundle;
    const int number = hand.total() / 2 + (one_in(3) ? 1 : 0);
    for (int i = 0; i < number; ++i) {
        Resource card = resource();
        while (hand[card] == 0 && hand.total() > 0) card = resource();
        --hand[card];
        ++bundle[card];
    }
    if (one_in(4)) {  // one card becomes another
        --bundle[resource()];
        ++bundle[resource()];
    }
    return bundle;
}

TradeWithBank Babbler::bank_trade() {
    const auto got = static_cast<std::int16_t>(below(4));
    const int given = got * static_cast<int>(2 + below(3)) + (one_in(5) ? 1 : 0);
    const auto sign = static_cast<std::int16_t>(one_in(20) ? -1 : 1);
    return {resource(), resource(), static_cast<std::int16_t>(sign * given),
            static_cast<std::int16_t>(sign * got)};
}

Counter Babbler::counter(const State& state) {
    const Seat speaker = asked(game_, state);
    Counter counter{few_cards(), few_cards()};
    if (speaker.exists() && !one_in(4)) {
        for (const Resource r : all_resources) {
            const int held = state[speaker].hand[r];
            counter.give[r] = static_cast<std::int16_t>(std::min<int>(counter.give[r], held));
            if (counter.give[r] > 0 && !one_in(6)) counter.get[r] = 0;
        }
    }
    return counter;
}

Offer Babbler::offer(const State& state) {
    const Counter exchange = counter(state);
    Offer offer{exchange.give, exchange.get, {}};
    offer.to.bits = static_cast<std::uint8_t>(below(256));
    if (one_in(2)) offer.to.bits &= static_cast<std::uint8_t>((1U << game_.players()) - 1);
    const Seat speaker = asked(game_, state);
    if (speaker.exists() && !one_in(4)) {
        offer.to.bits &= static_cast<std::uint8_t>(~(1U << speaker.value));
    }
    return offer;
}

std::vector<Command> everything(const Game& game) {
    std::vector<Command> all{Roll{},    BuyCard{},     PlayKnight{}, PlayRoadBuilding{}, Accept{},
                             Decline{}, PlayVictory{}, Withdraw{},   EndTurn{}};
    for (std::size_t i = 0; i <= game.topology().intersections(); ++i) {
        all.emplace_back(Settle{IntersectionId(i)});
        all.emplace_back(BuildCity{IntersectionId(i)});
    }
    for (std::size_t i = 0; i <= game.topology().edges(); ++i)
        all.emplace_back(BuildRoad{EdgeId(i)});
    for (std::size_t i = 0; i <= game.topology().hexes(); ++i)
        all.emplace_back(MoveRobber{HexId(i)});
    for (std::size_t i = 0; i <= most_players; ++i) {
        all.emplace_back(Steal{Seat(i)});
        all.emplace_back(CloseTrade{Seat(i)});
    }
    for (const Resource first : all_resources) {
        all.emplace_back(PlayMonopoly{first});
        Bundle one;
        ++one[first];
        all.emplace_back(PlayPlenty{one});
        for (const Resource second : all_resources) {
            Bundle two = one;
            ++two[second];
            if (second >= first) all.emplace_back(PlayPlenty{two});
            for (std::int16_t given = 1; given <= 5; ++given) {
                all.emplace_back(TradeWithBank{first, second, given, 1});
            }
        }
    }
    return all;
}
