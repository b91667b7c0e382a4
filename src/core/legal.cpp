#include "catan/legal.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "catan/robber.hpp"
#include "catan/rules.hpp"

namespace catan {
namespace {

// Fewer cards buy nothing: a road costs two, and so does a trade at the best of ports.
constexpr int cheapest_price = 2;

// Resources as bits: a few tests that need no guess of the processor, and then a walk through those that hold.
using Kinds = unsigned;
constexpr Kinds only(Resource resource) { return 1U << index(resource); }
Resource first_of(Kinds kinds) { return static_cast<Resource>(std::countr_zero(kinds)); }
template <typename Test>
Kinds kinds_where(const Test& test) {
    Kinds kinds = 0;
    for (const Resource resource : all_resources) kinds |= test(resource) ? only(resource) : 0;
    return kinds;
}

struct Lister {
    const Game& game;
    const State& state;
    std::vector<Command>& commands;
    Seat seat;
    const Player& player = state[seat];

    void operator()(SetupSettlement) const {
        for (const IntersectionId at : state.places.open()) commands.emplace_back(Settle{at});
    }
    void operator()(SetupRoad phase) const {
        for (const EdgeId edge : game.topology().edges(phase.at)) {
            commands.emplace_back(BuildRoad{edge});
        }
    }
    void operator()(BeforeRoll) const {
        commands.emplace_back(Roll{});
        if (may_play() && !game.settings().house_rules.late_cards) list_plays();
    }
    void operator()(MovingRobber) const {
        const bool is_friendly = game.settings().house_rules.friendly_robber;
        for (std::size_t i = 0; i < game.topology().hexes(); ++i) {
            const HexId to(i);
            if (to == state.robber || (is_friendly && !robber_may_go(game, state, to))) continue;
            commands.emplace_back(MoveRobber{to});
        }
    }
    void operator()(Stealing) const {
        const SeatSet victims = robbery_victims(game, state);
        for (std::size_t i = 0; i < game.players(); ++i) {
            if (victims.contains(Seat(i))) commands.emplace_back(Steal{Seat(i)});
        }
    }
    void operator()(MainPhase) const {
        commands.emplace_back(EndTurn{});
        if (player.hand.total() >= cheapest_price) {
            list_buildings();
            list_bank_trades();
        }
        if (may_play()) list_plays();
    }
    void operator()(FreeRoads) const { list_roads(); }
    void operator()(const Answering& phase) const {
        if (player.hand.covers(phase.offer.get)) commands.emplace_back(Accept{});
        commands.emplace_back(Decline{});
    }
    void operator()(const ClosingTrade& phase) const {
        for (std::size_t i = 0; i < game.players(); ++i) {
            const Answer& answer = phase.answers[i];
            const bool closes =
                answer.kind == Answer::Kind::Accepted ||
                (answer.kind == Answer::Kind::Countered && player.hand.covers(answer.get));
            if (closes) commands.emplace_back(CloseTrade{Seat(i)});
        }
        commands.emplace_back(Withdraw{});
    }
    void operator()(const Discarding&) const {}
    void operator()(AwaitingDice) const {}
    void operator()(AwaitingCard) const {}
    void operator()(AwaitingTheft) const {}
    void operator()(GameOver) const {}

    void list_roads() const {
        for (const EdgeId edge : state.places.road_sites(seat)) {
            commands.emplace_back(BuildRoad{edge});
        }
    }

    void list_buildings() const {
        const Bundle& hand = player.hand;
        if (player.roads > 0 && hand.covers(road_cost)) list_roads();
        if (player.settlements > 0 && hand.covers(settlement_cost)) {
            for (const IntersectionId at : state.places.settlement_sites(seat)) {
                commands.emplace_back(Settle{at});
            }
        }
        if (player.cities > 0 && hand.covers(city_cost)) {
            for (const IntersectionId at : state.places.settlements(seat)) {
                commands.emplace_back(BuildCity{at});
            }
        }
        if (hand.covers(card_cost) && total(state.deck) > 0) commands.emplace_back(BuyCard{});
    }

    void list_bank_trades() const {
        const PortSet ports = player.ports;
        const Kinds offered =
            kinds_where([&](Resource give) { return player.hand[give] >= ports.ratio(give); });
        if (offered == 0) return;
        const Kinds stocked = kinds_where([&](Resource get) { return state.bank[get] > 0; });
        for (Kinds gives = offered; gives != 0; gives &= gives - 1) {
            const Resource give = first_of(gives);
            const auto ratio = static_cast<std::int16_t>(ports.ratio(give));
            for (Kinds gets = stocked & ~only(give); gets != 0; gets &= gets - 1) {
                commands.emplace_back(TradeWithBank{give, first_of(gets), ratio, 1});
            }
        }
    }

    bool has_playable(Card card) const {
        return player.cards[index(card)] > state.turn.bought[index(card)];
    }

    // R7.1, for any card at all.
    bool may_play() const { return !state.turn.played_card && total(player.cards) > 0; }

    void list_plays() const {
        if (has_playable(Card::Knight)) commands.emplace_back(PlayKnight{});
        if (has_playable(Card::RoadBuilding) && player.roads > 0 &&
            !state.places.road_sites(seat).empty()) {
            commands.emplace_back(PlayRoadBuilding{});
        }
        if (has_playable(Card::Plenty)) list_plenty();
        if (has_playable(Card::Monopoly)) {
            for (const Resource resource : all_resources) {
                commands.emplace_back(PlayMonopoly{resource});
            }
        }
    }

    void list_plenty() const {
        const int cards = std::min(plenty_cards, state.bank.total());
        for (const Resource first : all_resources) {
            Bundle chosen;
            ++chosen[first];
            if (cards == 0 || !state.bank.covers(chosen)) continue;
            if (cards == 1) commands.emplace_back(PlayPlenty{chosen});
            if (cards == 1) continue;
            for (const Resource second : all_resources) {
                if (second < first) continue;
                Bundle both = chosen;
                ++both[second];
                if (state.bank.covers(both)) commands.emplace_back(PlayPlenty{both});
            }
        }
    }
};

// The resource of one of the cards in the bundle, each card as likely.
Resource any_card(const Bundle& bundle, Random& random) {
    const std::uint32_t ticket = random.below(static_cast<std::uint32_t>(bundle.total()));
    return static_cast<Resource>(kind_of(bundle.counts, ticket));
}

struct Exchange {
    Bundle give;
    Bundle get;
};

std::optional<Exchange> draw_exchange(const Bundle& hand, Random& random) {
    if (hand.empty()) return std::nullopt;
    Exchange exchange;
    const Resource given = any_card(hand, random);
    const auto other = (index(given) + 1 + random.below(resource_count - 1)) % resource_count;
    const auto most = static_cast<std::uint32_t>(std::min(2, hand[given]));
    exchange.give[given] = static_cast<std::int16_t>(1 + random.below(most));
    exchange.get[static_cast<Resource>(other)] = static_cast<std::int16_t>(1 + random.below(2));
    return exchange;
}

}  // namespace

void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
    commands.clear();
    const Seat seat = asked(game, state);
    if (!seat.exists()) return;
    const Lister list{game, state, commands, seat};
    if (state.in<MainPhase>()) return list(MainPhase{});  // mostly
    std::visit(list, state.phase);
}

std::vector<Command> legal(const Game& game, const State& state) {
    std::vector<Command> commands;
    list_legal(game, state, commands);
    return commands;
}

Discard draw_discard(const Game& game, const State& state, Random& random) {
    const Seat seat = asked(game, state);
    const Bundle& hand = state[seat].hand;
    std::array<std::uint32_t, resource_count> counts{};
    std::ranges::copy(hand.counts, counts.begin());
    Bag bag(counts);
    Discard discard;
    for (int left = std::get<Discarding>(state.phase).owed[seat.value]; left > 0; --left) {
        ++discard.cards[static_cast<Resource>(bag.draw(random))];
    }
    return discard;
}

std::optional<Offer> draw_offer(const Game& game, const State& state, Random& random) {
    if (!state.in<MainPhase>() || state.turn.paired.exists()) return std::nullopt;
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
