// Explains in words what speaks for a move: `9 pips, with the ore and grain you lack.` Uses only what the player may know
// (R11) and states only facts. Does not decide whether the move is good.
#pragma once

#include <cstddef>
#include <string>

#include "catan/core/command.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

// In columns; fits a line of the smallest window.
inline constexpr std::size_t usual_reason_width = 76;
inline constexpr std::size_t least_reason_width = 48;

// What speaks for a legal command of the viewer, who must be to move: one line of whole sentences addressed to `you`, the
// strongest reason first. Omits sentences that do not fit into `width` columns.
[[nodiscard]] std::string reason(const Notation& notation, const View& view, const Command& command,
                                 std::size_t width = usual_reason_width);

}  // namespace catan::language
