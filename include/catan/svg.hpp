// A board as a picture: an SVG document, complete in itself, for a browser, a printer or a README.
#pragma once

#include <string>

#include "catan/layout.hpp"

namespace catan::text {

[[nodiscard]] std::string board_svg(const Board& board);

}  // namespace catan::text
