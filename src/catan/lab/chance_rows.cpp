#include "catan/lab/chance_rows.hpp"

#include <fmt/format.h>

namespace catan::lab {
namespace {

// Formats a chance as `41.07`.
std::string in_percent(std::uint32_t chance) {
    constexpr std::uint32_t of_one = certainty / 100;
    return fmt::format("{}.{:02}", chance / of_one, chance % of_one);
}

}  // namespace

std::string chance_csv(const Findings& findings, std::span<const std::string> names) {
    std::string csv = "turn,player,dice";
    for (std::size_t i = 1; i <= names.size(); ++i) {
        csv += fmt::format(",seat{0},seat{0}_low,seat{0}_high", i);
    }
    csv += '\n';
    for (const Standing& standing : findings.course) {
        const Moment& moment = standing.moment;
        csv += fmt::format("{},{},{}", moment.turn,
                           moment.player.exists() ? names[moment.player.value] : "",
                           moment.dice ? fmt::format("{}", moment.dice->sum()) : "");
        for (std::size_t i = 0; i < names.size(); ++i) {
            const Share& share = standing.shares[i];
            csv += fmt::format(",{},{},{}", in_percent(share.chance), in_percent(share.low),
                               in_percent(share.high));
        }
        csv += '\n';
    }
    return csv;
}

}  // namespace catan::lab
