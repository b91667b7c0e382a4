#include "catan/core/ids.hpp"

#include <catch2/catch_test_macros.hpp>
#include <type_traits>

#include "support/print.hpp"

using namespace catan;

TEST_CASE("R1.1 an id is its number, in the order of the numbers") {
    REQUIRE(HexId(7).value == 7);
    REQUIRE(HexId(7) == HexId(7));
    REQUIRE(HexId(7) != HexId(8));
    REQUIRE(HexId(7) < HexId(8));
    REQUIRE(EdgeId(71) > EdgeId(8));
}

TEST_CASE("R1.1 an id without a number is no place, and comes after all places") {
    REQUIRE_FALSE(HexId().exists());
    REQUIRE(HexId() == HexId::none());
    REQUIRE(HexId(0).exists());
    REQUIRE(IntersectionId(0).exists());
    REQUIRE(HexId(4'294'967'294) < HexId::none());
}

TEST_CASE("R1.1 ids of different kinds and plain numbers do not mix") {
    STATIC_REQUIRE_FALSE(std::is_convertible_v<HexId, IntersectionId>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<HexId, IntersectionId>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<std::size_t, HexId>);
    STATIC_REQUIRE_FALSE(std::is_convertible_v<HexId, std::size_t>);
}
