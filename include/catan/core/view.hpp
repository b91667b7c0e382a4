// What one seat may know of a game (R11), as a type of its own: whoever draws from a view cannot leak a secret. It is
// made by taking over what is public and what is the seat's own, never by striking out what is not. After the end
// nothing is secret.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/phase.hpp"
#include "catan/core/places.hpp"

namespace catan {

struct State;

// What everybody sees of a player.
struct PublicPlayer {
    int hand = 0;   // number of cards
    int cards = 0;  // unplayed development cards
    CardCounts played{};
    std::uint16_t roads = 0;
    std::uint16_t settlements = 0;
    std::uint16_t cities = 0;
    std::uint16_t longest_road = 0;
    PortSet ports;
    int points = 0;                      // visible ones
    std::optional<int> victory_cards{};  // shown at the end (R7.1)
    friend bool operator==(const PublicPlayer&, const PublicPlayer&) = default;
};

// What the owner sees besides.
struct PrivatePlayer {
    Bundle hand;
    CardCounts cards{};
    CardCounts bought{};  // this turn, while it is theirs
    int points = 0;       // victory cards counted
    friend bool operator==(const PrivatePlayer&, const PrivatePlayer&) = default;
};

struct View {
    Seat viewer;  // nobody: what is public
    Places places;
    std::uint32_t turn = 0;
    Seat turn_player;
    Seat paired;
    Dice dice;
    bool played_card = false;
    int bought = 0;  // development cards, by the active player, this turn
    int offers = 0;  // made this turn, where their number is limited (R8.4)
    Phase phase;     // all that a phase holds is public
    Seat asked;
    std::size_t seats = 0;
    std::array<PublicPlayer, most_players> players;
    std::optional<PrivatePlayer> own{};
    // Everybody's cards, once the game is over or where hands lie open.
    std::optional<std::array<PrivatePlayer, most_players>> opened{};
    Bundle bank;
    int deck = 0;
    HexId robber;
    Seat longest_road;
    Seat largest_army;

    // Whose commands count: the turn player's, or in a paired phase that player's.
    [[nodiscard]] Seat active() const { return paired.exists() ? paired : turn_player; }
    // The cards of a seat, or nullptr where they are hidden.
    [[nodiscard]] const PrivatePlayer* shown(Seat seat) const {
        if (opened) return &(*opened)[seat.value];
        return own && seat == viewer ? &*own : nullptr;
    }
    friend bool operator==(const View&, const View&) = default;
};

[[nodiscard]] View view(const Game& game, const State& state, Seat viewer);
// For everybody's eyes that of whoever is asked, with all cards open.
[[nodiscard]] View view(const Game& game, const State& state, Eyes eyes);

// What of it is public: the view of nobody at the table.
[[nodiscard]] View public_part(const View& view);

}  // namespace catan
