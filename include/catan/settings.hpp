// What a table may agree on before a game: the numbers of R2, each of which can be changed alone, and the house rules.
#pragma once

#include <cstddef>
#include <cstdint>

#include "catan/ids.hpp"
#include "catan/rules.hpp"
#include "catan/shape.hpp"

namespace catan {

struct HouseRules {
    bool friendly_robber = false;  // R6.3
    bool late_cards = false;       // R7.3
    bool paired_turns = true;      // R4.5, with five or more players

    friend constexpr bool operator==(const HouseRules&, const HouseRules&) = default;
};

struct Settings {
    std::size_t players = 4;
    Seat first{0};  // who begins (R2.5)
    Pieces pieces;
    std::uint32_t bank = 0;  // cards of each resource
    std::uint32_t discard_limit = 7;
    DevelopmentDeck deck;
    HouseRules house_rules;

    friend constexpr bool operator==(const Settings&, const Settings&) = default;
};

// The numbers of R2 for so many players on such a board.
[[nodiscard]] constexpr Settings usual_settings(std::size_t players, Shape shape) {
    Settings settings;
    settings.players = players;
    settings.pieces = pieces(shape);
    settings.bank = bank_of_each(players, shape);
    settings.deck = box(players).deck;
    return settings;
}

}  // namespace catan
