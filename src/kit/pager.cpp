#include "kit/pager.hpp"

namespace tabletop::kit {

Pager::Pager(std::vector<std::string> lines) {
    lines_.reserve(lines.size());
    for (std::string& line : lines) lines_.push_back({std::move(line)});
}

DialogBox Pager::box(std::string title, std::string foot) const {
    DialogBox box{std::move(title), lines_, std::move(foot), true};
    box.top = top_;
    return box;
}

}  // namespace tabletop::kit
