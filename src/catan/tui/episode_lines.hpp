// Tells an episode of a game as sentences of the log: a move with its events, a robber with its theft, an offer with its answers.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/sentence.hpp"

namespace catan::tui {

// Index of the first move of the episode that move `last` ends.
[[nodiscard]] std::size_t begin_of_episode(std::span<const SeenMove> history, std::size_t last);

[[nodiscard]] std::vector<LogLine> episode_lines(const Game& game, const Audience& audience,
                                                 std::span<const SeenMove> episode);

}  // namespace catan::tui
