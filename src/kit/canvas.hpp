// Stores and draws a window of an unbounded picture of half-block pixels.
#pragma once

#include <vector>

#include <ftxui/screen/box.hpp>
#include <ftxui/screen/screen.hpp>

#include "kit/cells.hpp"
#include "kit/palette.hpp"

namespace tabletop::kit {

class Canvas {
public:
    Canvas(Window window, Ink ground);

    [[nodiscard]] Window window() const { return window_; }

    // Setting a pixel outside the window has no effect.
    void set(Pixel pixel, Ink ink);
    [[nodiscard]] Ink at(Pixel pixel) const { return pixels_[index(pixel)]; }

    // Draws the window with its first cell at (x, y) of the screen.
    void draw(ftxui::Screen& screen, int x, int y, const Palette& palette) const;

private:
    [[nodiscard]] std::size_t index(Pixel pixel) const {
        const auto x = static_cast<std::size_t>(pixel.x - window_.first.x);
        const auto y = static_cast<std::size_t>(pixel.y - 2 * window_.first.y);
        return y * static_cast<std::size_t>(window_.width) + x;
    }

    Window window_;
    std::vector<Ink> pixels_;
};

}  // namespace tabletop::kit
