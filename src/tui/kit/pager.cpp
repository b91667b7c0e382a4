#include "tui/kit/pager.hpp"

#include <algorithm>

#include "tui/kit/cursor.hpp"

namespace kit {

Pager::Pager(std::vector<std::string> lines) {
    lines_.reserve(lines.size());
    for (std::string& line : lines) lines_.push_back({std::move(line)});
}

bool Pager::key(const ftxui::Event& event) { return move_by_page(event, at_, lines_.size()); }

void Pager::go_to(std::size_t line) {
    if (!lines_.empty()) at_ = std::min(line, lines_.size() - 1);
}

DialogBox Pager::box(std::string title, std::string foot) const {
    DialogBox box{std::move(title), lines_, std::move(foot), true};
    if (!lines_.empty()) box.lines[at_].is_chosen = true;
    return box;
}

}  // namespace kit
