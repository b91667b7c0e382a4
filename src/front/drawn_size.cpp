#include "front/drawn_size.hpp"

#include <algorithm>

namespace tabletop::front {

ftxui::Dimensions drawn_size() {
    const auto size = ftxui::Terminal::Size();
    return {std::min(size.dimx, most_drawn.dimx), std::min(size.dimy, most_drawn.dimy)};
}

}  // namespace tabletop::front
