#include "tui/game_app.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <ftxui/component/mouse.hpp>

#include "tui/full_screen.hpp"
#include "tui/kit/veil.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;
using ftxui::Mouse;

constexpr int title_height = 1;
constexpr std::size_t log_lines = 100;

}  // namespace

Stage::Stage(Showing& showing, const Appearance& appearance)
    : showing_(showing),
      appearance_(appearance),
      palette_(game_palette(appearance.depth)),
      chart_(showing.game().board()) {}

// The largest at which all of the board is seen, but in play never below small.
Size Stage::fitting(Room room) const {
    if (shows_map_) return Size::Map;
    if (wanted_) return *wanted_;
    for (const Size size : {Size::Huge, Size::Large, Size::Normal}) {
        const Window all = chart_.extent(size);
        if (all.width <= room.width && all.height <= room.height) return size;
    }
    return Size::Small;
}

// Where the board is scrolled to: with the cursor, or what has just been built, in sight.
Cell Stage::origin_for(const Moment& moment, Size size) {
    const Board& board = chart_.board();
    const Window all = chart_.extent(size);
    const bool resized = size != size_ || !has_origin_;
    const std::optional<Spot> focus = moment.chosen ? moment.chosen : moment.happened->built;
    if (focus != in_sight_) is_scrolled_ = false;
    in_sight_ = focus;
    if (resized) {
        origin_ = all.first;
        is_scrolled_ = false;
    }
    has_origin_ = true;
    if (focus && !is_scrolled_) {
        const Cell there = cell_of(Geometry(size), board.topology, *focus);
        return scrolled(origin_, all, room_.width, room_.height, there);
    }
    // Scrolling by hand ends where the board does.
    const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
    const Cell here{origin_.x + room_.width / 2, origin_.y + room_.height / 2};
    return scrolled(origin_, all, room_.width, room_.height, resized ? middle : here);
}

BoardScene Stage::scene(const Moment& moment) const {
    BoardScene scene;
    scene.chart = &chart_;
    scene.palette = &palette_;
    scene.size = size_;
    scene.glyphs = appearance_.glyphs;
    scene.ids = moment.ids;
    scene.origin = origin_;
    scene.view = moment.view;
    scene.seat_letters = appearance_.seat_letters;
    scene.choices = moment.choices;
    scene.chosen = moment.chosen;
    scene.paying = moment.happened->hexes;
    scene.built = moment.happened->built;
    return scene;
}

ftxui::Element Stage::draw(int width, int height) {
    width_ = width;
    height_ = height;
    if (width < least_width || height < least_height) return too_small(width, height);
    room_ = room_for_board(width, height);
    const Size size = fitting(room_);
    showing_.use(size);
    const Moment moment = showing_.moment(log_lines);
    origin_ = origin_for(moment, size);
    size_ = size;

    GameLook look;
    look.about = {&showing_.game(),   showing_.names(),         moment.view,     &palette_,
                  appearance_.glyphs, appearance_.seat_letters, moment.happened, moment.hands};
    look.log = moment.log;
    look.prompt = moment.prompt;
    look.keys = moment.keys;
    look.has_hand = moment.view->viewer.exists();
    ftxui::Element screen = game_screen(look, board_view(scene(moment)), width, height);
    if (!moment.dialog) return screen;
    return kit::over(std::move(screen),
                     kit::dialog_box(*moment.dialog, palette_, appearance_.glyphs, width, height));
}

bool Stage::size_key(const Event& event) {
    const bool larger = event == Event::Character('+');
    if (larger || event == Event::Character('-')) {
        const auto now = static_cast<int>(size_) + (larger ? 1 : -1);
        constexpr int least = static_cast<int>(Size::Small);
        constexpr int most = static_cast<int>(Size::Huge);
        wanted_ = static_cast<Size>(std::clamp(now, least, most));
        shows_map_ = false;
        return true;
    }
    if (event != Event::Character('=')) return false;
    shows_map_ = !shows_map_;
    return true;
}

bool Stage::scroll_key(const Event& event) {
    struct Scroll {
        const char* keys;
        Cell by;
    };
    constexpr std::array<Scroll, 4> scrolls{{{"\x1B[1;2A", {0, -2}},
                                             {"\x1B[1;2B", {0, 2}},
                                             {"\x1B[1;2C", {4, 0}},
                                             {"\x1B[1;2D", {-4, 0}}}};
    for (const Scroll& scroll : scrolls) {
        if (event.input() != scroll.keys) continue;
        origin_ = origin_ + scroll.by;
        is_scrolled_ = true;
        return true;
    }
    return false;
}

bool Stage::click_dialog(const kit::DialogBox& box, Cell at, bool other_button) {
    const kit::DialogPart part =
        kit::dialog_part(box, palette_, appearance_.glyphs, width_, height_, at);
    switch (part.kind) {
        case kit::DialogPart::Kind::Inside: showing_.click_line(part.line, other_button); break;
        case kit::DialogPart::Kind::Foot: return showing_.key(Event::Return);
        case kit::DialogPart::Kind::Outside: return showing_.key(Event::Escape);
        case kit::DialogPart::Kind::Frame: break;
    }
    return true;
}

void Stage::drag(Cell to) {
    origin_ = origin_ + *dragged_from_ - to;
    dragged_from_ = to;
    is_scrolled_ = true;
}

bool Stage::mouse(const Mouse& mouse) {
    const Cell at{mouse.x, mouse.y};
    if (mouse.button == Mouse::WheelUp || mouse.button == Mouse::WheelDown) {
        const bool up = mouse.button == Mouse::WheelUp;
        if (showing_.takes_all_keys()) {
            return showing_.key(up ? Event::ArrowUp : Event::ArrowDown);
        }
        origin_ = origin_ + Cell{0, up ? -2 : 2};
        is_scrolled_ = true;
        return true;
    }
    const bool other_button = mouse.button == Mouse::Right;
    const bool is_pressed =
        mouse.motion != Mouse::Released && (mouse.button == Mouse::Left || other_button);
    if (!is_pressed) {
        is_held_ = false;
        dragged_from_.reset();
        return false;
    }
    // While it is held a button is reported again with every cell the mouse comes to.
    if (std::exchange(is_held_, true)) {
        if (dragged_from_) drag(at);
        return true;
    }
    if (const auto box = showing_.moment(0).dialog) return click_dialog(*box, at, other_button);
    if (at.y == height_ - 1) {
        const auto key = kit::key_at(showing_.moment(0).keys, appearance_.glyphs, width_, at.x);
        return key && handle(*key);
    }
    const Cell there{at.x, at.y - title_height};
    const bool on_board =
        there.x >= 0 && there.x < room_.width && there.y >= 0 && there.y < room_.height;
    if (!on_board || other_button) return false;
    dragged_from_ = at;
    showing_.click(origin_ + there);
    // What is chosen by a click must stay under the mouse for the second one.
    const auto chosen = showing_.moment(0).chosen;
    if (!chosen) return true;
    const Cell at_now = cell_of(Geometry(size_), chart_.board().topology, *chosen);
    if (Window{origin_, room_.width, room_.height}.contains(at_now)) {
        in_sight_ = chosen;
        is_scrolled_ = true;
    }
    return true;
}

bool Stage::handle(const Event& event) {
    // What is not seen is not answered.
    if (width_ < least_width || height_ < least_height) return false;
    if (event.is_mouse()) {
        Event copy = event;
        return mouse(copy.mouse());
    }
    if (!showing_.takes_all_keys() && (size_key(event) || scroll_key(event))) return true;
    return showing_.key(event);
}

void run(Showing& showing, const Appearance& appearance) {
    Stage stage(showing, appearance);
    run(FullScreen{
        [&](int width, int height) { return stage.draw(width, height); },
        [&](const Event& event, int, int) { return stage.handle(event); },
        [&] { return showing.wants_to_leave(); },
        [&] { showing.come_back(); },
        [&] { showing.go_on_by_itself(); },
        [&] { return showing.pace(); },
    });
}

}  // namespace catan::tui
