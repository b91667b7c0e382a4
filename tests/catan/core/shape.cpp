#include "catan/core/shape.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace catan;

TEST_CASE("R1.1 the standard board has 19 hexes, 54 intersections, 72 edges and a coast of 30") {
    const Shape shape = Shape::hexagon(3);
    REQUIRE_FALSE(shape.is_extended());
    REQUIRE(shape.hexes() == 19);
    REQUIRE(shape.intersections() == 54);
    REQUIRE(shape.edges() == 72);
    REQUIRE(shape.coast() == 30);
    REQUIRE(shape == Shape());
}

TEST_CASE("R1.2 the extended board has 30 hexes, 80 intersections, 109 edges and a coast of 38") {
    const Shape shape = Shape::extended();
    REQUIRE(shape.is_extended());
    REQUIRE(shape.hexes() == 30);
    REQUIRE(shape.intersections() == 80);
    REQUIRE(shape.edges() == 109);
    REQUIRE(shape.coast() == 38);
}

TEST_CASE("R1.2 the extended board is another one than the hexagon that it is cut from") {
    REQUIRE(Shape::extended() != Shape::hexagon(4));
    REQUIRE(Shape::hexagon(3) != Shape::hexagon(4));
}

TEST_CASE("R1.1 the counts of a hexagon are those of its rings together, up to radius 1000") {
    std::size_t hexes = 1;
    std::size_t intersections = 6;
    for (std::uint32_t radius = 2; radius <= 1000; ++radius) {
        const std::size_t ring = radius - 1;
        hexes += 6 * ring;
        intersections += 6 * (2 * ring + 1);
        const Shape shape = Shape::hexagon(radius);
        REQUIRE(shape.hexes() == hexes);
        REQUIRE(shape.intersections() == intersections);
        // Euler: a board is one piece, and the sea around it is one face more.
        REQUIRE(shape.intersections() + shape.hexes() + 1 == shape.edges() + 2);
        // An edge inside is a side of two hexes, an edge on the coast of one.
        REQUIRE(6 * shape.hexes() == 2 * shape.edges() - shape.coast());
    }
}

TEST_CASE("R1.2 boards begin at radius 3, and the game accepts them up to radius 50") {
    REQUIRE(smallest_radius == 3);
    REQUIRE(largest_playable_radius == 50);
}
