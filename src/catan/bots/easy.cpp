#include "easy.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "catan/core/legal.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"

namespace catan::bots {
namespace {

// Cards missing for a settlement or a city, whichever is nearer.
int missing(const Bundle& hand) {
    const auto lack = [&](const Bundle& price) {
        int cards = 0;
        for (const Resource resource : all_resources) {
            cards += std::max(0, price[resource] - hand[resource]);
        }
        return cards;
    };
    return std::min(lack(settlement_cost), lack(city_cost));
}

template <typename Item>
const Item& any_of(const std::vector<Item>& items, Random& random) {
    return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

}  // namespace

// A random site from the best third.
Command Easy::settlement(const State& state, Random& random) const {
    std::vector<IntersectionId> sites;
    for (const IntersectionId at : state.places.open()) sites.push_back(at);
    std::stable_sort(sites.begin(), sites.end(), [&](IntersectionId a, IntersectionId b) {
        return land_->all_pips(a) > land_->all_pips(b);
    });
    sites.resize((sites.size() + 2) / 3);
    return Settle{any_of(sites, random)};
}

// A random hex that touches an opponent's building and none of the seat's own, if there is one.
Command Easy::robber(const State& state, Seat seat, Random& random) const {
    std::vector<HexId> hexes;
    std::vector<HexId> better;
    for (std::size_t i = 0; i < game().topology().hexes(); ++i) {
        const HexId hex(i);
        if (hex == state.robber || !robber_may_go(game(), state, hex)) continue;
        hexes.push_back(hex);
        bool is_own = false;
        bool is_others = false;
        for (const IntersectionId corner : game().topology().corners(hex)) {
            const Seat owner = state.places.building_owner(corner);
            is_own = is_own || owner == seat;
            is_others = is_others || (owner.exists() && owner != seat);
        }
        if (is_others && !is_own) better.push_back(hex);
    }
    return MoveRobber{any_of(better.empty() ? hexes : better, random)};
}

// Accepts an offer that leaves fewer cards missing for a settlement or a city.
Command Easy::answer(const State& state, Seat seat) {
    const Offer& offer = std::get<Answering>(state.phase).offer;
    const Bundle& hand = state[seat].hand;
    if (!hand.covers(offer.get)) return Decline{};
    const bool helps = missing(hand - offer.get + offer.give) < missing(hand);
    return helps ? Command(Accept{}) : Command(Decline{});
}

// Offers one card of a resource it has three of for one it needs, at most once a turn.
std::optional<Offer> Easy::offer(const State& state, Seat seat, const RecentOffers& talk) const {
    constexpr int plenty = 3;
    if (talk.offers() > 0 || !has_offers_left(game(), state)) return std::nullopt;
    const Bundle& hand = state[seat].hand;
    for (const Resource give : all_resources) {
        if (hand[give] < plenty) continue;
        for (const Resource get : all_resources) {
            Offer offer;
            ++offer.give[give];
            ++offer.get[get];
            const bool helps =
                get != give && missing(hand - offer.give + offer.get) < missing(hand);
            if (!helps || talk.has_offered(offer.give, offer.get)) continue;
            for (std::size_t i = 1; i < game().players(); ++i) {
                const Seat other = game().seat_after(seat, i);
                if (!state[other].hand.empty()) offer.to.insert(other);
            }
            if (!offer.to.empty()) return offer;
        }
    }
    return std::nullopt;
}

Command Easy::next(const State& state, const RecentOffers* talk, Random& random) const {
    const Seat seat = asked(game(), state);
    if (state.in<SetupSettlement>()) return settlement(state, random);
    if (state.in<MovingRobber>()) return robber(state, seat, random);
    if (state.in<Answering>()) return answer(state, seat);
    if (state.in<Stealing>() || state.in<ClosingTrade>()) {
        // Take the first listed deal, or a random victim.
        const std::vector<Command> commands = legal(game(), state);
        return state.in<Stealing>() ? any_of(commands, random) : commands.front();
    }
    const Command habit = habits_.next(state, random);
    if (!state.in<MainPhase>()) return habit;
    // Now and then the bot overlooks its best move.
    constexpr std::uint32_t forgets_one_in = 6;
    if (random.below(forgets_one_in) == 0) return EndTurn{};
    const bool is_done =
        std::holds_alternative<EndTurn>(habit) || std::holds_alternative<TradeWithBank>(habit);
    if (is_done && talk != nullptr) {
        if (const auto said = offer(state, seat, *talk)) return *said;
    }
    return habit;
}

}  // namespace catan::bots
