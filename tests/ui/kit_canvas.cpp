// Half-block pixels: what is set inside the window is drawn, what is outside is nobody's.
#include "tui/kit/canvas.hpp"

#include <catch2/catch_test_macros.hpp>

#include "drawn.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

ftxui::Screen screen_of(int width, int height) {
    return ftxui::Screen::Create(ftxui::Dimension::Fixed(width), ftxui::Dimension::Fixed(height));
}

}  // namespace

TEST_CASE("a cell shows its upper pixel in front and its lower pixel behind") {
    const Palette palette = palette_of(Depth::TrueColour);
    Canvas canvas({{0, 0}, 2, 1}, Ink::Sea);
    canvas.set({1, 0}, Ink::Sand);
    canvas.set({1, 1}, Ink::Wool);
    ftxui::Screen screen = screen_of(2, 1);
    canvas.draw(screen, 0, 0, palette);
    REQUIRE(screen.PixelAt(0, 0).character == " ");
    REQUIRE(screen.PixelAt(0, 0).background_color == palette[Ink::Sea]);
    REQUIRE(screen.PixelAt(1, 0).character == "▀");
    REQUIRE(screen.PixelAt(1, 0).foreground_color == palette[Ink::Sand]);
    REQUIRE(screen.PixelAt(1, 0).background_color == palette[Ink::Wool]);
}

TEST_CASE("a canvas keeps what lies in its window and nothing else") {
    Canvas canvas({{-3, -2}, 4, 3}, Ink::Sea);
    canvas.set({-3, -4}, Ink::Sand);
    canvas.set({0, 1}, Ink::Wool);
    REQUIRE(canvas.at({-3, -4}) == Ink::Sand);
    REQUIRE(canvas.at({0, 1}) == Ink::Wool);
    for (const Pixel outside : {Pixel{-4, 0}, Pixel{1, 0}, Pixel{0, -5}, Pixel{0, 2}}) {
        canvas.set(outside, Ink::Red);
    }
    int red = 0;
    for (int y = -4; y < 2; ++y) {
        for (int x = -3; x < 1; ++x) red += canvas.at({x, y}) == Ink::Red ? 1 : 0;
    }
    REQUIRE(red == 0);
}

TEST_CASE("a canvas is drawn where it is told to") {
    const Palette palette = palette_of(Depth::TrueColour);
    Canvas canvas({{10, 10}, 1, 1}, Ink::Grain);
    ftxui::Screen screen = screen_of(3, 3);
    canvas.draw(screen, 1, 2, palette);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            const bool painted = screen.PixelAt(x, y).background_color == palette[Ink::Grain];
            REQUIRE(painted == (x == 1 && y == 2));
        }
    }
}
