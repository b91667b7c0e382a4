#include "habits.hpp"

#include <algorithm>
#include <optional>

#include "catan/core/legal.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"
#include "outlook.hpp"

namespace catan::bots {
namespace {

// The first bank trade on the way to a price; empty when bank trades alone cannot reach it.
std::optional<TradeWithBank> first_trade(const State& state, Seat seat, const Bundle& price) {
    Bundle over = state[seat].hand - price;
    const PortSet ports = state[seat].ports;
    int missing = 0;
    int trades = 0;
    Resource get{};
    Resource give{};
    int most = 0;
    for (const Resource resource : all_resources) {
        if (over[resource] < 0) {
            missing -= over[resource];
            if (state.bank[resource] < -over[resource]) return std::nullopt;
            get = resource;
            continue;
        }
        const int times = over[resource] / ports.ratio(resource);
        trades += times;
        if (times > most) {
            most = times;
            give = resource;
        }
    }
    if (missing == 0 || trades < missing) return std::nullopt;
    return TradeWithBank{give, get, static_cast<std::int16_t>(ports.ratio(give)), 1};
}

}  // namespace

Command Habits::next(const State& state, Random& random) const {
    const Seat seat = asked(game(), state);
    if (state.in<MainPhase>()) return turn(state, seat);
    if (state.in<BeforeRoll>()) return before_roll(state, seat);
    if (state.in<Discarding>()) return discard(state, seat);
    if (state.in<MovingRobber>()) return MoveRobber{best_robber_place(*land_, state, seat).hex};
    if (state.in<Stealing>()) return steal(state);
    if (state.in<Answering>()) return Decline{};
    if (state.in<ClosingTrade>()) return Withdraw{};
    if (state.in<SetupSettlement>()) return first_settlement(state, seat);
    if (state.in<FreeRoads>()) {
        return BuildRoad{best_road(*land_, state, seat).on};
    }
    const std::vector<Command> commands = legal(game(), state);
    return commands[random.below(static_cast<std::uint32_t>(commands.size()))];
}

bool Habits::wants_knight(const State& state, Seat seat) const {
    constexpr std::size_t knight = index(Card::Knight);
    const Player& player = state[seat];
    if (state.turn.played_card || player.cards[knight] <= state.turn.bought[knight]) return false;
    for (const IntersectionId corner : game().topology().corners(state.robber)) {
        if (state.places.building_owner(corner) == seat) return true;
    }
    return player.cards[knight] > 1 || player.knights_played() > 0;
}

Command Habits::before_roll(const State& state, Seat seat) const {
    if (!game().settings().house_rules.late_cards && wants_knight(state, seat)) return PlayKnight{};
    return Roll{};
}

Command Habits::first_settlement(const State& state, Seat seat) const {
    const Wants wants(*land_, production_of(*land_, state, seat), state[seat].ports);
    int best = -1;
    IntersectionId found;
    for (const IntersectionId at : state.places.open()) {
        const int worth = wants.worth(at);
        if (worth > best) {
            best = worth;
            found = at;
        }
    }
    return Settle{found};
}

IntersectionId Habits::best_site(const State& state, Seat seat) const {
    const Wants wants(*land_, production_of(*land_, state, seat), state[seat].ports);
    int best = -1;
    IntersectionId found;
    for (const IntersectionId at : state.places.settlement_sites(seat)) {
        const int worth = wants.worth(at);
        if (worth > best) {
            best = worth;
            found = at;
        }
    }
    return found;
}

IntersectionId Habits::best_city(const State& state, Seat seat) const {
    int best = -1;
    IntersectionId found;
    for (const IntersectionId at : state.places.settlements(seat)) {
        if (land_->all_pips(at) > best) {
            best = land_->all_pips(at);
            found = at;
        }
    }
    return found;
}

Command Habits::turn(const State& state, Seat seat) const {
    const Player& player = state[seat];
    const Bundle& hand = player.hand;
    const bool has_city_site = player.cities > 0 && !state.places.settlements(seat).empty();
    const bool has_site = player.settlements > 0 && !state.places.settlement_sites(seat).empty();
    if (has_site && hand.covers(settlement_cost)) return Settle{best_site(state, seat)};
    if (has_city_site && hand.covers(city_cost)) return BuildCity{best_city(state, seat)};
    if (has_city_site) {
        if (const auto trade = first_trade(state, seat, city_cost)) return *trade;
    }
    if (has_site) {
        if (const auto trade = first_trade(state, seat, settlement_cost)) return *trade;
    }
    if (wants_knight(state, seat)) return PlayKnight{};
    const auto may_play = [&](Card card) {
        return !state.turn.played_card &&
               player.cards[index(card)] > state.turn.bought[index(card)];
    };
    const bool has_road_site = player.roads > 0 && !state.places.road_sites(seat).empty();
    if (has_road_site && may_play(Card::RoadBuilding)) return PlayRoadBuilding{};
    if (may_play(Card::Plenty) && state.bank.total() > 1) {
        Bundle wanted;
        Bundle price = has_city_site ? city_cost : settlement_cost;
        for (int i = 0; i < plenty_cards; ++i) {
            int most = -100;
            Resource missed{};
            for (const Resource resource : all_resources) {
                const int lack = price[resource] - hand[resource] - wanted[resource];
                if (state.bank[resource] > wanted[resource] && lack > most) {
                    most = lack;
                    missed = resource;
                }
            }
            ++wanted[missed];
        }
        return PlayPlenty{wanted};
    }
    if (may_play(Card::Monopoly)) {
        int most = -1;
        Resource wanted{};
        for (const Resource resource : all_resources) {
            int others = 0;
            for (std::size_t i = 0; i < game().players(); ++i) {
                if (Seat(i) != seat) others += state.players[i].hand[resource];
            }
            if (others > most) {
                most = others;
                wanted = resource;
            }
        }
        if (most >= 3) return PlayMonopoly{wanted};
    }
    // Build a road only if no site is in reach. Otherwise keep its cards for the settlement.
    if (has_road_site && !has_site && player.settlements > 0 && hand.covers(road_cost)) {
        const RoadPlace road = best_road(*land_, state, seat);
        if (road.worth > 0) return BuildRoad{road.on};
    }
    if (hand.covers(card_cost) && total(state.deck) > 0 &&
        (hand.total() > 4 || !has_city_site || hand[Resource::Ore] + hand[Resource::Grain] > 3)) {
        return BuyCard{};
    }
    if (hand.total() > static_cast<int>(game().settings().discard_limit) && has_road_site &&
        hand.covers(road_cost)) {
        return BuildRoad{best_road(*land_, state, seat).on};
    }
    return EndTurn{};
}

// Discards from the most numerous resource, one card at a time.
Command Habits::discard(const State& state, Seat seat) {
    Bundle left = state[seat].hand;
    Discard discard;
    for (int owed = std::get<Discarding>(state.phase).owed[seat.value]; owed > 0; --owed) {
        Resource most{};
        for (const Resource resource : all_resources) {
            if (left[resource] > left[most]) most = resource;
        }
        --left[most];
        ++discard.cards[most];
    }
    return discard;
}

// Prefers the victim with the most public points, then the one with the most cards; one point
// weighs as much as eight cards.
Command Habits::steal(const State& state) const {
    const SeatSet victims = robbery_victims(game(), state);
    int most = -1;
    Seat found;
    for (std::size_t i = 0; i < game().players(); ++i) {
        const Seat other(i);
        if (!victims.contains(other)) continue;
        const int worth = public_points(game(), state, other) * 8 + state[other].hand.total();
        if (worth > most) {
            most = worth;
            found = other;
        }
    }
    return Steal{found};
}

}  // namespace catan::bots
