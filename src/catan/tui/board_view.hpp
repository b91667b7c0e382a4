// The drawing of a board: a function from what is to be shown to an element of the screen. With colours it is made of
// half-block pixels, without them of strokes and letters. A frame costs what its window costs, whatever the board.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "catan/core/layout.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/geometry.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/port_sign.hpp"
#include "catan/tui/spots.hpp"
#include "kit/glyphs.hpp"

namespace catan::tui {

using kit::Glyphs;

// A board and what drawing has to look up about it: made once for a board, used by every frame.
class Chart {
public:
    // The board must outlive the chart.
    explicit Chart(const Board& board, Signs signs = Signs::Tall);

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] Signs signs() const { return signs_; }
    // The port on an edge, or nullptr.
    [[nodiscard]] const Port* port(EdgeId edge) const;
    // All that the board takes: its coast, the ports before it, and a little sea.
    [[nodiscard]] Window extent(Size size) const;
    // What is not sea: the land, and the ports as far as they reach.
    [[nodiscard]] Window drawn(Size size) const;
    // The largest size, from this one on, at which all that is drawn fits into so many cells; this one if none does.
    [[nodiscard]] Size fitting(Size least, int width, int height) const;

private:
    const Board* board_;
    Signs signs_;
    std::vector<std::uint32_t> ports_;  // by edge: the number of its port, or none
    // Intersections that lie farthest out. They are the same at every size.
    Point west_;
    Point east_;
    Point north_;
    Point south_;
};

struct BoardScene {
    // Both must outlive the element.
    const Chart* chart = nullptr;
    const Palette* palette = nullptr;

    Size size = Size::Normal;
    Glyphs glyphs = Glyphs::Unicode;  // of a drawing without colours
    bool ids = false;                 // the numbers of hexes and intersections (R1.1)
    Cell origin;                      // what is at the top left of the element

    // What has been built, and where the robber is; without it the board as it is before a game.
    const View* view = nullptr;
    bool seat_letters =
        false;  // beside the colours, or always without them: a letter for each seat
    std::span<const Spot> choices{};  // the places that can be chosen
    std::optional<Spot> chosen{};     // where the cursor is
    std::span<const HexId> paying{};  // hexes that stand out, because they have just paid
    std::optional<Spot> built{};      // what stands out because it is new
};

[[nodiscard]] ftxui::Element board_view(const BoardScene& scene);

// The same without a chart; goes along the whole coast.
[[nodiscard]] Window extent(const Board& board, Size size);

}  // namespace catan::tui
