// Draws the board in characters of ASCII, from the same shapes as in colour.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "board_bounds.hpp"
#include "carcassonne/language/picture.hpp"
#include "outlines.hpp"

namespace carcassonne::language {
namespace {

// Odd numbers, so that a road lies in the middle of a row or column. A road of a small tile is thinner than a row and must
// count more to be seen.
struct CellSize {
    std::size_t columns;
    std::size_t rows;
    int weight_of_roads;
};
constexpr CellSize small{7, 3, 4};
constexpr CellSize large{15, 7, 1};

// By TileInk; 0 for what is too small to be seen.
constexpr std::array<char, ink_count> characters{'.', '.', 0,   '=', '+', '#', 0, 0,
                                                 '%', '^', 'M', 0,   '*', '*', 0, 0};

using Rows = std::vector<std::string>;

// The character that most samples of the cell show, but what is rare on a tile counts more.
char cell_character(const std::vector<Shape>& shapes, std::size_t x, std::size_t y, CellSize size) {
    constexpr std::size_t across = 4;
    constexpr std::size_t down = 8;
    std::array<int, ink_count> counts{};
    for (std::size_t i = 0; i < across * down; ++i) {
        const Point point = centre_of_cell(x * across + i % across, y * down + i / across,
                                           size.columns * across, size.rows * down);
        auto seen = TileInk::Grass;
        for (const Shape& shape : shapes) {
            const bool is_seen = characters[static_cast<std::size_t>(shape.ink)] != 0;
            if (is_seen && covers(shape, point)) seen = shape.ink;
        }
        ++counts[static_cast<std::size_t>(seen)];
    }
    const auto weight = [&](TileInk ink) {
        switch (ink) {
            case TileInk::Road: return size.weight_of_roads;
            case TileInk::Village:
            case TileInk::Rim:
            case TileInk::Pennant:
            case TileInk::Roof:
            case TileInk::Abbey: return 2;
            case TileInk::Wall: return 0;
            default: return 1;
        }
    };
    std::size_t best = 0;
    int most = 0;
    for (std::size_t i = 0; i < ink_count; ++i) {
        const int weighed = counts[i] * weight(static_cast<TileInk>(i));
        if (weighed <= most) continue;
        most = weighed;
        best = i;
    }
    return characters[best];
}

// A road in a row is drawn with `-`, in a column with `|`. A single character leads to the border of its tile.
void direct_roads(Rows& rows, CellSize size) {
    const Rows before = rows;
    const auto is_road = [&](std::size_t x, std::size_t y) {
        return y < before.size() && x < before[y].size() && before[y][x] == '=';
    };
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (!is_road(x, y)) continue;
            const bool in_row = is_road(x - 1, y) || is_road(x + 1, y);
            const bool leads_up_or_down = !in_row && y % size.rows != size.rows / 2;
            const bool in_column = leads_up_or_down || is_road(x, y - 1) || is_road(x, y + 1);
            rows[y][x] = in_row && in_column ? '+' : in_column ? '|' : '-';
        }
    }
}

Rows tile_rows(Tile tile, Side top, CellSize size) {
    const std::vector<Shape> shapes = tile_shapes(tile, top);
    Rows rows;
    for (std::size_t y = 0; y < size.rows; ++y) {
        std::string& row = rows.emplace_back();
        for (std::size_t x = 0; x < size.columns; ++x) row += cell_character(shapes, x, y, size);
    }
    return rows;
}

class CharacterBoard {
public:
    CharacterBoard(const Notation& notation, const State& state, CellSize size)
        : notation_(notation), state_(state), bounds_(state.board), size_(size) {}

    std::string draw() {
        rows_.assign(bounds_.rows() * size_.rows,
                     std::string(bounds_.columns() * size_.columns, ' '));
        for (const LaidTile& tile : state_.board.tiles()) draw(tile);
        direct_roads(rows_, size_);
        for (const LaidTile& tile : state_.board.tiles()) {
            if (tile.follower.exists()) draw_follower(tile);
        }
        return framed();
    }

private:
    void draw(const LaidTile& tile) {
        const Rows drawn = tile_rows(tile.tile, tile.top, size_);
        for (std::size_t y = 0; y < size_.rows; ++y) {
            rows_[bounds_.row(tile.at()) * size_.rows + y].replace(
                bounds_.column(tile.at()) * size_.columns, size_.columns, drawn[y]);
        }
    }
    // The number of the seat, in brackets where there is room.
    void draw_follower(const LaidTile& tile) {
        const Point at = standing_places(tile.tile, tile.top)[tile.on_part];
        const auto x = static_cast<std::size_t>(at.x * static_cast<double>(size_.columns));
        const auto y = static_cast<std::size_t>(at.y * static_cast<double>(size_.rows));
        const std::size_t column = bounds_.column(tile.at()) * size_.columns +
                                   std::clamp<std::size_t>(x, 1, size_.columns - 2);
        rows_[bounds_.row(tile.at()) * size_.rows + y].replace(
            column - 1, 3, fmt::format("({})", tile.follower.value + 1));
    }

    [[nodiscard]] std::string framed() const {
        std::string text;
        const auto out = std::back_inserter(text);
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            const bool has_number = i % size_.rows == size_.rows / 2;
            const int y = bounds_.most().y - static_cast<int>(i / size_.rows);
            std::string line =
                fmt::format("{:>4}  {}", has_number ? std::to_string(y) : "", rows_[i]);
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + '\n';
        }
        std::string numbers(6, ' ');
        for (int x = bounds_.least().x; x <= bounds_.most().x; ++x) {
            numbers += fmt::format("{:^{}}", x, size_.columns);
        }
        numbers.erase(numbers.find_last_not_of(' ') + 1);
        fmt::format_to(out, "{}\n", numbers);
        for (std::size_t i = 0; i < notation_.names.size(); ++i) {
            fmt::format_to(out, "{}({}) {}", i == 0 ? "      " : "  ", i + 1, notation_.names[i]);
        }
        return text + '\n';
    }

    const Notation& notation_;
    const State& state_;
    BoardBounds bounds_;
    CellSize size_;
    Rows rows_;
};

}  // namespace

std::string board_characters(const Notation& notation, const State& state, CharacterSize size) {
    if (state.board.tiles().empty()) return "no tile lies on the board\n";
    return CharacterBoard(notation, state, size == CharacterSize::Small ? small : large).draw();
}

}  // namespace carcassonne::language
