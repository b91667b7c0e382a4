#include "kit/cursor.hpp"

#include <algorithm>

namespace tabletop::kit {

using ftxui::Event;

bool is_one_of(const Event& event, const std::vector<Event>& events) {
    return std::ranges::find(events, event) != events.end();
}

std::vector<Event> home_events() {
    return {Event::Home, Event::Special("\x1B[1~"), Event::Special("\x1BOH")};
}

std::vector<Event> end_events() {
    return {Event::End, Event::Special("\x1B[4~"), Event::Special("\x1BOF")};
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
    } else if (is_one_of(event, home_events())) {
        at = 0;
    } else if (is_one_of(event, end_events())) {
        at = lines - 1;
    } else {
        return move_cursor(event, at, lines);
    }
    return true;
}

}  // namespace tabletop::kit
