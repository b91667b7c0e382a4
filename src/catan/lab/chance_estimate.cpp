#include "catan/lab/chance_estimate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>
#include <vector>

#include "catan/core/random.hpp"
#include "catan/core/rooms.hpp"
#include "series/interval.hpp"

namespace catan::lab {
namespace {

// Converts a share to ten-thousandths.
std::uint32_t units(double share) {
    return static_cast<std::uint32_t>(std::lround(share * certainty));
}

struct ChanceSums {
    std::array<std::uint64_t, most_players> chances{};
    std::array<double, most_players> squares{};
    std::uint32_t futures = 0;

    void add(const bots::Chances& future) {
        ++futures;
        for (std::size_t i = 0; i < future.size(); ++i) {
            const double share = static_cast<double>(future[i]) / bots::sure;
            chances[i] += future[i];
            squares[i] += share * share;
        }
    }

    // Rounds down, then gives the missing units to the seats that lost most, so that the shares add
    // up to one.
    [[nodiscard]] std::array<Share, most_players> shares(std::size_t players) const {
        std::array<Share, most_players> all{};
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < players; ++i) sum += chances[i];
        std::vector<std::size_t> order;
        std::uint32_t told = 0;
        std::array<std::uint64_t, most_players> lost{};
        for (std::size_t i = 0; i < players; ++i) {
            all[i].chance = static_cast<std::uint32_t>(chances[i] * certainty / sum);
            lost[i] = chances[i] * certainty % sum;
            told += all[i].chance;
            order.push_back(i);
        }
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return lost[a] > lost[b]; });
        for (std::size_t i = 0; told < certainty; ++i, ++told) ++all[order[i]].chance;
        for (std::size_t i = 0; i < players; ++i) {
            const double mean = static_cast<double>(all[i].chance) / certainty;
            const series::Interval interval = series::interval_of_mean(mean, squares[i], futures);
            all[i].low = std::min(units(interval.low), all[i].chance);
            all[i].high = std::max(units(interval.high), all[i].chance);
        }
        return all;
    }
};

}  // namespace

std::optional<Standing> estimate_chances(const Moment& moment, std::span<const State> worlds,
                                         const bots::Forecast& forecast, std::uint64_t seed,
                                         std::uint32_t futures, const std::atomic<bool>& stop) {
    Standing standing{moment};
    if (const auto* over = std::get_if<GameOver>(&worlds.front().phase)) {
        standing.shares[over->winner.value] = {certainty, certainty, certainty};
        return standing;
    }
    Random luck(seed, Domain::Choice, moment.step);
    ChanceSums sums;
    for (std::uint32_t i = 0; i < futures; ++i) {
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        sums.add(forecast.future(worlds[i % worlds.size()], nullptr, luck.next()));
    }
    standing.shares = sums.shares(forecast.game().players());
    return standing;
}

}  // namespace catan::lab
