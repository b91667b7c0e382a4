#include "catan/core/resources.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string_view>
#include <vector>

using namespace catan;

namespace {

Bundle bundle(std::int16_t lumber, std::int16_t brick, std::int16_t wool, std::int16_t grain,
              std::int16_t ore) {
    return {{lumber, brick, wool, grain, ore}};
}

}  // namespace

TEST_CASE("R1.3 each resource has its terrain and its name, and the desert has no resource") {
    const std::vector<std::string_view> names{"lumber", "brick", "wool", "grain", "ore"};
    REQUIRE(all_resources.size() == names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Resource resource = all_resources[i];
        CHECK(index(resource) == i);
        CHECK(name(resource) == names[i]);
        CHECK(index(terrain_of(resource)) == i);
        CHECK(name(terrain_of(resource)) == names[i]);
        CHECK(resource_of(terrain_of(resource)) == resource);
    }
    REQUIRE_FALSE(resource_of(Terrain::Desert).has_value());
    REQUIRE(name(Terrain::Desert) == "desert");
    REQUIRE(index(Terrain::Desert) == terrain_count - 1);
}

TEST_CASE("a bundle of cards is counted by resource and in all") {
    Bundle hand;
    REQUIRE(hand.empty());
    REQUIRE(hand.total() == 0);
    hand[Resource::Wool] = 2;
    ++hand[Resource::Ore];
    REQUIRE(hand == bundle(0, 0, 2, 0, 1));
    REQUIRE_FALSE(hand.empty());
    REQUIRE(hand.total() == 3);
    const Bundle& seen = hand;
    REQUIRE(seen[Resource::Wool] == 2);
    REQUIRE(seen[Resource::Lumber] == 0);
}

TEST_CASE("bundles of cards are added and taken apart resource by resource") {
    const Bundle a = bundle(1, 2, 3, 4, 5);
    const Bundle b = bundle(5, 0, 1, 0, 2);
    REQUIRE(a + b == bundle(6, 2, 4, 4, 7));
    REQUIRE(a + b - b == a);
    REQUIRE(a - a == Bundle{});
    Bundle c = a;
    c += b;
    REQUIRE(c == a + b);
    c -= a;
    REQUIRE(c == b);
}

TEST_CASE("a bundle covers another one when it has enough of every resource") {
    const Bundle hand = bundle(1, 0, 2, 1, 3);
    REQUIRE(hand.covers(hand));
    REQUIRE(hand.covers(Bundle{}));
    REQUIRE(hand.covers(bundle(1, 0, 1, 0, 3)));
    // A surplus of other resources does not replace a missing card.
    REQUIRE_FALSE(hand.covers(bundle(0, 1, 0, 0, 0)));
    REQUIRE_FALSE(hand.covers(bundle(2, 0, 0, 0, 0)));
    REQUIRE_FALSE(hand.covers(bundle(1, 0, 2, 1, 4)));
    REQUIRE_FALSE(Bundle{}.covers(bundle(0, 0, 0, 0, 1)));
}
