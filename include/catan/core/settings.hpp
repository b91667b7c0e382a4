// Defines the settings of a game: the numbers of R2, each of which can be changed alone, and the house rules.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "catan/core/ids.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/shape.hpp"

namespace catan {

struct HouseRules {
    bool friendly_robber = false;  // R6.3
    bool late_cards = false;       // R7.3
    bool paired_turns = true;      // R4.5, with five or more players

    friend constexpr bool operator==(const HouseRules&, const HouseRules&) = default;
};

struct Settings {
    std::size_t players = 4;
    Seat first{0};  // first player (R2.5)
    Pieces pieces;
    std::uint32_t bank = 0;  // cards of each resource
    std::uint32_t discard_limit = 7;
    std::uint32_t offers = unlimited_offers;  // to other players, in one turn (R8.4)
    DevelopmentDeck deck;
    HouseRules house_rules;

    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

// The default numbers of R2 for this number of players and board.
[[nodiscard]] constexpr Settings usual_settings(std::size_t players, Shape shape) {
    Settings settings;
    settings.players = players;
    settings.pieces = pieces(shape);
    settings.bank = bank_of_each(players, shape);
    settings.deck = box(players).deck;
    return settings;
}

// R10: an upper bound of a player's points on this board: buildings on all sites but two for each opponent, every
// victory card and both awards. By R3.3 at most every second intersection is a site, and every player starts with two.
[[nodiscard]] constexpr std::uint32_t most_points(const Settings& settings, Shape shape) {
    const auto sites = static_cast<std::uint32_t>(shape.intersections() / 2);
    const auto others = static_cast<std::uint32_t>(2 * (settings.players - 1));
    const std::uint32_t own = sites > others ? sites - others : 0;
    const Pieces& pieces = settings.pieces;
    const std::uint32_t cities = std::min(pieces.cities, own);
    const std::uint32_t settlements = std::min(pieces.settlements, own - cities);
    const auto award = static_cast<std::uint32_t>(award_points);
    const std::uint32_t road = pieces.longest_road_minimum <= pieces.roads ? award : 0;
    return 2 * cities + settlements + settings.deck.victory + award + road;
}

}  // namespace catan
