#include "kit/menu.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "kit/cursor.hpp"

namespace tabletop::kit {

using ftxui::Event;

Menu::Menu(std::vector<MenuLine> lines) : lines_(std::move(lines)) {
    const auto first = std::ranges::find(lines_, true, &MenuLine::is_possible);
    if (first != lines_.end()) at_ = static_cast<std::size_t>(first - lines_.begin());
}

std::optional<std::size_t> Menu::key(const Event& event) {
    why_.clear();
    if (move_cursor(event, at_, lines_.size())) return std::nullopt;
    if (event == Event::Return && !lines_.empty()) return take(at_);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const char letter = lines_[i].letter;
        if (letter == '\0' || event != Event::Character(letter)) continue;
        if (!lines_[i].takes_enter) return take(i);
        at_ = i;
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::size_t> Menu::click(std::size_t line) { return take(line); }

std::optional<std::size_t> Menu::take(std::size_t line) {
    at_ = line;
    if (lines_[line].is_possible) return line;
    why_ = lines_[line].why;
    return std::nullopt;
}

DialogBox Menu::box(std::string title, std::string foot) const {
    if (!why_.empty()) foot = why_;
    DialogBox box{std::move(title), {}, std::move(foot)};
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const MenuLine& line = lines_[i];
        std::string text =
            line.letter == '\0' ? line.text : fmt::format("{}  {}", line.letter, line.text);
        box.lines.push_back({std::move(text), line.is_possible, i == at_, line.swatch});
    }
    return box;
}

}  // namespace tabletop::kit
