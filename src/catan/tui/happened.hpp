// What the last command did, as far as the screen highlights it until the next command or key: hexes that pay, cards that
// move, awards that change hands. Only what everybody at the table sees.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/spots.hpp"

namespace catan::tui {

struct Happened {
    std::vector<HexId> hexes;               // that have paid, or where the robber went
    std::optional<Spot> built;              // where something stands now
    std::array<int, most_players> cards{};  // gained, or lost, by each seat
    Seat longest_road;                      // who has taken it, if it was taken
    Seat largest_army;
};

// Of the last thing that was said; the view is that of after it.
[[nodiscard]] Happened happened(const Game& game, const View& after, const Happening& last);

}  // namespace catan::tui
