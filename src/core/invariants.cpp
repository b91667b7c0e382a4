#include "catan/invariants.hpp"

#include <algorithm>
#include <cstdint>

#include "catan/rules.hpp"
#include "catan/score.hpp"
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
        Bundle sum = state.bank;
        bool none_negative = true;
        for (const Player& player : state.players) sum += player.hand;
        const auto count_is_negative = [](auto count) { return count < 0; };
        none_negative = std::ranges::none_of(state.bank.counts, count_is_negative);
        for (const Player& player : state.players) {
            none_negative &= std::ranges::none_of(player.hand.counts, count_is_negative);
        }
        Bundle all;
        all.counts.fill(static_cast<std::int16_t>(game.settings().bank));
        demand(sum == all, "R2.3: every resource card is in the bank or in a hand");
        demand(none_negative, "R2.3: nobody has fewer than no cards");
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

    // The distance rule, everywhere (R5.4), and the sets that places keeps, by their definitions.
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
        demand(sets_hold, "R5.3, R5.4: the sites that are kept are the sites that there are");
    }

    // R10
    void check_awards() {
        for (std::size_t i = 0; i < game.players(); ++i) {
            const RoadLength measured = measure_road(game, state.places, Seat(i));
            const std::uint32_t kept = state.players[i].longest_road;
            // What ends at the step budget may have been longer before.
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

    // R10.5
    void check_end() {
        const bool over = state.in<GameOver>();
        demand(over == has_won(game, state), "R10.5: the game ends at once, and not before");
        if (over) {
            demand(std::get<GameOver>(state.phase).winner == state.turn.active(),
                   "R10.5: nobody wins on another's turn");
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
    checker.check_awards();
    checker.check_end();
    return std::move(checker.broken);
}

}  // namespace catan
