// What a command has just done, as far as it stands out on the screen until the next key: hexes that pay, cards that
// move, awards that change hands. Only what everybody at the table sees.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "catan/command.hpp"
#include "catan/game.hpp"
#include "catan/state.hpp"
#include "tui/spots.hpp"

namespace catan::tui {

struct Happened {
    std::vector<HexId> hexes;               // that have paid, or where the robber went
    std::optional<Spot> built;              // where something stands now
    std::array<int, most_players> cards{};  // gained, or lost, by each seat
    Seat longest_road;                      // who has taken it, if it was taken
    Seat largest_army;

    // What came of the next command, before anybody has pressed a key.
    void add(const Happened& more);
};

[[nodiscard]] Happened happened(const Game& game, const State& before, const State& after,
                                const Command& command);

}  // namespace catan::tui
