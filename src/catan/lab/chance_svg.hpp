// Draws the winning chances over a game as a self-contained SVG document: a line for each seat in
// its colour with its confidence band, and a mark at each costly decision.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "catan/lab/findings.hpp"

namespace catan::lab {

// Escapes title and names, which may contain any characters.
[[nodiscard]] std::string chance_svg(const Findings& findings, std::span<const std::string> names,
                                     std::string_view title);

}  // namespace catan::lab
