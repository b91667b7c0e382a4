#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board_bounds.hpp"
#include "carcassonne/language/picture.hpp"

namespace carcassonne::language {
namespace {

// In units of the picture.
constexpr double tile_size = 100;
constexpr double margin = 34;
constexpr double figure_height = 0.3;
constexpr double legend_height = 40;
constexpr double legend_width = 150;  // of one player

class BoardPicture {
public:
    BoardPicture(const Notation& notation, const State& state)
        : notation_(notation), state_(state), bounds_(state.board) {}

    std::string draw() {
        begin();
        define_tiles();
        for (const LaidTile& tile : state_.board.tiles()) {
            add(R"(<use href="#{}" x="{:.0f}" y="{:.0f}"/>)", id_of(tile.tile, tile.top),
                left_of(tile.at()), upper_of(tile.at()));
        }
        for (const LaidTile& tile : state_.board.tiles()) {
            if (tile.follower.exists()) draw_follower(tile);
        }
        number_places();
        name_players();
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

private:
    template <typename... Values>
    void add(fmt::format_string<const Values&...> format, const Values&... values) {
        fmt::format_to(std::back_inserter(svg_), format, values...);
        svg_ += '\n';
    }

    [[nodiscard]] double left_of(Position at) const {
        return tile_size * static_cast<double>(bounds_.column(at));
    }
    [[nodiscard]] double upper_of(Position at) const {
        return tile_size * static_cast<double>(bounds_.row(at));
    }
    [[nodiscard]] double width() const {
        return tile_size * static_cast<double>(bounds_.columns());
    }
    [[nodiscard]] double height() const { return tile_size * static_cast<double>(bounds_.rows()); }
    [[nodiscard]] static std::string id_of(Tile tile, Side top) {
        return fmt::format("{}{}", letter(tile), direction_word(top).front());
    }

    void begin() {
        const double all_names = legend_width * static_cast<double>(notation_.names.size());
        const double whole_width = std::max(width(), all_names) + 2 * margin;
        const double whole_height = height() + legend_height + 2 * margin;
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="{0:.0f} {0:.0f} {1:.0f} {2:.0f}" )"
            R"(width="{1:.0f}" height="{2:.0f}" font-family="DejaVu Sans, Verdana, sans-serif" )"
            R"(text-anchor="middle">)",
            -margin, whole_width, whole_height);
        add("<title>A board of {} tiles</title>", state_.board.tiles().size());
        add(R"(<rect x="{0:.0f}" y="{0:.0f}" width="{1:.0f}" height="{2:.0f}" fill="#20242a"/>)",
            -margin, whole_width, whole_height);
    }

    // Each tile that lies somewhere is defined once, and drawn by reference.
    void define_tiles() {
        std::set<std::pair<Tile, Side>> defined;
        add(R"(<defs><clipPath id="tile"><rect width="{0:.0f}" height="{0:.0f}"/></clipPath>)",
            tile_size);
        for (const LaidTile& tile : state_.board.tiles()) {
            if (defined.emplace(tile.tile, tile.top).second) define(tile.tile, tile.top);
        }
        add("</defs>");
    }
    // What lies over the border of the tile, such as the end of a wall, is cut off.
    void define(Tile tile, Side top) {
        add(R"-(<g id="{}" clip-path="url(#tile)">)-", id_of(tile, top));
        add(R"(<rect width="{0:.0f}" height="{0:.0f}" fill="{1}"/>)", tile_size,
            hex_words(ink_colour(TileInk::Grass)));
        for (const Shape& shape : tile_shapes(tile, top)) draw(shape, {}, ink_colour(shape.ink));
        add(R"(<rect x=".5" y=".5" width="{0:.0f}" height="{0:.0f}" fill="none" stroke="#000" )"
            R"(stroke-opacity=".22"/></g>)",
            tile_size - 1);
    }

    void draw(const Shape& shape, Point from, Colour colour) {
        std::string path;
        for (const Point point : shape.points) {
            fmt::format_to(std::back_inserter(path), "{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L',
                           from.x + tile_size * point.x, from.y + tile_size * point.y);
        }
        if (shape.width > 0) {
            add(R"(<path d="{}" fill="none" stroke="{}" stroke-width="{:.1f}" )"
                R"(stroke-linejoin="round" stroke-linecap="square"/>)",
                path, hex_words(colour), tile_size * shape.width);
        } else {
            add(R"(<path d="{}Z" fill="{}"/>)", path, hex_words(colour));
        }
    }

    void draw_follower(const LaidTile& tile) {
        const Point from{left_of(tile.at()), upper_of(tile.at())};
        const Point at = standing_places(tile.tile, tile.top)[tile.on_part];
        const bool lies = parts(tile.tile)[tile.on_part].kind == FeatureKind::Field;
        draw_figure(from, follower_shapes(at, figure_height, lies), tile.follower);
    }
    // A dark figure has a light outline.
    void draw_figure(Point from, const std::vector<Shape>& shapes, Seat seat) {
        const Colour colour = seat_colour(seat);
        for (const Shape& shape : shapes) {
            draw(shape, from, shape.ink == TileInk::Follower ? colour : outline_colour(colour));
        }
    }

    // The players with their points, below the board.
    void name_players() {
        const double y = height() + margin + legend_height / 2;
        for (std::size_t i = 0; i < notation_.names.size(); ++i) {
            const double x = legend_width * static_cast<double>(i);
            draw_figure({x, y}, follower_shapes({0.12, 0}, 0.26, false), Seat(i));
            add(R"(<text x="{:.0f}" y="{:.0f}" font-size="16" fill="#e8eaed" )"
                R"(text-anchor="start">{} {}</text>)",
                x + 34, y + 6, notation_.names[i], state_.players[i].points);
        }
    }

    // The numbers by which `place` names the places, below and to the left.
    void number_places() {
        constexpr std::string_view style = R"(font-size="16" fill="#a8adb5")";
        for (int x = bounds_.least().x; x <= bounds_.most().x; ++x) {
            const double at = tile_size * (x - bounds_.least().x + 0.5);
            add(R"(<text x="{:.0f}" y="{:.0f}" {}>{}</text>)", at, height() + 23, style, x);
        }
        for (int y = bounds_.least().y; y <= bounds_.most().y; ++y) {
            const double at = tile_size * (bounds_.most().y - y + 0.5);
            add(R"(<text x="-18" y="{:.0f}" {}>{}</text>)", at + 6, style, y);
        }
    }

    const Notation& notation_;
    const State& state_;
    BoardBounds bounds_;
    std::string svg_;
};

}  // namespace

std::string board_svg(const Notation& notation, const State& state) {
    return BoardPicture(notation, state).draw();
}

}  // namespace carcassonne::language
