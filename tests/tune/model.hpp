// Holds the fitted weights as a flat list of real numbers. Bots use integers (bots/valuation.hpp).
#pragma once

#include <cstddef>
#include <vector>

#include "catan/bots/valuation.hpp"

namespace catan::tune {

struct Model {
    // Offsets of the weights. Without knots there are only the direct ones, which come first. The weights of the knots
    // are stored trait by trait, so that one trait is added to all knots at once.
    static constexpr std::size_t thresholds_at = bots::trait_count;
    static constexpr std::size_t outs_at = thresholds_at + bots::knot_count;
    static constexpr std::size_t knots_at = outs_at + bots::knot_count;
    static constexpr std::size_t size = knots_at + bots::trait_count * bots::knot_count;

    std::vector<float> values;

    [[nodiscard]] bool has_knots() const { return values.size() == size; }
};

[[nodiscard]] Model model_of(const bots::Weights& weights);
// The nearest whole numbers.
[[nodiscard]] bots::Weights weights_of(const Model& model);

}  // namespace catan::tune
