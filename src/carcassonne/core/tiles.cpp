#include "carcassonne/core/tiles.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace carcassonne {
namespace {

struct Row {
    int count;
    std::string_view parts;
};

// K1: how many there are of each kind, and its parts. After "by" a field names the cities of the tile that it touches, each
// by one of its sides. A city stands before the fields that touch it.
constexpr std::array<Row, tile_kinds> table{{
    /* A */ {2, "road s, cloister, field nw ne en es se sw ws wn"},
    /* B */ {4, "cloister, field nw ne en es se sw ws wn"},
    /* C */ {1, "city n e s w pennant"},
    /* D */ {4, "road e w, city n, field en wn by n, field es se sw ws"},
    /* E */ {5, "city n, field en es se sw ws wn by n"},
    /* F */ {2, "city e w pennant, field nw ne by e, field se sw by e"},
    /* G */ {1, "city e w, field nw ne by e, field se sw by e"},
    /* H */ {3, "city n, city s, field en es ws wn by n s"},
    /* I */ {2, "city n, city w, field en es se sw by n w"},
    /* J */ {3, "road e s, city n, field en sw ws wn by n, field es se"},
    /* K */ {3, "road s w, city n, field en es se wn by n, field sw ws"},
    /* L */ {3, "road e, road s, road w, city n, field en wn by n, field es se, field sw ws"},
    /* M */ {2, "city n w pennant, field en es se sw by n"},
    /* N */ {3, "city n w, field en es se sw by n"},
    /* O */ {2, "road e s, city n w pennant, field en sw by n, field es se"},
    /* P */ {3, "road e s, city n w, field en sw by n, field es se"},
    /* Q */ {1, "city n e w pennant, field se sw by n"},
    /* R */ {3, "city n e w, field se sw by n"},
    /* S */ {2, "road s, city n e w pennant, field se by n, field sw by n"},
    /* T */ {1, "road s, city n e w, field se by n, field sw by n"},
    /* U */ {8, "road e w, field nw ne en wn, field es se sw ws"},
    /* V */ {9, "road s w, field nw ne en es se wn, field sw ws"},
    /* W */ {4, "road e, road s, road w, field nw ne en wn, field es se, field sw ws"},
    /* X */
    {1, "road n, road e, road s, road w, field nw wn, field ne en, field es se, field sw ws"},
}};

struct Parts {
    std::array<TilePart, most_parts_of_tile> all{};
    std::size_t count = 0;
};

// The part before the separator; removes both from the text.
constexpr std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

template <std::size_t Count>
constexpr std::size_t number_of(std::string_view word,
                                const std::array<std::string_view, Count>& words) {
    for (std::size_t i = 0; i < Count; ++i) {
        if (words[i] == word) return i;
    }
    throw std::logic_error("the table of tiles has an unknown word");
}

constexpr std::uint8_t with(std::uint8_t bits, std::size_t bit) {
    return static_cast<std::uint8_t>(bits | 1U << bit);
}

// The city of the tile on this side; it stands before the fields in the table.
constexpr std::size_t city_on(const Parts& parts, std::size_t side) {
    for (std::size_t i = 0; i < parts.count; ++i) {
        const TilePart& part = parts.all[i];
        if (part.kind == FeatureKind::City && (part.sides >> side & 1) != 0) return i;
    }
    throw std::logic_error("the table of tiles names a city that is not there");
}

constexpr FeatureKind kind_of(std::string_view word) {
    return static_cast<FeatureKind>(number_of(word, kind_words));
}

constexpr TilePart read_part(std::string_view text, const Parts& before) {
    TilePart part;
    part.kind = kind_of(take_until(text, ' '));
    bool is_after_by = false;
    while (!text.empty()) {
        const std::string_view word = take_until(text, ' ');
        if (word == "by") {
            is_after_by = true;
        } else if (is_after_by) {
            part.cities = with(part.cities, city_on(before, number_of(word, side_words)));
        } else if (word == "pennant") {
            part.pennant = true;
        } else if (part.kind == FeatureKind::Field) {
            part.halves = with(part.halves, number_of(word, half_words));
        } else {
            part.sides = with(part.sides, number_of(word, side_words));
        }
    }
    return part;
}

constexpr Parts read_parts(std::string_view text) {
    Parts parts;
    while (!text.empty()) {
        parts.all[parts.count] = read_part(take_until(text, ','), parts);
        ++parts.count;
        if (text.starts_with(' ')) text.remove_prefix(1);
    }
    return parts;
}

constexpr auto parts_of_tiles = [] {
    std::array<Parts, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) all[i] = read_parts(table[i].parts);
    return all;
}();

struct Touches {
    std::array<Touch, 2> all{};  // no tile has more
    std::size_t count = 0;
};

constexpr Touches find_touches(const Parts& parts) {
    Touches found;
    for (std::size_t field = 0; field < parts.count; ++field) {
        for (std::size_t city = 0; city < parts.count; ++city) {
            if ((parts.all[field].cities >> city & 1) == 0) continue;
            found.all[found.count] = {static_cast<std::uint8_t>(field),
                                      static_cast<std::uint8_t>(city)};
            ++found.count;
        }
    }
    return found;
}

constexpr auto touches_of_tiles = [] {
    std::array<Touches, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) all[i] = find_touches(parts_of_tiles[i]);
    return all;
}();

// The sides or halves as they lie after so many quarter turns.
constexpr std::uint8_t turned_bits(std::uint8_t bits, std::size_t count, std::size_t steps) {
    const unsigned all = (1U << count) - 1;
    const unsigned twice = bits | unsigned{bits} << count;
    return static_cast<std::uint8_t>(twice >> (count - steps) & all);
}
constexpr std::uint8_t sides_of(const TilePart& part, Side top) {
    return turned_bits(part.sides, side_count, index(top));
}
constexpr std::uint8_t halves_of(const TilePart& part, Side top) {
    return turned_bits(part.halves, half_count, 2 * index(top));
}

constexpr std::uint8_t first_bit(std::uint8_t bits) {
    std::uint8_t first = 0;
    while (bits != 0 && (bits >> first & 1) == 0) ++first;
    return first;
}

constexpr Face make_face(const Parts& parts, Side top) {
    Face made;
    made.of_side.fill(no_part);
    made.of_half.fill(no_part);
    for (const Side side : all_sides) made.edges.set(side, Edge::Field);
    for (std::size_t i = 0; i < parts.count; ++i) {
        const TilePart& part = parts.all[i];
        const std::uint8_t sides = sides_of(part, top);
        const std::uint8_t halves = halves_of(part, top);
        for (const Side side : all_sides) {
            if ((sides >> index(side) & 1) == 0) continue;
            made.of_side[index(side)] = static_cast<std::uint8_t>(i);
            made.edges.set(side, part.kind == FeatureKind::Road ? Edge::Road : Edge::City);
        }
        for (const Half half : all_halves) {
            if ((halves >> index(half) & 1) == 0) continue;
            made.of_half[index(half)] = static_cast<std::uint8_t>(i);
        }
        made.spots[i] = {part.kind, first_bit(part.kind == FeatureKind::Field ? halves : sides)};
    }
    return made;
}

constexpr auto faces = [] {
    std::array<std::array<Face, side_count>, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) {
        for (const Side top : all_sides) all[i][index(top)] = make_face(parts_of_tiles[i], top);
    }
    return all;
}();

// Around a place where the tile fits, the edges are the tile's own on any of the four sides, and None on the others.
constexpr Fits make_fits(std::size_t tile) {
    constexpr unsigned all_neighbours = 1U << side_count;
    Fits made{};
    for (const Side top : all_sides) {
        const Edges edges = faces[tile][index(top)].edges;
        for (unsigned neighbours = 0; neighbours < all_neighbours; ++neighbours) {
            Edges around;
            for (const Side side : all_sides) {
                if ((neighbours >> index(side) & 1) != 0) around.set(side, edges[side]);
            }
            SideSet& tops = made[around.bits];
            tops.bits = with(tops.bits, index(top));
        }
    }
    return made;
}

constexpr auto fits_of_tiles = [] {
    std::array<Fits, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) all[i] = make_fits(i);
    return all;
}();

// Whether the part of one turned tile has a like in the other.
constexpr bool has_like(const Parts& parts, const TilePart& part, Side top, Side other_top) {
    for (std::size_t i = 0; i < parts.count; ++i) {
        const TilePart& other = parts.all[i];
        if (other.kind == part.kind && sides_of(other, other_top) == sides_of(part, top) &&
            halves_of(other, other_top) == halves_of(part, top)) {
            return true;
        }
    }
    return false;
}

constexpr bool are_alike(const Parts& parts, Side top, Side other_top) {
    for (std::size_t i = 0; i < parts.count; ++i) {
        if (!has_like(parts, parts.all[i], top, other_top)) return false;
    }
    return true;
}

constexpr auto first_alike_of_tiles = [] {
    std::array<std::array<Side, side_count>, tile_kinds> all{};
    for (std::size_t i = 0; i < tile_kinds; ++i) {
        for (const Side top : all_sides) {
            Side first = Side::North;
            while (!are_alike(parts_of_tiles[i], top, first)) first = turned(first, Side::East);
            all[i][index(top)] = first;
        }
    }
    return all;
}();

constexpr TileCounts whole_box = [] {
    TileCounts counts{};
    for (std::size_t i = 0; i < tile_kinds; ++i) {
        counts[i] = static_cast<std::uint8_t>(table[i].count);
    }
    return counts;
}();

// The sum over all tiles in the box.
template <typename Count>
constexpr std::size_t sum_over_box(const Count& count) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < tile_kinds; ++i) sum += whole_box[i] * std::size_t{count(i)};
    return sum;
}

constexpr std::size_t count_parts(std::size_t tile, FeatureKind kind) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < parts_of_tiles[tile].count; ++i) {
        if (parts_of_tiles[tile].all[i].kind == kind) ++count;
    }
    return count;
}

constexpr bool is_divided(std::size_t tile) {
    return count_parts(tile, FeatureKind::Road) > 1 || count_parts(tile, FeatureKind::City) > 1;
}

static_assert(total(whole_box) == tile_count);
static_assert(sum_over_box([](std::size_t tile) { return parts_of_tiles[tile].count; }) ==
              part_count);
static_assert(sum_over_box([](std::size_t tile) {
                  return count_parts(tile, FeatureKind::Cloister);
              }) == cloister_count);
static_assert(sum_over_box([](std::size_t tile) { return is_divided(tile) ? 1U : 0U; }) ==
              divided_tile_count);

}  // namespace

const TileCounts& box() { return whole_box; }

std::span<const TilePart> parts(Tile tile) {
    const Parts& of_tile = parts_of_tiles[index(tile)];
    return {of_tile.all.data(), of_tile.count};
}

std::span<const Touch> touches(Tile tile) {
    const Touches& of_tile = touches_of_tiles[index(tile)];
    return {of_tile.all.data(), of_tile.count};
}

const Face& face(Tile tile, Side top) { return faces[index(tile)][index(top)]; }

std::uint8_t cloister_part(Tile tile) {
    const Parts& of_tile = parts_of_tiles[index(tile)];
    for (std::size_t i = 0; i < of_tile.count; ++i) {
        if (of_tile.all[i].kind == FeatureKind::Cloister) return static_cast<std::uint8_t>(i);
    }
    return no_part;
}

bool is_divided(Tile tile) { return is_divided(index(tile)); }

std::uint8_t part_at(Tile tile, Side top, Spot spot) {
    if (spot.kind == FeatureKind::Cloister) return cloister_part(tile);
    const Face& turned_tile = face(tile, top);
    if (spot.kind == FeatureKind::Field) {
        return spot.at < half_count ? turned_tile.of_half[spot.at] : no_part;
    }
    const std::uint8_t part = spot.at < side_count ? turned_tile.of_side[spot.at] : no_part;
    return part != no_part && parts(tile)[part].kind == spot.kind ? part : no_part;
}

Side first_alike(Tile tile, Side top) { return first_alike_of_tiles[index(tile)][index(top)]; }

const Fits& fits(Tile tile) { return fits_of_tiles[index(tile)]; }

}  // namespace carcassonne
