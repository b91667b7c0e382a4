// Decides which part of the board its window shows, and at which size: fitted to the window, chosen by keys, or
// scrolled by hand.
#pragma once

#include <optional>

#include "catan/core/rooms.hpp"
#include "catan/tui/board_view.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/spots.hpp"
#include "front/key_table.hpp"

namespace catan::tui {

class Viewport {
public:
    explicit Viewport(const Board& board) : chart_(board, Signs::Flat) {}

    // Call resize() first, then show(), which keeps `focus` in sight. A large board is centred on the pieces of the
    // acting player, after a change of size and when another player acts.
    [[nodiscard]] Size resize(Room room);
    void show(const std::optional<Spot>& focus, const View& view);

    [[nodiscard]] const Chart& chart() const { return chart_; }
    [[nodiscard]] Size size() const { return size_; }
    // shows_all(): the player asked for the whole board. missing(): cells the window lacks for it at the smallest
    // size.
    [[nodiscard]] bool shows_all() const { return shows_all_; }
    [[nodiscard]] Room missing() const;
    [[nodiscard]] Cell origin() const { return origin_; }
    // The board's cell at a window position; none outside the board's window.
    [[nodiscard]] std::optional<Cell> cell_at(Cell in_window) const;

    void scroll(Cell by);
    // Keeps a clicked place under the mouse for the second click.
    void hold_still(const Spot& chosen);

    // Pass nullptr to get the table for help only.
    [[nodiscard]] static front::KeyTable keys(Viewport* viewport);

private:
    [[nodiscard]] Size wanted() const;
    [[nodiscard]] Window all() const;
    [[nodiscard]] std::optional<Cell> home(const View& view, bool is_resized);
    void change_size(int by);

    Chart chart_;
    Room room_;
    std::optional<Size> wanted_;  // chosen by + and -
    bool shows_all_ = false;
    Size size_ = Size::Small;
    bool is_resized_ = true;  // the next show() resets the position
    Cell origin_;
    bool is_scrolled_ = false;  // by hand: do not return to the cursor until it moves
    std::optional<Spot> in_sight_;
    std::optional<Seat> acting_;
};

}  // namespace catan::tui
