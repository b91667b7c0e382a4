#include "kit/palette.hpp"

#include <array>

namespace tabletop::kit {
namespace {

using Basic = ftxui::Color;
constexpr Ink black = Ink::Black;
constexpr Ink white = Ink::White;

// Same order as Ink.
constexpr std::array<Mix, kit_inks> mixes{{
    {0xE8E8E8, 254, Basic::White, black, black},        // words
    {0x8A909C, 245, Basic::GrayLight, black, black},    // dim
    {0xFFE04A, 221, Basic::YellowLight, black, black},  // prompt
    {0xE8404C, 197, Basic::RedLight, black, black},     // refusal
    {0x101014, 233, Basic::Black, white, white},        // night
    {0x2A2E3E, 236, Basic::GrayDark, white, white},     // bar
    {0x101010, 233, Basic::Black, white, white},        // black
    {0xFFFFFF, 231, Basic::White, black, black},        // white
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

Palette::Palette(Depth depth, std::span<const Mix> custom) : depth_(depth) {
    const auto add = [&](const Mix& mix) {
        entries_.push_back(
            {mixed(mix, depth), depth == Depth::Colours16 ? mix.text_of_16 : mix.text});
    };
    entries_.reserve(mixes.size() + custom.size());
    for (const Mix& mix : mixes) add(mix);
    for (const Mix& mix : custom) add(mix);
}

}  // namespace tabletop::kit
