// Collects what the screen highlights between a command and the next command or key: paying hexes, moved cards, awards.
// Contains public information only.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/spots.hpp"

namespace catan::tui {

struct Highlights {
    std::vector<HexId> hexes;               // hexes that paid, or the robber's new hex
    std::optional<Spot> built;              // the place of a new piece
    std::array<int, most_players> cards{};  // cards gained (or lost, if negative), by seat
    Seat longest_road;                      // the seat that just took the award
    Seat largest_army;
};

// `after` is the view after `last`.
[[nodiscard]] Highlights highlights(const Game& game, const View& after, const SeenMove& last);

}  // namespace catan::tui
