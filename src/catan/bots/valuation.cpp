#include "valuation.hpp"

#include <algorithm>

namespace catan::bots {
namespace {

constexpr std::int32_t most_strength = 1 << 26;

constexpr std::size_t table_bits = 8;
constexpr std::size_t table_size = std::size_t{1} << table_bits;

// Rounds the square root down.
constexpr std::uint64_t root(std::uint64_t square) {
    std::uint64_t low = 0;
    std::uint64_t high = std::uint64_t{1} << 32U;
    while (low + 1 < high) {
        const std::uint64_t middle = (low + high) / 2;
        (middle * middle <= square ? low : high) = middle;
    }
    return low;
}

// 2^(-i / table_size) with 30 fractional bits, computed by square roots. Integer only, so the table
// is the same everywhere.
constexpr std::array<std::uint32_t, table_size> halves() {
    constexpr std::uint64_t one = std::uint64_t{1} << 30U;
    std::array<std::uint64_t, table_bits> steps{};  // 2^(-1/2), 2^(-1/4), ...
    std::uint64_t value = one / 2;
    for (std::uint64_t& step : steps) {
        value = root(value << 30U);
        step = value;
    }
    std::array<std::uint32_t, table_size> table{};
    for (std::size_t i = 0; i < table_size; ++i) {
        std::uint64_t product = one;
        for (std::size_t bit = 0; bit < table_bits; ++bit) {
            if ((i >> (table_bits - 1 - bit) & 1U) != 0) product = product * steps[bit] >> 30U;
        }
        table[i] = static_cast<std::uint32_t>(product);
    }
    return table;
}
constexpr std::array<std::uint32_t, table_size> table = halves();

// e^(-gap) with 30 fractional bits. `gap` is a strength difference and must not be negative.
std::uint32_t less_by(std::int64_t gap) {
    constexpr std::int64_t log2_of_e = 94548;  // in 65536ths
    const std::int64_t power = gap * log2_of_e >> 16;
    const std::int64_t whole = power >> 16;
    if (whole >= 30) return 0;
    const auto part = static_cast<std::size_t>(power >> (16 - table_bits)) & (table_size - 1);
    return table[part] >> whole;
}

}  // namespace

std::int32_t strength(const Weights& weights, const Traits& traits) {
    constexpr int most = 32767;
    std::int64_t sum = 0;
    std::int32_t direct = 0;
    for (std::size_t i = 0; i < trait_count; ++i) direct += weights.direct[i] * traits[i];
    // The units are chosen so that a trait of 1 times a weight of 1 is a strength of 1.
    sum += direct;
    std::int32_t out = 0;
    for (std::size_t k = 0; k < weights.used_knots; ++k) {
        std::int32_t added = weights.thresholds[k];
        for (std::size_t i = 0; i < trait_count; ++i) added += weights.knots[k][i] * traits[i];
        const std::int32_t passed = std::clamp(added / knot_one, 0, most);
        out += passed * weights.outs[k] / 16;
    }
    sum += std::int64_t{out} * 16;
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(sum, -most_strength, most_strength));
}

Strengths strengths(const Weights& weights, const Land& land, const State& state, Tempo tempo) {
    const Situation situation(land, state, tempo);
    Strengths all{};
    for (std::size_t i = 0; i < land.game().players(); ++i) {
        all[i] = strength(weights, traits(situation, Seat(i)));
    }
    return all;
}

Chances chances(const Strengths& strengths, std::size_t players) {
    std::int32_t most = strengths[0];
    for (std::size_t i = 1; i < players; ++i) most = std::max(most, strengths[i]);
    std::array<std::uint64_t, most_players> shares{};
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < players; ++i) {
        shares[i] = less_by(std::int64_t{most} - strengths[i]);
        sum += shares[i];
    }
    Chances found{};
    for (std::size_t i = 0; i < players; ++i) {
        found[i] = static_cast<std::uint32_t>(shares[i] * sure / sum);
    }
    return found;
}

Worth worth(const Strengths& strengths, std::size_t players, Seat seat) {
    const auto chance = Worth{chances(strengths, players)[seat.value]};
    const auto strength = static_cast<Worth>(strengths[seat.value] + most_strength);
    return (chance << worth_bits) + (strength >> 7U);
}

}  // namespace catan::bots
