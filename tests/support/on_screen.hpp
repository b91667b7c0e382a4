// Draws elements on a screen in memory and reads them back.
#pragma once

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>
#include <string>

#include "kit/dialog_box.hpp"
#include "kit/palette.hpp"
#include "kit/screen_text.hpp"

namespace tabletop::kit {

inline ftxui::Screen on_screen(const ftxui::Element& element, int width, int height) {
    auto screen =
        ftxui::Screen::Create(ftxui::Dimension::Fixed(width), ftxui::Dimension::Fixed(height));
    ftxui::Render(screen, element);
    return screen;
}

// One row as text.
inline std::string row(ftxui::Screen& screen, int y) {
    std::string text;
    for (int x = 0; x < screen.dimx(); ++x) text += cell_text(screen, x, y);
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

inline std::string drawing(const ftxui::Element& element, int width, int height) {
    ftxui::Screen screen = on_screen(element, width, height);
    return plain_text(screen);
}

// The index of the line with the cursor; there must be one.
inline std::size_t chosen_line(const DialogBox& box) {
    const auto chosen = std::ranges::find(box.lines, true, &DialogLine::is_chosen);
    REQUIRE(std::ranges::count(box.lines, true, &DialogLine::is_chosen) == 1);
    return static_cast<std::size_t>(chosen - box.lines.begin());
}

// The inks of a program without a game.
inline constexpr Ink sky = custom_ink(0);
inline constexpr Ink grass = custom_ink(1);
inline constexpr Ink rock = custom_ink(2);

inline Palette landscape(Depth depth) {
    static constexpr std::array<Mix, 3> mixes{
        {{0x4080C0, 67, ftxui::Color::BlueLight, Ink::White, Ink::Black},
         {0x60A040, 71, ftxui::Color::GreenLight, Ink::Black, Ink::White},
         {0x808080, 244, ftxui::Color::GrayDark, Ink::White, Ink::White}}};
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    return {depth, mixes};
}

}  // namespace tabletop::kit
