// Lists which kinds of commands each phase allows, and the places each kind has a command for.
// Decides only what is legal; `legal` and `apply_any` list, count, choose or apply the commands.
// Leaves out discards, offers, counters, and bank trades of more than one card at once, which are too many to list.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "commands_of_kinds.hpp"

namespace catan {

// A small set of indices, as the places of a kind of command.
class SmallSet {
public:
    explicit SmallSet(std::uint32_t bits) : bits_(bits) {}

    [[nodiscard]] std::size_t size() const { return count_bits(bits_); }
    [[nodiscard]] std::size_t operator[](std::size_t n) const { return nth_bit(bits_, n); }

    template <typename Use>
    void for_each(const Use& use) const {
        for (auto left = bits_; left != 0; left &= left - 1) {
            use(static_cast<std::size_t>(std::countr_zero(left)));
        }
    }

private:
    std::uint32_t bits_;
};

// The places of a command without arguments: exactly one.
struct OnePlace {
    [[nodiscard]] static std::size_t size() { return 1; }
    [[nodiscard]] OnePlace operator[](std::size_t) const { return *this; }
    template <typename Use>
    void for_each(const Use& use) const {
        use(*this);
    }
};

// Hexes where the robber may go. Unless the friendly robber applies, these are all hexes but one
// and need no scan.
class RobberHexes {
public:
    explicit RobberHexes(const Asked& asked)
        : game_(asked.game),
          state_(asked.state),
          hexes_(asked.game.topology().hexes()),
          is_friendly_(asked.game.settings().house_rules.friendly_robber) {}

    [[nodiscard]] std::size_t size() const {
        if (!is_friendly_) return hexes_ - 1;
        std::size_t count = 0;
        for_each([&](HexId) { ++count; });
        return count;
    }
    [[nodiscard]] HexId operator[](std::size_t n) const {
        if (!is_friendly_) return HexId(n < state_.robber.value ? n : n + 1);
        HexId hex(0);
        while (!may_go(hex) || n-- > 0) ++hex.value;
        return hex;
    }
    template <typename Use>
    void for_each(const Use& use) const {
        for (std::size_t i = 0; i < hexes_; ++i) {
            if (may_go(HexId(i))) use(HexId(i));
        }
    }

private:
    [[nodiscard]] bool may_go(HexId to) const {
        return is_friendly_ ? robber_may_go(game_, state_, to) : to != state_.robber;
    }

    const Game& game_;
    const State& state_;
    std::size_t hexes_;
    bool is_friendly_;
};

// A kind of command: whether any can be legal (`may`), its places, and the command for a place.
// `places` may assume that `may` returned true.
template <typename Only>
struct Plain {
    static bool may(const Asked&) { return true; }
    static OnePlace places(const Asked&) { return {}; }
    static Only command(const Asked&, OnePlace) { return {}; }
};
// For phases that ask no seat, and for commands that are not listed.
struct NoCommands : Plain<EndTurn> {
    static bool may(const Asked&) { return false; }
};
struct FirstSettlements {
    static bool may(const Asked&) { return true; }
    static auto places(const Asked& asked) { return asked.state.places.open(); }
    static Settle command(const Asked&, IntersectionId at) { return {at}; }
};
struct FirstRoads {
    static bool may(const Asked&) { return true; }
    static auto places(const Asked& asked) {
        return asked.game.topology().edges(std::get<SetupRoad>(asked.state.phase).at);
    }
    static BuildRoad command(const Asked&, EdgeId on) { return {on}; }
};
struct RoadsForNothing {
    static bool may(const Asked&) { return true; }
    static auto places(const Asked& asked) { return asked.state.places.road_sites(asked.seat); }
    static std::size_t count(const Asked& asked) {
        return asked.state.places.road_site_count(asked.seat);
    }
    static BuildRoad command(const Asked&, EdgeId on) { return {on}; }
};
struct Roads : RoadsForNothing {
    static bool may(const Asked& asked) {
        return asked.player.roads > 0 && asked.player.hand.covers(road_cost);
    }
};
struct Settlements {
    static bool may(const Asked& asked) {
        return asked.player.settlements > 0 && asked.player.hand.covers(settlement_cost);
    }
    static auto places(const Asked& asked) {
        return asked.state.places.settlement_sites(asked.seat);
    }
    static std::size_t count(const Asked& asked) {
        return asked.state.places.settlement_site_count(asked.seat);
    }
    static Settle command(const Asked&, IntersectionId at) { return {at}; }
};
struct Cities {
    static bool may(const Asked& asked) {
        return asked.player.cities > 0 && asked.player.hand.covers(city_cost);
    }
    static auto places(const Asked& asked) { return asked.state.places.settlements(asked.seat); }
    static std::size_t count(const Asked& asked) {
        return asked.game.settings().pieces.settlements - asked.player.settlements;
    }
    static BuildCity command(const Asked&, IntersectionId at) { return {at}; }
};
struct Purchases : Plain<BuyCard> {
    static bool may(const Asked& asked) {
        return asked.player.hand.covers(card_cost) && total(asked.state.deck) > 0;
    }
};
struct RobberMoves {
    static bool may(const Asked&) { return true; }
    static RobberHexes places(const Asked& asked) { return RobberHexes(asked); }
    static MoveRobber command(const Asked&, HexId to) { return {to}; }
};
struct Thefts {
    static bool may(const Asked&) { return true; }
    static SmallSet places(const Asked& asked) {
        return SmallSet(robbery_victims(asked.game, asked.state).bits);
    }
    static Steal command(const Asked&, std::size_t from) { return {Seat(from)}; }
};

// Bank trades: each resource that the hand can pay with, against each other one that the bank has.
class Exchanges {
public:
    struct ResourcePair {
        Resource give;
        Resource get;
    };

    explicit Exchanges(const Asked& asked)
        : taken_(asked.player.hand.kinds_covering(bank_prices[asked.player.ports.bits])),
          stocked_(asked.state.bank.kinds_covering({{1, 1, 1, 1, 1}})) {}

    // All pairs, less those that trade a resource for itself.
    [[nodiscard]] std::size_t size() const {
        return kinds_in[taken_] * kinds_in[stocked_] - kinds_in[taken_ & stocked_];
    }
    [[nodiscard]] ResourcePair operator[](std::size_t n) const {
        for (std::uint32_t left = taken_;; left &= left - 1) {
            const auto give = static_cast<std::size_t>(std::countr_zero(left));
            const std::uint32_t gets = stocked_ & ~(1U << give);
            if (n < kinds_in[gets]) return exchange(give, nth_bit(gets, n));
            n -= kinds_in[gets];
        }
    }
    template <typename Use>
    void for_each(const Use& use) const {
        for (std::size_t n = 0; n < size(); ++n) use((*this)[n]);
    }

private:
    static constexpr auto kinds_in = [] {
        std::array<std::size_t, std::size_t{1} << resource_count> all{};
        for (std::size_t kinds = 0; kinds < all.size(); ++kinds) all[kinds] = count_bits(kinds);
        return all;
    }();
    static ResourcePair exchange(std::size_t give, std::size_t get) {
        return {static_cast<Resource>(give), static_cast<Resource>(get)};
    }

    std::uint32_t taken_;
    std::uint32_t stocked_;
};
struct BankTrades {
    static bool may(const Asked&) { return true; }
    static Exchanges places(const Asked& asked) { return Exchanges(asked); }
    static TradeWithBank command(const Asked& asked, Exchanges::ResourcePair exchange) {
        const auto ratio = static_cast<std::int16_t>(asked.player.ports.ratio(exchange.give));
        return {exchange.give, exchange.get, ratio, 1};
    }
};
// R7.1
template <Card card>
struct Playable {
    static bool may(const Asked& asked) {
        return asked.player.cards[index(card)] > asked.state.turn.bought[index(card)] &&
               !asked.state.turn.played_card;
    }
};
struct Knights : Plain<PlayKnight> {
    static bool may(const Asked& asked) { return Playable<Card::Knight>::may(asked); }
};
struct RoadBuildings : Plain<PlayRoadBuilding> {
    static bool may(const Asked& asked) {
        return Playable<Card::RoadBuilding>::may(asked) && asked.player.roads > 0 &&
               !asked.state.places.road_sites(asked.seat).empty();
    }
};
struct Monopolies : Playable<Card::Monopoly> {
    static SmallSet places(const Asked&) { return SmallSet((1U << resource_count) - 1); }
    static PlayMonopoly command(const Asked&, std::size_t resource) {
        return {static_cast<Resource>(resource)};
    }
};
// Encodes two resources as one index, in list order.
constexpr std::size_t pair_of(std::size_t first, std::size_t second) {
    return first * resource_count + second;
}
constexpr Resource first_of(std::size_t pair) {
    return static_cast<Resource>(pair / resource_count);
}
constexpr Resource second_of(std::size_t pair) {
    return static_cast<Resource>(pair % resource_count);
}
// R7.2: an unordered pair of cards, or a single one if the bank has no more.
struct Plenties : Playable<Card::Plenty> {
    [[gnu::noinline]] static SmallSet places(const Asked& asked) {  // rarely called
        const Bundle& bank = asked.state.bank;
        const int cards = std::min(plenty_cards, bank.total());
        std::uint32_t pairs = 0;
        for (std::size_t first = 0; cards > 0 && first < resource_count; ++first) {
            const std::size_t last = cards == plenty_cards ? resource_count - 1 : first;
            for (std::size_t second = first; second <= last; ++second) {
                const std::size_t pair = pair_of(first, second);
                if (bank.covers(bundle(cards, pair))) pairs |= 1U << pair;
            }
        }
        return SmallSet(pairs);
    }
    static PlayPlenty command(const Asked& asked, std::size_t pair) {
        return {bundle(std::min(plenty_cards, asked.state.bank.total()), pair)};
    }

private:
    static Bundle bundle(int cards, std::size_t pair) {
        Bundle bundle;
        ++bundle[first_of(pair)];
        if (cards == plenty_cards) ++bundle[second_of(pair)];
        return bundle;
    }
};
struct Closings {
    static bool may(const Asked&) { return true; }
    static SmallSet places(const Asked& asked) {
        const Answers& answers = std::get<ClosingTrade>(asked.state.phase).answers;
        SeatSet with;
        for (std::size_t i = 0; i < asked.game.players(); ++i) {
            const Answer& answer = answers[i];
            const bool closes =
                answer.kind == Answer::Kind::Accepted ||
                (answer.kind == Answer::Kind::Countered && asked.player.hand.covers(answer.get));
            if (closes) with.insert(Seat(i));
        }
        return SmallSet(with.bits);
    }
    static CloseTrade command(const Asked&, std::size_t with) { return {Seat(with)}; }
};

// All development cards together, so that one test rules out the usual case of none.
struct Plays {
    static bool may(const Asked& asked) {
        unsigned older = 0;
        for (const Card card : {Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly}) {
            const std::size_t i = index(card);
            older |= static_cast<unsigned>(asked.player.cards[i] ^ asked.state.turn.bought[i]);
        }
        return older != 0 && !asked.state.turn.played_card;
    }
    [[gnu::noinline]] static std::size_t count(const Asked& asked) { return Each::count(asked); }
    template <typename Say>
    [[gnu::noinline]] static auto nth(const Asked& asked, std::size_t n, const Say& say) {
        return Each::nth(asked, n, say);
    }
    static void list(const Asked& asked, std::vector<Command>& commands) {
        Each::list(asked, commands);
    }

private:
    using Each = Commands<Knights, RoadBuildings, Plenties, Monopolies>;
};

struct Acceptance : Plain<Accept> {
    static bool may(const Asked& asked) {
        return asked.player.hand.covers(std::get<Answering>(asked.state.phase).offer.get);
    }
};

// Maps each phase to its kinds of commands and passes them to `use`.
template <typename Use>
struct InPhase {
    const Asked& asked;
    Use use;

    auto operator()(SetupSettlement) const { return with<FirstSettlements>(); }
    auto operator()(SetupRoad) const { return with<FirstRoads>(); }
    auto operator()(BeforeRoll) const {
        if (asked.game.settings().house_rules.late_cards) return with<Plain<Roll>>();
        return with<Plain<Roll>, Plays>();
    }
    auto operator()(MovingRobber) const { return with<RobberMoves>(); }
    auto operator()(Stealing) const { return with<Thefts>(); }
    auto operator()(MainPhase) const {
        return with<Plain<EndTurn>, Roads, Settlements, Cities, Purchases, BankTrades, Plays>();
    }
    auto operator()(FreeRoads) const { return with<RoadsForNothing>(); }
    auto operator()(const Answering&) const { return with<Acceptance, Plain<Decline>>(); }
    auto operator()(const ClosingTrade&) const { return with<Closings, Plain<Withdraw>>(); }
    auto operator()(const Discarding&) const { return with<NoCommands>(); }
    auto operator()(AwaitingDice) const { return with<NoCommands>(); }
    auto operator()(AwaitingCard) const { return with<NoCommands>(); }
    auto operator()(AwaitingTheft) const { return with<NoCommands>(); }
    auto operator()(GameOver) const { return with<NoCommands>(); }

private:
    template <typename... Kinds>
    auto with() const {
        return use(asked, Commands<Kinds...>());
    }
};

// Calls `use(asked, commands)` with the commands of the current phase.
template <typename Use>
auto in_phase(const Game& game, const State& state, const Use& use) {
    // The common phases first: two predictable branches beat an indirect jump over fourteen phases.
    if (state.in<MainPhase>()) {
        return InPhase<Use>{{game, state, state.turn.active()}, use}(MainPhase{});
    }
    if (state.in<BeforeRoll>()) {
        return InPhase<Use>{{game, state, state.turn.active()}, use}(BeforeRoll{});
    }
    const Seat seat = asked(game, state);
    // Without a seat to ask no command looks at the player, so any seat will do.
    const Asked asked{game, state, seat.exists() ? seat : state.turn.player};
    return std::visit(InPhase<Use>{asked, use}, state.phase);
}

}  // namespace catan
