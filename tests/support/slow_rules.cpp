#include "slow_rules.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

using namespace catan;

namespace slow {
namespace {

constexpr Bundle price_of_road{{1, 1, 0, 0, 0}};
constexpr Bundle price_of_settlement{{1, 1, 1, 1, 0}};
constexpr Bundle price_of_city{{0, 0, 0, 2, 3}};
constexpr Bundle price_of_card{{0, 0, 1, 1, 1}};

bool holds(const Bundle& hand, const Bundle& cards) {
    return std::ranges::all_of(all_resources, [&](Resource r) { return hand[r] >= cards[r]; });
}
bool has_only_cards(const Bundle& bundle) { return holds(bundle, Bundle{}); }
int sum(const Bundle& bundle) {
    int total = 0;
    for (const Resource resource : all_resources) total += bundle[resource];
    return total;
}

std::size_t number_of(const CardCounts& cards) {
    std::size_t total = 0;
    for (const Card card : all_cards) total += cards[index(card)];
    return total;
}

// R8.2: the conditions on both an offer and a counter.
bool is_fair_exchange(const Bundle& hand, const Bundle& give, const Bundle& get) {
    if (!has_only_cards(give) || !has_only_cards(get)) return false;
    if (sum(give) == 0 || sum(get) == 0) return false;
    for (const Resource resource : all_resources) {
        if (give[resource] != 0 && get[resource] != 0) return false;
    }
    return holds(hand, give);
}

using Verdict = std::optional<Rule>;
constexpr Verdict legal = std::nullopt;

// Judges a command of a kind that the phase asks for.
struct SlowJudge {
    const Game& game;
    const State& state;
    Seat me;

    const Player& player() const { return state.players[me.value]; }
    const Topology& topology() const { return game.topology(); }

    Verdict operator()(Settle command) const {
        const bool setup = state.in<SetupSettlement>();
        if (!setup && !holds(player().hand, price_of_settlement)) return Rule{5, 2};
        if (player().settlements == 0) return Rule{5, 2};
        if (command.at.value >= topology().intersections()) return Rule{1, 1};
        const bool fits = setup ? keeps_distance(game, state, command.at)
                                : is_settlement_site(game, state, me, command.at);
        return fits ? legal : Rule{5, 4};
    }
    Verdict operator()(BuildRoad command) const {
        if (state.in<MainPhase>() && !holds(player().hand, price_of_road)) return Rule{5, 2};
        if (player().roads == 0) return Rule{5, 2};
        if (command.on.value >= topology().edges()) return Rule{1, 1};
        if (const auto* setup = std::get_if<SetupRoad>(&state.phase)) {
            const auto ends = topology().ends(command.on);
            return ends[0] == setup->at || ends[1] == setup->at ? legal : Rule{3, 1};
        }
        return is_road_site(game, state, me, command.on) ? legal : Rule{5, 3};
    }
    Verdict operator()(BuildCity command) const {
        if (!holds(player().hand, price_of_city) || player().cities == 0) return Rule{5, 2};
        if (command.at.value >= topology().intersections()) return Rule{1, 1};
        const bool own = state.places.building_owner(command.at) == me;
        return own && !state.places.is_city(command.at) ? legal : Rule{5, 5};
    }
    Verdict operator()(Roll) const { return legal; }
    Verdict operator()(const Discard& command) const {
        const int held = sum(player().hand);
        const bool exact = has_only_cards(command.cards) && sum(command.cards) == held / 2;
        return exact && holds(player().hand, command.cards) ? legal : Rule{4, 4};
    }
    Verdict operator()(MoveRobber command) const {
        if (command.to.value >= topology().hexes()) return Rule{1, 1};
        if (command.to == state.robber) return Rule{6, 1};
        if (!game.settings().house_rules.friendly_robber || !is_protected(command.to)) return legal;
        for (std::size_t i = 0; i < topology().hexes(); ++i) {
            if (HexId(i) != state.robber && !is_protected(HexId(i))) return Rule{6, 3};
        }
        return legal;
    }
    Verdict operator()(Steal command) const {
        return can_be_robbed(game, state, command.from) ? legal : Rule{6, 2};
    }
    Verdict operator()(BuyCard) const {
        const bool possible = holds(player().hand, price_of_card) && number_of(state.deck) > 0;
        return possible ? legal : Rule{5, 2};
    }
    Verdict operator()(PlayKnight) const { return play(Card::Knight); }
    Verdict operator()(PlayRoadBuilding) const {
        if (const Verdict verdict = play(Card::RoadBuilding)) return verdict;
        if (player().roads == 0) return Rule{7, 2};
        for (std::size_t i = 0; i < topology().edges(); ++i) {
            if (is_road_site(game, state, me, EdgeId(i))) return legal;
        }
        return Rule{7, 2};
    }
    Verdict operator()(const PlayPlenty& command) const {
        if (const Verdict verdict = play(Card::Plenty)) return verdict;
        const int number = std::min(2, sum(state.bank));
        const bool right = number > 0 && sum(command.cards) == number &&
                           has_only_cards(command.cards) && holds(state.bank, command.cards);
        return right ? legal : Rule{7, 2};
    }
    Verdict operator()(PlayMonopoly) const { return play(Card::Monopoly); }
    Verdict operator()(PlayVictory) const { return Rule{7, 1}; }
    Verdict operator()(TradeWithBank command) const {
        const bool right =
            command.give != command.get && command.got >= 1 &&
            command.given == command.got * bank_ratio(game, state, me, command.give) &&
            player().hand[command.give] >= command.given && state.bank[command.get] >= command.got;
        return right ? legal : Rule{8, 1};
    }
    Verdict operator()(const Offer& command) const {
        if (state.turn.offers >= game.settings().offers) return Rule{8, 4};
        bool asks_somebody = false;
        for (std::size_t i = 0; i < 8; ++i) {
            if ((command.to.bits >> i & 1) == 0) continue;
            if (i >= game.players() || Seat(i) == me) return Rule{8, 2};
            asks_somebody = true;
        }
        const bool fair = is_fair_exchange(player().hand, command.give, command.get);
        return asks_somebody && fair ? legal : Rule{8, 2};
    }
    Verdict operator()(Accept) const {
        return holds(player().hand, std::get<Answering>(state.phase).offer.get) ? legal
                                                                                : Rule{8, 2};
    }
    Verdict operator()(Decline) const { return legal; }
    Verdict operator()(const Counter& command) const {
        return is_fair_exchange(player().hand, command.give, command.get) ? legal : Rule{8, 2};
    }
    Verdict operator()(CloseTrade command) const {
        if (command.with.value >= game.players()) return Rule{8, 2};
        const Answer& answer = std::get<ClosingTrade>(state.phase).answers[command.with.value];
        if (answer.kind == Answer::Kind::Accepted) return legal;
        const bool countered = answer.kind == Answer::Kind::Countered;
        return countered && holds(player().hand, answer.get) ? legal : Rule{8, 2};
    }
    Verdict operator()(Withdraw) const { return legal; }
    Verdict operator()(EndTurn) const { return legal; }

    // R7.1, R7.3
    Verdict play(Card card) const {
        if (game.settings().house_rules.late_cards && state.in<BeforeRoll>()) return Rule{7, 3};
        const int old = player().cards[index(card)] - state.turn.bought[index(card)];
        return !state.turn.played_card && old > 0 ? legal : Rule{7, 1};
    }

    // R6.3
    bool is_protected(HexId hex) const {
        for (const IntersectionId corner : topology().corners(hex)) {
            const Seat owner = state.places.building_owner(corner);
            if (owner.exists() && owner != me && visible_points(game, state, owner) < 3)
                return true;
        }
        return false;
    }
};

// R4.6: whether the phase asks for commands of this kind.
bool is_asked_for(const State& state, const Command& command) {
    const auto is = [&]<typename... Kinds>() {
        return (std::holds_alternative<Kinds>(command) || ...);
    };
    const bool is_play =
        is.operator()<PlayKnight, PlayRoadBuilding, PlayPlenty, PlayMonopoly, PlayVictory>();
    if (state.in<SetupSettlement>()) return is.operator()<Settle>();
    if (state.in<SetupRoad>() || state.in<FreeRoads>()) return is.operator()<BuildRoad>();
    if (state.in<BeforeRoll>()) return is.operator()<Roll>() || is_play;
    if (state.in<Discarding>()) return is.operator()<Discard>();
    if (state.in<MovingRobber>()) return is.operator()<MoveRobber>();
    if (state.in<Stealing>()) return is.operator()<Steal>();
    if (state.in<Answering>()) return is.operator()<Accept, Decline, Counter>();
    if (state.in<ClosingTrade>()) return is.operator()<CloseTrade, Withdraw>();
    if (!state.in<MainPhase>()) return false;
    if (is.operator()<Offer>()) return !state.turn.paired.exists();
    return is_play ||
           is.operator()<Settle, BuildRoad, BuildCity, BuyCard, TradeWithBank, EndTurn>();
}

}  // namespace

Seat whose_word(const Game& game, const State& state) {
    const std::size_t n = game.players();
    const auto setup_seat = [&](std::size_t step) {
        const std::size_t on = step < n ? step : 2 * n - 1 - step;
        return Seat((game.settings().first.value + on) % n);
    };
    if (const auto* setup = std::get_if<SetupSettlement>(&state.phase))
        return setup_seat(setup->step);
    if (const auto* setup = std::get_if<SetupRoad>(&state.phase)) return setup_seat(setup->step);
    const std::size_t turn = state.turn.player.value;
    if (const auto* discarding = std::get_if<Discarding>(&state.phase)) {
        for (std::size_t i = 0; i < n; ++i) {
            if (discarding->owed[(turn + i) % n] > 0) return Seat((turn + i) % n);
        }
    }
    if (const auto* answering = std::get_if<Answering>(&state.phase)) {
        for (std::size_t i = 1; i < n; ++i) {
            const std::size_t seat = (turn + i) % n;
            const bool is_asked = (answering->offer.to.bits >> seat & 1) != 0;
            if (is_asked && answering->answers[seat].kind == Answer::Kind::None) return Seat(seat);
        }
    }
    const bool is_players = state.in<BeforeRoll>() || state.in<MovingRobber>() ||
                            state.in<Stealing>() || state.in<MainPhase>() ||
                            state.in<FreeRoads>() || state.in<ClosingTrade>();
    if (!is_players) return Seat::none();
    return state.turn.paired.exists() ? state.turn.paired : state.turn.player;
}

Rule waiting_rule(const State& state) {
    if (state.in<SetupSettlement>() || state.in<SetupRoad>()) return {3, 1};
    if (state.in<Discarding>()) return {4, 4};
    if (state.in<MovingRobber>()) return {6, 1};
    if (state.in<Stealing>()) return {6, 2};
    if (state.in<FreeRoads>()) return {7, 2};
    if (state.in<Answering>() || state.in<ClosingTrade>()) return {8, 2};
    if (state.in<GameOver>()) return {10, 5};
    if (state.in<AwaitingDice>() || state.in<AwaitingCard>() || state.in<AwaitingTheft>()) {
        return {9, 0};
    }
    if (state.in<MainPhase>() && state.turn.paired.exists()) return {4, 5};
    return {4, 1};
}

std::optional<Rule> broken_rule(const Game& game, const State& state, const Command& command) {
    if (!is_asked_for(state, command)) return waiting_rule(state);
    return std::visit(SlowJudge{game, state, whose_word(game, state)}, command);
}

bool keeps_distance(const Game& game, const State& state, IntersectionId at) {
    if (state.places.building_owner(at).exists()) return false;
    return std::ranges::none_of(game.topology().neighbours(at), [&](IntersectionId neighbour) {
        return state.places.building_owner(neighbour).exists();
    });
}

bool is_settlement_site(const Game& game, const State& state, Seat seat, IntersectionId at) {
    if (!keeps_distance(game, state, at)) return false;
    return std::ranges::any_of(game.topology().edges(at),
                               [&](EdgeId edge) { return state.places.road_owner(edge) == seat; });
}

bool is_road_site(const Game& game, const State& state, Seat seat, EdgeId edge) {
    if (state.places.road_owner(edge).exists()) return false;
    for (const IntersectionId end : game.topology().ends(edge)) {
        const Seat building = state.places.building_owner(end);
        if (building == seat) return true;
        if (building.exists()) continue;
        for (const EdgeId next : game.topology().edges(end)) {
            if (state.places.road_owner(next) == seat) return true;
        }
    }
    return false;
}

int bank_ratio(const Game& game, const State& state, Seat seat, Resource resource) {
    int ratio = 4;
    for (const Port& port : game.board().layout.ports) {
        for (const IntersectionId end : game.topology().ends(port.edge)) {
            if (state.places.building_owner(end) != seat) continue;
            if (!port.resource) ratio = std::min(ratio, 3);
            if (port.resource == resource) ratio = 2;
        }
    }
    return ratio;
}

bool can_be_robbed(const Game& game, const State& state, Seat victim) {
    const Seat robber = state.turn.paired.exists() ? state.turn.paired : state.turn.player;
    if (victim.value >= game.players() || victim == robber) return false;
    if (sum(state.players[victim.value].hand) == 0) return false;
    return std::ranges::any_of(game.topology().corners(state.robber), [&](IntersectionId corner) {
        return state.places.building_owner(corner) == victim;
    });
}

int visible_points(const Game& game, const State& state, Seat seat) {
    int points = 0;
    for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
        if (state.places.building_owner(IntersectionId(i)) != seat) continue;
        points += state.places.is_city(IntersectionId(i)) ? 2 : 1;
    }
    if (state.longest_road == seat) points += 2;
    if (state.largest_army == seat) points += 2;
    return points;
}

int all_points(const Game& game, const State& state, Seat seat) {
    const Player& player = state.players[seat.value];
    return visible_points(game, state, seat) + player.cards[index(Card::Victory)];
}

}  // namespace slow
