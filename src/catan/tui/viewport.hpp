// Which part of the board is seen in its window, and how large: as it fits, as it was chosen by keys, as it was scrolled.
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

    // In a window of so many cells: the size first, then the part, with the place that matters in sight. If there is
    // none, a large board is first seen where the pieces of whoever acts are, and again when somebody else does.
    [[nodiscard]] Size resize(Room room);
    void show(const std::optional<Spot>& focus, const View& view);

    [[nodiscard]] const Chart& chart() const { return chart_; }
    [[nodiscard]] Size size() const { return size_; }
    // Whether all of the board was asked for, and how many cells the window lacks for it even at the smallest size.
    [[nodiscard]] bool shows_all() const { return shows_all_; }
    [[nodiscard]] Room missing() const;
    [[nodiscard]] Cell origin() const { return origin_; }
    // The cell of the board that is seen there; none beside the board's window.
    [[nodiscard]] std::optional<Cell> cell_at(Cell in_window) const;

    void scroll(Cell by);
    // What is chosen by a click must stay under the mouse for the second one.
    void hold_still(const Spot& chosen);

    // Of nobody, to tell what they are.
    [[nodiscard]] static front::KeyTable keys(Viewport* viewport);

private:
    [[nodiscard]] Size wanted() const;
    [[nodiscard]] Window all() const;
    [[nodiscard]] std::optional<Cell> home(const View& view, bool is_resized);
    void change_size(int by);

    Chart chart_;
    Room room_;
    std::optional<Size> wanted_;  // as chosen by + and -
    bool shows_all_ = false;
    Size size_ = Size::Small;
    bool is_resized_ = true;  // and so shown from its middle
    Cell origin_;
    bool is_scrolled_ = false;  // by hand, and so not back to the cursor until that moves
    std::optional<Spot> in_sight_;
    std::optional<Seat> acting_;
};

}  // namespace catan::tui
