// How a game at this terminal goes on: what comes of each move, and to which player the screen is handed.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "catan/core/history.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

struct TableContext;

class GameFlow {
public:
    explicit GameFlow(TableContext& table) : table_(table) {}

    // Something was said or taken back. The player who is asked now looks on, behind a curtain if it is another one.
    void hear(table::Chair::News news);
    // A forced move could not be made. Then it is for the player to do.
    void hear_failure(const table::Chair::Result& failed);
    // Without a curtain if the same player goes on (`at_once`).
    void hand_over(bool at_once);
    // The player who has to look is there.
    void lift_curtain();
    // Back from the background, or resumed: the player who looks now must say so first.
    void come_back();

private:
    void hear_what_was_said();
    // What the player has lost, such as stolen cards, since that place in the history.
    void tell_losses(std::span<const Happening> since);

    TableContext& table_;
    // The length of the history when the people here began to watch bots or remote players move.
    std::optional<std::size_t> watched_from_;
};

}  // namespace catan::tui
