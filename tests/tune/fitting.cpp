#include "fitting.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "catan/core/random.hpp"
#include "in_parallel.hpp"
#include "model.hpp"

namespace catan::tune {
namespace {

using bots::knot_count;
using bots::trait_count;

constexpr std::size_t most_in_batch = 512;
constexpr std::size_t parts = 2;  // of a batch, each of which can have a thread of its own

// One seat's way through the model, as bots::strength goes it, but in real numbers.
struct FittingPass {
    std::array<float, trait_count> traits{};
    std::array<float, knot_count> passed_on{};  // by each knot
    float strength = 0;
};

void go_through(const Model& model, const bots::Traits& traits, FittingPass& pass) {
    const float* values = model.values.data();
    pass.strength = 0;
    for (std::size_t i = 0; i < trait_count; ++i) {
        pass.traits[i] = static_cast<float>(traits[i]) / static_cast<float>(bots::trait_one);
        pass.strength += values[i] * pass.traits[i];
    }
    if (!model.has_knots()) return;
    std::copy_n(values + Model::thresholds_at, knot_count, pass.passed_on.begin());
    for (std::size_t i = 0; i < trait_count; ++i) {
        const float trait = pass.traits[i];
        if (trait == 0) continue;  // half of them are
        const float* row = values + Model::knots_at + i * knot_count;
        for (std::size_t k = 0; k < knot_count; ++k) pass.passed_on[k] += row[k] * trait;
    }
    for (std::size_t k = 0; k < knot_count; ++k) {
        pass.passed_on[k] = std::max(0.0F, pass.passed_on[k]);
        pass.strength += pass.passed_on[k] * values[Model::outs_at + k];
    }
}

// Adds to the slope of the loss what comes from one seat. `excess` is by how much its strength was too great: its chance
// less what came of it.
void go_back(const Model& model, const FittingPass& pass, float excess, std::vector<float>& slope) {
    for (std::size_t i = 0; i < trait_count; ++i) slope[i] += excess * pass.traits[i];
    if (!model.has_knots()) return;
    std::array<float, knot_count> blame{};  // a knot that passed nothing on has none
    for (std::size_t k = 0; k < knot_count; ++k) {
        slope[Model::outs_at + k] += excess * pass.passed_on[k];
        if (pass.passed_on[k] > 0) blame[k] = excess * model.values[Model::outs_at + k];
        slope[Model::thresholds_at + k] += blame[k];
    }
    for (std::size_t i = 0; i < trait_count; ++i) {
        const float trait = pass.traits[i];
        if (trait == 0) continue;
        float* row = slope.data() + Model::knots_at + i * knot_count;
        for (std::size_t k = 0; k < knot_count; ++k) row[k] += blame[k] * trait;
    }
}

// The loss in one lesson; adds to its slope, if there is one.
double study(const Model& model, const Lesson& lesson, std::vector<float>* slope) {
    std::array<FittingPass, most_players> passes;
    std::array<float, most_players> chances{};
    const std::size_t players = lesson.traits.size();
    for (std::size_t s = 0; s < players; ++s) go_through(model, lesson.traits[s], passes[s]);
    float most = passes[0].strength;
    for (std::size_t s = 1; s < players; ++s) most = std::max(most, passes[s].strength);
    float sum = 0;
    for (std::size_t s = 0; s < players; ++s) {
        chances[s] = std::exp(passes[s].strength - most);
        sum += chances[s];
    }
    for (std::size_t s = 0; slope != nullptr && s < players; ++s) {
        go_back(model, passes[s], chances[s] / sum - (s == lesson.winner ? 1.0F : 0.0F), *slope);
    }
    return static_cast<double>(std::log(sum) + most - passes[lesson.winner].strength);
}

// The slope of the loss over a batch, on average.
class Slope {
public:
    explicit Slope(std::size_t size) : parts_{std::vector<float>(size), std::vector<float>(size)} {}

    void measure(const Model& model, std::span<const Lesson> batch, std::size_t jobs) {
        in_parallel(jobs, parts, [&](std::size_t part) {
            const std::size_t from = batch.size() * part / parts;
            const std::size_t to = batch.size() * (part + 1) / parts;
            std::fill(parts_[part].begin(), parts_[part].end(), 0.0F);
            for (const Lesson& lesson : batch.subspan(from, to - from)) {
                study(model, lesson, &parts_[part]);
            }
        });
        share_ = 1 / static_cast<float>(batch.size());
    }

    [[nodiscard]] float operator[](std::size_t i) const {
        return (parts_[0][i] + parts_[1][i]) * share_;
    }

private:
    static_assert(parts == 2);
    std::array<std::vector<float>, parts> parts_;
    float share_ = 0;
};

// Adam, with decay of the weights (Kingma and Ba 2014, Loshchilov and Hutter 2017): a step goes down the slope of the
// last few batches, and as far for a weight that rarely matters as for one that always does.
class Adam {
public:
    explicit Adam(std::size_t size) : slopes_(size), squares_(size) {}

    void step(Model& model, const Slope& slope, float rate) {
        constexpr float keep_slope = 0.9F;
        constexpr float keep_square = 0.999F;
        constexpr float decay = 0.01F;
        constexpr float no_less = 1e-8F;
        // Both means begin with 0; of what they should be they have so much by now.
        missing_slope_ *= keep_slope;
        missing_square_ *= keep_square;
        for (std::size_t i = 0; i < model.values.size(); ++i) {
            const float now = slope[i];
            slopes_[i] = keep_slope * slopes_[i] + (1 - keep_slope) * now;
            squares_[i] = keep_square * squares_[i] + (1 - keep_square) * now * now;
            const float down = slopes_[i] / (1 - missing_slope_);
            const float size = std::sqrt(squares_[i] / (1 - missing_square_)) + no_less;
            model.values[i] -= rate * (down / size + decay * model.values[i]);
        }
    }

private:
    std::vector<float> slopes_;
    std::vector<float> squares_;
    float missing_slope_ = 1;
    float missing_square_ = 1;
};

}  // namespace

double loss(const bots::Weights& weights, std::span<const Lesson> lessons) {
    const Model model = model_of(weights);
    double sum = 0;
    for (const Lesson& lesson : lessons) sum += study(model, lesson, nullptr);
    return sum / static_cast<double>(lessons.size());
}

bots::Weights fit(const bots::Weights& weights, std::vector<Lesson> lessons,
                  const LearningPace& pace, std::uint64_t seed, std::size_t jobs) {
    if (lessons.empty()) return weights;
    Model model = model_of(weights);
    // The average of recent weights, which predicts better than the final ones.
    Model late = model;
    Slope slope(model.values.size());
    Adam adam(model.values.size());
    Random random(seed, Domain::Order);
    const std::size_t batch = std::min(most_in_batch, lessons.size());
    const std::size_t batches = lessons.size() / batch;
    const auto steps = static_cast<float>(batches) * static_cast<float>(pace.epochs);
    // About 500 steps, but if there are only a few, no more than a fifth of them.
    const float newest = std::min(1.0F, std::max(0.002F, 5 / steps));
    float step = 0;
    for (int epoch = 0; epoch < pace.epochs; ++epoch) {
        shuffle(std::span(lessons), random);
        for (std::size_t i = 0; i < batches; ++i) {
            slope.measure(model, std::span(lessons).subspan(i * batch, batch), jobs);
            // Half a wave: large steps to begin with, tiny ones in the end.
            step += 1;
            const float wave = std::cos(std::numbers::pi_v<float> * step / (steps + 1));
            adam.step(model, slope, pace.rate * (1 + wave) / 2);
            for (std::size_t v = 0; v < model.values.size(); ++v) {
                late.values[v] += (model.values[v] - late.values[v]) * newest;
            }
        }
    }
    return weights_of(late);
}

}  // namespace catan::tune
