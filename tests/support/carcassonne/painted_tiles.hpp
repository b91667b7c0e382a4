// The 72 tiles of Carcassonne as pictures of 9 by 9 pixels, turned by turning the picture. What a tile holds is found by
// painting: a part is what one stroke of the brush fills. Shares no code with the engine, for which it is a second opinion.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace painted {

inline constexpr int pixels = 9;  // along a side
// Not inline: the linker keeps one copy, which points to the literal of its own source. With sanitizers clang keeps equal
// literals apart, and a loop could then begin in one and never meet the end of the other.
constexpr std::string_view all_kinds = "ABCDEFGHIJKLMNOPQRSTUVWX";

// The colours. A pennant (P) is a piece of its city. Crossings (+) and gaps (blank) belong to nothing and stop the brush.
inline constexpr char city = '#';
inline constexpr char road = 'o';
inline constexpr char cloister = 'M';
inline constexpr char field = '.';

// Sides, clockwise, as the quarter turns count.
inline constexpr int north = 0;
inline constexpr int east = 1;
inline constexpr int south = 2;
inline constexpr int west = 3;

// A run of pixels along a side, through which a part leaves its tile.
struct Exit {
    int side = north;
    // Where the run begins: rows from the north on the east and west sides, else columns from the west.
    int first = 0;
    int length = 0;
};

// What one stroke of the brush fills on one tile.
struct Part {
    char colour = field;
    int pennants = 0;
    int row = 0;  // a pixel of the part, for a follower to stand on
    int column = 0;
    std::vector<Exit> exits;
    std::vector<int> cities;  // of a field: the parts of the tile that are cities next to it
    std::vector<std::string>
        names;  // "city n", "field nw", "cloister"; the first is the canonical one
};

// A tile as it lies.
struct Tile {
    char kind = 'A';
    int turns = 0;                                           // quarter turns clockwise
    std::array<std::array<char, pixels>, pixels> picture{};  // rows from the north
    std::array<std::array<int, pixels>, pixels> painted{};   // the part of each pixel, or -1
    std::array<std::array<char, pixels>, 4> edges{};         // west to east or north to south
    std::vector<Part> parts;  // cities, roads, cloister, fields; each by the canonical name
};

[[nodiscard]] int count_of(char kind);
[[nodiscard]] const Tile& turned(char kind, int turns);

}  // namespace painted
