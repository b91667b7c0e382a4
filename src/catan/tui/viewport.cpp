#include "catan/tui/viewport.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace catan::tui {
namespace {

using ftxui::Event;

struct ScrollKey {
    const char* keys;  // shift with an arrow
    Cell by;
};
constexpr std::array<ScrollKey, 4> scrolls{
    {{"\x1B[1;2A", {0, -2}}, {"\x1B[1;2B", {0, 2}}, {"\x1B[1;2C", {4, 0}}, {"\x1B[1;2D", {-4, 0}}}};

std::vector<Event> scroll_events() {
    std::vector<Event> events;
    events.reserve(scrolls.size());
    for (const ScrollKey& scroll : scrolls) events.push_back(Event::Special(scroll.keys));
    return events;
}

Cell scroll_of(const Event& event) {
    const auto found = std::ranges::find_if(
        scrolls, [&](const ScrollKey& scroll) { return event.input() == scroll.keys; });
    return found == scrolls.end() ? Cell{} : found->by;
}

// The viewer, or else the player who is asked.
Seat acting(const View& view) {
    if (view.viewer.exists()) return view.viewer;
    return view.asked.exists() ? view.asked : view.turn_player;
}

// The seat's building nearest to the middle of all its buildings.
std::optional<Cell> middle_building(const Measures& measures, const Topology& topology,
                                    const View& view, Seat seat) {
    std::vector<Cell> all;
    Cell sum;
    for (std::size_t i = 0; i < topology.intersections(); ++i) {
        const IntersectionId at(i);
        if (view.places.building_owner(at) != seat) continue;
        all.push_back(cell(measures.pixel(topology.point(at))));
        sum = sum + all.back();
    }
    if (all.empty()) return std::nullopt;
    const auto count = static_cast<int>(all.size());
    const Cell middle{sum.x / count, sum.y / count};
    const auto far = [&](Cell building) {
        const Cell from = building - middle;
        return from.x * from.x + 4 * from.y * from.y;
    };
    return *std::ranges::min_element(all, {}, far);
}

}  // namespace

front::KeyTable Viewport::keys(Viewport* viewport) {
    return {
        {.key = "+  -",
         .help = "larger, smaller",
         .events = front::letters("+-"),
         .act =
             [viewport](const Event& event) {
                 viewport->change_size(event == Event::Character('+') ? 1 : -1);
             }},
        {.key = "=",
         .help = "the whole board",
         .events = front::letters("="),
         .act = [viewport](const Event&) { viewport->shows_all_ = !viewport->shows_all_; }},
        {.key = "shift and arrows",
         .help = "move a board that is larger than the window",
         .events = scroll_events(),
         .act = [viewport](const Event& event) { viewport->scroll(scroll_of(event)); }},
    };
}

// Limits the size so that two hexes or more stay visible.
void Viewport::change_size(int by) {
    const Size changed = std::max(stepped(size_, by), Size::Small);
    const Measures measures(changed);
    const bool is_sensible =
        2 * measures.hex_width() <= room_.width && 2 * measures.row_height() <= room_.height;
    if (by > 0 && !is_sensible) return;
    wanted_ = changed;
    shows_all_ = false;
}

// The largest size at which the whole board fits. Never below Small, unless the player asked for the whole board.
Size Viewport::wanted() const {
    if (!shows_all_ && wanted_) return *wanted_;
    return chart_.fitting(shows_all_ ? Size::Map : Size::Small, room_.width, room_.height);
}

Room Viewport::missing() const {
    const Window all = chart_.drawn(Size::Map);
    return {std::max(all.width - room_.width, 0), std::max(all.height - room_.height, 0)};
}

Size Viewport::resize(Room room) {
    room_ = room;
    const Size size = wanted();
    is_resized_ = is_resized_ || size != size_;
    return size_ = size;
}

// The position of the acting player's pieces, if the window must go there: after a change of size, and when another
// player acts whose pieces are out of sight.
std::optional<Cell> Viewport::home(const View& view, bool is_resized) {
    const Seat now = acting(view);
    const bool is_another = acting_ != now;
    acting_ = now;
    if (!is_another && !is_resized) return std::nullopt;
    const auto home = middle_building(Measures(size_), chart_.board().topology, view, now);
    if (is_resized || !home) return home;
    const bool is_seen = Window{origin_, room_.width, room_.height}.contains(*home);
    return is_seen ? std::nullopt : home;
}

// The scrollable area. A margin of sea surrounds a board that must scroll; it is dropped if that makes the board fit.
Window Viewport::all() const {
    Window all = chart_.extent(size_);
    const Window least = chart_.drawn(size_);
    if (least.width <= room_.width) {
        all.first.x = least.first.x;
        all.width = least.width;
    }
    if (least.height <= room_.height) {
        all.first.y = least.first.y;
        all.height = least.height;
    }
    return all;
}

void Viewport::show(const std::optional<Spot>& focus, const View& view) {
    const Window all = this->all();
    const bool resized = std::exchange(is_resized_, false);
    if (focus != in_sight_ || resized) is_scrolled_ = false;
    in_sight_ = focus;
    const Measures measures(size_);
    const Cell around{measures.hex_width() + 2, measures.row_height() + 1};
    const auto home = this->home(view, resized);
    if (resized) origin_ = all.first;
    if (home) {
        // Scrolling would only bring the place into sight; here it is centred.
        origin_ = {home->x - room_.width / 2, home->y - room_.height / 2};
    }
    // Scrolling by hand stops at the end of the board.
    Cell there{origin_.x + room_.width / 2, origin_.y + room_.height / 2};
    if (focus && !is_scrolled_) {
        there = cell_of(measures, chart_.board().topology, *focus);
    } else if (resized && !home) {
        there = {all.first.x + all.width / 2, all.first.y + all.height / 2};
    }
    origin_ = scrolled(origin_, all, room_.width, room_.height, there, around);
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
    const Cell there = cell_of(Measures(size_), chart_.board().topology, chosen);
    if (!Window{origin_, room_.width, room_.height}.contains(there)) return;
    in_sight_ = chosen;
    is_scrolled_ = true;
}

}  // namespace catan::tui
