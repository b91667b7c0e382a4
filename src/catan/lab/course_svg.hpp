// The course of a game's chances to win as a picture: an SVG document, complete in itself. A line for each seat in its
// colour, around it how well it is known, and marks where somebody could have done better.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "catan/lab/findings.hpp"

namespace catan::lab {

// Title and names may be anything.
[[nodiscard]] std::string course_svg(const Findings& findings, std::span<const std::string> names,
                                     std::string_view title);

}  // namespace catan::lab
