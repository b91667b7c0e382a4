// Checks pieces, roads and points at every step of random games. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "catan/core/score.hpp"
#include "support/slow_effects.hpp"
#include "support/slow_roads.hpp"
#include "support/slow_rules.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

// Demands the pieces from before the step, plus the one that it placed.
void demand_board(const Ply& ply) {
    const Places& was = ply.before.places;
    const Places& is = ply.after.places;
    std::vector<Seat> buildings(was.building_owners().begin(), was.building_owners().end());
    std::vector<Seat> roads(was.road_owners().begin(), was.road_owners().end());
    std::set<IntersectionId> cities;
    for (const IntersectionId city : was.cities()) cities.insert(city);
    const Seat me = slow::whose_word(ply.game, ply.before);
    if (const auto* settle = said<Settle>(ply)) buildings[settle->at.value] = me;
    if (const auto* road = said<BuildRoad>(ply)) roads[road->on.value] = me;
    if (const auto* city = said<BuildCity>(ply)) cities.insert(city->at);
    ply.demand(std::ranges::equal(buildings, is.building_owners()), "buildings stand where built");
    ply.demand(std::ranges::equal(roads, is.road_owners()), "roads lie where built");
    std::set<IntersectionId> cities_now;
    for (const IntersectionId city : is.cities()) cities_now.insert(city);
    ply.demand(cities == cities_now, "cities stand where built");
}

void demand_supplies(const Ply& ply) {
    const State& state = ply.after;
    std::array<std::array<std::uint32_t, 3>, most_players> out{};  // roads, settlements, cities
    for (const Seat owner : state.places.road_owners()) {
        if (owner.exists()) ++out[owner.value][0];
    }
    for (std::size_t i = 0; i < ply.game.topology().intersections(); ++i) {
        const IntersectionId at(i);
        const Seat owner = state.places.building_owner(at);
        if (owner.exists()) ++out[owner.value][state.places.is_city(at) ? 2 : 1];
    }
    const Pieces& all = ply.game.settings().pieces;
    for (std::size_t i = 0; i < ply.game.players(); ++i) {
        const Player& player = state.players[i];
        ply.demand(out[i][0] + player.roads == all.roads, "R2.2: roads");
        ply.demand(out[i][1] + player.settlements == all.settlements, "R2.2: settlements");
        ply.demand(out[i][2] + player.cities == all.cities, "R2.2, R5.5: cities");
    }
}

void demand_sites(const Ply& ply) {
    const Game& game = ply.game;
    const State& state = ply.after;
    for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
        const IntersectionId at(i);
        ply.demand(state.places.open().contains(at) == slow::keeps_distance(game, state, at),
                   "R5.4: what is open");
    }
    for (std::size_t i = 0; i < game.players(); ++i) {
        const Seat seat(i);
        for (std::size_t j = 0; j < game.topology().intersections(); ++j) {
            const IntersectionId at(j);
            ply.demand(state.places.settlement_sites(seat).contains(at) ==
                           slow::is_settlement_site(game, state, seat, at),
                       "R5.4: settlement sites");
        }
        for (std::size_t j = 0; j < game.topology().edges(); ++j) {
            const EdgeId edge(j);
            ply.demand(state.places.road_sites(seat).contains(edge) ==
                           slow::is_road_site(game, state, seat, edge),
                       "R5.3: road sites");
        }
        for (const Resource resource : all_resources) {
            ply.demand(state.players[i].ports.ratio(resource) ==
                           slow::bank_ratio(game, state, seat, resource),
                       "R8.1: the ports of the buildings");
        }
    }
}

bool places_piece(const Ply& ply) {
    return said<Settle>(ply) || said<BuildRoad>(ply) || said<BuildCity>(ply);
}

}  // namespace

TEST_CASE("R5.3 R5.4 R5.5 R8.1 pieces stand where they were built, and every cached site is one") {
    play_at_tables(1500, 1500, [](const Table&) {
        return [](const Ply& ply) {
            if (!places_piece(ply)) {
                ply.demand(ply.after.places == ply.before.places,
                           "only building changes the board");
                return;
            }
            demand_board(ply);
            demand_supplies(ply);
            demand_sites(ply);
        };
    });
}

TEST_CASE(
    "R10.1 R10.2 the longest road is as long as a slow search says, and with whom it should be") {
    play_at_tables(2000, 1500, [](const Table&) {
        return [](const Ply& ply) {
            const bool may_change = said<Settle>(ply) || said<BuildRoad>(ply);
            for (std::size_t i = 0; i < ply.game.players(); ++i) {
                const std::uint32_t length = ply.after.players[i].longest_road;
                ply.demand(may_change || length == ply.before.players[i].longest_road,
                           "only roads and settlements change a road");
                if (!may_change) continue;
                slow::Trails trails(ply.game, ply.after, Seat(i));
                if (trails.roads() <= 15)
                    ply.demand(length == trails.longest(), "R10.1: the length");
            }
            const Seat holder =
                slow::longest_road_after(ply.game, ply.before.longest_road, ply.after);
            ply.demand(ply.after.longest_road == holder, "R10.2: the holder");
        };
    });
}

TEST_CASE(
    "R10.2-R10.5 points are what stands on the board, and who has enough in their turn has won") {
    play_at_tables(2500, 1500, [](const Table&) {
        return [](const Ply& ply) {
            const State& state = ply.after;
            ply.demand(state.largest_army == slow::largest_army_after(ply.before, state), "R10.3");
            for (std::size_t i = 0; i < ply.game.players(); ++i) {
                ply.demand(public_points(ply.game, state, Seat(i)) ==
                               slow::visible_points(ply.game, state, Seat(i)),
                           "R10.4: visible points");
                ply.demand(
                    points(ply.game, state, Seat(i)) == slow::all_points(ply.game, state, Seat(i)),
                    "R10.4: all points");
            }
            const Seat active = state.turn.paired.exists() ? state.turn.paired : state.turn.player;
            const int target = static_cast<int>(ply.game.settings().pieces.target);
            const bool won =
                state.turn.number > 0 && slow::all_points(ply.game, state, active) >= target;
            const auto* over = std::get_if<GameOver>(&state.phase);
            ply.demand(won == (over != nullptr), "R10.5: the game ends at once, and not before");
            ply.demand(over == nullptr || over->winner == active, "R10.5: the winner has the turn");
        };
    });
}
