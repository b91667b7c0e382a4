// Defines every number of the rules, by number of players and board (R1.3-R1.5, R1.9, R2). No other file repeats one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "catan/core/resources.hpp"
#include "catan/core/shape.hpp"

namespace catan {

// R2.1
inline constexpr std::size_t fewest_players = 2;
inline constexpr std::size_t most_players = 8;
inline constexpr std::array<std::string_view, most_players> colour_names{
    "blue", "orange", "red", "white", "green", "grey", "magenta", "pink"};

[[nodiscard]] constexpr Shape default_shape(std::size_t players) {
    if (players <= 4) return Shape::hexagon(3);
    if (players <= 6) return Shape::extended();
    return Shape::hexagon(4);
}

// R3.3: four intersections for each of the two settlements that a player begins with.
[[nodiscard]] constexpr bool seats_everybody(Shape shape, std::size_t players) {
    return players * 2 * 4 <= shape.intersections();
}

// R2.2: each player's supply, and the target.
struct Pieces {
    std::uint32_t target = 0;
    std::uint32_t roads = 0;
    std::uint32_t settlements = 0;
    std::uint32_t cities = 0;
    std::uint32_t longest_road_minimum = 0;

    friend constexpr bool operator==(const Pieces&, const Pieces&) = default;
};

[[nodiscard]] constexpr Pieces pieces(Shape shape) {
    const Shape sized = shape.is_extended() ? Shape::hexagon(3) : shape;
    Pieces p;
    p.target = static_cast<std::uint32_t>((sized.hexes() + 1) / 2);
    p.roads = p.target + p.target / 2;
    p.settlements = p.roads - p.target;
    p.cities = p.settlements - p.target / 10;
    p.longest_road_minimum = p.roads / 3;
    return p;
}

// R2.3: the development deck, by kind of card.
struct DevelopmentDeck {
    std::uint32_t knight = 0;
    std::uint32_t victory = 0;
    std::uint32_t road_building = 0;
    std::uint32_t plenty = 0;
    std::uint32_t monopoly = 0;

    [[nodiscard]] constexpr std::uint32_t total() const {
        return knight + victory + road_building + plenty + monopoly;
    }
    friend constexpr bool operator==(const DevelopmentDeck&, const DevelopmentDeck&) = default;
};

// R2.3: the contents of the box for up to `players` players.
struct Box {
    std::size_t players = 0;
    std::uint32_t bank = 0;  // cards of each resource
    DevelopmentDeck deck;
};
inline constexpr std::array<Box, 3> boxes{{
    {4, 19, {14, 5, 2, 2, 2}},
    {6, 24, {20, 5, 3, 3, 3}},
    {8, 29, {26, 5, 4, 4, 4}},
}};

[[nodiscard]] constexpr const Box& box(std::size_t players) {
    for (const Box& candidate : boxes) {
        if (players <= candidate.players) return candidate;
    }
    return boxes.back();
}

[[nodiscard]] constexpr std::uint32_t bank_of_each(std::size_t players, Shape shape) {
    const auto hexes = static_cast<std::uint32_t>(shape.hexes());
    const bool oversized = !shape.is_extended() && shape.radius > 3;
    const std::uint32_t usual = box(players).bank;
    return oversized && hexes > usual ? hexes : usual;
}

// R2.6: the range of a setting. The usual number of every board (R2.2, R2.3) lies within its range.
struct Bounds {
    std::uint32_t least = 0;
    std::uint32_t most = 0;

    [[nodiscard]] constexpr bool allow(std::uint32_t value) const {
        return least <= value && value <= most;
    }
};
inline constexpr Bounds target_bounds{3, 5'000};
inline constexpr Bounds road_bounds{2, 6'000};
inline constexpr Bounds settlement_bounds{2, 2'000};
inline constexpr Bounds city_bounds{0, 2'000};
inline constexpr Bounds longest_road_bounds{3, 2'000};
inline constexpr Bounds bank_bounds{5, 10'000};
inline constexpr Bounds discard_limit_bounds{3, 100};
inline constexpr Bounds offer_bounds{0, 99};  // 0: players trade with the bank only

// R8.4
inline constexpr std::uint32_t unlimited_offers = std::numeric_limits<std::uint32_t>::max();

// R5.1
//                                     lumber brick wool grain ore
inline constexpr Bundle road_cost{{1, 1, 0, 0, 0}};
inline constexpr Bundle settlement_cost{{1, 1, 1, 1, 0}};
inline constexpr Bundle city_cost{{0, 0, 0, 2, 3}};
inline constexpr Bundle card_cost{{0, 0, 1, 1, 1}};

// R10
inline constexpr int award_points = 2;
inline constexpr int army_minimum = 3;
// R6.3: with fewer visible points a player is protected by the friendly robber.
inline constexpr int protected_below = 3;
// R4.5: the distance in seats from the turn player to the paired player, and the fewest players for which there is one.
inline constexpr std::size_t paired_distance = 3;
inline constexpr std::size_t fewest_paired_players = 5;
// R7.2
inline constexpr int free_roads = 2;
inline constexpr int plenty_cards = 2;

// Hexes of each terrain, by index(Terrain).
using TerrainCounts = std::array<std::uint32_t, terrain_count>;
// Tokens of each number; places 0, 1 and 7 are always 0.
inline constexpr std::size_t largest_token = 12;
using TokenCounts = std::array<std::uint32_t, largest_token + 1>;
inline constexpr std::array<std::uint8_t, 10> token_numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

// R1.6
[[nodiscard]] constexpr bool is_red(std::size_t token) { return token == 6 || token == 8; }

// R1.3-R1.5
[[nodiscard]] constexpr TerrainCounts terrain_counts(Shape shape) {
    if (shape.is_extended()) return {6, 5, 6, 6, 5, 2};
    TerrainCounts counts{4, 3, 4, 4, 3, 1};
    for (std::uint32_t ring = 3; ring < shape.radius; ++ring) {
        for (const Resource resource : all_resources) counts[index(resource)] += 6 * ring / 5;
        const std::uint32_t rest = 6 * ring % 5;
        if (rest == 3) {
            for (const Terrain terrain : {Terrain::Wool, Terrain::Grain, Terrain::Lumber}) {
                ++counts[index(terrain)];
            }
        } else {
            counts[index(Terrain::Desert)] += rest;
        }
    }
    return counts;
}

// R1.3-R1.5
[[nodiscard]] constexpr TokenCounts token_counts(Shape shape) {
    //                                             2  3  4  5  6  -  8  9 10 11 12
    if (shape.is_extended()) return TokenCounts{0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2};
    TokenCounts counts{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
    for (std::uint32_t ring = 3; ring < shape.radius; ++ring) {
        for (const std::size_t token : token_numbers) counts[token] += 6 * ring / 10;
        const std::uint32_t rest = 6 * ring % 10;
        if (rest == 6) {
            for (const std::size_t token : {5U, 6U, 8U, 9U, 10U}) ++counts[token];
        } else if (rest == 8) {
            for (const std::size_t token : {3U, 4U, 5U, 6U, 8U, 9U, 10U, 11U}) ++counts[token];
        }
    }
    return counts;
}

// R1.8-R1.10: ports of each kind.
struct PortCounts {
    std::array<std::uint32_t, resource_count> two_to_one{};
    std::uint32_t three_to_one = 0;

    [[nodiscard]] constexpr std::uint32_t total() const {
        std::uint32_t sum = three_to_one;
        for (const auto count : two_to_one) sum += count;
        return sum;
    }
    friend constexpr bool operator==(const PortCounts&, const PortCounts&) = default;
};

[[nodiscard]] constexpr PortCounts port_counts(Shape shape) {
    if (shape.is_extended()) return {{1, 1, 2, 1, 1}, 5};
    if (shape.radius == 3) return {{1, 1, 1, 1, 1}, 4};
    const auto coast = static_cast<std::uint32_t>(shape.coast());
    const std::uint32_t ports = coast * 6 / 10 / 2;
    const std::uint32_t of_each = (ports / 2 + 4) / 5;
    return {{of_each, of_each, of_each, of_each, of_each}, ports - 5 * of_each};
}

}  // namespace catan
