#include "catan/core/random.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <limits>
#include <map>
#include <numeric>
#include <vector>

#include "support/chi_square.hpp"

using namespace catan;

namespace {

constexpr std::array all_domains{Domain::Terrain, Domain::Tokens, Domain::Ports, Domain::Robber};
constexpr std::uint64_t last_seed = std::numeric_limits<std::uint64_t>::max();

using Numbers = std::array<std::uint64_t, 3>;

Numbers first_numbers(std::uint64_t seed, Domain domain) {
    Random random(seed, domain);
    Numbers numbers{};
    for (auto& number : numbers) number = random.next();
    return numbers;
}

}  // namespace

// Were these to change, every saved seed would mean another board. Worked out from the definition of SplitMix64 by
// another program.
TEST_CASE("the same seed and domain give the same numbers everywhere") {
    REQUIRE(first_numbers(0, Domain::Terrain) ==
            Numbers{0xa577782bc52a9f5a, 0xb485244380e590be, 0x5176985d86cff511});
    REQUIRE(first_numbers(0, Domain::Tokens) ==
            Numbers{0x94d58cfc0852acf2, 0xd91e12067c198864, 0x200cf7c825f75c71});
    REQUIRE(first_numbers(0, Domain::Ports) ==
            Numbers{0x26a8d66606a3e716, 0xba705728c577d286, 0xd624519ca83aad78});
    REQUIRE(first_numbers(0, Domain::Robber) ==
            Numbers{0x786989c34cf8025b, 0x17d39152fef87d66, 0xb5f3fb333cfa1626});
    REQUIRE(first_numbers(1, Domain::Terrain) ==
            Numbers{0x5858fc074ef2cb9c, 0x0bcbb32585cbf0c0, 0xf1af7c3492bac3fc});
    REQUIRE(first_numbers(42, Domain::Tokens) ==
            Numbers{0xb4920a27c1c7e98a, 0x5d47afea39946537, 0xb01be954c2ade700});
    REQUIRE(first_numbers(last_seed, Domain::Ports) ==
            Numbers{0x58f48809841e92b6, 0xca36c5db1f75a2c4, 0x9cb6fbd8831517eb});
}

TEST_CASE("the numbers are those of SplitMix64") {
    // This seed and domain cancel out to the counter 0, whose numbers are published.
    REQUIRE(first_numbers(last_seed, Domain::Terrain) ==
            Numbers{0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f});
}

TEST_CASE("bounded draws, shuffles and bags are the same everywhere") {
    Random dice(42, Domain::Terrain);
    std::vector<std::uint32_t> thrown;
    for (int i = 0; i < 20; ++i) thrown.push_back(dice.below(6));
    REQUIRE(thrown ==
            std::vector<std::uint32_t>{2, 1, 5, 4, 3, 3, 2, 4, 1, 2, 5, 2, 0, 5, 1, 3, 1, 3, 5, 4});

    // With a bound this large every fourth draw is repeated.
    Random large(42, Domain::Terrain);
    std::vector<std::uint32_t> drawn;
    for (int i = 0; i < 6; ++i) drawn.push_back(large.below(0xc0000000));
    REQUIRE(drawn == std::vector<std::uint32_t>{1'580'402'190, 2'910'166'604, 2'628'827'992,
                                                1'895'051'944, 1'921'782'900, 1'366'918'585});

    Random cards(7, Domain::Tokens);
    std::vector<int> order(10);
    std::iota(order.begin(), order.end(), 0);
    shuffle(std::span<int>(order), cards);
    REQUIRE(order == std::vector<int>{8, 4, 5, 7, 3, 6, 9, 1, 2, 0});

    Random hand(7, Domain::Ports);
    Bag<4> bag({2, 0, 3, 1});
    std::vector<std::size_t> kinds;
    while (bag.left() > 0) kinds.push_back(bag.draw(hand));
    REQUIRE(kinds == std::vector<std::size_t>{2, 3, 0, 0, 2, 2});
}

TEST_CASE("no two domains and no two seeds have numbers in common") {
    constexpr std::uint64_t seeds = 1000;
    constexpr std::size_t numbers = 20;
    std::vector<std::uint64_t> all;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        for (const Domain domain : all_domains) {
            Random random(seed, domain);
            for (std::size_t i = 0; i < numbers; ++i) all.push_back(random.next());
        }
    }
    std::sort(all.begin(), all.end());
    REQUIRE(std::adjacent_find(all.begin(), all.end()) == all.end());
}

TEST_CASE("a bounded draw is below its bound, and each result as likely as any other") {
    const auto n = GENERATE(1U, 2U, 3U, 6U, 7U, 36U, 1000U);
    CAPTURE(n);
    Random random(n, Domain::Terrain);
    std::vector<std::uint64_t> counts(n, 0);
    for (std::uint32_t i = 0; i < 1000 * std::max(n, 100U); ++i) {
        const std::uint32_t drawn = random.below(n);
        REQUIRE(drawn < n);
        ++counts[drawn];
    }
    if (n == 1) return;
    const ChiSquare fair = chi_square_even(counts);
    CAPTURE(fair.value, fair.limit);
    REQUIRE(fair.agrees());
}

TEST_CASE("a bounded draw is fair where the bound does not divide the numbers at all evenly") {
    // Of the 2^32 numbers to draw from a quarter are left over: without drawing again every third result would be twice
    // as likely as the others. Which third shifts along the range, as does how many numbers have to be drawn again,
    // hence the parts.
    constexpr std::uint32_t bound = 0xc0000001;
    constexpr std::uint32_t parts = 8;
    Random random(1, Domain::Terrain);
    std::vector<std::uint64_t> counts(3 * parts, 0);
    for (int i = 0; i < 200'000; ++i) {
        const std::uint32_t drawn = random.below(bound);
        const std::uint32_t part = std::min(drawn / (bound / parts), parts - 1);
        ++counts[3 * part + drawn % 3];
    }
    REQUIRE(chi_square_even(counts).agrees());
}

TEST_CASE("successive draws do not depend on each other") {
    Random random(3, Domain::Ports);
    std::vector<std::vector<std::uint64_t>> pairs(6, std::vector<std::uint64_t>(6, 0));
    for (int i = 0; i < 100'000; ++i) {
        const std::uint32_t first = random.below(6);
        ++pairs[first][random.below(6)];
    }
    REQUIRE(chi_square_independent(pairs).agrees());
}

TEST_CASE("neighbouring seeds and the domains of one seed do not depend on each other") {
    std::vector<std::vector<std::uint64_t>> by_seed(6, std::vector<std::uint64_t>(6, 0));
    std::vector<std::vector<std::uint64_t>> by_domain = by_seed;
    for (std::uint64_t seed = 0; seed < 100'000; ++seed) {
        Random here(seed, Domain::Terrain);
        Random next(seed + 1, Domain::Terrain);
        Random other(seed, Domain::Tokens);
        const std::uint32_t drawn = here.below(6);
        ++by_seed[drawn][next.below(6)];
        ++by_domain[drawn][other.below(6)];
    }
    REQUIRE(chi_square_independent(by_seed).agrees());
    REQUIRE(chi_square_independent(by_domain).agrees());
}

TEST_CASE("a shuffle keeps what is there, in any of the 24 orders of four things alike") {
    Random random(4, Domain::Terrain);
    std::map<std::array<int, 4>, std::uint64_t> orders;
    for (int i = 0; i < 48'000; ++i) {
        std::array<int, 4> items{1, 2, 3, 4};
        shuffle(std::span<int>(items), random);
        ++orders[items];
    }
    std::vector<std::uint64_t> counts;
    for (const auto& [order, count] : orders) {
        REQUIRE(std::is_permutation(order.begin(), order.end(), std::array{1, 2, 3, 4}.begin()));
        counts.push_back(count);
    }
    REQUIRE(counts.size() == 24);
    REQUIRE(chi_square_even(counts).agrees());
}

TEST_CASE("a shuffle of nothing and of one thing draws nothing") {
    Random random(5, Domain::Terrain);
    Random same = random;
    std::vector<int> items;
    shuffle(std::span<int>(items), random);
    items = {7};
    shuffle(std::span<int>(items), random);
    REQUIRE(items == std::vector<int>{7});
    REQUIRE(random.next() == same.next());
}

TEST_CASE("a bag is drawn empty exactly") {
    Random random(6, Domain::Tokens);
    for (int i = 0; i < 1000; ++i) {
        Bag<5> bag({3, 0, 1, 4, 0});
        std::array<std::uint32_t, 5> drawn{};
        for (std::uint32_t left = 8; left > 0; --left) {
            REQUIRE(bag.left() == left);
            const std::size_t kind = bag.draw(random);
            REQUIRE(kind < 5);
            ++drawn[kind];
        }
        REQUIRE(bag.left() == 0);
        REQUIRE(drawn == std::array<std::uint32_t, 5>{3, 0, 1, 4, 0});
    }
}

TEST_CASE("a bag is drawn empty in each arrangement of its things alike") {
    Random random(8, Domain::Tokens);
    std::map<std::vector<std::size_t>, std::uint64_t> arrangements;
    for (int i = 0; i < 60'000; ++i) {
        Bag<3> bag({2, 1, 2});
        std::vector<std::size_t> drawn;
        while (bag.left() > 0) drawn.push_back(bag.draw(random));
        ++arrangements[drawn];
    }
    std::vector<std::uint64_t> counts;
    for (const auto& [drawn, count] : arrangements) counts.push_back(count);
    REQUIRE(counts.size() == 30);  // 5! / (2! 1! 2!)
    REQUIRE(chi_square_even(counts).agrees());
}
