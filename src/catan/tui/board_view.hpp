// Draws a board: a function from a scene to an FTXUI element. With colours it uses half-block pixels, without them
// strokes and letters. A frame costs time proportional to its window, whatever the size of the board.
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

// A board with the lookup tables that drawing needs. Built once per board and shared by all frames.
class Chart {
public:
    // The board must outlive the chart.
    explicit Chart(const Board& board, Signs signs = Signs::Tall);

    [[nodiscard]] const Board& board() const { return *board_; }
    [[nodiscard]] Signs signs() const { return signs_; }
    // The port on an edge, or nullptr.
    [[nodiscard]] const Port* port(EdgeId edge) const;
    // The cells of the whole board: coast, ports, and a margin of sea.
    [[nodiscard]] Window extent(Size size) const;
    // The cells that are drawn: land and port signs, without the margin of sea.
    [[nodiscard]] Window drawn(Size size) const;
    // The largest size, `least` or above, at which the drawn cells fit. Returns `least` if none fits.
    [[nodiscard]] Size fitting(Size least, int width, int height) const;

private:
    const Board* board_;
    Signs signs_;
    std::vector<std::uint32_t> ports_;  // by edge: port number, or no_port
    // The outermost intersections. They are the same at every size.
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
    Glyphs glyphs = Glyphs::Unicode;  // when drawn without colours
    bool ids = false;                 // show the numbers of hexes and intersections (R1.1)
    Cell origin;                      // the board's cell at the element's top left

    // Buildings and the robber; nullptr draws the board as it is before a game.
    const View* view = nullptr;
    bool seat_letters = false;        // seat letters on pieces; always on without colours
    std::span<const Spot> choices{};  // places the player may choose
    std::optional<Spot> chosen{};     // the place under the cursor
    std::span<const HexId> paying{};  // highlighted: hexes that have just paid
    std::optional<Spot> built{};      // highlighted: the piece just built
};

[[nodiscard]] ftxui::Element board_view(const BoardScene& scene);

// Computes the extent without a chart. Walks the whole coast.
[[nodiscard]] Window extent(const Board& board, Size size);

}  // namespace catan::tui
