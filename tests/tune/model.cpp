#include "model.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace catan::tune {
namespace {

using bots::direct_one;
using bots::knot_count;
using bots::knot_one;
using bots::out_one;
using bots::trait_count;
using bots::trait_one;

constexpr int threshold_one = knot_one * trait_one;

float real(std::int32_t value, int one) {
    return static_cast<float>(value) / static_cast<float>(one);
}

std::int32_t whole(float value, int one) {
    return static_cast<std::int32_t>(std::lround(value * static_cast<float>(one)));
}

// The smallest value of the type is left out, so that all have a counterpart of the other sign.
std::int16_t small(float value, int one) {
    constexpr std::int32_t most = 32767;
    return static_cast<std::int16_t>(std::clamp(whole(value, one), -most, most));
}

}  // namespace

Model model_of(const bots::Weights& weights) {
    Model model;
    auto& values = model.values;
    for (const std::int16_t direct : weights.direct) values.push_back(real(direct, direct_one));
    if (weights.used_knots == 0) return model;
    for (const std::int32_t threshold : weights.thresholds) {
        values.push_back(real(threshold, threshold_one));
    }
    for (const std::int16_t out : weights.outs) values.push_back(real(out, out_one));
    for (std::size_t i = 0; i < trait_count; ++i) {
        for (const auto& knot : weights.knots) values.push_back(real(knot[i], knot_one));
    }
    return model;
}

bots::Weights weights_of(const Model& model) {
    const auto& values = model.values;
    bots::Weights weights{};
    for (std::size_t i = 0; i < trait_count; ++i) weights.direct[i] = small(values[i], direct_one);
    if (!model.has_knots()) return weights;
    weights.used_knots = knot_count;
    for (std::size_t k = 0; k < knot_count; ++k) {
        weights.thresholds[k] = whole(values[Model::thresholds_at + k], threshold_one);
        weights.outs[k] = small(values[Model::outs_at + k], out_one);
        for (std::size_t i = 0; i < trait_count; ++i) {
            weights.knots[k][i] = small(values[Model::knots_at + i * knot_count + k], knot_one);
        }
    }
    return weights;
}

}  // namespace catan::tune
