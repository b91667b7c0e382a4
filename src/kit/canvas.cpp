#include "kit/canvas.hpp"

namespace tabletop::kit {

Canvas::Canvas(Window window, Ink ground)
    : window_(window),
      pixels_(std::size_t{2} * static_cast<std::size_t>(window.width) *
                  static_cast<std::size_t>(window.height),
              ground) {}

void Canvas::set(Pixel pixel, Ink ink) {
    if (window_.contains(cell(pixel))) pixels_[index(pixel)] = ink;
}

void Canvas::draw(ftxui::Screen& screen, int x, int y, const Palette& palette) const {
    for (int row = 0; row < window_.height; ++row) {
        for (int column = 0; column < window_.width; ++column) {
            const Pixel upper{window_.first.x + column, 2 * (window_.first.y + row)};
            const Ink above = at(upper);
            const Ink below = at({upper.x, upper.y + 1});
            auto& drawn = screen.PixelAt(x + column, y + row);
            drawn.character = above == below ? " " : "▀";
            drawn.foreground_color = palette[above];
            drawn.background_color = palette[below];
        }
    }
}

}  // namespace tabletop::kit
