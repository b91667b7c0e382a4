#include "carcassonne/language/picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string_view>

#include "board_bounds.hpp"
#include "outlines.hpp"

namespace carcassonne::language {
namespace {

constexpr std::array<Colour, ink_count> ink_colours{{
    {112, 168, 66},   // Grass
    {96, 152, 56},    // Tuft
    {142, 150, 84},   // Verge
    {240, 231, 204},  // Road
    {214, 190, 150},  // Village
    {196, 146, 90},   // City
    {240, 218, 178},  // Gable
    {160, 74, 48},    // House
    {92, 56, 34},     // Wall
    {196, 44, 36},    // Roof
    {242, 234, 216},  // Abbey
    {104, 66, 40},    // Door
    {250, 250, 250},  // Rim
    {30, 72, 178},    // Pennant
    {20, 20, 20},     // Outline
    {255, 255, 255},  // Follower
}};

constexpr std::array<Colour, most_players> seat_colours{
    {{226, 44, 38}, {44, 108, 240}, {250, 214, 40}, {0, 214, 120}, {40, 40, 46}}};

// Tiles of fewer pixels have no border, and figures on them no outline and no shape.
constexpr std::size_t least_with_outlines = 8;

// Each pixel is the mean of so many samples in a row and in a column.
constexpr std::size_t samples = 4;

Colour mean(const std::array<unsigned, 3>& sum, unsigned count) {
    const auto part = [&](unsigned value) {
        return static_cast<std::uint8_t>((value + count / 2) / count);
    };
    return {part(sum[0]), part(sum[1]), part(sum[2])};
}

// Grass is not quite even: darker tufts are strewn over it, the same on every tile of this size.
bool is_tuft(Point point) {
    const auto cell_x = static_cast<unsigned>(point.x * 16);
    const auto cell_y = static_cast<unsigned>(point.y * 16);
    constexpr unsigned one_of = 10;
    unsigned mixed = (cell_x * 0x9e3779b1U) ^ (cell_y * 0x85ebca77U);
    mixed = (mixed ^ mixed >> 15U) * 0x2c1b3c6dU;
    return (mixed >> 16U) % one_of == 0;
}

TileInk ink_at(const std::vector<Shape>& shapes, Point point) {
    for (std::size_t i = shapes.size(); i-- > 0;) {
        if (language::covers(shapes[i], point)) return shapes[i].ink;
    }
    return is_tuft(point) ? TileInk::Tuft : TileInk::Grass;
}

// The sample points of a pixel, passed to `see`.
template <typename See>
void for_each_sample(std::size_t x, std::size_t y, std::size_t size, const See& see) {
    const std::size_t all = size * samples;
    for (std::size_t i = 0; i < samples * samples; ++i) {
        see(centre_of_cell(x * samples + i % samples, y * samples + i / samples, all, all));
    }
}

// Every tile has a border that is a little darker, to show where tiles lie.
Colour darker(Colour colour) {
    const auto part = [](std::uint8_t value) {
        return static_cast<std::uint8_t>(value * 15U / 16U);
    };
    return {part(colour.red), part(colour.green), part(colour.blue)};
}

Image draw_tile(Tile tile, Side top, std::size_t size) {
    const std::vector<Shape> shapes = tile_shapes(tile, top, 1 / static_cast<double>(size));
    Image image{size, size, std::vector<Colour>(size * size)};
    for (std::size_t y = 0; y < size; ++y) {
        for (std::size_t x = 0; x < size; ++x) {
            std::array<unsigned, 3> sum{};
            for_each_sample(x, y, size, [&](Point point) {
                const Colour colour = ink_colour(ink_at(shapes, point));
                sum[0] += colour.red;
                sum[1] += colour.green;
                sum[2] += colour.blue;
            });
            const bool is_border = size >= least_with_outlines && (x + 1 == size || y + 1 == size);
            const Colour colour = mean(sum, samples * samples);
            image.at(x, y) = is_border ? darker(colour) : colour;
        }
    }
    return image;
}

// Tall enough to be seen.
double follower_height(std::size_t size) {
    constexpr double usual = 0.34;
    constexpr double least_pixels = 4.2;
    return std::max(usual, least_pixels / static_cast<double>(size));
}

// A figure of six pixels.
void draw_tiny_follower(Image& image, Point at, bool lies, Colour colour) {
    const std::size_t width = lies ? 3 : 2;
    const std::size_t height = lies ? 2 : 3;
    const auto begin = [&](double middle, std::size_t length) {
        const double first =
            middle * static_cast<double>(image.width) - static_cast<double>(length) / 2;
        const auto most = static_cast<double>(image.width - length);
        return static_cast<std::size_t>(std::clamp(std::round(first), 0.0, most));
    };
    const std::size_t left = begin(at.x, width);
    const std::size_t upper = begin(at.y, height);
    for (std::size_t i = 0; i < width * height; ++i) {
        image.at(left + i % width, upper + i / width) = colour;
    }
}

}  // namespace

Colour seat_colour(Seat seat) { return seat_colours[seat.value]; }
Colour ink_colour(TileInk ink) { return ink_colours[static_cast<std::size_t>(ink)]; }

Colour outline_colour(Colour figure) {
    constexpr unsigned dark = 240;
    const unsigned light = unsigned{figure.red} + figure.green + figure.blue;
    return ink_colour(light < dark ? TileInk::Rim : TileInk::Outline);
}

std::string hex_words(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

const Image& TilePictures::tile(Tile tile, Side top) {
    const Sight sight{tile, top};
    const auto found = drawn_.find(sight);
    if (found != drawn_.end()) return found->second;
    return drawn_.emplace(sight, draw_tile(tile, top, size_)).first->second;
}

const Image& TilePictures::with_follower(Tile tile, Side top, std::uint8_t part, Colour colour) {
    const Sight sight{tile, top, part, colour};
    const auto found = drawn_.find(sight);
    if (found != drawn_.end()) return found->second;
    return drawn_.emplace(sight, draw_follower(sight)).first->second;
}

Image TilePictures::draw_follower(const Sight& sight) {
    Image image = tile(sight.tile, sight.top);
    const Colour colour = sight.colour;
    const bool lies = parts(sight.tile)[sight.part].kind == FeatureKind::Field;
    const Point place = standing_places(sight.tile, sight.top)[sight.part];
    if (size_ < least_with_outlines) {
        draw_tiny_follower(image, place, lies, colour);
        return image;
    }
    const double height = follower_height(size_);
    const double margin = height / 2;
    const Point at{std::clamp(place.x, margin, 1 - margin),
                   std::clamp(place.y, margin, 1 - margin)};
    const std::vector<Shape> shapes = follower_shapes(at, height, lies);
    for (std::size_t i = 0; i < image.pixels.size(); ++i) {
        const Colour ground = image.pixels[i];
        std::array<unsigned, 3> sum{};
        for_each_sample(i % size_, i / size_, size_, [&](Point point) {
            Colour seen = ground;
            for (const Shape& shape : shapes) {
                if (!language::covers(shape, point)) continue;
                seen = shape.ink == TileInk::Follower ? colour : outline_colour(colour);
            }
            sum[0] += seen.red;
            sum[1] += seen.green;
            sum[2] += seen.blue;
        });
        image.pixels[i] = mean(sum, samples * samples);
    }
    return image;
}

Image board_image(const State& state, std::size_t tile_size) {
    const BoardBounds bounds(state.board);
    TilePictures pictures(tile_size);
    Image image{bounds.columns() * tile_size, bounds.rows() * tile_size, {}};
    image.pixels.assign(image.width * image.height, background);
    for (const LaidTile& tile : state.board.tiles()) {
        const Image& drawn = tile.follower.exists()
                                 ? pictures.with_follower(tile.tile, tile.top, tile.on_part,
                                                          seat_colour(tile.follower))
                                 : pictures.tile(tile.tile, tile.top);
        const std::size_t left = bounds.column(tile.at()) * tile_size;
        const std::size_t upper = bounds.row(tile.at()) * tile_size;
        for (std::size_t y = 0; y < tile_size; ++y) {
            for (std::size_t x = 0; x < tile_size; ++x) {
                image.at(left + x, upper + y) = drawn.at(x, y);
            }
        }
    }
    return image;
}

// Names a colour only where it changes.
std::string half_blocks(const Image& image) {
    constexpr std::string_view upper_half = "\u2580";
    std::string text;
    const auto out = std::back_inserter(text);
    for (std::size_t y = 0; y < image.height; y += 2) {
        std::optional<Colour> upper;
        std::optional<Colour> lower;
        for (std::size_t x = 0; x < image.width; ++x) {
            const Colour above = image.at(x, y);
            const Colour below = y + 1 < image.height ? image.at(x, y + 1) : background;
            if (upper != above)
                fmt::format_to(out, "\033[38;2;{};{};{}m", above.red, above.green, above.blue);
            if (lower != below)
                fmt::format_to(out, "\033[48;2;{};{};{}m", below.red, below.green, below.blue);
            upper = above;
            lower = below;
            text += upper_half;
        }
        text += "\033[0m\n";
    }
    return text;
}

}  // namespace carcassonne::language
