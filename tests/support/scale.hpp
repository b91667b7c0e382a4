// Scales the amount of work of a test by the environment variable CATAN_TEST_SCALE. Runs with sanitizers use a fraction.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

inline double test_scale() {
    const char* text = std::getenv("CATAN_TEST_SCALE");
    return text != nullptr ? std::max(std::strtod(text, nullptr), 0.001) : 1.0;
}

// A number of games or cases: at least one, and unchanged without the variable.
[[nodiscard]] inline std::size_t scaled(std::size_t number) {
    return std::max<std::size_t>(
        1, static_cast<std::size_t>(test_scale() * static_cast<double>(number)));
}

// A step through a range: wider for a fraction, never finer. By the root, because most ranges are tried in pairs.
[[nodiscard]] inline int stride(int step) {
    return std::max(step, static_cast<int>(std::lround(step / std::sqrt(test_scale()))));
}
