// K1: the tiles, their parts, and how they lie when they are turned.
#include "carcassonne/core/tiles.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "carcassonne/core/places.hpp"

using namespace carcassonne;

namespace {

// As "CRFR", from the north clockwise.
std::string edges_of(Tile tile, Side top = Side::North) {
    std::string edges;
    for (const Side side : all_sides) {
        edges += std::string("?FRC")[static_cast<std::size_t>(face(tile, top).edges[side])];
    }
    return edges;
}

std::size_t count(Tile tile, FeatureKind kind) {
    std::size_t found = 0;
    for (const TilePart& part : parts(tile)) found += part.kind == kind ? 1U : 0U;
    return found;
}

}  // namespace

TEST_CASE("K1 the box has 72 tiles of 24 kinds") {
    REQUIRE(total(box()) == 72);
    const TileCounts counts{2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};
    REQUIRE(box() == counts);
}

TEST_CASE("K1 the edges of every kind are those of the table") {
    const std::array<std::string, tile_kinds> edges{"FFRF", "FFFF", "CCCC", "CRFR", "CFFF", "FCFC",
                                                    "FCFC", "CFCF", "CFFC", "CRRF", "CFRR", "CRRR",
                                                    "CFFC", "CFFC", "CRRC", "CRRC", "CCFC", "CCFC",
                                                    "CCRC", "CCRC", "FRFR", "FFRR", "FRRR", "RRRR"};
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        REQUIRE(edges_of(tile) == edges[index(tile)]);
    }
}

TEST_CASE(
    "K1 every side belongs to one part, and every half side to one field unless it is of a city") {
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        for (const Side top : all_sides) {
            const Face& turned_tile = face(tile, top);
            for (const Side side : all_sides) {
                const Edge edge = turned_tile.edges[side];
                REQUIRE((turned_tile.of_side[index(side)] == no_part) == (edge == Edge::Field));
                for (const Half half : {left_half(side), right_half(side)}) {
                    REQUIRE((turned_tile.of_half[index(half)] == no_part) == (edge == Edge::City));
                }
                // Only a road parts the field of a side.
                REQUIRE((edge == Edge::Road || turned_tile.of_half[index(left_half(side))] ==
                                                   turned_tile.of_half[index(right_half(side))]));
            }
        }
    }
}

TEST_CASE("K1 fields touch only cities of their own tile") {
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        for (const TilePart& part : parts(tile)) {
            REQUIRE((part.cities == 0 || part.kind == FeatureKind::Field));
            for (std::size_t i = 0; i < most_parts_of_tile; ++i) {
                if ((part.cities >> i & 1) == 0) continue;
                REQUIRE(i < parts(tile).size());
                REQUIRE(parts(tile)[i].kind == FeatureKind::City);
            }
        }
    }
    for (const Tile tile : all_tiles) {
        std::array<unsigned, most_parts_of_tile> cities{};
        for (const Touch touch : touches(tile)) cities[touch.field] |= 1U << touch.city;
        for (std::size_t i = 0; i < parts(tile).size(); ++i) {
            REQUIRE(cities[i] == parts(tile)[i].cities);
        }
    }
    // The field of H lies between two cities; of D only the field north of the road touches the city.
    REQUIRE(parts(Tile::H)[2].cities == 0b11);
    REQUIRE(parts(Tile::D)[2].cities == 0b10);
    REQUIRE(parts(Tile::D)[3].cities == 0);
}

TEST_CASE("K1 pennants and cloisters are on the tiles that the table tells") {
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        bool has_pennant = false;
        for (const TilePart& part : parts(tile)) has_pennant |= part.pennant;
        REQUIRE(has_pennant == (std::string("CFMOQS").find(letter(tile)) != std::string::npos));
        REQUIRE((count(tile, FeatureKind::Cloister) == 1) == (tile == Tile::A || tile == Tile::B));
        REQUIRE((cloister_part(tile) != no_part) == (count(tile, FeatureKind::Cloister) == 1));
        const bool is_crossing = count(tile, FeatureKind::Road) > 1;
        REQUIRE(is_crossing == (std::string("LWX").find(letter(tile)) != std::string::npos));
        REQUIRE(is_divided(tile) == (is_crossing || count(tile, FeatureKind::City) > 1));
    }
}

TEST_CASE("K1 a quarter turn takes the north to the east") {
    REQUIRE(edges_of(Tile::D, Side::North) == "CRFR");
    REQUIRE(edges_of(Tile::D, Side::East) == "RCRF");
    REQUIRE(edges_of(Tile::D, Side::South) == "FRCR");
    REQUIRE(edges_of(Tile::D, Side::West) == "RFRC");
    REQUIRE(turned(Half::Nw, Side::East) == Half::En);
    REQUIRE(turned(Half::Wn, Side::East) == Half::Ne);
}

TEST_CASE("K1 across an edge the halves that lie at each other join") {
    REQUIRE(facing(Half::Nw) == Half::Sw);
    REQUIRE(facing(Half::Ne) == Half::Se);
    REQUIRE(facing(Half::En) == Half::Wn);
    REQUIRE(facing(Half::Es) == Half::Ws);
    for (const Half half : all_halves) REQUIRE(facing(facing(half)) == half);
}

TEST_CASE("K1 every side or half of a part names it, and the first one is written") {
    REQUIRE(face(Tile::D, Side::North).spots[0] == Spot::road(Side::East));
    REQUIRE(face(Tile::D, Side::North).spots[2] == Spot::field(Half::En));
    REQUIRE(face(Tile::D, Side::East).spots[0] == Spot::road(Side::North));
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        for (const Side top : all_sides) {
            const Face& turned_tile = face(tile, top);
            for (std::size_t part = 0; part < parts(tile).size(); ++part) {
                REQUIRE(part_at(tile, top, turned_tile.spots[part]) == part);
            }
            for (const Side side : all_sides) {
                const Edge edge = turned_tile.edges[side];
                const std::uint8_t part = turned_tile.of_side[index(side)];
                const std::uint8_t as_road = part_at(tile, top, Spot::road(side));
                const std::uint8_t as_city = part_at(tile, top, Spot::city(side));
                REQUIRE(as_road == (edge == Edge::Road ? part : no_part));
                REQUIRE(as_city == (edge == Edge::City ? part : no_part));
                if (part != no_part) REQUIRE(turned_tile.spots[part].side() <= side);
            }
            for (const Half half : all_halves) {
                const std::uint8_t part = turned_tile.of_half[index(half)];
                REQUIRE(part_at(tile, top, Spot::field(half)) == part);
                if (part != no_part) REQUIRE(turned_tile.spots[part].half() <= half);
            }
        }
    }
}

TEST_CASE("K1 a spot that names no side names no part") {
    REQUIRE(part_at(Tile::X, Side::North, {FeatureKind::Road, 4}) == no_part);
    REQUIRE(part_at(Tile::B, Side::North, {FeatureKind::Field, 8}) == no_part);
    REQUIRE(part_at(Tile::C, Side::North, Spot::cloister()) == no_part);
}

TEST_CASE("K3 symmetric tiles look alike in several directions") {
    const std::string all_alike = "BCX";
    const std::string two_alike = "FGHU";
    for (const Tile tile : all_tiles) {
        CAPTURE(letter(tile));
        const bool all = all_alike.find(letter(tile)) != std::string::npos;
        const bool two = two_alike.find(letter(tile)) != std::string::npos;
        for (const Side top : all_sides) {
            Side first = top;
            if (all) first = Side::North;
            if (two) first = static_cast<Side>(index(top) % 2);
            REQUIRE(first_alike(tile, top) == first);
        }
    }
}

TEST_CASE("K3 a tile fits in the directions in which all edges around match") {
    for (const Tile tile : all_tiles) {
        for (unsigned bits = 0; bits < 256; ++bits) {
            const Edges around{static_cast<std::uint8_t>(bits)};
            for (const Side top : all_sides) {
                bool matches = true;
                for (const Side side : all_sides) {
                    matches &=
                        around[side] == Edge::None || around[side] == face(tile, top).edges[side];
                }
                if (fitting(tile, around).contains(top) != matches) {
                    FAIL(letter(tile) << " " << bits << " " << index(top));
                }
            }
        }
    }
}
