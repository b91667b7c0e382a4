// Tests half-block pixels: those inside the window are drawn, those outside are not.
#include "kit/canvas.hpp"

#include <catch2/catch_test_macros.hpp>

#include "support/on_screen.hpp"

using namespace tabletop::kit;

namespace {

ftxui::Screen screen_of(int width, int height) {
    return ftxui::Screen::Create(ftxui::Dimension::Fixed(width), ftxui::Dimension::Fixed(height));
}

}  // namespace

TEST_CASE("a cell shows its upper pixel in front and its lower pixel behind") {
    const Palette palette = landscape(Depth::TrueColour);
    Canvas canvas({{0, 0}, 2, 1}, sky);
    canvas.set({1, 0}, rock);
    canvas.set({1, 1}, grass);
    ftxui::Screen screen = screen_of(2, 1);
    canvas.draw(screen, 0, 0, palette);
    REQUIRE(screen.PixelAt(0, 0).character == " ");
    REQUIRE(screen.PixelAt(0, 0).background_color == palette[sky]);
    REQUIRE(screen.PixelAt(1, 0).character == "▀");
    REQUIRE(screen.PixelAt(1, 0).foreground_color == palette[rock]);
    REQUIRE(screen.PixelAt(1, 0).background_color == palette[grass]);
}

TEST_CASE("a canvas keeps what lies in its window and nothing else") {
    Canvas canvas({{-3, -2}, 4, 3}, sky);
    canvas.set({-3, -4}, rock);
    canvas.set({0, 1}, grass);
    REQUIRE(canvas.at({-3, -4}) == rock);
    REQUIRE(canvas.at({0, 1}) == grass);
    for (const Pixel outside : {Pixel{-4, 0}, Pixel{1, 0}, Pixel{0, -5}, Pixel{0, 2}}) {
        canvas.set(outside, Ink::Prompt);
    }
    int outside = 0;
    for (int y = -4; y < 2; ++y) {
        for (int x = -3; x < 1; ++x) outside += canvas.at({x, y}) == Ink::Prompt ? 1 : 0;
    }
    REQUIRE(outside == 0);
}

TEST_CASE("a canvas is drawn where it is told to") {
    const Palette palette = landscape(Depth::TrueColour);
    Canvas canvas({{10, 10}, 1, 1}, grass);
    ftxui::Screen screen = screen_of(3, 3);
    canvas.draw(screen, 1, 2, palette);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            const bool painted = screen.PixelAt(x, y).background_color == palette[grass];
            REQUIRE(painted == (x == 1 && y == 2));
        }
    }
}
