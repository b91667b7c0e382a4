// Tests whether counts agree with expected probabilities. Tests have fixed seeds, so the answer never changes; correct
// counts pass with all but one seed in a million.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

struct ChiSquare {
    double value = 0;
    double limit = 0;

    [[nodiscard]] bool agrees() const { return value < limit; }
};

// `chances` need not add up to 1. An outcome without a chance must have count 0 and adds no degree of freedom.
inline ChiSquare chi_square(const std::vector<std::uint64_t>& counts,
                            const std::vector<double>& chances) {
    double all = 0;
    double whole = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        all += static_cast<double>(counts[i]);
        whole += chances[i];
    }
    ChiSquare result;
    double freedom = -1;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (chances[i] == 0) {
            if (counts[i] > 0) result.value = HUGE_VAL;
            continue;
        }
        const double expected = all * chances[i] / whole;
        const double off = static_cast<double>(counts[i]) - expected;
        result.value += off * off / expected;
        ++freedom;
    }
    // Wilson and Hilferty: the cube root of chi-square is nearly normal. 4.75 deviations mean one in a million.
    const double part = 2 / (9 * freedom);
    result.limit = freedom * std::pow(1 - part + 4.75 * std::sqrt(part), 3);
    return result;
}

inline ChiSquare chi_square_even(const std::vector<std::uint64_t>& counts) {
    return chi_square(counts, std::vector<double>(counts.size(), 1));
}

// Tests whether row and column are independent.
inline ChiSquare chi_square_independent(const std::vector<std::vector<std::uint64_t>>& table) {
    std::vector<double> rows(table.size(), 0);
    std::vector<double> columns(table.front().size(), 0);
    double all = 0;
    for (std::size_t r = 0; r < table.size(); ++r) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const auto count = static_cast<double>(table[r][c]);
            rows[r] += count;
            columns[c] += count;
            all += count;
        }
    }
    ChiSquare result;
    for (std::size_t r = 0; r < table.size(); ++r) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double expected = rows[r] * columns[c] / all;
            const double off = static_cast<double>(table[r][c]) - expected;
            result.value += off * off / expected;
        }
    }
    const double freedom = static_cast<double>((rows.size() - 1) * (columns.size() - 1));
    const double part = 2 / (9 * freedom);
    result.limit = freedom * std::pow(1 - part + 4.75 * std::sqrt(part), 3);
    return result;
}
