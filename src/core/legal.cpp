#include "catan/legal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "catan/robber.hpp"
#include "catan/rules.hpp"

namespace catan {
namespace {

// Fewer cards buy nothing: a road costs two, and so does a trade at the best of ports.
constexpr int cheapest_price = 2;

// Who is asked, and all that decides what they may say.
struct Asked {
    const Game& game;
    const State& state;
    Seat seat;
    const Player& player = state[seat];
};

// What a kind of commands has one command for each of: a few things, as bits of a number.
class Few {
public:
    explicit Few(std::uint32_t bits) : bits_(bits) {}

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

// Or nothing in particular, so that there is one.
struct Once {
    [[nodiscard]] static std::size_t size() { return 1; }
    [[nodiscard]] Once operator[](std::size_t) const { return *this; }
    template <typename Use>
    void for_each(const Use& use) const {
        use(*this);
    }
};

// Or hexes for the robber. As long as it is not friendly these are all but one, and need not be looked at.
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

template <typename Places, typename Use>
void for_each(const Places& places, const Use& use) {
    if constexpr (requires { places.for_each(use); }) {
        places.for_each(use);
    } else {
        for (const auto place : places) use(place);
    }
}

// The kinds of commands: what there is a command for, and which.
template <typename Only>
struct The {
    static Once places(const Asked&) { return {}; }
    static Only command(const Asked&, Once) { return {}; }
};
struct FirstSettlements {
    static auto places(const Asked& asked) { return asked.state.places.open(); }
    static Settle command(const Asked&, IntersectionId at) { return {at}; }
};
struct FirstRoads {
    static auto places(const Asked& asked) {
        return asked.game.topology().edges(std::get<SetupRoad>(asked.state.phase).at);
    }
    static BuildRoad command(const Asked&, EdgeId on) { return {on}; }
};
struct Roads {
    static auto places(const Asked& asked) { return asked.state.places.road_sites(asked.seat); }
    static BuildRoad command(const Asked&, EdgeId on) { return {on}; }
};
struct Settlements {
    static auto places(const Asked& asked) {
        return asked.state.places.settlement_sites(asked.seat);
    }
    static Settle command(const Asked&, IntersectionId at) { return {at}; }
};
struct Cities {
    static auto places(const Asked& asked) { return asked.state.places.settlements(asked.seat); }
    static BuildCity command(const Asked&, IntersectionId at) { return {at}; }
};
struct RobberMoves {
    static RobberHexes places(const Asked& asked) { return RobberHexes(asked); }
    static MoveRobber command(const Asked&, HexId to) { return {to}; }
};
struct Thefts {
    static Few places(const Asked& asked) {
        return Few(robbery_victims(asked.game, asked.state).bits);
    }
    static Steal command(const Asked&, std::size_t from) { return {Seat(from)}; }
};

// Two resources as one number, in the order of the list.
constexpr std::size_t pair_of(std::size_t first, std::size_t second) {
    return first * resource_count + second;
}
constexpr Resource first_of(std::size_t pair) {
    return static_cast<Resource>(pair / resource_count);
}
constexpr Resource second_of(std::size_t pair) {
    return static_cast<Resource>(pair % resource_count);
}

struct BankTrades {
    // Tests that need no guess of the processor.
    static Few places(const Asked& asked) {
        std::uint32_t stocked = 0;
        for (const Resource get : all_resources) {
            stocked |= (asked.state.bank[get] > 0 ? 1U : 0U) << index(get);
        }
        std::uint32_t pairs = 0;
        for (const Resource give : all_resources) {
            const bool is_enough = asked.player.hand[give] >= asked.player.ports.ratio(give);
            const std::uint32_t gets = is_enough ? stocked & ~(1U << index(give)) : 0;
            pairs |= gets << pair_of(index(give), 0);
        }
        return Few(pairs);
    }
    static TradeWithBank command(const Asked& asked, std::size_t pair) {
        const Resource give = first_of(pair);
        const auto ratio = static_cast<std::int16_t>(asked.player.ports.ratio(give));
        return {give, second_of(pair), ratio, 1};
    }
};
struct Monopolies {
    static Few places(const Asked&) { return Few((1U << resource_count) - 1); }
    static PlayMonopoly command(const Asked&, std::size_t resource) {
        return {static_cast<Resource>(resource)};
    }
};
// R7.2: two cards, in either order the same; what the bank still has, if that is less.
struct Plenties {
    static Few places(const Asked& asked) {
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
        return Few(pairs);
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
    static Few places(const Asked& asked) {
        const Answers& answers = std::get<ClosingTrade>(asked.state.phase).answers;
        SeatSet with;
        for (std::size_t i = 0; i < asked.game.players(); ++i) {
            const Answer& answer = answers[i];
            const bool closes =
                answer.kind == Answer::Kind::Accepted ||
                (answer.kind == Answer::Kind::Countered && asked.player.hand.covers(answer.get));
            if (closes) with.insert(Seat(i));
        }
        return Few(with.bits);
    }
    static CloseTrade command(const Asked&, std::size_t with) { return {Seat(with)}; }
};

// Which kinds of commands there are in each phase, in the order of the list. What is done with them is the taker's to say.
template <typename Taker>
struct Legal {
    Asked asked;
    Taker& taker;
    const Player& player = asked.player;

    void operator()(SetupSettlement) const { take<FirstSettlements>(); }
    void operator()(SetupRoad) const { take<FirstRoads>(); }
    void operator()(BeforeRoll) const {
        take<The<Roll>>();
        if (!asked.game.settings().house_rules.late_cards) plays();
    }
    void operator()(MovingRobber) const { take<RobberMoves>(); }
    void operator()(Stealing) const { take<Thefts>(); }
    void operator()(MainPhase) const {
        take<The<EndTurn>>();
        if (player.hand.total() >= cheapest_price) {
            buildings();
            if (may_trade()) take<BankTrades>();
        }
        plays();
    }
    void operator()(FreeRoads) const { take<Roads>(); }
    void operator()(const Answering& phase) const {
        if (player.hand.covers(phase.offer.get)) take<The<Accept>>();
        take<The<Decline>>();
    }
    void operator()(const ClosingTrade&) const {
        take<Closings>();
        take<The<Withdraw>>();
    }
    void operator()(const Discarding&) const {}
    void operator()(AwaitingDice) const {}
    void operator()(AwaitingCard) const {}
    void operator()(AwaitingTheft) const {}
    void operator()(GameOver) const {}

private:
    template <typename Kind>
    void take() const {
        taker.template take<Kind>(asked);
    }

    void buildings() const {
        const Bundle& hand = player.hand;
        if (player.roads > 0 && hand.covers(road_cost)) take<Roads>();
        if (player.settlements > 0 && hand.covers(settlement_cost)) take<Settlements>();
        if (player.cities > 0 && hand.covers(city_cost)) take<Cities>();
        if (hand.covers(card_cost) && total(asked.state.deck) > 0) take<The<BuyCard>>();
    }

    // Otherwise the stock of the bank need not be looked at.
    bool may_trade() const {
        const int ratio = player.ports.best_ratio();
        return std::ranges::any_of(all_resources,
                                   [&](Resource give) { return player.hand[give] >= ratio; });
    }

    bool has_playable(Card card) const {
        return player.cards[index(card)] > asked.state.turn.bought[index(card)];
    }

    // R7.1
    void plays() const {
        if (asked.state.turn.played_card) return;
        if (has_playable(Card::Knight)) take<The<PlayKnight>>();
        if (has_playable(Card::RoadBuilding) && player.roads > 0 &&
            !asked.state.places.road_sites(asked.seat).empty()) {
            take<The<PlayRoadBuilding>>();
        }
        if (has_playable(Card::Plenty)) take<Plenties>();
        if (has_playable(Card::Monopoly)) take<Monopolies>();
    }
};

template <typename Taker>
void tell_legal(const Game& game, const State& state, Taker& taker) {
    const Seat seat = asked(game, state);
    if (!seat.exists()) return;
    std::visit(Legal<Taker>{{game, state, seat}, taker}, state.phase);
}

// Writes them all down.
struct List {
    std::vector<Command>& commands;

    template <typename Kind>
    void take(const Asked& asked) {
        for_each(Kind::places(asked),
                 [&](const auto place) { commands.emplace_back(Kind::command(asked, place)); });
    }
};

// Only counts those of each kind, and can make any of them.
class Menu {
public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Command nth(const Game& game, const State& state, std::size_t n) const {
        const Group* group = groups_.data();
        for (; n >= group->size; ++group) n -= group->size;
        return group->nth(game, state, n);
    }

    template <typename Kind>
    void take(const Asked& asked) {
        const std::size_t size = Kind::places(asked).size();
        groups_[groups_taken_++] = {size, &nth_of<Kind>};
        size_ += size;
    }

private:
    struct Group {
        std::size_t size;
        Command (*nth)(const Game&, const State&, std::size_t);
    };
    template <typename Kind>
    static Command nth_of(const Game& game, const State& state, std::size_t n) {
        const Asked asked{game, state, catan::asked(game, state)};
        return Kind::command(asked, Kind::places(asked)[n]);
    }

    static constexpr std::size_t most_groups = 10;  // those of the main phase
    std::size_t size_ = 0;
    std::size_t groups_taken_ = 0;
    std::array<Group, most_groups> groups_;
};

}  // namespace

void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
    commands.clear();
    List list{commands};
    tell_legal(game, state, list);
}

std::size_t count_legal(const Game& game, const State& state) {
    Menu menu;
    tell_legal(game, state, menu);
    return menu.size();
}

Command nth_legal(const Game& game, const State& state, std::size_t n) {
    Menu menu;
    tell_legal(game, state, menu);
    return menu.nth(game, state, n);
}

Command choose_legal(const Game& game, const State& state, Random& random) {
    Menu menu;
    tell_legal(game, state, menu);
    return menu.nth(game, state, random.below(static_cast<std::uint32_t>(menu.size())));
}

std::vector<Command> legal(const Game& game, const State& state) {
    std::vector<Command> commands;
    list_legal(game, state, commands);
    return commands;
}

}  // namespace catan
