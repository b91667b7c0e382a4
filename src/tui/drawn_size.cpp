#include "tui/drawn_size.hpp"

#include <algorithm>

namespace catan::tui {

ftxui::Dimensions drawn_size() {
    const auto size = ftxui::Terminal::Size();
    return {std::min(size.dimx, most_drawn.dimx), std::min(size.dimy, most_drawn.dimy)};
}

}  // namespace catan::tui
