// Holds what one viewer may know of a position (R11). Code that gets a View cannot leak a secret. A view is built by copying
// public and own information, never by deleting hidden information. After the end nothing is secret.
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

// The public part of a player.
struct PublicPlayer {
    int hand = 0;   // number of cards
    int cards = 0;  // unplayed development cards
    CardCounts played{};
    std::uint16_t roads = 0;
    std::uint16_t settlements = 0;
    std::uint16_t cities = 0;
    std::uint16_t longest_road = 0;
    PortSet ports;
    int points = 0;                      // without hidden victory cards
    std::optional<int> victory_cards{};  // shown at the end (R7.1)
    friend bool operator==(const PublicPlayer&, const PublicPlayer&) = default;
};

// The part of a player that only its owner sees.
struct PrivatePlayer {
    Bundle hand;
    CardCounts cards{};
    CardCounts bought{};  // this turn, if it is their turn
    int points = 0;       // victory cards counted
    friend bool operator==(const PrivatePlayer&, const PrivatePlayer&) = default;
};

struct View {
    Seat viewer;  // Seat::none(): public information only
    Places places;
    std::uint32_t turn = 0;
    Seat turn_player;
    Seat paired;
    Dice dice;
    bool played_card = false;
    int bought = 0;  // development cards, by the active player, this turn
    int offers = 0;  // made this turn, if their number is limited (R8.4)
    Phase phase;     // public in full
    Seat asked;
    std::size_t seats = 0;
    std::array<PublicPlayer, most_players> players;
    std::optional<PrivatePlayer> own{};
    // The cards of all players, after the end or with open hands.
    std::optional<std::array<PrivatePlayer, most_players>> opened{};
    Bundle bank;
    int deck = 0;
    HexId robber;
    Seat longest_road;
    Seat largest_army;

    // The player who acts: the turn player, or in a paired phase the paired player.
    [[nodiscard]] Seat active() const { return paired.exists() ? paired : turn_player; }
    // The cards of a seat, or nullptr if they are hidden.
    [[nodiscard]] const PrivatePlayer* shown(Seat seat) const {
        if (opened) return &(*opened)[seat.value];
        return own && seat == viewer ? &*own : nullptr;
    }
    friend bool operator==(const View&, const View&) = default;
};

[[nodiscard]] View view(const Game& game, const State& state, Seat viewer);
// A viewer who sees everything gets the view of the player to move, with all cards open.
[[nodiscard]] View view(const Game& game, const State& state, Viewer viewer);

// The public part of a view, as a watcher sees it.
[[nodiscard]] View public_part(const View& view);

}  // namespace catan
