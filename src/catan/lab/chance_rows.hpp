// Writes the winning chances over a game as CSV: one row for each moment.
#pragma once

#include <span>
#include <string>

#include "catan/lab/findings.hpp"

namespace catan::lab {

// Columns `turn,player,dice,seat1,seat1_low,seat1_high,…`: chances in percent with their 95 %
// intervals.
[[nodiscard]] std::string chance_csv(const Findings& findings, std::span<const std::string> names);

}  // namespace catan::lab
