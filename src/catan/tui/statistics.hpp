// What the dice and the cards have done in a game so far: only what everybody at the table has seen.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "catan/core/rules.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

// Where the cards of a seat came from and went to. What is both gained and lost is a balance.
struct Account {
    double expected = 0;  // of all rolls, with the robber where he stood
    int owed = 0;         // by those rolls, as they came
    int received = 0;
    int stolen = 0;
    int robbed = 0;
    int discarded = 0;
    int bank = 0;
    int trades = 0;
    int cards = 0;  // development cards: plenty and monopoly
};

struct Tally {
    std::array<int, 13> sums{};  // how often each was rolled
    int rolls = 0;
    std::array<Account, most_players> accounts{};
};
[[nodiscard]] Tally tally(const table::Chair& chair);
// Of so many rolls, how many were to be expected to show that sum.
[[nodiscard]] double expected_rolls(int rolls, std::size_t sum);

// The accounts as a table, below its headings.
[[nodiscard]] std::vector<std::string> account_lines(const Tally& tally,
                                                     std::span<const std::string> names);

[[nodiscard]] std::vector<std::string> statistics(const table::Chair& chair);

}  // namespace catan::tui
