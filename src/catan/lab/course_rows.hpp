// The course of a game as CSV: a row for each moment, for other programs.
#pragma once

#include <span>
#include <string>

#include "catan/lab/findings.hpp"

namespace catan::lab {

// `turn,player,dice,seat1,seat1_low,seat1_high,…`: chances in percent, with their 95 % intervals.
[[nodiscard]] std::string course_csv(const Findings& findings, std::span<const std::string> names);

}  // namespace catan::lab
