// Tests the screen behind a dialog: darker, but still readable.
#include "kit/veil.hpp"

#include <catch2/catch_test_macros.hpp>

#include "catan/core/rules.hpp"
#include "support/drawn.hpp"
#include "support/eyes.hpp"

using namespace catan;
using namespace catan::tui;

namespace {

// A cell as it is seen behind a dialog.
ftxui::Pixel veiled(const Palette& palette, Ink ink, Ink ground) {
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(3), ftxui::Dimension::Fixed(1));
    ftxui::Render(screen, kit::over(ftxui::text("abc") | ftxui::color(palette[ink]) |
                                        ftxui::bgcolor(palette[ground]),
                                    ftxui::text("")));
    return screen.PixelAt(1, 0);
}

std::vector<Ink> grounds() {
    std::vector<Ink> all{Ink::Night, Ink::Bar, inks::plate};
    for (std::size_t i = 0; i < terrain_count; ++i) all.push_back(ink(static_cast<Terrain>(i)));
    return all;
}

}  // namespace

TEST_CASE("behind a dialog everything is darker, and what is written can be read") {
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = palette_of(depth);
        for (const Ink ground : grounds()) {
            INFO("ink " << static_cast<int>(ground) << ", depth " << static_cast<int>(depth));
            const bool is_panel = ground == Ink::Night || ground == Ink::Bar;
            const Ink words = is_panel ? Ink::Words : palette.text_on(ground);
            const ftxui::Pixel behind = veiled(palette, words, ground);
            REQUIRE(contrast(behind.foreground_color, behind.background_color) >= 3);
            const auto light = [](const ftxui::Color& colour) {
                const Triple parts = components(colour);
                return parts[0] + parts[1] + parts[2];
            };
            if (ground != Ink::Night) {
                REQUIRE(light(behind.background_color) < light(palette[ground]));
            }
            REQUIRE(light(behind.foreground_color) <= light(palette[words]));
        }
    }
}

TEST_CASE("of 16 colours those of a ground and of what is written on it stay apart") {
    const Palette palette = palette_of(Depth::Colours16);
    for (const Ink ground : grounds()) {
        INFO("ink " << static_cast<int>(ground));
        const bool is_panel = ground == Ink::Night || ground == Ink::Bar;
        const Ink words = is_panel ? Ink::Words : palette.text_on(ground);
        const ftxui::Pixel behind = veiled(palette, words, ground);
        REQUIRE_FALSE(behind.foreground_color == behind.background_color);
        // Grey on grey, the dark one on black: what terminals show as one.
        const bool is_dark = behind.background_color == ftxui::Color(ftxui::Color::Black);
        REQUIRE_FALSE((is_dark && behind.foreground_color == ftxui::Color(ftxui::Color::GrayDark)));
    }
}

TEST_CASE("of 16 colours terrains, lines and sea are what they were, but for how bright they are") {
    const Palette palette = palette_of(Depth::Colours16);
    const auto behind = [&](Ink ground) {
        return veiled(palette, palette.text_on(ground), ground).background_color;
    };
    std::vector<Ink> all{inks::sea, inks::line};
    for (std::size_t i = 0; i < terrain_count; ++i) {
        // The bright green becomes the other; of the two, a wood has trees.
        if (static_cast<Terrain>(i) != Terrain::Wool) all.push_back(ink(static_cast<Terrain>(i)));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) REQUIRE_FALSE(behind(all[i]) == behind(all[j]));
    }
}

TEST_CASE("without colours a screen behind a dialog is dim") {
    const ftxui::Pixel behind = veiled(game_palette(Depth::None), Ink::Words, Ink::Night);
    REQUIRE(behind.dim);
    REQUIRE(behind.character == "b");
}
