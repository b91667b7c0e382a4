#include "tui/kit/palette.hpp"

namespace catan::tui {
namespace {

struct Mix {
    std::uint32_t rgb;
    std::uint8_t of_256;
    ftxui::Color::Palette16 of_16;
    Ink text;        // what can be read on it
    Ink text_of_16;  // the same where there are only 16 colours
};

using Basic = ftxui::Color;
constexpr Ink black = Ink::Black;
constexpr Ink white = Ink::White;

// Where there are more, eyes that do not tell red from green tell the seats apart by how light they are.
// Of 16 colours the seats get those that no line and hardly a terrain has, even if these are not what they are called:
// a road must not look like sand, nor like the hex beside it.
constexpr std::array<Mix, ink_count> mixes{{
    {0x266836, 22, Basic::Green, white, black},          // lumber
    {0xB6623A, 130, Basic::Red, white, white},           // brick
    {0x84BC50, 107, Basic::GreenLight, black, black},    // wool
    {0xDAB642, 178, Basic::YellowLight, black, black},   // grain
    {0x747884, 243, Basic::GrayDark, white, white},      // ore
    {0xD0C090, 144, Basic::GrayLight, black, black},     // desert
    {0x143458, 17, Basic::Blue, white, white},           // sea
    {0xE2D4AA, 187, Basic::Yellow, black, black},        // sand
    {0x3C6496, 25, Basic::BlueLight, white, white},      // harbour
    {0xFCF4DC, 230, Basic::White, black, black},         // plate
    {0x101010, 233, Basic::Black, white, white},         // black
    {0xFFFFFF, 231, Basic::White, black, black},         // white
    {0xC81414, 160, Basic::Red, white, white},           // red
    {0x569CFF, 33, Basic::BlueLight, black, black},      // seats
    {0xF57800, 202, Basic::CyanLight, black, black},     //
    {0xE8404C, 197, Basic::RedLight, black, black},      //
    {0xF5F5F5, 255, Basic::White, black, black},         //
    {0x00A878, 29, Basic::Cyan, black, black},           //
    {0x9CA0A8, 247, Basic::GrayLight, black, black},     //
    {0xB030B8, 127, Basic::Magenta, white, black},       //
    {0xFFACDD, 219, Basic::MagentaLight, black, black},  //
    {0x101014, 233, Basic::Black, white, white},         // night
    {0x2A2E3E, 236, Basic::GrayDark, white, white},      // bar
    {0xE8E8E8, 254, Basic::White, black, black},         // words
    {0x8A909C, 245, Basic::GrayLight, black, black},     // dim
    {0xFFE04A, 221, Basic::YellowLight, black, black},   // prompt
}};

ftxui::Color mixed(const Mix& mix, Depth depth) {
    switch (depth) {
        case Depth::None: break;
        case Depth::Colours16: return mix.of_16;
        case Depth::Colours256: return static_cast<ftxui::Color::Palette256>(mix.of_256);
        case Depth::TrueColour:
            return {static_cast<std::uint8_t>(mix.rgb >> 16U),
                    static_cast<std::uint8_t>(mix.rgb >> 8U), static_cast<std::uint8_t>(mix.rgb)};
    }
    return ftxui::Color::Default;
}

}  // namespace

Palette::Palette(Depth depth) : depth_(depth) {
    for (std::size_t i = 0; i < ink_count; ++i) colours_[i] = mixed(mixes[i], depth);
}

Ink Palette::text_on(Ink ground) const {
    const Mix& mix = mixes[static_cast<std::size_t>(ground)];
    return depth_ == Depth::Colours16 ? mix.text_of_16 : mix.text;
}

}  // namespace catan::tui
