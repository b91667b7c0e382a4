// A drawn screen of true colours as a picture (SVG). Knows nothing of what is on the screen.
#pragma once

#include <string>
#include <string_view>

#include <ftxui/screen/screen.hpp>

namespace catan::pictures {

// Half blocks and the signs of pieces become shapes, so that they look the same with every font.
[[nodiscard]] std::string screen_svg(ftxui::Screen& screen, std::string_view title);

}  // namespace catan::pictures
