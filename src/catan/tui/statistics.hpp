// Counts what the dice and the cards have done in a game so far. Uses public information only.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "catan/core/rules.hpp"
#include "catan/table/chair.hpp"

namespace catan::tui {

// Sources and uses of a seat's cards. A column that can both gain and lose is a balance.
struct CardAccount {
    double expected = 0;  // cards expected of all rolls, given the robber's position
    int owed = 0;         // cards due by the actual rolls
    int received = 0;
    int stolen = 0;
    int robbed = 0;
    int discarded = 0;
    int bank = 0;
    int trades = 0;
    int cards = 0;  // from development cards: plenty and monopoly
};

struct GameStatistics {
    std::array<int, 13> sums{};  // times each sum was rolled
    int rolls = 0;
    std::array<CardAccount, most_players> accounts{};
};
[[nodiscard]] GameStatistics tally(const table::Chair& chair);
// Expected number of times that `rolls` rolls show `sum`.
[[nodiscard]] double expected_rolls(int rolls, std::size_t sum);

// The accounts as a table under its headings.
[[nodiscard]] std::vector<std::string> account_lines(const GameStatistics& tally,
                                                     std::span<const std::string> names);

[[nodiscard]] std::vector<std::string> statistics(const table::Chair& chair);

}  // namespace catan::tui
