// Draws boards on a screen for tests that look at its cells.
#pragma once

#include <array>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>
#include <string>

#include "catan/core/generator.hpp"
#include "catan/tui/board_view.hpp"

namespace catan::tui {

inline const std::array<Shape, 3> some_shapes{Shape::hexagon(3), Shape::hexagon(4),
                                              Shape::extended()};

// All named sizes, the first unnamed ones, the first with casings and plates, and one for each width of roads and
// houses.
inline constexpr std::array<Size, 9> some_sizes{Size::Map,
                                                Size::Small,
                                                Size::Normal,
                                                Size::Large,
                                                Size::Huge,
                                                static_cast<Size>(5),
                                                static_cast<Size>(6),
                                                static_cast<Size>(8),
                                                static_cast<Size>(13)};

inline Palette palette_of(Depth depth) {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    return game_palette(depth);
}

// A board in a window, addressed by board cells.
class DrawnBoard {
public:
    DrawnBoard(const BoardScene& scene, Window window)
        : window_(window),
          screen_(ftxui::Screen::Create(ftxui::Dimension::Fixed(window.width),
                                        ftxui::Dimension::Fixed(window.height))) {
        BoardScene moved = scene;
        moved.origin = window.first;
        ftxui::Render(screen_, board_view(moved));
    }
    explicit DrawnBoard(const BoardScene& scene)
        : DrawnBoard(scene, extent(scene.chart->board(), scene.size)) {}

    ftxui::Pixel& at(Cell cell) {
        return screen_.PixelAt(cell.x - window_.first.x, cell.y - window_.first.y);
    }
    std::string text(Cell first, int width) {
        std::string result;
        for (int i = 0; i < width; ++i) result += at(first + Cell{i, 0}).character;
        return result;
    }
    [[nodiscard]] Window window() const { return window_; }
    ftxui::Screen& screen() { return screen_; }

private:
    Window window_;
    ftxui::Screen screen_;
};

inline BoardScene scene_of(const Chart& chart, const Palette& palette, Size size) {
    BoardScene scene;
    scene.chart = &chart;
    scene.palette = &palette;
    scene.size = size;
    return scene;
}

}  // namespace catan::tui
