// Compares the table of numbers with the wording of the rules.
#include "catan/core/rules.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <numeric>
#include <set>
#include <string_view>
#include <vector>

#include "catan/core/settings.hpp"

using namespace catan;

namespace {

std::uint32_t sum(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint32_t{0});
}

// Lumber, brick, wool, grain, ore, desert.
std::map<std::string_view, std::uint32_t> terrains(Shape shape) {
    std::map<std::string_view, std::uint32_t> by_name;
    const TerrainCounts counts = terrain_counts(shape);
    for (std::size_t i = 0; i < terrain_count; ++i)
        by_name[name(static_cast<Terrain>(i))] = counts[i];
    return by_name;
}

constexpr std::size_t some_shapes = 40;

}  // namespace

TEST_CASE("R1.3 terrain and tokens of radius 3") {
    const std::map<std::string_view, std::uint32_t> wanted{
        {"wool", 4}, {"grain", 4}, {"lumber", 4}, {"brick", 3}, {"ore", 3}, {"desert", 1}};
    REQUIRE(terrains(Shape::hexagon(3)) == wanted);
    REQUIRE(token_counts(Shape::hexagon(3)) == TokenCounts{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1});
}

TEST_CASE("R1.4 terrain and tokens of radius 4 and 5") {
    // Ring 3 has 18 hexes: 3 of every resource, 3 left over, so one wool, one grain, one lumber more. Tokens: one of
    // each number, 8 left over, so one more of each but 2 and 12.
    const std::map<std::string_view, std::uint32_t> four{{"wool", 8},  {"grain", 8}, {"lumber", 8},
                                                         {"brick", 6}, {"ore", 6},   {"desert", 1}};
    REQUIRE(terrains(Shape::hexagon(4)) == four);
    REQUIRE(token_counts(Shape::hexagon(4)) == TokenCounts{0, 0, 2, 4, 4, 4, 4, 0, 4, 4, 4, 4, 2});
    // Ring 4 has 24 hexes: 4 of every resource, 4 left over, which are deserts. Tokens: two of each number.
    const std::map<std::string_view, std::uint32_t> five{
        {"wool", 12}, {"grain", 12}, {"lumber", 12}, {"brick", 10}, {"ore", 10}, {"desert", 5}};
    REQUIRE(terrains(Shape::hexagon(5)) == five);
    REQUIRE(token_counts(Shape::hexagon(5)) == TokenCounts{0, 0, 4, 6, 6, 6, 6, 0, 6, 6, 6, 6, 4});
}

TEST_CASE("R1.5 terrain and tokens of the extended board") {
    const std::map<std::string_view, std::uint32_t> wanted{
        {"lumber", 6}, {"wool", 6}, {"grain", 6}, {"brick", 5}, {"ore", 5}, {"desert", 2}};
    REQUIRE(terrains(Shape::extended()) == wanted);
    REQUIRE(token_counts(Shape::extended()) == TokenCounts{0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2});
}

TEST_CASE("R1.4 every hex has a terrain, and every one that is not desert has one token") {
    for (std::uint32_t radius = smallest_radius; radius < some_shapes; ++radius) {
        CAPTURE(radius);
        const Shape shape = Shape::hexagon(radius);
        REQUIRE(sum(terrain_counts(shape)) == shape.hexes());
        REQUIRE(sum(token_counts(shape)) ==
                shape.hexes() - terrain_counts(shape)[index(Terrain::Desert)]);
    }
    REQUIRE(sum(terrain_counts(Shape::extended())) == 30);
    REQUIRE(sum(token_counts(Shape::extended())) == 28);
}

TEST_CASE("R1.6 the red tokens are 6 and 8") {
    std::set<std::size_t> red;
    for (std::size_t token = 0; token <= largest_token; ++token) {
        if (is_red(token)) red.insert(token);
    }
    REQUIRE(red == std::set<std::size_t>{6, 8});
}

TEST_CASE("R1.8 radius 3 has nine ports: one of each resource and four 3:1") {
    REQUIRE(port_counts(Shape::hexagon(3)) == PortCounts{{1, 1, 1, 1, 1}, 4});
    REQUIRE(port_counts(Shape::hexagon(3)).total() == 9);
}

TEST_CASE("R1.9 larger hexagons have ports by the length of their coast") {
    REQUIRE(port_counts(Shape::hexagon(4)) == PortCounts{{2, 2, 2, 2, 2}, 2});
    REQUIRE(port_counts(Shape::hexagon(5)) == PortCounts{{2, 2, 2, 2, 2}, 6});
    // Radius 6: a coast of 66, 39 of it made 38, so 19 ports, of which 9 made 10 are 2:1.
    REQUIRE(port_counts(Shape::hexagon(6)) == PortCounts{{2, 2, 2, 2, 2}, 9});
    // Radius 7: a coast of 78, 46 of it, so 23 ports, of which 11 made 15 are 2:1.
    REQUIRE(port_counts(Shape::hexagon(7)) == PortCounts{{3, 3, 3, 3, 3}, 8});
}

TEST_CASE("R1.10 the extended board has eleven ports: wool twice, the others once, five 3:1") {
    PortCounts wanted{{1, 1, 1, 1, 1}, 5};
    wanted.two_to_one[index(Resource::Wool)] = 2;
    REQUIRE(port_counts(Shape::extended()) == wanted);
    REQUIRE(port_counts(Shape::extended()).total() == 11);
}

TEST_CASE("R2.1 two to eight players, each with a colour, on a board for as many") {
    REQUIRE(fewest_players == 2);
    REQUIRE(most_players == 8);
    REQUIRE(colour_names == std::array<std::string_view, 8>{"blue", "orange", "red", "white",
                                                            "green", "grey", "magenta", "pink"});
    for (const std::size_t players : {2U, 3U, 4U})
        REQUIRE(default_shape(players) == Shape::hexagon(3));
    for (const std::size_t players : {5U, 6U}) REQUIRE(default_shape(players) == Shape::extended());
    for (const std::size_t players : {7U, 8U}) REQUIRE(default_shape(players) == Shape::hexagon(4));
}

TEST_CASE("R2.2 pieces and target follow from the number of hexes") {
    // 19 and 37 hexes are the rules' own examples.
    REQUIRE(pieces(Shape::hexagon(3)) == Pieces{10, 15, 5, 4, 5});
    REQUIRE(pieces(Shape::hexagon(4)) == Pieces{19, 28, 9, 8, 9});
    // 61 hexes: target 62/2, roads 31 + 15, settlements 46 - 31, cities 15 - 3, longest road 46/3.
    REQUIRE(pieces(Shape::hexagon(5)) == Pieces{31, 46, 15, 12, 15});
    REQUIRE(pieces(Shape::extended()) == pieces(Shape::hexagon(3)));
}

TEST_CASE("R2.3 the bank grows with the players") {
    for (const std::size_t players : {2U, 3U, 4U})
        REQUIRE(bank_of_each(players, Shape::hexagon(3)) == 19);
    for (const std::size_t players : {5U, 6U})
        REQUIRE(bank_of_each(players, Shape::hexagon(3)) == 24);
    for (const std::size_t players : {7U, 8U})
        REQUIRE(bank_of_each(players, Shape::hexagon(3)) == 29);
    for (const std::size_t players : {5U, 6U})
        REQUIRE(bank_of_each(players, Shape::extended()) == 24);
    REQUIRE(bank_of_each(4, Shape::extended()) == 19);
    REQUIRE(bank_of_each(8, Shape::extended()) == 29);
}

TEST_CASE("R2.3 above radius 3 the bank has a card for each hex at least") {
    REQUIRE(bank_of_each(2, Shape::hexagon(4)) == 37);
    REQUIRE(bank_of_each(8, Shape::hexagon(4)) == 37);
    REQUIRE(bank_of_each(4, Shape::hexagon(5)) == 61);
}

TEST_CASE("R2.3 the development deck grows with the players") {
    for (const std::size_t players : {2U, 3U, 4U}) {
        REQUIRE(box(players).deck == DevelopmentDeck{14, 5, 2, 2, 2});
        REQUIRE(box(players).deck.total() == 25);
    }
    for (const std::size_t players : {5U, 6U}) {
        REQUIRE(box(players).deck == DevelopmentDeck{20, 5, 3, 3, 3});
        REQUIRE(box(players).deck.total() == 34);
    }
    for (const std::size_t players : {7U, 8U}) {
        REQUIRE(box(players).deck == DevelopmentDeck{26, 5, 4, 4, 4});
        REQUIRE(box(players).deck.total() == 43);
    }
}

TEST_CASE("R2.6 settings have bounds, and the bounds themselves are allowed") {
    const auto are = [](Bounds bounds, std::uint32_t least, std::uint32_t most) {
        return bounds.allow(least) && bounds.allow(most) && !bounds.allow(most + 1) &&
               (least == 0 || !bounds.allow(least - 1));
    };
    REQUIRE(are(target_bounds, 3, 5'000));
    REQUIRE(are(road_bounds, 2, 6'000));
    REQUIRE(are(settlement_bounds, 2, 2'000));
    REQUIRE(are(city_bounds, 0, 2'000));
    REQUIRE(are(longest_road_bounds, 3, 2'000));
    REQUIRE(are(bank_bounds, 5, 10'000));
    REQUIRE(are(discard_limit_bounds, 3, 100));
    REQUIRE(are(offer_bounds, 0, 99));
}

TEST_CASE("R2.6 the usual numbers of every board lie within the bounds") {
    std::vector<Shape> shapes{Shape::extended()};
    for (std::uint32_t radius = smallest_radius; radius <= largest_playable_radius; ++radius) {
        shapes.push_back(Shape::hexagon(radius));
    }
    for (const Shape shape : shapes) {
        for (std::size_t players = fewest_players; players <= most_players; ++players) {
            const Settings usual = usual_settings(players, shape);
            CAPTURE(shape.radius, shape.is_extended(), players);
            CHECK(target_bounds.allow(usual.pieces.target));
            CHECK(road_bounds.allow(usual.pieces.roads));
            CHECK(settlement_bounds.allow(usual.pieces.settlements));
            CHECK(city_bounds.allow(usual.pieces.cities));
            CHECK(longest_road_bounds.allow(usual.pieces.longest_road_minimum));
            CHECK(bank_bounds.allow(usual.bank));
            CHECK(discard_limit_bounds.allow(usual.discard_limit));
            if (seats_everybody(shape, players)) {
                CHECK(usual.pieces.target <= most_points(usual, shape));
                CHECK(most_points(usual, shape) <= target_bounds.most);
            }
        }
    }
}

TEST_CASE("R2.6 the most points are those of all pieces, as far as there are sites") {
    CHECK(most_points(usual_settings(4, Shape::hexagon(3)), Shape::hexagon(3)) == 22);
    CHECK(most_points(usual_settings(6, Shape::extended()), Shape::extended()) == 22);
    CHECK(most_points(usual_settings(4, Shape::hexagon(4)), Shape::hexagon(4)) == 34);
    Settings many = usual_settings(3, Shape::hexagon(3));
    many.pieces.settlements = 100;
    // 27 sites, four of which belong to the others: 4 cities and 19 settlements.
    CHECK(most_points(many, Shape::hexagon(3)) == 8 + 19 + 5 + 4);
    many.pieces.cities = 100;
    CHECK(most_points(many, Shape::hexagon(3)) == 46 + 5 + 4);
    // More roads are needed for the award than there are.
    many.pieces.longest_road_minimum = 16;
    CHECK(most_points(many, Shape::hexagon(3)) == 46 + 5 + 2);
}

TEST_CASE("R3.3 a board seats as many players as it has intersections for two settlements each") {
    REQUIRE(seats_everybody(Shape::hexagon(3), 6));        // 48 of 54
    REQUIRE_FALSE(seats_everybody(Shape::hexagon(3), 7));  // 56 of 54
    REQUIRE(seats_everybody(Shape::extended(), 8));        // 64 of 80
    REQUIRE(seats_everybody(Shape::hexagon(4), 8));
    // Two by four intersections for each player, and not one less.
    REQUIRE(seats_everybody(Shape::hexagon(4), 12));
    REQUIRE_FALSE(seats_everybody(Shape::hexagon(4), 13));
}
