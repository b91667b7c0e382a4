// Maps inks to colours of a terminal. Drawing code names an ink by meaning; the palette picks the colour for the
// terminal's depth. The kit names the inks that every screen needs. A program numbers its own inks after these and
// supplies their colours; the kit never interprets them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <ftxui/screen/color.hpp>

namespace tabletop::kit {

// Number of colours of a terminal.
enum class Depth : std::uint8_t { None, Colours16, Colours256, TrueColour };

enum class Ink : std::uint8_t {
    Words,    // on Night and on Bar
    Dim,      // less important, or not possible
    Prompt,   // questions and highlights
    Refusal,  // refusals
    Night,    // background of panels
    Bar,      // background of the title and the keys
    Black,
    White,
};
inline constexpr std::size_t kit_inks = static_cast<std::size_t>(Ink::White) + 1;

// The program's own inks, counted from 0.
[[nodiscard]] constexpr Ink custom_ink(std::size_t which) {
    return static_cast<Ink>(kit_inks + which);
}

// The colour of an ink for each depth, and the text ink readable on it: Black or White.
struct Mix {
    std::uint32_t rgb = 0;
    std::uint8_t of_256 = 0;
    ftxui::Color::Palette16 of_16 = ftxui::Color::Black;
    Ink text = Ink::White;
    Ink text_of_16 = Ink::White;
};

class Palette {
public:
    // `custom` mixes the inks of the program: custom_ink(0), custom_ink(1) and so on.
    //
    // FTXUI rounds a colour to the terminal's depth when the colour is constructed, so call
    // ftxui::Terminal::SetColorSupport first.
    Palette(Depth depth, std::span<const Mix> custom);

    [[nodiscard]] Depth depth() const { return depth_; }
    [[nodiscard]] bool has_colour() const { return depth_ != Depth::None; }
    // True if colours are too few to tell many things apart, so letters must be added.
    [[nodiscard]] bool needs_letters() const { return depth_ <= Depth::Colours16; }

    [[nodiscard]] const ftxui::Color& operator[](Ink ink) const { return entry(ink).colour; }
    // The readable text ink on a ground: black or white.
    [[nodiscard]] Ink text_on(Ink ground) const { return entry(ground).text; }

private:
    struct Colouring {
        ftxui::Color colour;
        Ink text = Ink::White;
    };
    [[nodiscard]] const Colouring& entry(Ink ink) const {
        return entries_[static_cast<std::size_t>(ink)];
    }

    Depth depth_;
    std::vector<Colouring> entries_;
};

}  // namespace tabletop::kit
