// Converts a drawn screen of true colours to an SVG picture. Does not interpret its content.
#pragma once

#include <string>
#include <string_view>

#include <ftxui/screen/screen.hpp>

namespace catan::pictures {

// Half blocks and the signs of pieces become shapes, so that they look the same with every font.
[[nodiscard]] std::string screen_svg(ftxui::Screen& screen, std::string_view title);

}  // namespace catan::pictures
