#include "tui/kit/cursor.hpp"

#include <algorithm>

namespace kit {

using ftxui::Event;

bool is_home(const Event& event) {
    return event == Event::Home || event.input() == "\x1B[1~" || event.input() == "\x1BOH";
}

bool is_end(const Event& event) {
    return event == Event::End || event.input() == "\x1B[4~" || event.input() == "\x1BOF";
}

bool move_cursor(const Event& event, std::size_t& at, std::size_t lines) {
    if (lines == 0) return false;
    if (event == Event::ArrowDown || event == Event::Tab) {
        at = (at + 1) % lines;
    } else if (event == Event::ArrowUp || event == Event::TabReverse) {
        at = (at + lines - 1) % lines;
    } else {
        return false;
    }
    return true;
}

bool move_by_page(const Event& event, std::size_t& at, std::size_t lines) {
    constexpr std::size_t page = 10;
    if (lines == 0) return false;
    if (event == Event::PageDown) {
        at = std::min(at + page, lines - 1);
    } else if (event == Event::PageUp) {
        at -= std::min(at, page);
    } else if (is_home(event)) {
        at = 0;
    } else if (is_end(event)) {
        at = lines - 1;
    } else {
        return move_cursor(event, at, lines);
    }
    return true;
}

}  // namespace kit
