#include "support/carcassonne/painted_tiles.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace painted {

namespace {

using Rows = std::array<std::string_view, pixels>;
using Picture = std::array<std::array<char, pixels>, pixels>;

struct Drawn {
    char kind;
    int count;
    Rows rows;
};

// The corners are blank: corners join nothing.
// clang-format off
constexpr std::array<Drawn, 24> drawings{{
    {'A', 2, {" ....... ",
              ".........",
              ".........",
              "...MMM...",
              "...MMM...",
              "...MMM...",
              "....o....",
              "....o....",
              " ...o... "}},
    {'B', 4, {" ....... ",
              ".........",
              ".........",
              "...MMM...",
              "...MMM...",
              "...MMM...",
              ".........",
              ".........",
              " ....... "}},
    {'C', 1, {" ####### ",
              "#########",
              "#########",
              "#########",
              "####P####",
              "#########",
              "#########",
              "#########",
              " ####### "}},
    {'D', 4, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              "ooooooooo",
              ".........",
              ".........",
              ".........",
              " ....... "}},
    {'E', 5, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              ".........",
              ".........",
              ".........",
              ".........",
              " ....... "}},
    {'F', 2, {" ....... ",
              "#.......#",
              "##.....##",
              "#########",
              "####P####",
              "#########",
              "##.....##",
              "#.......#",
              " ....... "}},
    {'G', 1, {" ....... ",
              "#.......#",
              "##.....##",
              "#########",
              "#########",
              "#########",
              "##.....##",
              "#.......#",
              " ....... "}},
    {'H', 3, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              ".........",
              ".........",
              "...###...",
              "..#####..",
              " ####### "}},
    {'I', 2, {" ####### ",
              "# #####..",
              "## ###...",
              "###......",
              "###......",
              "###......",
              "##.......",
              "#........",
              " ....... "}},
    {'J', 3, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              "....ooooo",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
    {'K', 3, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              "ooooo....",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
    {'L', 3, {" ####### ",
              "..#####..",
              "...###...",
              ".........",
              "oooo+oooo",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
    {'M', 2, {" ####### ",
              "#######..",
              "##P###...",
              "#####....",
              "####.....",
              "###......",
              "##.......",
              "#........",
              " ....... "}},
    {'N', 3, {" ####### ",
              "#######..",
              "######...",
              "#####....",
              "####.....",
              "###......",
              "##.......",
              "#........",
              " ....... "}},
    {'O', 2, {" ####### ",
              "#######..",
              "##P###...",
              "#####....",
              "####..ooo",
              "###...o..",
              "##..ooo..",
              "#...o....",
              " ...o... "}},
    {'P', 3, {" ####### ",
              "#######..",
              "######...",
              "#####....",
              "####..ooo",
              "###...o..",
              "##..ooo..",
              "#...o....",
              " ...o... "}},
    {'Q', 1, {" ####### ",
              "#########",
              "#########",
              "####P####",
              "#########",
              "#########",
              "##.....##",
              "#.......#",
              " ....... "}},
    {'R', 3, {" ####### ",
              "#########",
              "#########",
              "#########",
              "#########",
              "#########",
              "##.....##",
              "#.......#",
              " ....... "}},
    {'S', 2, {" ####### ",
              "#########",
              "#########",
              "####P####",
              "#########",
              "#########",
              "##..o..##",
              "#...o...#",
              " ...o... "}},
    {'T', 1, {" ####### ",
              "#########",
              "#########",
              "#########",
              "#########",
              "#########",
              "##..o..##",
              "#...o...#",
              " ...o... "}},
    {'U', 8, {" ....... ",
              ".........",
              ".........",
              ".........",
              "ooooooooo",
              ".........",
              ".........",
              ".........",
              " ....... "}},
    {'V', 9, {" ....... ",
              ".........",
              ".........",
              ".........",
              "ooooo....",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
    {'W', 4, {" ....... ",
              ".........",
              ".........",
              ".........",
              "oooo+oooo",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
    {'X', 1, {" ...o... ",
              "....o....",
              "....o....",
              "....o....",
              "oooo+oooo",
              "....o....",
              "....o....",
              "....o....",
              " ...o... "}},
}};
// clang-format on

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

const Drawn& drawing(char kind) {
    for (const Drawn& drawn : drawings) {
        if (drawn.kind == kind) return drawn;
    }
    throw std::invalid_argument("no such kind of tile");
}

bool is_city(char pixel) { return pixel == city || pixel == 'P'; }
bool is_painted(char pixel) { return pixel != ' ' && pixel != '+'; }
bool same_colour(char a, char b) { return a == b || (is_city(a) && is_city(b)); }

Picture turn_once(const Picture& picture) {
    Picture result{};
    for (int row = 0; row < pixels; ++row) {
        for (int column = 0; column < pixels; ++column) {
            result[at(row)][at(column)] = picture[at(pixels - 1 - column)][at(row)];
        }
    }
    return result;
}

struct Pixel {
    int row;
    int column;
};

// The pixel of a side, counted from its west or north end.
Pixel on_edge(int side, int i) {
    switch (side) {
        case north: return {0, i};
        case east: return {i, pixels - 1};
        case south: return {pixels - 1, i};
        default: return {i, 0};
    }
}

std::vector<Pixel> neighbours(Pixel of) {
    std::vector<Pixel> result;
    for (const Pixel step : {Pixel{-1, 0}, Pixel{0, 1}, Pixel{1, 0}, Pixel{0, -1}}) {
        const Pixel next{of.row + step.row, of.column + step.column};
        const bool inside =
            next.row >= 0 && next.row < pixels && next.column >= 0 && next.column < pixels;
        if (inside) result.push_back(next);
    }
    return result;
}

// Paints the part that holds this pixel with a number.
Part fill(Tile& tile, Pixel from, int number) {
    Part part;
    const char first = tile.picture[at(from.row)][at(from.column)];
    part.colour = is_city(first) ? city : first;
    std::vector<Pixel> filled{from};
    tile.painted[at(from.row)][at(from.column)] = number;
    for (std::size_t i = 0; i < filled.size(); ++i) {
        const Pixel here = filled[i];
        if (tile.picture[at(here.row)][at(here.column)] == 'P') ++part.pennants;
        for (const Pixel next : neighbours(here)) {
            int& paint = tile.painted[at(next.row)][at(next.column)];
            if (paint >= 0) continue;
            if (!same_colour(first, tile.picture[at(next.row)][at(next.column)])) continue;
            paint = number;
            filled.push_back(next);
        }
    }
    part.row = filled[filled.size() / 2].row;
    part.column = filled[filled.size() / 2].column;
    return part;
}

void find_exits(Tile& tile) {
    for (int side = north; side <= west; ++side) {
        int before = -1;
        for (int i = 0; i < pixels; ++i) {
            const Pixel pixel = on_edge(side, i);
            const int number = tile.painted[at(pixel.row)][at(pixel.column)];
            tile.edges[at(side)][at(i)] = tile.picture[at(pixel.row)][at(pixel.column)];
            if (number >= 0) {
                std::vector<Exit>& exits = tile.parts[at(number)].exits;
                if (number != before) exits.push_back({side, i, 0});
                ++exits.back().length;
            }
            before = number;
        }
    }
}

// A field touches a city only inside a tile (K1).
void find_cities_of_fields(Tile& tile) {
    for (int row = 0; row < pixels; ++row) {
        for (int column = 0; column < pixels; ++column) {
            if (tile.picture[at(row)][at(column)] != field) continue;
            std::vector<int>& cities = tile.parts[at(tile.painted[at(row)][at(column)])].cities;
            for (const Pixel next : neighbours({row, column})) {
                if (!is_city(tile.picture[at(next.row)][at(next.column)])) continue;
                const int number = tile.painted[at(next.row)][at(next.column)];
                if (std::find(cities.begin(), cities.end(), number) == cities.end()) {
                    cities.push_back(number);
                }
            }
        }
    }
}

bool leaves_at(const Tile& tile, int number, int side, int i) {
    const Pixel pixel = on_edge(side, i);
    return tile.painted[at(pixel.row)][at(pixel.column)] == number;
}

std::vector<std::string> names_of(const Tile& tile, int number) {
    constexpr int middle = pixels / 2;
    constexpr int early = middle - 2;  // pixels in the western or northern half of a side
    constexpr int late = middle + 2;
    struct Half {
        std::string_view name;
        int side;
        int pixel;
    };
    // Looking outward, the left half of a side comes first.
    constexpr std::array<Half, 8> halves{{{"nw", north, early},
                                          {"ne", north, late},
                                          {"en", east, early},
                                          {"es", east, late},
                                          {"se", south, late},
                                          {"sw", south, early},
                                          {"ws", west, late},
                                          {"wn", west, early}}};
    constexpr std::string_view letters = "nesw";
    std::vector<std::string> names;
    const char colour = tile.parts[at(number)].colour;
    if (colour == cloister) names.emplace_back("cloister");
    if (colour == field) {
        for (const Half& half : halves) {
            if (!leaves_at(tile, number, half.side, half.pixel)) continue;
            names.push_back("field " + std::string(half.name));
        }
    }
    if (colour == city || colour == road) {
        for (int side = north; side <= west; ++side) {
            if (!leaves_at(tile, number, side, middle)) continue;
            names.push_back((colour == city ? "city " : "road ") +
                            std::string(1, letters[at(side)]));
        }
    }
    if (names.empty()) throw std::logic_error("a part of a picture has no name");
    return names;
}

// Cities, roads, cloister, fields; each by its first side, n e s w or nw ne en es se sw ws wn.
void sort_parts(Tile& tile) {
    constexpr std::array<std::string_view, 17> order{
        "city n",   "city e",   "city s",   "city w",   "road n",   "road e",
        "road s",   "road w",   "cloister", "field nw", "field ne", "field en",
        "field es", "field se", "field sw", "field ws", "field wn"};
    std::vector<int> old_numbers;
    for (const std::string_view name : order) {
        for (int number = 0; number < static_cast<int>(tile.parts.size()); ++number) {
            if (tile.parts[at(number)].names.front() == name) old_numbers.push_back(number);
        }
    }
    std::vector<int> new_numbers(tile.parts.size(), -1);
    std::vector<Part> parts;
    for (const int old_number : old_numbers) {
        new_numbers[at(old_number)] = static_cast<int>(parts.size());
        parts.push_back(tile.parts[at(old_number)]);
    }
    for (Part& part : parts) {
        for (int& number : part.cities) number = new_numbers[at(number)];
        std::sort(part.cities.begin(), part.cities.end());
    }
    for (auto& row : tile.painted) {
        for (int& number : row) {
            if (number >= 0) number = new_numbers[at(number)];
        }
    }
    tile.parts = std::move(parts);
}

Tile read(char kind, int turns) {
    Tile tile;
    tile.kind = kind;
    tile.turns = turns;
    const Rows& rows = drawing(kind).rows;
    for (int row = 0; row < pixels; ++row) {
        std::copy(rows[at(row)].begin(), rows[at(row)].end(), tile.picture[at(row)].begin());
        tile.painted[at(row)].fill(-1);
    }
    for (int i = 0; i < turns; ++i) tile.picture = turn_once(tile.picture);
    for (int row = 0; row < pixels; ++row) {
        for (int column = 0; column < pixels; ++column) {
            if (!is_painted(tile.picture[at(row)][at(column)])) continue;
            if (tile.painted[at(row)][at(column)] >= 0) continue;
            Part part = fill(tile, {row, column}, static_cast<int>(tile.parts.size()));
            tile.parts.push_back(std::move(part));
        }
    }
    find_exits(tile);
    find_cities_of_fields(tile);
    for (int number = 0; number < static_cast<int>(tile.parts.size()); ++number) {
        tile.parts[at(number)].names = names_of(tile, number);
    }
    sort_parts(tile);
    return tile;
}

std::vector<Tile> read_all() {
    std::vector<Tile> tiles;
    for (const char kind : all_kinds) {
        for (int turns = 0; turns < 4; ++turns) tiles.push_back(read(kind, turns));
    }
    return tiles;
}

}  // namespace

int count_of(char kind) { return drawing(kind).count; }

const Tile& turned(char kind, int turns) {
    static const std::vector<Tile> tiles = read_all();
    const std::size_t index = all_kinds.find(kind);
    if (index == std::string_view::npos) throw std::invalid_argument("no such kind of tile");
    if (turns < 0 || turns > 3) throw std::invalid_argument("no such rotation");
    return tiles[4 * index + at(turns)];
}

}  // namespace painted
