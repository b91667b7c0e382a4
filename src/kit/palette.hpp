// What is drawn says which ink it means; a palette says what colour that ink is on this terminal. The inks that every
// screen needs are named here. Whatever else a program has to tell apart it numbers itself, after these, and brings the
// colours along; the kit never asks what they stand for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <ftxui/screen/color.hpp>

namespace tabletop::kit {

// How many colours a terminal has.
enum class Depth : std::uint8_t { None, Colours16, Colours256, TrueColour };

enum class Ink : std::uint8_t {
    Words,    // on Night and on Bar
    Dim,      // what is less important or not possible
    Prompt,   // what is being asked, and what stands out
    Refusal,  // what is not possible, where the reason is told
    Night,    // behind panels
    Bar,      // behind the title and the keys
    Black,
    White,
};
inline constexpr std::size_t kit_inks = static_cast<std::size_t>(Ink::White) + 1;

// The inks of a program itself, counted from 0.
[[nodiscard]] constexpr Ink custom_ink(std::size_t which) {
    return static_cast<Ink>(kit_inks + which);
}

// What colour an ink is, for each number of colours, and what can be read on it: Black or White.
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
    // FTXUI rounds a colour to what the terminal has when it is made, so that has to be known by now:
    // ftxui::Terminal::SetColorSupport comes first.
    Palette(Depth depth, std::span<const Mix> custom);

    [[nodiscard]] Depth depth() const { return depth_; }
    [[nodiscard]] bool has_colour() const { return depth_ != Depth::None; }
    // Too few colours to tell many things apart: what differs by its colour bears a letter as well.
    [[nodiscard]] bool needs_letters() const { return depth_ <= Depth::Colours16; }

    [[nodiscard]] const ftxui::Color& operator[](Ink ink) const { return entry(ink).colour; }
    // What can be read on an ink: black or white.
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
