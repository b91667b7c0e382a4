// Compares Wilson's interval with published values.
#include "series/interval.hpp"

#include <fmt/format.h>
#include <catch2/catch_test_macros.hpp>

#include <string>

using tabletop::series::interval_95;

namespace {

std::string rounded(std::uint64_t times, std::uint64_t out_of) {
    const auto interval = interval_95(times, out_of);
    return fmt::format("{:.4f} {:.4f}", interval.low, interval.high);
}

}  // namespace

TEST_CASE("Wilson intervals are the known ones") {
    CHECK(rounded(0, 10) == "0.0000 0.2775");
    CHECK(rounded(1, 10) == "0.0179 0.4042");
    CHECK(rounded(5, 10) == "0.2366 0.7634");
    CHECK(rounded(10, 10) == "0.7225 1.0000");
    CHECK(rounded(50, 100) == "0.4038 0.5962");
    CHECK(rounded(500, 2000) == "0.2315 0.2694");
}

TEST_CASE("an interval holds its share, narrows with more games, and stays between 0 and 1") {
    for (std::uint64_t n = 1; n < 400; n += 7) {
        for (std::uint64_t k = 0; k <= n; ++k) {
            const auto one = interval_95(k, n);
            const double share = static_cast<double>(k) / static_cast<double>(n);
            REQUIRE(one.low >= 0);
            REQUIRE(one.low <= share);
            REQUIRE(share <= one.high);
            REQUIRE(one.high <= 1);
            const auto more = interval_95(4 * k, 4 * n);
            REQUIRE(more.high - more.low < one.high - one.low);
        }
    }
    const auto of_nothing = interval_95(0, 0);
    CHECK(of_nothing.low == 0);
    CHECK(of_nothing.high == 1);
}
