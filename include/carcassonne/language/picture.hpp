// Draws tiles and boards: as pixels of any size, as characters, as half blocks in full colour for a terminal, and as vectors.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "carcassonne/core/board.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/state.hpp"
#include "carcassonne/language/notation.hpp"
#include "carcassonne/language/tile_shapes.hpp"

namespace carcassonne::language {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend constexpr auto operator<=>(Colour, Colour) = default;
};

// The colour of a seat's followers.
[[nodiscard]] Colour seat_colour(Seat seat);
[[nodiscard]] Colour ink_colour(TileInk ink);
// Of the line around a figure of this colour: light if the figure is dark.
[[nodiscard]] Colour outline_colour(Colour figure);
// `#569cff`
[[nodiscard]] std::string hex_words(Colour colour);

// Pixels row by row from the top.
struct Image {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<Colour> pixels;

    [[nodiscard]] Colour& at(std::size_t x, std::size_t y) { return pixels[y * width + x]; }
    [[nodiscard]] Colour at(std::size_t x, std::size_t y) const { return pixels[y * width + x]; }
};

// Tiles as squares of so many pixels, each drawn when it is first asked for. Half blocks show two rows of pixels in a row of
// cells, so a tile of 16 by 8 cells has 16 pixels.
class TilePictures {
public:
    explicit TilePictures(std::size_t size) : size_(size) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Image& tile(Tile tile, Side top);
    // The same with a figure in this colour on a part.
    [[nodiscard]] const Image& with_follower(Tile tile, Side top, std::uint8_t part, Colour colour);

private:
    struct Sight {
        Tile tile;
        Side top;
        std::uint8_t part = no_part;  // where the figure stands, if there is one
        Colour colour{};
        friend constexpr auto operator<=>(const Sight&, const Sight&) = default;
    };

    [[nodiscard]] Image draw_follower(const Sight& sight);

    std::size_t size_;
    std::map<Sight, Image> drawn_;
};

// The whole board with its followers. Where no tile lies, the background shows.
[[nodiscard]] Image board_image(const State& state, std::size_t tile_size);
inline constexpr Colour background{24, 26, 30};

// The board in characters of two sizes, with the numbers of places at its borders and those of the players below it. For a
// terminal without colours, and for scripts.
enum class CharacterSize : std::uint8_t { Small, Large };
[[nodiscard]] std::string board_characters(const Notation& notation, const State& state,
                                           CharacterSize size = CharacterSize::Small);

// An image as half blocks with escape sequences for colours, a line for every two rows of pixels.
[[nodiscard]] std::string half_blocks(const Image& image);

// The board as a self-contained SVG document, with the players and their points below it.
[[nodiscard]] std::string board_svg(const Notation& notation, const State& state);

}  // namespace carcassonne::language
