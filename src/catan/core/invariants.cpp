#include "catan/core/invariants.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "catan/core/apply.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/robber.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"
#include "road_lengths.hpp"

namespace catan {
namespace {

struct Checker {
    const Game& game;
    const State& state;
    std::vector<std::string> broken;

    void demand(bool holds, const char* law) {
        if (!holds) broken.emplace_back(law);
    }

    // R2.3
    void check_resources() {
        bool none_lost = true;
        for (const Resource resource : all_resources) {
            int sum = state.bank[resource];
            for (const Player& player : state.players) sum += player.hand[resource];
            none_lost &= sum == static_cast<int>(game.settings().bank);
        }
        bool none_negative = true;
        const auto count_is_negative = [](auto count) { return count < 0; };
        none_negative = std::ranges::none_of(state.bank.counts, count_is_negative);
        for (const Player& player : state.players) {
            none_negative &= std::ranges::none_of(player.hand.counts, count_is_negative);
        }
        demand(none_lost, "R2.3: every resource card is in the bank or in a hand");
        demand(none_negative, "R2.3: no count of cards is negative");
    }

    // R2.3
    void check_cards() {
        std::array<std::uint32_t, card_kinds> sum{};
        for (const Card card : all_cards) {
            sum[index(card)] += state.deck[index(card)];
            for (const Player& player : state.players) {
                sum[index(card)] += player.cards[index(card)];
                sum[index(card)] += player.played[index(card)];
            }
        }
        const DevelopmentDeck& deck = game.settings().deck;
        const std::array<std::uint32_t, card_kinds> all{deck.knight, deck.road_building,
                                                        deck.plenty, deck.monopoly, deck.victory};
        demand(sum == all, "R2.3: every development card is in the deck, in a hand or played");
        for (const Player& player : state.players) {
            demand(player.played[index(Card::Victory)] == 0, "R7.1: no victory card is played");
        }
        const CardCounts& held = state[state.turn.active()].cards;
        int over = 0;
        for (std::size_t i = 0; i < card_kinds; ++i) over += state.turn.bought[i] > held[i] ? 1 : 0;
        demand(over == 0, "R7.1: what was bought this turn is still held");
    }

    // R2.2, R5
    void check_pieces() {
        const Pieces& supply = game.settings().pieces;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const Player& player = state.players[i];
            std::uint32_t roads = 0;
            std::uint32_t settlements = 0;
            std::uint32_t cities = 0;
            for (const Seat owner : state.places.road_owners()) roads += owner == Seat(i) ? 1U : 0U;
            for (std::size_t at = 0; at < game.topology().intersections(); ++at) {
                if (state.places.building_owner(IntersectionId(at)) != Seat(i)) continue;
                ++(state.places.is_city(IntersectionId(at)) ? cities : settlements);
            }
            demand(roads + player.roads == supply.roads, "R2.2: roads on the board and in supply");
            demand(settlements + player.settlements == supply.settlements,
                   "R2.2: settlements on the board and in supply");
            demand(cities + player.cities == supply.cities,
                   "R2.2: cities on the board and in supply");
        }
    }

    // Checks the distance rule on the whole board (R5.4), and the site sets of Places against their
    // definitions.
    void check_sites() {
        const Topology& topology = game.topology();
        const Places& places = state.places;
        bool sets_hold = true;
        for (std::size_t i = 0; i < topology.intersections(); ++i) {
            const IntersectionId at(i);
            const auto neighbours = topology.neighbours(at);
            const bool crowded = std::ranges::any_of(neighbours, [&](IntersectionId other) {
                return places.building_owner(other).exists();
            });
            const Seat owner = places.building_owner(at);
            demand(!(owner.exists() && crowded), "R5.4: no two buildings are neighbours");
            const bool is_open = !owner.exists() && !crowded;
            sets_hold &= places.open().contains(at) == is_open;
            for (std::size_t seat = 0; seat < game.players(); ++seat) {
                const bool has_road = std::ranges::any_of(topology.edges(at), [&](EdgeId edge) {
                    return places.road_owner(edge) == Seat(seat);
                });
                sets_hold &=
                    places.settlement_sites(Seat(seat)).contains(at) == (is_open && has_road);
                sets_hold &= places.settlements(Seat(seat)).contains(at) ==
                             (owner == Seat(seat) && !places.is_city(at));
            }
        }
        for (std::size_t i = 0; i < topology.edges(); ++i) {
            for (std::size_t seat = 0; seat < game.players(); ++seat) {
                const Seat owner = places.road_owner(EdgeId(i));
                sets_hold &= places.roads(Seat(seat)).contains(EdgeId(i)) == (owner == Seat(seat));
                sets_hold &= places.road_sites(Seat(seat)).contains(EdgeId(i)) ==
                             (!owner.exists() && places.reaches(topology, Seat(seat), EdgeId(i)));
            }
        }
        for (std::size_t i = 0; i < game.players(); ++i) {
            const Seat seat(i);
            sets_hold &= places.settlement_site_count(seat) == places.settlement_sites(seat).size();
            sets_hold &= places.road_site_count(seat) == places.road_sites(seat).size();
        }
        demand(sets_hold, "R5.3, R5.4: the sites that are kept are the sites that there are");
    }

    void check_yields() {
        const Topology& topology = game.topology();
        const Places& places = state.places;
        bool yields_hold = true;
        for (std::size_t i = 0; i < topology.hexes(); ++i) {
            std::array<int, most_players> cards{};
            for (const IntersectionId corner : topology.corners(HexId(i))) {
                const Seat owner = places.building_owner(corner);
                if (owner.exists()) cards[owner.value] += places.is_city(corner) ? 2 : 1;
            }
            for (std::size_t seat = 0; seat < cards.size(); ++seat) {
                yields_hold &= Places::yield_of(places.yields(HexId(i)), seat) == cards[seat];
            }
        }
        demand(yields_hold, "R4.2: what hexes yield is what stands around them");
    }

    // R10
    void check_awards() {
        for (std::size_t i = 0; i < game.players(); ++i) {
            const RoadLength measured = measure_road(game, state.places, Seat(i));
            const std::uint32_t kept = state.players[i].longest_road;
            // A measurement that hits the step budget may be shorter than one made earlier.
            demand(kept == measured.length || (!measured.exact && kept > measured.length),
                   "R10.1: the length of the longest road");
            PortSet ports;
            for (std::size_t at = 0; at < game.topology().intersections(); ++at) {
                if (state.places.building_owner(IntersectionId(at)) == Seat(i)) {
                    ports.insert(game.ports(IntersectionId(at)));
                }
            }
            demand(ports == state.players[i].ports, "R8.1: the ports of the buildings");
        }
        demand(longest_road_holder(game, state) == state.longest_road,
               "R10.2: the longest road is with whom it should be");
        demand(largest_army_holder(game, state) == state.largest_army,
               "R10.3: the largest army is with whom it should be");
    }

    // R4.1, R4.5
    void check_turn() {
        const Turn& turn = state.turn;
        const auto is_thrown = [](std::uint8_t die) { return die >= 1 && die <= 6; };
        demand(turn.dice == Dice{} || (is_thrown(turn.dice.first) && is_thrown(turn.dice.second)),
               "R4.1: two dice, or none yet");
        check_offers();
        if (!turn.paired.exists()) return;
        demand(game.settings().house_rules.paired_turns && game.players() >= fewest_paired_players,
               "R4.5: a paired phase where there are any");
        demand(turn.rolled() && turn.paired == game.seat_after(turn.player, paired_distance),
               "R4.5: a paired phase after the turn, three seats on");
    }

    // R8.4
    void check_offers() {
        const int offers = state.turn.offers;
        const std::uint32_t most = game.settings().offers;
        if (most == unlimited_offers)
            return demand(offers == 0, "R8.4: unlimited offers are not counted");
        demand(static_cast<std::uint32_t>(offers) <= most,
               "R8.4: no more offers than were agreed on");
        const bool can_trade = state.turn.rolled() && !state.turn.paired.exists();
        demand(offers == 0 || can_trade, "R8.4: offers after the roll, and none in a paired phase");
        demand(offers > 0 || !(state.in<Answering>() || state.in<ClosingTrade>()),
               "R8.4: the open offer is counted");
    }

    // Checks that a game can reach the phase and can leave it.
    void check_phase() {
        if (state.in<GameOver>()) return;
        const bool in_setup = state.in<SetupSettlement>() || state.in<SetupRoad>();
        demand(in_setup == (state.turn.number == 0), "R3.1: the set-up is turn 0");
        std::visit([&](const auto& phase) { check(phase); }, state.phase);
    }
    void check(const SetupSettlement& phase) { check_setup(phase.step, phase.step); }
    void check(const SetupRoad& phase) {
        check_setup(phase.step + std::size_t{1}, phase.step);
        demand(phase.at.value < game.topology().intersections() &&
                   state.places.building_owner(phase.at) == state.turn.player,
               "R3.1: the road starts at a settlement of its builder");
    }
    void check(BeforeRoll) {
        demand(!state.turn.rolled() && !state.turn.paired.exists(), "R4.1: one roll a turn");
    }
    void check(AwaitingDice) { check(BeforeRoll{}); }
    void check(const Discarding& phase) {
        demand(state.turn.dice.sum() == 7, "R4.4: a discard after a seven");
        bool right = true;
        for (std::size_t i = 0; i < most_players; ++i) {
            const int hand = state.players[i].hand.total();
            const bool has_too_many = hand > static_cast<int>(game.settings().discard_limit);
            right &= phase.owed[i] == 0 || (has_too_many && phase.owed[i] == hand / 2);
        }
        demand(right, "R4.4: half of too many cards are owed");
        demand(phase.owed != Discarding{}.owed, "R4.4: a seat owes cards");
    }
    void check(MovingRobber) {
        const bool is_sevens = state.turn.dice.sum() == 7 && !state.turn.paired.exists();
        demand(is_sevens || state.turn.played_card, "R6.1: a seven or a knight moves the robber");
    }
    void check(Stealing) {
        check(MovingRobber{});
        demand(!robbery_victims(game, state).empty(), "R6.2: a seat can be robbed");
    }
    void check(const AwaitingTheft& phase) {
        check(MovingRobber{});
        demand(robbery_victims(game, state).contains(phase.victim),
               "R6.2: the victim can be robbed");
    }
    void check(MainPhase) { demand(state.turn.rolled(), "R4.1: no player builds before the roll"); }
    void check(AwaitingCard) {
        check(MainPhase{});
        demand(total(state.deck) > 0, "R7.1: there is a card to draw");
    }
    void check(const FreeRoads& phase) {
        demand(state.turn.played_card, "R7.2: free roads by a card");
        demand(phase.left >= 1 && phase.left <= free_roads, "R7.2: two free roads, or one");
        demand(phase.left <= state[state.turn.active()].roads &&
                   !state.places.road_sites(state.turn.active()).empty(),
               "R7.2: the free roads can be built");
    }
    void check(const Answering& phase) { check_trade(phase.offer, phase.answers); }
    void check(const ClosingTrade& phase) { check_trade(phase.offer, phase.answers); }
    void check(const GameOver&) {}

    // R3.1: once around and once back. Every seat has placed all it was asked for.
    void check_setup(std::size_t settlements, std::size_t roads) {
        const std::size_t steps = 2 * game.players();
        const auto who = [&](std::size_t step) {
            return game.seat_after(game.settings().first, std::min(step, steps - 1 - step));
        };
        if (settlements > steps || roads >= steps) return demand(false, "R3.1: so many steps");
        demand(!state.turn.paired.exists() && state.turn.player == who(roads),
               "R3.1: who places now");
        std::array<std::uint32_t, most_players> settled{};
        std::array<std::uint32_t, most_players> joined{};
        for (std::size_t step = 0; step < settlements; ++step) ++settled[who(step).value];
        for (std::size_t step = 0; step < roads; ++step) ++joined[who(step).value];
        const Pieces& supply = game.settings().pieces;
        bool right = true;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const Player& player = state.players[i];
            right &= player.settlements + settled[i] == supply.settlements &&
                     player.roads + joined[i] == supply.roads && player.cities == supply.cities;
        }
        demand(right, "R3.1: who has placed what");
    }

    // R8.2: replays the offer and its answers, which must lead to the same phase.
    void check_trade(const Offer& offer, const Answers& answers) {
        check(MainPhase{});
        State again = state;
        again.phase = MainPhase{};
        if (again.turn.offers > 0) --again.turn.offers;
        bool legal = !refuse(game, again, offer);
        if (legal) apply(game, again, offer);
        while (legal && again.in<Answering>()) {
            const Answer& answer = answers[asked(game, again).value];
            if (answer.kind == Answer::Kind::None) break;
            const Command said = command_of(answer);
            legal = !refuse(game, again, said);
            if (legal) apply(game, again, said);
        }
        demand(legal && again.phase == state.phase, "R8.2: the offer and its answers are legal");
    }
    static Command command_of(const Answer& answer) {
        if (answer.kind == Answer::Kind::Accepted) return Accept{};
        if (answer.kind == Answer::Kind::Declined) return Decline{};
        return Counter{answer.give, answer.get};
    }

    // R10.5
    void check_end() {
        const bool over = state.in<GameOver>();
        demand(over == has_won(game, state), "R10.5: the game ends at once, and not before");
        if (over) {
            demand(std::get<GameOver>(state.phase).winner == state.turn.active(),
                   "R10.5: no player wins on another's turn");
        }
    }
};

}  // namespace

std::vector<std::string> broken_invariants(const Game& game, const State& state) {
    Checker checker{game, state, {}};
    checker.check_resources();
    checker.check_cards();
    checker.check_pieces();
    checker.check_sites();
    checker.check_yields();
    checker.check_awards();
    checker.check_turn();
    checker.check_phase();
    checker.check_end();
    return std::move(checker.broken);
}

}  // namespace catan
