// Reacts to moves in a game at this terminal and hands the screen to the next player.
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

    // A move was made or taken back. Hands the screen to the player asked next, behind a curtain if the player
    // changes.
    void hear(table::Chair::HistoryChange news);
    // A forced move was refused, so the player must make it.
    void hear_failure(const table::Chair::Result& failed);
    // `at_once`: the same player goes on, so no curtain falls.
    void hand_over(bool at_once);
    // The next player has arrived.
    void lift_curtain();
    // The program returned from the background, or a game was resumed. The current player must confirm before hidden
    // cards appear.
    void come_back();

private:
    void hear_what_was_said();
    // Tells the player about losses, such as stolen cards, in this part of the history.
    void tell_losses(std::span<const SeenMove> since);

    TableContext& table_;
    // History length when the people here started to watch bots or remote players.
    std::optional<std::size_t> watched_from_;
};

}  // namespace catan::tui
