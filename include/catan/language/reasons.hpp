// Why a move is good, in the words of a friend who looks over somebody's shoulder: `9 pips, with the ore and grain you
// lack.` It knows what that person may know (R11), and all that it says is so: whether the move is a good one, others
// decide.
#pragma once

#include <cstddef>
#include <string>

#include "catan/core/command.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"

namespace catan::language {

// A line of the smallest window has room for so much.
inline constexpr std::size_t usual_reason_width = 76;
inline constexpr std::size_t least_reason_width = 48;

// What speaks for a command that the view's seat, who is asked, could say now: one line of whole sentences, to `you`, the
// strongest first. What does not fit in that many columns is left out.
[[nodiscard]] std::string reason(const Notation& notation, const View& view, const Command& command,
                                 std::size_t width = usual_reason_width);

}  // namespace catan::language
