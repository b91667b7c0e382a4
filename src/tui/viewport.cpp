#include "tui/viewport.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace catan::tui {
namespace {

using ftxui::Event;

struct ScrollKey {
    const char* keys;  // shift and an arrow
    Cell by;
};
constexpr std::array<ScrollKey, 4> scrolls{
    {{"\x1B[1;2A", {0, -2}}, {"\x1B[1;2B", {0, 2}}, {"\x1B[1;2C", {4, 0}}, {"\x1B[1;2D", {-4, 0}}}};

std::vector<Event> scroll_events() {
    std::vector<Event> events;
    for (const ScrollKey& scroll : scrolls) events.push_back(Event::Special(scroll.keys));
    return events;
}

Cell scroll_of(const Event& event) {
    const auto found = std::ranges::find_if(
        scrolls, [&](const ScrollKey& scroll) { return event.input() == scroll.keys; });
    return found == scrolls.end() ? Cell{} : found->by;
}

}  // namespace

KeyTable Viewport::keys(Viewport* viewport) {
    return {
        {.key = "+  -",
         .help = "larger, smaller",
         .events = letters("+-"),
         .act =
             [viewport](const Event& event) {
                 viewport->change_size(event == Event::Character('+') ? 1 : -1);
             }},
        {.key = "=",
         .help = "the whole board",
         .events = letters("="),
         .act = [viewport](const Event&) { viewport->shows_map_ = !viewport->shows_map_; }},
        {.key = "shift and arrows",
         .help = "move a board that is larger than the window",
         .events = scroll_events(),
         .act = [viewport](const Event& event) { viewport->scroll(scroll_of(event)); }},
    };
}

void Viewport::change_size(int by) {
    constexpr int least = static_cast<int>(Size::Small);
    constexpr int most = static_cast<int>(Size::Huge);
    wanted_ = static_cast<Size>(std::clamp(static_cast<int>(size_) + by, least, most));
    shows_map_ = false;
}

// The largest at which all of the board is seen, but in play never below small.
Size Viewport::fitting() const {
    if (shows_map_) return Size::Map;
    if (wanted_) return *wanted_;
    for (const Size size : {Size::Huge, Size::Large, Size::Normal}) {
        const Window all = chart_.extent(size);
        if (all.width <= room_.width && all.height <= room_.height) return size;
    }
    return Size::Small;
}

Size Viewport::resize(Room room) {
    room_ = room;
    const Size size = fitting();
    is_resized_ = is_resized_ || size != size_;
    return size_ = size;
}

void Viewport::show(const std::optional<Spot>& focus) {
    const Window all = chart_.extent(size_);
    const bool resized = std::exchange(is_resized_, false);
    if (focus != in_sight_ || resized) is_scrolled_ = false;
    in_sight_ = focus;
    if (resized) origin_ = all.first;
    const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
    // Scrolling by hand ends where the board does.
    Cell there{origin_.x + room_.width / 2, origin_.y + room_.height / 2};
    if (focus && !is_scrolled_) {
        there = cell_of(Geometry(size_), chart_.board().topology, *focus);
    } else if (resized) {
        there = middle;
    }
    origin_ = scrolled(origin_, all, room_.width, room_.height, there);
}

std::optional<Cell> Viewport::cell_at(Cell in_window) const {
    const bool is_inside = in_window.x >= 0 && in_window.x < room_.width && in_window.y >= 0 &&
                           in_window.y < room_.height;
    return is_inside ? std::optional(origin_ + in_window) : std::nullopt;
}

void Viewport::scroll(Cell by) {
    origin_ = origin_ + by;
    is_scrolled_ = true;
}

void Viewport::hold_still(const Spot& chosen) {
    const Cell there = cell_of(Geometry(size_), chart_.board().topology, chosen);
    if (!Window{origin_, room_.width, room_.height}.contains(there)) return;
    in_sight_ = chosen;
    is_scrolled_ = true;
}

}  // namespace catan::tui
