// What has happened while somebody did not look, in few lines: who rolled what, who got cards, what was built and played,
// who was robbed. Made of what they are given, so it tells no more than whoever saw that (R11).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "catan/core/history.hpp"

namespace catan::tui {

[[nodiscard]] std::vector<std::string> told_in_short(std::span<const Happening> happenings,
                                                     std::span<const std::string> names);

// What this seat lost to others, in a sentence for its own eyes; nothing if it lost nothing.
[[nodiscard]] std::string losses(std::span<const Happening> happenings, Seat seat,
                                 std::span<const std::string> names);

}  // namespace catan::tui
