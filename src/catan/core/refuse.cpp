#include "catan/core/refuse.hpp"

#include <algorithm>
#include <utility>

#include "catan/core/chance.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"

namespace catan {
namespace {

using Reason = Refusal::Reason;
using Verdict = std::optional<Refusal>;

constexpr Rule setup_rule{3, 1};
constexpr Rule turn_rule{4, 1};
constexpr Rule discard_rule{4, 4};
constexpr Rule paired_rule{4, 5};
constexpr Rule supply_rule{5, 2};
constexpr Rule road_rule{5, 3};
constexpr Rule settlement_rule{5, 4};
constexpr Rule city_rule{5, 5};
constexpr Rule robber_rule{6, 1};
constexpr Rule theft_rule{6, 2};
constexpr Rule friendly_rule{6, 3};
constexpr Rule card_rule{7, 1};
constexpr Rule effect_rule{7, 2};
constexpr Rule late_rule{7, 3};
constexpr Rule bank_rule{8, 1};
constexpr Rule trade_rule{8, 2};
constexpr Rule offers_rule{8, 4};
constexpr Rule chance_rule{9, 0};
constexpr Rule place_rule{1, 1};
constexpr Rule end_rule{10, 5};

Refusal no(Rule rule, Reason reason) {
    Refusal refusal;
    refusal.rule = rule;
    refusal.reason = reason;
    return refusal;
}
Refusal no(Rule rule, Reason reason, Seat seat) {
    Refusal refusal = no(rule, reason);
    refusal.seat = seat;
    return refusal;
}
Refusal no_for_number(Rule rule, Reason reason, int number) {
    Refusal refusal = no(rule, reason);
    refusal.number = number;
    return refusal;
}
Refusal no_for_card(Rule rule, Reason reason, Card card) {
    Refusal refusal = no(rule, reason);
    refusal.card = card;
    return refusal;
}

// The cards of `wanted` that `held` lacks.
Bundle missing(const Bundle& wanted, const Bundle& held) {
    Bundle rest;
    for (std::size_t i = 0; i < resource_count; ++i) {
        rest.counts[i] = static_cast<std::int16_t>(std::max(0, wanted.counts[i] - held.counts[i]));
    }
    return rest;
}

Verdict cards_missing(Rule rule, Reason reason, const Bundle& wanted, const Bundle& held) {
    if (held.covers(wanted)) return std::nullopt;
    Refusal refusal = no(rule, reason);
    refusal.cards = missing(wanted, held);
    return refusal;
}

bool has_negative(const Bundle& bundle) {
    return std::ranges::any_of(bundle.counts, [](auto count) { return count < 0; });
}

// The rule to quote when a command does not fit the phase (R4.6).
struct WaitingRule {
    const State& state;

    Rule operator()(SetupSettlement) const { return setup_rule; }
    Rule operator()(SetupRoad) const { return setup_rule; }
    Rule operator()(const Discarding&) const { return discard_rule; }
    Rule operator()(MovingRobber) const { return robber_rule; }
    Rule operator()(Stealing) const { return theft_rule; }
    Rule operator()(FreeRoads) const { return effect_rule; }
    Rule operator()(const Answering&) const { return trade_rule; }
    Rule operator()(const ClosingTrade&) const { return trade_rule; }
    Rule operator()(AwaitingDice) const { return chance_rule; }
    Rule operator()(AwaitingCard) const { return chance_rule; }
    Rule operator()(AwaitingTheft) const { return chance_rule; }
    Rule operator()(GameOver) const { return end_rule; }
    Rule operator()(BeforeRoll) const { return turn_rule; }
    Rule operator()(MainPhase) const {
        return state.turn.paired.exists() ? paired_rule : turn_rule;
    }
};

template <typename T, typename... Options>
constexpr bool is_one_of = (std::is_same_v<T, Options> || ...);

template <typename T>
constexpr bool is_play =
    is_one_of<T, PlayKnight, PlayRoadBuilding, PlayPlenty, PlayMonopoly, PlayVictory>;

// Whether the phase asks for this kind of command at all.
template <typename Type>
struct IsAskedFor {
    const State& state;

    bool operator()(SetupSettlement) const { return is_one_of<Type, Settle>; }
    bool operator()(SetupRoad) const { return is_one_of<Type, BuildRoad>; }
    bool operator()(BeforeRoll) const { return is_one_of<Type, Roll> || is_play<Type>; }
    bool operator()(const Discarding&) const { return is_one_of<Type, Discard>; }
    bool operator()(MovingRobber) const { return is_one_of<Type, MoveRobber>; }
    bool operator()(Stealing) const { return is_one_of<Type, Steal>; }
    bool operator()(FreeRoads) const { return is_one_of<Type, BuildRoad>; }
    bool operator()(const Answering&) const { return is_one_of<Type, Accept, Decline, Counter>; }
    bool operator()(const ClosingTrade&) const { return is_one_of<Type, CloseTrade, Withdraw>; }
    bool operator()(AwaitingDice) const { return false; }
    bool operator()(AwaitingCard) const { return false; }
    bool operator()(AwaitingTheft) const { return false; }
    bool operator()(GameOver) const { return false; }
    bool operator()(MainPhase) const {
        if (is_one_of<Type, Offer>) return !state.turn.paired.exists();
        return is_one_of<Type, Settle, BuildRoad, BuildCity, BuyCard, TradeWithBank, EndTurn> ||
               is_play<Type>;
    }
};

// Judges a command that fits the phase and comes from the right seat: first cards and pieces, then
// the place.
struct Judge {
    const Game& game;
    const State& state;
    Seat seat;

    const Player& player() const { return state[seat]; }
    const Topology& topology() const { return game.topology(); }

    Verdict operator()(Settle command) const {
        const bool setup = state.in<SetupSettlement>();
        if (!setup) {
            if (auto verdict = cards_missing(supply_rule, Reason::CardsMissing, settlement_cost,
                                             player().hand)) {
                return verdict;
            }
        }
        if (player().settlements == 0) return no(supply_rule, Reason::NoSettlementLeft);
        if (auto verdict = no_such(command.at)) return verdict;
        if (auto verdict = not_open(command.at)) return verdict;
        if (!setup && !state.places.settlement_sites(seat).contains(command.at)) {
            return no(settlement_rule, Reason::NoRoadThere);
        }
        return std::nullopt;
    }

    Verdict operator()(BuildRoad command) const {
        if (state.in<MainPhase>()) {
            if (auto verdict =
                    cards_missing(supply_rule, Reason::CardsMissing, road_cost, player().hand)) {
                return verdict;
            }
        }
        if (player().roads == 0) return no(supply_rule, Reason::NoRoadLeft);
        if (command.on.value >= topology().edges()) return no(place_rule, Reason::NoSuchEdge);
        if (const auto* setup = std::get_if<SetupRoad>(&state.phase)) {
            const auto& ends = topology().ends(command.on);
            if (ends[0] == setup->at || ends[1] == setup->at) return std::nullopt;
            Refusal refusal = no(setup_rule, Reason::NotAtSettlement);
            refusal.intersection = setup->at;
            return refusal;
        }
        const Seat owner = state.places.road_owner(command.on);
        if (owner.exists()) return no(road_rule, Reason::Taken, owner);
        if (!state.places.road_sites(seat).contains(command.on)) {
            return no(road_rule, Reason::NotConnected);
        }
        return std::nullopt;
    }

    Verdict operator()(BuildCity command) const {
        if (auto verdict =
                cards_missing(supply_rule, Reason::CardsMissing, city_cost, player().hand)) {
            return verdict;
        }
        if (player().cities == 0) return no(supply_rule, Reason::NoCityLeft);
        if (auto verdict = no_such(command.at)) return verdict;
        if (!state.places.settlements(seat).contains(command.at)) {
            return no(city_rule, Reason::NoOwnSettlement);
        }
        return std::nullopt;
    }

    Verdict operator()(Roll) const { return std::nullopt; }

    Verdict operator()(const Discard& command) const {
        const int owed = std::get<Discarding>(state.phase).owed[seat.value];
        if (has_negative(command.cards) || command.cards.total() != owed) {
            return no_for_number(discard_rule, Reason::WrongNumber, owed);
        }
        return cards_missing(discard_rule, Reason::CardsMissing, command.cards, player().hand);
    }

    Verdict operator()(MoveRobber command) const {
        if (command.to.value >= topology().hexes()) return no(place_rule, Reason::NoSuchHex);
        if (command.to == state.robber) return no(robber_rule, Reason::RobberIsThere);
        if (!robber_may_go(game, state, command.to)) {
            return no(friendly_rule, Reason::Protected, protected_at(game, state, command.to));
        }
        return std::nullopt;
    }

    Verdict operator()(Steal command) const {
        if (command.from.value >= game.players()) return no(theft_rule, Reason::NoSuchSeat);
        if (robbery_victims(game, state).contains(command.from)) return std::nullopt;
        return no(theft_rule, Reason::NobodyToRob, command.from);
    }

    Verdict operator()(BuyCard) const {
        if (auto verdict =
                cards_missing(supply_rule, Reason::CardsMissing, card_cost, player().hand)) {
            return verdict;
        }
        if (total(state.deck) == 0) return no(supply_rule, Reason::DeckEmpty);
        return std::nullopt;
    }

    Verdict operator()(PlayKnight) const { return not_playable(Card::Knight); }

    Verdict operator()(PlayRoadBuilding) const {
        if (auto verdict = not_playable(Card::RoadBuilding)) return verdict;
        if (player().roads == 0 || state.places.road_sites(seat).empty()) {
            return no(effect_rule, Reason::NoRoadPossible);
        }
        return std::nullopt;
    }

    Verdict operator()(const PlayPlenty& command) const {
        if (auto verdict = not_playable(Card::Plenty)) return verdict;
        const int wanted = std::min(plenty_cards, state.bank.total());
        if (wanted == 0) return no(effect_rule, Reason::BankIsShort);
        if (has_negative(command.cards) || command.cards.total() != wanted) {
            return no_for_number(effect_rule, Reason::WrongNumber, wanted);
        }
        return cards_missing(effect_rule, Reason::BankIsShort, command.cards, state.bank);
    }

    Verdict operator()(PlayMonopoly) const { return not_playable(Card::Monopoly); }

    Verdict operator()(PlayVictory) const { return no(card_rule, Reason::NeverPlayed); }

    Verdict operator()(TradeWithBank command) const {
        if (command.give == command.get) return no(bank_rule, Reason::SameResource);
        if (command.given <= 0 || command.got <= 0) return no(bank_rule, Reason::NothingGiven);
        const int ratio = player().ports.ratio(command.give);
        if (command.given != ratio * command.got) {
            return no_for_number(bank_rule, Reason::WrongRatio, ratio);
        }
        Bundle given;
        given[command.give] = command.given;
        if (auto verdict = cards_missing(bank_rule, Reason::CardsMissing, given, player().hand)) {
            return verdict;
        }
        Bundle got;
        got[command.get] = command.got;
        return cards_missing(bank_rule, Reason::BankIsShort, got, state.bank);
    }

    Verdict operator()(const Offer& command) const {
        if (!has_offers_left(game, state)) {
            return no_for_number(offers_rule, Reason::NoOfferLeft,
                                 static_cast<int>(game.settings().offers));
        }
        if (command.to.contains(seat)) return no(trade_rule, Reason::AskedThemselves);
        if (command.to.empty()) return no(trade_rule, Reason::NobodyAsked);
        if (command.to.bits >> game.players() != 0) return no(trade_rule, Reason::NoSuchSeat);
        return not_a_trade(command.give, command.get);
    }

    Verdict operator()(Accept) const {
        return cards_missing(trade_rule, Reason::CardsMissing,
                             std::get<Answering>(state.phase).offer.get, player().hand);
    }

    Verdict operator()(Decline) const { return std::nullopt; }

    Verdict operator()(const Counter& command) const {
        return not_a_trade(command.give, command.get);
    }

    Verdict operator()(CloseTrade command) const {
        if (command.with.value >= game.players()) return no(trade_rule, Reason::NoSuchSeat);
        const Answer& answer = std::get<ClosingTrade>(state.phase).answers[command.with.value];
        switch (answer.kind) {
            case Answer::Kind::Accepted: return std::nullopt;
            case Answer::Kind::Countered:
                return cards_missing(trade_rule, Reason::CardsMissing, answer.get, player().hand);
            case Answer::Kind::None:
            case Answer::Kind::Declined: break;
        }
        return no(trade_rule, Reason::NoDeal, command.with);
    }

    Verdict operator()(Withdraw) const { return std::nullopt; }
    Verdict operator()(EndTurn) const { return std::nullopt; }

private:
    Verdict no_such(IntersectionId at) const {
        if (at.value < topology().intersections()) return std::nullopt;
        return no(place_rule, Reason::NoSuchIntersection);
    }

    Verdict not_open(IntersectionId at) const {
        if (state.places.open().contains(at)) return std::nullopt;
        const Seat here = state.places.building_owner(at);
        if (here.exists()) return no(settlement_rule, Reason::Taken, here);
        const auto neighbours = topology().neighbours(at);
        const auto near = std::ranges::find_if(neighbours, [&](IntersectionId neighbour) {
            return state.places.building_owner(neighbour).exists();
        });
        Refusal refusal = no(settlement_rule, Reason::TooNear, state.places.building_owner(*near));
        refusal.intersection = *near;
        return refusal;
    }

    Verdict not_playable(Card card) const {
        if (game.settings().house_rules.late_cards && state.in<BeforeRoll>()) {
            return no(late_rule, Reason::NotBeforeRoll);
        }
        if (state.turn.played_card) return no(card_rule, Reason::PlayedThisTurn);
        const int held = player().cards[index(card)];
        if (held == 0) return no_for_card(card_rule, Reason::CardNotHeld, card);
        if (held == state.turn.bought[index(card)]) {
            return no_for_card(card_rule, Reason::BoughtThisTurn, card);
        }
        return std::nullopt;
    }

    Verdict not_a_trade(const Bundle& give, const Bundle& get) const {
        if (has_negative(give) || has_negative(get) || give.empty() || get.empty()) {
            return no(trade_rule, Reason::NothingGiven);
        }
        for (std::size_t i = 0; i < resource_count; ++i) {
            if (give.counts[i] > 0 && get.counts[i] > 0) {
                return no(trade_rule, Reason::ResourceOnBothSides);
            }
        }
        return cards_missing(trade_rule, Reason::CardsMissing, give, player().hand);
    }
};

}  // namespace

Verdict refuse(const Game& game, const State& state, const Command& command, Seat speaker) {
    return std::visit(
        [&](const auto& said) -> Verdict {
            using Type = std::decay_t<decltype(said)>;
            const Seat word = asked(game, state);
            if (!std::visit(IsAskedFor<Type>{state}, state.phase)) {
                const Rule rule = std::visit(WaitingRule{state}, state.phase);
                const bool awaits_chance = rule == chance_rule;
                return no(rule, awaits_chance ? Reason::OutcomeAwaited : Reason::NotNow, word);
            }
            if (speaker != word) {
                return no(std::visit(WaitingRule{state}, state.phase), Reason::NotYourWord, word);
            }
            return Judge{game, state, word}(said);
        },
        command);
}

Verdict refuse(const Game& game, const State& state, const Command& command) {
    return refuse(game, state, command, asked(game, state));
}

Verdict refuse(const State& state, const Outcome& outcome) {
    if (is_possible(state, outcome)) return std::nullopt;
    Refusal refusal = no(chance_rule, Reason::ImpossibleOutcome);
    const auto* card = std::get_if<DrawnCard>(&outcome);
    const auto* stolen = std::get_if<StolenCard>(&outcome);
    const auto* theft = std::get_if<AwaitingTheft>(&state.phase);
    if (state.in<AwaitingDice>() && std::holds_alternative<Dice>(outcome)) {
        refusal.reason = Reason::ImpossibleDice;
    } else if (state.in<AwaitingCard>() && card != nullptr) {
        refusal.reason = Reason::CardNotInDeck;
        refusal.card = card->card;
    } else if (theft != nullptr && stolen != nullptr) {
        refusal.reason = Reason::CardNotWithVictim;
        refusal.seat = theft->victim;
        refusal.cards[stolen->resource] = 1;
    }
    return refusal;
}

}  // namespace catan
