#include "catan/tui/inks.hpp"

#include <array>

namespace catan::tui {
namespace {

using Basic = ftxui::Color;
constexpr Ink black = Ink::Black;
constexpr Ink white = Ink::White;

// Roads are one pixel wide, so every seat has contrast 3 : 1 to the lines between hexes and to the sea. With enough
// colours, red-green colour-blind players can tell seats apart by lightness. With 16 colours a seat takes a colour
// that no line and hardly a terrain uses, even if that is not its own: a road must not look like the hex beside it.
constexpr std::array<kit::Mix, custom_inks> mixes{{
    {0x2A7038, 29, Basic::Green, white, black},          // lumber
    {0xB6623A, 130, Basic::Red, white, white},           // brick
    {0x84BC50, 107, Basic::GreenLight, black, black},    // wool
    {0xDAB642, 178, Basic::YellowLight, black, black},   // grain
    {0x747884, 243, Basic::GrayDark, white, white},      // ore
    {0xD0C090, 144, Basic::GrayLight, black, black},     // desert
    {0x143458, 17, Basic::Blue, white, white},           // sea
    {0x2A2019, 234, Basic::Black, white, white},         // line
    {0x3C6496, 25, Basic::BlueLight, white, white},      // harbour
    {0xFCF4DC, 230, Basic::White, black, black},         // plate
    {0xC81414, 160, Basic::Red, white, white},           // red
    {0x569CFF, 33, Basic::BlueLight, black, black},      // the seats: blue
    {0xF57800, 202, Basic::CyanLight, black, black},     // orange
    {0xE8404C, 197, Basic::RedLight, black, black},      // red
    {0xF5F5F5, 255, Basic::White, black, black},         // white
    {0x00A878, 79, Basic::Cyan, black, black},           // green
    {0x9CA0A8, 247, Basic::GrayLight, black, black},     // grey
    {0xC850D0, 164, Basic::Magenta, black, black},       // magenta
    {0xFFACDD, 219, Basic::MagentaLight, black, black},  // pink
}};

}  // namespace

Palette game_palette(Depth depth) { return {depth, mixes}; }

}  // namespace catan::tui
