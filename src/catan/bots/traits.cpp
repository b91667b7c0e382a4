#include "traits.hpp"

#include <algorithm>
#include <bit>

#include "catan/core/rules.hpp"
#include "catan/core/score.hpp"

namespace catan::bots {
namespace {

// Target of the standard board.
constexpr int usual_target = 10;

constexpr int clamp_trait(int value) { return std::clamp(value, -8 * trait_one, 8 * trait_one); }

// Sites in reach of a seat, indexed by the number of roads needed to get there.
struct Sites {
    std::array<int, 3> best{};    // worth of the best site
    std::array<int, 3> second{};  // worth of the second best site
    std::array<IntersectionId, 3> at{};
    int now = 0;  // number of sites that need no road
};

void see_site(Sites& sites, std::size_t roads, IntersectionId at, int worth) {
    if (worth > sites.best[roads]) {
        sites.second[roads] = sites.best[roads];
        sites.best[roads] = worth;
        sites.at[roads] = at;
    } else {
        sites.second[roads] = std::max(sites.second[roads], worth);
    }
}

Sites look_around(const Land& land, const State& state, Seat seat, const Pips& production) {
    const Topology& topology = land.game().topology();
    const Places& places = state.places;
    const auto open = places.open();
    const auto sites_now = places.settlement_sites(seat);
    const Wants wants(land, production, state[seat].ports);
    Sites sites;
    for (const IntersectionId at : sites_now) {
        ++sites.now;
        see_site(sites, 0, at, wants.worth(at));
    }
    int looked_at = 0;
    for (const EdgeId edge : places.road_sites(seat)) {
        if (++looked_at > 24) break;
        for (const IntersectionId end : topology.ends(edge)) {
            const Seat owner = places.building_owner(end);
            if (owner.exists()) continue;
            // Skip ends that our roads already reach.
            bool is_reached = false;
            for (const EdgeId joined : topology.edges(end)) {
                is_reached = is_reached || places.road_owner(joined) == seat;
            }
            if (is_reached) continue;
            if (open.contains(end)) see_site(sites, 1, end, wants.worth(end));
            for (const EdgeId joined : topology.edges(end)) {
                if (joined == edge || places.road_owner(joined).exists()) continue;
                const IntersectionId beyond = topology.other_end(joined, end);
                if (!open.contains(beyond) || sites_now.contains(beyond)) continue;
                see_site(sites, 2, beyond, wants.worth(beyond));
            }
        }
    }
    return sites;
}

// Whether an opponent has a road that leads there.
bool is_contested(const Game& game, const State& state, Seat seat, IntersectionId at) {
    if (!at.exists()) return false;
    for (const EdgeId edge : game.topology().edges(at)) {
        const Seat owner = state.places.road_owner(edge);
        if (owner.exists() && owner != seat) return true;
    }
    return false;
}

}  // namespace

int rolls_until(const Pips& production, PortSet ports, const Bundle& hand, const Bundle& price) {
    // Amounts are in 36ths of a card. A surplus card is traded and counts as a fraction of a card;
    // a missing card counts whole. Both factors are in twelfths.
    constexpr int whole = 12;
    std::array<int, resource_count> over{};
    std::array<int, resource_count> shares{};
    for (const Resource resource : all_resources) {
        over[index(resource)] = (hand[resource] - price[resource]) * 36;
        shares[index(resource)] = whole / ports.ratio(resource);
    }
    // The sum is a concave function of the rolls, because a resource counts for less once it is no
    // longer missing. So extrapolating the current growth never overshoots, and a few such steps
    // converge from below (Newton's method).
    for (int rolls = 0;;) {
        int sum = 0;
        int growth = 0;
        for (std::size_t i = 0; i < resource_count; ++i) {
            const int left = over[i] + production[i] * rolls;
            const int share = left < 0 ? whole : shares[i];
            sum += left * share;
            growth += production[i] * share;
        }
        if (sum >= 0) return rolls;
        if (growth == 0) return most_rolls;
        rolls += (growth - 1 - sum) / growth;
        if (rolls >= most_rolls) return most_rolls;
    }
}

Situation::Situation(const Land& its_land, const State& its_state, Tempo its_tempo)
    : land(its_land), state(its_state), tempo(its_tempo) {
    const Game& game = land.game();
    for (std::size_t i = 0; i < game.players(); ++i) {
        points[i] = catan::points(game, state, Seat(i));
        if (points[i] > most_points) {
            second_most_points = most_points;
            most_points = points[i];
        } else {
            second_most_points = std::max(second_most_points, points[i]);
        }
    }
    const auto resource = resource_of(game.board().terrain(state.robber));
    if (!resource) return;
    const int chances = land.hex_pips(state.robber);
    for (const IntersectionId corner : game.topology().corners(state.robber)) {
        const Seat owner = state.places.building_owner(corner);
        if (!owner.exists()) continue;
        auto& lost = blocked[owner.value][index(*resource)];
        lost = static_cast<std::int16_t>(lost + chances * (state.places.is_city(corner) ? 2 : 1));
    }
}

Traits traits(const Situation& situation, Seat seat) {
    const Land& land = situation.land;
    const Game& game = land.game();
    const State& state = situation.state;
    const Player& player = state[seat];
    const Settings& settings = game.settings();
    const int players = static_cast<int>(game.players());
    const int target = static_cast<int>(settings.pieces.target);
    const int points = situation.points[seat.value];
    constexpr int one = trait_one;

    Pips full{};
    unsigned numbers = 0;  // of adjacent tokens, one bit each
    int best_city = 0;
    int second_city = 0;
    int settlements = 0;
    int cities = 0;
    for (const IntersectionId at : state.places.settlements(seat)) {
        ++settlements;
        add(full, land.pips(at));
        numbers |= land.numbers(at);
        const int pips = land.all_pips(at);
        if (pips > best_city) {
            second_city = best_city;
            best_city = pips;
        } else {
            second_city = std::max(second_city, pips);
        }
    }
    cities = static_cast<int>(settings.pieces.cities) - player.cities;
    if (cities > 0) {
        for (const IntersectionId at : state.places.cities()) {
            if (state.places.building_owner(at) != seat) continue;
            add(full, land.pips(at));
            add(full, land.pips(at));
            numbers |= land.numbers(at);
        }
    }
    Pips production = full;
    int all = 0;
    int lost = 0;
    int kinds = 0;
    int rare = 0;
    for (std::size_t i = 0; i < resource_count; ++i) {
        const int gone = situation.blocked[seat.value][i];
        // The robber moves on, so only three quarters of the loss count.
        production[i] = static_cast<std::int16_t>(full[i] - gone * 3 / 4);
        lost += gone;
        all += full[i];
        kinds += full[i] > 0 ? 1 : 0;
        rare += full[i] * land.rarity(static_cast<Resource>(i));
    }
    const Sites sites = look_around(land, state, seat, full);

    Traits t{};
    std::size_t n = 0;
    // In a game to more points, a card, a site or an award is worth less, so its weight shrinks with the target.
    const int scale = std::max(target, usual_target);
    const auto put_whole = [&](int value) {
        t[n++] = static_cast<std::int16_t>(clamp_trait(value));
    };
    const auto put = [&](int value) { put_whole(value * usual_target / scale); };
    const auto put_if = [&](bool is) { put(is ? one : 0); };
    const auto put_whole_if = [&](bool is) { put_whole(is ? one : 0); };

    // The table.
    put_whole((players - 4) * one / 2);
    put_whole((std::min(target, 2 * usual_target) - usual_target) * one / 5);
    put_whole(situation.most_points * one * 2 / target);
    put(total(state.deck) * one / 12);
    // Points.
    const int need = target - points;
    const int others =
        points == situation.most_points ? situation.second_most_points : situation.most_points;
    put_whole(points * one * 2 / target);
    put(need * one / 5);
    put_whole_if(need <= 1);
    put_whole_if(need <= 2);
    put_whole_if(need <= 3);
    put((points - others) * one / 2);
    put((target - others) * one / 5);
    put_whole(points * points * one * 2 / (target * target));
    // Production.
    for (std::size_t i = 0; i < resource_count; ++i) put(production[i] * one / 6);
    for (std::size_t i = 0; i < resource_count; ++i) put_if(full[i] > 0);
    put(all * one / 16);
    put(lost * one / 4);
    put(kinds * one / 3);
    put(std::popcount(numbers) * one / 5);
    put(rare * one / 256);
    put(std::min<int>(production[0], production[1]) * one / 6);
    put(std::min<int>(production[3] * 3, production[4] * 2) * one / 16);
    // Cards in hand.
    const int hand = player.hand.total();
    for (const Resource resource : all_resources) put(player.hand[resource] * one / 2);
    for (const Resource resource : all_resources) put_if(player.hand[resource] > 0);
    put(hand * one / 4);
    put(std::max(0, hand - static_cast<int>(settings.discard_limit)) * one / 4);
    // Rolls until each purchase can be paid for.
    const std::array<const Bundle*, 4> prices{&road_cost, &settlement_cost, &city_cost, &card_cost};
    for (const Bundle* price : prices) {
        const int rolls = rolls_until(production, player.ports, player.hand, *price);
        put(rolls * one / 8);
        put_if(rolls == 0);
    }
    Bundle with_road = settlement_cost;
    with_road += road_cost;
    put(rolls_until(production, player.ports, player.hand, with_road) * one / 8);
    put(rolls_until(production, player.ports, Bundle{}, city_cost) * one / 8);
    put(rolls_until(production, player.ports, Bundle{}, with_road) * one / 8);
    // Ports.
    put_if(player.ports.ratio(Resource::Lumber) == 3 || player.ports.ratio(Resource::Brick) == 3 ||
           player.ports.ratio(Resource::Ore) == 3);
    int special = 0;
    for (const Resource resource : all_resources) {
        if (player.ports.ratio(resource) == 2) special += production[index(resource)];
    }
    put(special * one / 6);
    // Development cards.
    const auto held = [&](Card card) { return static_cast<int>(player.cards[index(card)]); };
    put(held(Card::Knight) * one);
    put(held(Card::RoadBuilding) * one);
    put(held(Card::Plenty) * one);
    put(held(Card::Monopoly) * one);
    put(held(Card::Victory) * one);
    const bool is_on_move = state.turn.active() == seat && state.turn.number > 0;
    put_if(held(Card::Knight) > (is_on_move ? state.turn.bought[index(Card::Knight)] : 0) &&
           !(is_on_move && state.turn.played_card));
    // The army.
    const int knights = player.knights_played();
    int others_knights = 0;
    int others_road = 0;
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (Seat(i) == seat) continue;
        others_knights = std::max(others_knights, state.players[i].knights_played());
        others_road = std::max<int>(others_road, state.players[i].longest_road);
    }
    const bool has_army = state.largest_army == seat;
    put_if(has_army);
    const int army_goal = std::max(army_minimum, others_knights + 1);
    put(has_army ? 0 : std::min(5, std::max(0, army_goal - knights)) * one / 2);
    put(has_army ? 0
                 : std::min(5, std::max(0, army_goal - knights - held(Card::Knight))) * one / 2);
    put(has_army ? std::min(4, knights - others_knights) * one / 2 : 0);
    put(knights * one / 2);
    // Roads.
    const bool has_road = state.longest_road == seat;
    const int road_goal =
        std::max(static_cast<int>(settings.pieces.longest_road_minimum), others_road + 1);
    put_if(has_road);
    put(has_road ? 0 : std::min(6, std::max(0, road_goal - player.longest_road)) * one / 2);
    put(has_road ? std::min(6, player.longest_road - others_road) * one / 2 : 0);
    put(player.longest_road * one / 4);
    // Sites in reach.
    put(std::min(sites.now, 4) * one / 2);
    for (const int worth : sites.best) put(worth * one / 96);
    put(sites.second[0] * one / 96);
    put(sites.second[1] * one / 96);
    put_if(sites.now == 0 && sites.best[1] == 0 && sites.best[2] == 0);
    put_if(is_contested(game, state, seat, sites.at[0]));
    put_if(is_contested(game, state, seat, sites.at[1]));
    put(best_city * one / 8);
    put(second_city * one / 8);
    put_if(player.settlements == 0);
    put_if(player.cities == 0);
    put_if(player.roads < 2);
    // The turn: whose it is, and how many turns away the next one is.
    const Seat active = state.turn.active();
    const int away =
        (static_cast<int>(seat.value) + players - static_cast<int>(active.value)) % players;
    const bool is_active = away == 0;
    put_whole_if(is_active && situation.tempo == Tempo::Roll);
    put_whole_if(is_active && situation.tempo == Tempo::Act);
    put_whole((is_active ? (situation.tempo == Tempo::Done ? players : 0) : away) * one * 2 /
              players);
    put(is_active && situation.tempo == Tempo::Done
            ? std::max(0, hand - static_cast<int>(settings.discard_limit)) * one / 4
            : 0);
    // The set-up.
    put_whole((settlements + cities < 2 && state.turn.number == 0 ? 2 - settlements - cities : 0) *
              one);
    return t;
}

}  // namespace catan::bots
