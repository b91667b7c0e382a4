#include "outlook.hpp"

#include <algorithm>

#include "catan/core/robber.hpp"
#include "catan/core/score.hpp"

namespace catan::bots {
namespace {

// Caps the edges evaluated per decision when many are in reach.
constexpr int most_looks = 48;

int worth_of_road(const Wants& wants, const State& state, EdgeId edge) {
    const Topology& topology = wants.land.game().topology();
    const auto open = state.places.open();
    int goal = 0;
    for (const IntersectionId end : topology.ends(edge)) {
        if (state.places.building_owner(end).exists()) continue;
        if (open.contains(end)) goal = std::max(goal, 2 * wants.worth(end));
        for (const IntersectionId beyond : topology.neighbours(end)) {
            if (open.contains(beyond)) goal = std::max(goal, wants.worth(beyond));
        }
    }
    return goal;
}

int harm_at(const Land& land, const State& state, Seat seat, HexId hex) {
    const Game& game = land.game();
    const int chances = land.hex_pips(hex);
    int harm = 0;
    for (const IntersectionId corner : game.topology().corners(hex)) {
        const Seat owner = state.places.building_owner(corner);
        if (!owner.exists()) continue;
        const int buildings = state.places.is_city(corner) ? 2 : 1;
        if (owner == seat) {
            harm -= 100 * buildings * (chances + 1);
        } else {
            const int steals = state[owner].hand.empty() ? 0 : 1;
            harm += (4 + public_points(game, state, owner)) * (buildings * chances + steals);
        }
    }
    return harm;
}

// Calls `see` with every hex where the robber may go.
template <typename See>
void see_robber_places(const Land& land, const State& state, Seat seat, const See& see) {
    const Game& game = land.game();
    const bool is_friendly = game.settings().house_rules.friendly_robber;
    for (std::size_t i = 0; i < game.topology().hexes(); ++i) {
        const HexId hex(i);
        if (hex == state.robber || (is_friendly && !robber_may_go(game, state, hex))) continue;
        see(RobberPlace{hex, harm_at(land, state, seat, hex)});
    }
}

}  // namespace

Pips production_of(const Land& land, const State& state, Seat seat) {
    Pips sum{};
    for (const IntersectionId at : state.places.settlements(seat)) add(sum, land.pips(at));
    if (state[seat].cities == land.game().settings().pieces.cities) return sum;
    for (const IntersectionId at : state.places.cities()) {
        if (state.places.building_owner(at) != seat) continue;
        add(sum, land.pips(at));
        add(sum, land.pips(at));
    }
    return sum;
}

Wants::Wants(const Land& its_land, const Pips& its_production, PortSet its_ports)
    : land(its_land), production(its_production), ports(its_ports) {
    for (const Resource resource : all_resources) {
        const std::size_t i = index(resource);
        const int had = production[i];
        const int lack = had == 0 ? 10 : had < 3 ? 5 : had < 5 ? 2 : 0;
        weights[i] = static_cast<std::int16_t>(14 + lack + (land.rarity(resource) - 16) / 4);
    }
}

int Wants::worth(IntersectionId at) const {
    const Pips& pips = land.pips(at);
    int worth = 0;
    for (std::size_t i = 0; i < pips.size(); ++i) worth += pips[i] * weights[i];
    const PortSet here = land.game().ports(at);
    if (here.bits == 0) return worth;
    for (const Resource resource : all_resources) {
        const std::size_t i = index(resource);
        const int saved = std::max(0, ports.ratio(resource) - here.ratio(resource));
        worth += saved * (production[i] + pips[i]) * 2;
    }
    return worth;
}

RoadPlace best_road(const Land& land, const State& state, Seat seat) {
    const Wants wants(land, production_of(land, state, seat), state[seat].ports);
    RoadPlace best;
    int looked_at = 0;
    for (const EdgeId edge : state.places.road_sites(seat)) {
        if (++looked_at > most_looks) break;
        const int worth = worth_of_road(wants, state, edge);
        if (worth > best.worth) best = {edge, worth};
    }
    return best;
}

std::vector<RoadPlace> best_roads(const Land& land, const State& state, Seat seat,
                                  std::size_t most) {
    const Wants wants(land, production_of(land, state, seat), state[seat].ports);
    std::vector<RoadPlace> roads;
    for (const EdgeId edge : state.places.road_sites(seat)) {
        if (roads.size() == most_looks) break;
        roads.push_back({edge, worth_of_road(wants, state, edge)});
    }
    std::stable_sort(roads.begin(), roads.end(),
                     [](const RoadPlace& a, const RoadPlace& b) { return a.worth > b.worth; });
    if (roads.size() > most) roads.resize(most);
    return roads;
}

RobberPlace best_robber_place(const Land& land, const State& state, Seat seat) {
    RobberPlace best;
    see_robber_places(land, state, seat, [&](const RobberPlace& place) {
        if (!best.hex.exists() || place.harm > best.harm) best = place;
    });
    return best;
}

std::vector<RobberPlace> robber_places(const Land& land, const State& state, Seat seat,
                                       std::size_t most) {
    std::vector<RobberPlace> places;
    places.reserve(land.game().topology().hexes());
    see_robber_places(land, state, seat,
                      [&](const RobberPlace& place) { places.push_back(place); });
    std::stable_sort(places.begin(), places.end(),
                     [](const RobberPlace& a, const RobberPlace& b) { return a.harm > b.harm; });
    if (places.size() > most) places.resize(most);
    return places;
}

}  // namespace catan::bots
