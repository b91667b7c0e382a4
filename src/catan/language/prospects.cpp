#include "prospects.hpp"

#include <algorithm>

#include "catan/core/longest_road.hpp"
#include "catan/core/rules.hpp"

namespace catan::language {

int total_pips(const Pips& pips) {
    int sum = 0;
    for (const int of_one : pips) sum += of_one;
    return sum;
}

const Bundle& price(Goal goal) {
    switch (goal) {
        case Goal::City: return city_cost;
        case Goal::Settlement: return settlement_cost;
        case Goal::Card: return card_cost;
        case Goal::Road: break;
    }
    return road_cost;
}

Bundle missing(const Bundle& hand, const Bundle& price) {
    Bundle more;
    for (const Resource resource : all_resources) {
        more[resource] = static_cast<std::int16_t>(std::max(0, price[resource] - hand[resource]));
    }
    return more;
}

Prospects::Prospects(const Game& game, const View& view) : game_(game), view_(view) {
    for (std::size_t i = 0; i < game.topology().intersections(); ++i) {
        const IntersectionId at(i);
        if (view.places.building_owner(at) != view.viewer) continue;
        has_building_ = true;
        const Pips here = pips_at(at);
        const int times = view.places.is_city(at) ? 2 : 1;
        for (std::size_t r = 0; r < resource_count; ++r) production_[r] += times * here[r];
    }
}

std::vector<Seat> Prospects::others() const {
    std::vector<Seat> seats;
    for (std::size_t i = 1; i < game_.players(); ++i) seats.push_back(game_.seat_after(me(), i));
    return seats;
}

// ---------------------------------------------------------------------------------------------- points

bool Prospects::wins_with(int more_points) const {
    return view_.turn > 0 && view_.active() == me() &&
           view_.own->points + more_points >= static_cast<int>(game_.settings().pieces.target);
}

bool Prospects::leads(Seat other) const {
    const int points = player(other).points;
    if (points <= view_.own->points) return false;
    return std::ranges::all_of(
        others(), [&](Seat seat) { return seat == other || player(seat).points < points; });
}

bool Prospects::is_dangerous(Seat other) const {
    constexpr int near_the_end = 2;
    return leads(other) ||
           player(other).points + near_the_end >= static_cast<int>(game_.settings().pieces.target);
}

// ---------------------------------------------------------------------------------------------- land

Pips Prospects::pips_at(IntersectionId at) const {
    Pips there{};
    for (const HexId hex : board().topology.hexes(at)) {
        const auto resource = resource_of(board().terrain(hex));
        if (resource) there[index(*resource)] += pips(board().token(hex));
    }
    return there;
}

int Prospects::cards_from(HexId hex, Seat seat) const {
    int cards = 0;
    for (const IntersectionId corner : board().topology.corners(hex)) {
        if (view_.places.building_owner(corner) != seat) continue;
        cards += view_.places.is_city(corner) ? 2 : 1;
    }
    return cards;
}

Seat Prospects::rival_at(IntersectionId at) const {
    for (const Seat seat : others()) {
        if (view_.places.settlement_sites(seat).contains(at)) return seat;
    }
    return Seat::none();
}

std::vector<std::uint8_t> Prospects::paying_numbers() const {
    std::vector<std::uint8_t> numbers;
    for (const std::uint8_t number : token_numbers) {
        const auto pays = [&](HexId hex) {
            return hex != view_.robber && resource_of(board().terrain(hex)) &&
                   cards_from(hex, me()) > 0;
        };
        if (std::ranges::any_of(game_.hexes_with(number), pays)) numbers.push_back(number);
    }
    return numbers;
}

// ---------------------------------------------------------------------------------------------- roads

int Prospects::length_with(std::initializer_list<EdgeId> more) const {
    std::vector<EdgeId> roads(more);
    for (const EdgeId on : view_.places.roads(me())) roads.push_back(on);
    return static_cast<int>(
        longest_road(board().topology, roads, view_.places.building_owners(), me()).length);
}

int Prospects::longest_of_others() const {
    int longest = 0;
    for (const Seat seat : others()) longest = std::max<int>(longest, player(seat).longest_road);
    return longest;
}

bool Prospects::takes_longest_road(int length) const {
    return view_.longest_road != me() && length > longest_of_others() &&
           length >= static_cast<int>(game_.settings().pieces.longest_road_minimum);
}

int Prospects::length_cut_at(IntersectionId at, Seat other) const {
    const auto own = std::ranges::count_if(board().topology.edges(at), [&](EdgeId edge) {
        return view_.places.road_owner(edge) == other;
    });
    if (own < 2) return player(other).longest_road;
    const auto owners = view_.places.building_owners();
    std::vector<Seat> buildings(owners.begin(), owners.end());
    buildings[at.value] = me();
    std::vector<EdgeId> roads;
    for (const EdgeId on : view_.places.roads(other)) roads.push_back(on);
    return static_cast<int>(longest_road(board().topology, roads, buildings, other).length);
}

// Whether the viewer has a building or another road there.
bool Prospects::reaches(IntersectionId at, EdgeId without) const {
    if (view_.places.building_owner(at) == me()) return true;
    return std::ranges::any_of(board().topology.edges(at), [&](EdgeId edge) {
        return edge != without && view_.places.road_owner(edge) == me();
    });
}

std::optional<Destination> Prospects::destination(EdgeId road) const {
    const Topology& topology = board().topology;
    std::optional<Destination> best;
    int most = 0;
    const auto consider = [&](IntersectionId at, bool is_further) {
        const int pips = total_pips(pips_at(at));
        const bool is_nearer = best && best->is_further && !is_further;
        if (best && !is_nearer && (pips <= most || is_further != best->is_further)) return;
        best = Destination{at, is_further};
        most = pips;
    };
    for (const IntersectionId end : topology.ends(road)) {
        if (reaches(end, road)) continue;
        if (view_.places.open().contains(end)) consider(end, false);
        if (view_.places.building_owner(end).exists()) continue;  // a building blocks the way
        for (const EdgeId next : topology.edges(end)) {
            if (next == road || view_.places.road_owner(next).exists()) continue;
            const IntersectionId far = topology.other_end(next, end);
            if (view_.places.open().contains(far) && !reaches(far, next)) consider(far, true);
        }
    }
    return best;
}

// ---------------------------------------------------------------------------------------------- cards

bool Prospects::is_open(Goal goal) const {
    switch (goal) {
        case Goal::City:
            return mine().cities > 0 && mine().settlements < game_.settings().pieces.settlements;
        case Goal::Settlement:
            return mine().settlements > 0 && !view_.places.settlement_sites(me()).empty();
        case Goal::Card: return view_.deck > 0;
        case Goal::Road: return mine().roads > 0 && !view_.places.road_sites(me()).empty();
    }
    return false;
}

std::optional<Goal> Prospects::best_paid(const Bundle& cards) const {
    for (const Goal goal : all_goals) {
        if (is_open(goal) && cards.covers(price(goal))) return goal;
    }
    return std::nullopt;
}

std::optional<Goal> Prospects::nearest_unpaid(const Bundle& cards) const {
    std::optional<Goal> nearest;
    int least = 0;
    for (const Goal goal : all_goals) {
        const int short_of = missing(cards, price(goal)).total();
        if (!is_open(goal) || short_of == 0 || (nearest && short_of >= least)) continue;
        nearest = goal;
        least = short_of;
    }
    return nearest;
}

int Prospects::knights_for_army() const {
    int most = army_minimum - 1;
    for (const Seat seat : others()) {
        most = std::max<int>(most, player(seat).played[index(Card::Knight)]);
    }
    return most + 1;
}

}  // namespace catan::language
