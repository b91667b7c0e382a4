// Applies commands and outcomes of chance to a state. Assumes that they are legal and checks nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>

#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/game.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"
#include "catan/core/state.hpp"
#include "production.hpp"
#include "road_lengths.hpp"

namespace catan {

struct Change {
    const Game& game;
    State& state;
    Events* events;
    Seat seat;  // the acting seat

    Player& player() const { return state[seat]; }

    void operator()(Settle command) const {
        state.places.place_settlement(game.topology(), seat, command.at);
        --player().settlements;
        player().ports.insert(game.ports(command.at));
        if (const auto* setup = std::get_if<SetupSettlement>(&state.phase)) {
            const std::uint8_t step = setup->step;
            if (step >= game.players()) pay_setup(game, state, seat, command.at, events);
            state.phase = SetupRoad{step, command.at};
            return;
        }
        pay(settlement_cost);
        if (update_cut_roads(game, state, seat, command.at)) update_longest_road();
        check_win();
    }

    void operator()(BuildRoad command) const {
        state.places.place_road(game.topology(), seat, command.on);
        --player().roads;
        update_lengthened_road(game, state, seat, command.on);
        if (const auto* setup = std::get_if<SetupRoad>(&state.phase)) {
            go_on_with_setup(setup->step);
            return;
        }
        if (const auto* free = std::get_if<FreeRoads>(&state.phase)) {
            const auto left = static_cast<std::uint8_t>(free->left - 1);
            const bool is_done = left == 0 || state.places.road_sites(seat).empty();
            if (is_done) {
                resume();
            } else {
                state.phase = FreeRoads{left};
            }
        } else {
            pay(road_cost);
        }
        update_longest_road();
        check_win();
    }

    void operator()(BuildCity command) const {
        state.places.place_city(game.topology(), seat, command.at);
        --player().cities;
        ++player().settlements;
        pay(city_cost);
        check_win();
    }

    void operator()(Roll) const { state.phase = AwaitingDice{}; }

    void operator()(const Discard& command) const {
        move_cards(seat, bank, command.cards, Cause::Discard);
        auto& owed = std::get<Discarding>(state.phase).owed;
        owed[seat.value] = 0;
        if (std::ranges::all_of(owed, [](auto count) { return count == 0; })) {
            state.phase = MovingRobber{};
        }
    }

    void operator()(MoveRobber command) const {
        tell(RobberMoved{state.robber, command.to});
        state.robber = command.to;
        if (robbery_victims(game, state).empty()) {
            resume();
        } else {
            state.phase = Stealing{};
        }
    }

    void operator()(Steal command) const { state.phase = AwaitingTheft{command.from}; }

    void operator()(BuyCard) const {
        pay(card_cost);
        state.phase = AwaitingCard{};
    }

    void operator()(PlayKnight) const {
        play(Card::Knight);
        const Seat holder = largest_army_holder(game, state);
        if (holder != state.largest_army) {
            tell(AwardMoved{AwardMoved::Award::LargestArmy, state.largest_army, holder});
            state.largest_army = holder;
        }
        state.phase = MovingRobber{};
        check_win();
    }

    void operator()(PlayRoadBuilding) const {
        play(Card::RoadBuilding);
        state.phase =
            FreeRoads{static_cast<std::uint8_t>(std::min<int>(free_roads, player().roads))};
    }

    void operator()(const PlayPlenty& command) const {
        play(Card::Plenty);
        move_cards(bank, seat, command.cards, Cause::Plenty);
    }

    void operator()(PlayMonopoly command) const {
        play(Card::Monopoly);
        for (std::size_t i = 1; i < game.players(); ++i) {
            const Seat other = game.seat_after(seat, i);
            Bundle all;
            all[command.resource] = static_cast<std::int16_t>(state[other].hand[command.resource]);
            if (!all.empty()) move_cards(other, seat, all, Cause::Monopoly);
        }
    }

    void operator()(PlayVictory) const {}  // never legal

    void operator()(TradeWithBank command) const {
        move_cards(seat, bank, command.give, command.given, Cause::BankTrade);
        move_cards(bank, seat, command.get, command.got, Cause::BankTrade);
    }

    void operator()(const Offer& command) const {
        if (game.settings().offers != unlimited_offers) ++state.turn.offers;
        state.phase = Answering{command, {}};
    }
    void operator()(Accept) const { answer({Answer::Kind::Accepted, {}, {}}); }
    void operator()(Decline) const { answer({Answer::Kind::Declined, {}, {}}); }
    void operator()(const Counter& command) const {
        answer({Answer::Kind::Countered, command.give, command.get});
    }

    void operator()(CloseTrade command) const {
        const ClosingTrade closing = std::get<ClosingTrade>(state.phase);
        const Answer& agreed = closing.answers[command.with.value];
        const bool countered = agreed.kind == Answer::Kind::Countered;
        move_cards(seat, command.with, countered ? agreed.get : closing.offer.give,
                   Cause::PlayerTrade);
        move_cards(command.with, seat, countered ? agreed.give : closing.offer.get,
                   Cause::PlayerTrade);
        state.phase = MainPhase{};
    }

    void operator()(Withdraw) const { state.phase = MainPhase{}; }

    void operator()(EndTurn) const {
        const bool paired_is_due = !state.turn.paired.exists() &&
                                   game.settings().house_rules.paired_turns &&
                                   game.players() >= fewest_paired_players;
        if (paired_is_due) {
            begin_paired_phase(game.seat_after(state.turn.player, paired_distance));
        } else {
            begin_turn(game.seat_after(state.turn.player));
        }
    }

    void operator()(Dice dice) const {
        state.turn.dice = dice;
        if (dice.sum() != 7) {
            state.phase = MainPhase{};
            produce(game, state, dice.sum(), events);
            return;
        }
        Discarding discarding;
        bool must_discard = false;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const int cards = state.players[i].hand.total();
            if (cards <= static_cast<int>(game.settings().discard_limit)) continue;
            discarding.owed[i] = static_cast<std::uint16_t>(cards / 2);
            must_discard = true;
        }
        if (must_discard) {
            state.phase = discarding;
        } else {
            state.phase = MovingRobber{};
        }
    }

    void operator()(DrawnCard drawn) const {
        --state.deck[index(drawn.card)];
        ++player().cards[index(drawn.card)];
        ++state.turn.bought[index(drawn.card)];
        tell(CardBought{seat, drawn.card});
        state.phase = MainPhase{};
        check_win();
    }

    void operator()(StolenCard stolen) const {
        const Seat victim = std::get<AwaitingTheft>(state.phase).victim;
        --state[victim].hand[stolen.resource];
        ++player().hand[stolen.resource];
        tell(CardStolen{seat, victim, stolen.resource});
        resume();
    }

private:
    static constexpr Seat bank = Seat::none();  // stands for the bank in `move_cards`

    void tell(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }

    Bundle& hand_of(Seat owner) const { return owner == bank ? state.bank : state[owner].hand; }

    void move_cards(Seat from, Seat to, const Bundle& cards, Cause cause) const {
        hand_of(from) -= cards;
        hand_of(to) += cards;
        tell(CardsMoved{from, to, cards, cause});
    }

    // Moves cards of a single resource.
    void move_cards(Seat from, Seat to, Resource resource, int cards, Cause cause) const {
        auto& given = hand_of(from)[resource];
        auto& got = hand_of(to)[resource];
        given = static_cast<std::int16_t>(given - cards);
        got = static_cast<std::int16_t>(got + cards);
        if (events == nullptr) return;
        Bundle moved;
        moved[resource] = static_cast<std::int16_t>(cards);
        tell(CardsMoved{from, to, moved, cause});
    }

    void pay(const Bundle& price) const { move_cards(seat, bank, price, Cause::Price); }

    void play(Card card) const {
        --player().cards[index(card)];
        ++player().played[index(card)];
        state.turn.played_card = true;
    }

    // Returns to the phase that a robber or free roads interrupted.
    void resume() const {
        if (state.turn.rolled() || state.turn.paired.exists()) {
            state.phase = MainPhase{};
        } else {
            state.phase = BeforeRoll{};
        }
    }

    void answer(const Answer& said) const {
        auto& answering = std::get<Answering>(state.phase);
        answering.answers[seat.value] = said;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const bool is_asked = answering.offer.to.contains(Seat(i));
            if (is_asked && answering.answers[i].kind == Answer::Kind::None) return;
        }
        const Answering answered = answering;
        state.phase = ClosingTrade{answered.offer, answered.answers};
    }

    void update_longest_road() const {
        const Seat holder = longest_road_holder(game, state);
        if (holder == state.longest_road) return;
        tell(AwardMoved{AwardMoved::Award::LongestRoad, state.longest_road, holder});
        state.longest_road = holder;
    }

    // R10.5
    void check_win() const {
        if (!has_won(game, state)) return;
        const Seat winner = state.turn.active();
        state.phase = GameOver{winner};
        tell(GameWon{winner, points(game, state, winner)});
    }

    void begin_turn(Seat next) const {
        state.turn = Turn{state.turn.number + 1, next, Seat::none(), {}, false, {}, 0};
        state.phase = BeforeRoll{};
        tell(TurnBegan{state.turn.number, next, false});
        check_win();
    }

    void begin_paired_phase(Seat next) const {
        state.turn.paired = next;
        state.turn.played_card = false;
        state.turn.bought = {};
        state.turn.offers = 0;
        state.phase = MainPhase{};
        tell(TurnBegan{state.turn.number, next, true});
        check_win();
    }

    // R3.1: once around and once back.
    void go_on_with_setup(std::uint8_t step) const {
        const std::size_t players = game.players();
        const std::size_t next = step + std::size_t{1};
        if (next == 2 * players) {
            begin_turn(game.settings().first);
            return;
        }
        const std::size_t places = next < players ? next : 2 * players - 1 - next;
        state.turn.player = game.seat_after(game.settings().first, places);
        state.phase = SetupSettlement{static_cast<std::uint8_t>(next)};
    }
};

}  // namespace catan
