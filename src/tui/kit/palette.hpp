// The colours of the board, picked by hand for each number of colours that a terminal may have. What is drawn says
// which ink it means; a palette says what that ink is here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <ftxui/screen/color.hpp>

#include "catan/ids.hpp"
#include "catan/resources.hpp"

namespace catan::tui {

enum class Depth : std::uint8_t { None, Colours16, Colours256, TrueColour };

enum class Ink : std::uint8_t {
    Lumber,
    Brick,
    Wool,
    Grain,
    Ore,
    Desert,
    Sea,
    Sand,     // the lines between hexes, and the coast
    Harbour,  // a port for any resource
    Plate,    // what a token is printed on
    Black,
    White,
    Red,
    SeatBlue,  // the seats in their order
    SeatOrange,
    SeatRed,
    SeatWhite,
    SeatGreen,
    SeatGrey,
    SeatMagenta,
    SeatPink,
    Night,   // behind panels
    Bar,     // behind the title and the keys
    Words,   // on Night and on Bar
    Dim,     // what is less important or not possible
    Prompt,  // what is being asked
};
inline constexpr std::size_t ink_count = static_cast<std::size_t>(Ink::Prompt) + 1;

[[nodiscard]] constexpr Ink ink(Terrain terrain) { return static_cast<Ink>(index(terrain)); }
[[nodiscard]] constexpr Ink port_ink(std::optional<Resource> resource) {
    return resource ? ink(terrain_of(*resource)) : Ink::Harbour;
}
[[nodiscard]] constexpr Ink seat_ink(Seat seat) {
    return static_cast<Ink>(static_cast<std::size_t>(Ink::SeatBlue) + seat.value);
}

class Palette {
public:
    // FTXUI rounds a colour to what the terminal has when it is made, so that has to be known by now:
    // ftxui::Terminal::SetColorSupport comes first.
    explicit Palette(Depth depth);

    [[nodiscard]] Depth depth() const { return depth_; }
    [[nodiscard]] bool has_colour() const { return depth_ != Depth::None; }
    // 16 colours are too few for terrains, harbours and eight seats: a seat is known by its letter.
    [[nodiscard]] bool needs_letters() const { return depth_ <= Depth::Colours16; }
    [[nodiscard]] const ftxui::Color& operator[](Ink ink) const {
        return colours_[static_cast<std::size_t>(ink)];
    }
    // What can be read on an ink: black or white.
    [[nodiscard]] Ink text_on(Ink ground) const;

private:
    Depth depth_;
    std::array<ftxui::Color, ink_count> colours_;
};

}  // namespace catan::tui
