#include "catan/tui/game_window.hpp"

#include <utility>

#include <fmt/format.h>
#include <ftxui/component/mouse.hpp>

#include "front/full_screen.hpp"
#include "kit/veil.hpp"

namespace catan::tui {
namespace {

using ftxui::Event;
using ftxui::Mouse;

constexpr int title_height = 1;

}  // namespace

GameWindow::GameWindow(Screen& screen, const Appearance& appearance)
    : screen_(screen),
      appearance_(appearance),
      palette_(game_palette(appearance.depth)),
      viewport_(screen.game().board()),
      keys_(Viewport::keys(&viewport_)) {}

BoardScene GameWindow::scene(const ScreenContent& content) const {
    BoardScene scene;
    scene.chart = &viewport_.chart();
    scene.palette = &palette_;
    scene.size = viewport_.size();
    scene.glyphs = appearance_.glyphs;
    scene.ids = content.ids;
    scene.origin = viewport_.origin();
    scene.view = content.view;
    scene.seat_letters = appearance_.seat_letters;
    scene.choices = content.choices;
    scene.chosen = content.chosen;
    scene.paying = content.highlights->hexes;
    scene.built = content.highlights->built;
    return scene;
}

ftxui::Element GameWindow::draw(int width, int height) {
    width_ = width;
    height_ = height;
    if (width < least_width || height < least_height) return too_small(width, height);
    screen_.use(viewport_.resize(room_for_board(width, height)));
    // The log never shows more rows than the window has.
    const ScreenContent content = screen_.content(static_cast<std::size_t>(height));
    viewport_.show(content.chosen ? content.chosen : content.highlights->built, *content.view);

    GameLook look;
    look.about = {&screen_.game(),    screen_.names(),    content.view,
                  &palette_,          appearance_.glyphs, appearance_.seat_letters,
                  content.highlights, content.hands,      content.marks};
    look.log = content.log;
    look.prompt = content.prompt;
    look.keys = content.keys;
    look.has_hand = content.view->viewer.exists();
    look.clock = content.clock;
    look.is_overtime = content.is_overtime;
    look.shows_chances = content.shows_chances;
    look.chances = content.chances;
    ftxui::Element frame = game_screen(look, board_view(scene(content)), width, height);
    if (!content.dialog) return frame;
    ftxui::Element box =
        kit::dialog_box(*content.dialog, palette_, appearance_.glyphs, width, height);
    if (content.dialog->above) return ftxui::dbox({std::move(frame), std::move(box)});
    return kit::over(std::move(frame), std::move(box));
}

bool GameWindow::click_dialog(const kit::DialogBox& box, Cell at, bool other_button) {
    const kit::DialogPart part =
        kit::dialog_part(box, palette_, appearance_.glyphs, width_, height_, at);
    switch (part.kind) {
        case kit::DialogPart::Kind::Inside: screen_.click_line(part.line, other_button); break;
        case kit::DialogPart::Kind::Foot: return screen_.key(Event::Return);
        case kit::DialogPart::Kind::Outside: return screen_.key(Event::Escape);
        case kit::DialogPart::Kind::Frame: break;
    }
    return true;
}

bool GameWindow::click_board(Cell at) {
    const auto there = viewport_.cell_at(at + Cell{0, -title_height});
    if (!there) return false;
    dragged_from_ = at;
    screen_.click(*there);
    if (const auto chosen = screen_.chosen()) viewport_.hold_still(*chosen);
    return true;
}

bool GameWindow::wheel(bool up) {
    if (screen_.takes_all_keys()) return handle(up ? Event::ArrowUp : Event::ArrowDown);
    viewport_.scroll({0, up ? -2 : 2});
    return true;
}

bool GameWindow::press(Cell at, bool other_button) {
    if (const auto dialog = screen_.dialog()) return click_dialog(*dialog, at, other_button);
    if (at.y == height_ - 1) {
        const auto key = kit::key_at(screen_.keys(), appearance_.glyphs, width_, at.x);
        return key && handle(*key);
    }
    return !other_button && click_board(at);
}

bool GameWindow::mouse(const Mouse& mouse) {
    const Cell at{mouse.x, mouse.y};
    if (mouse.button == Mouse::WheelUp || mouse.button == Mouse::WheelDown) {
        return wheel(mouse.button == Mouse::WheelUp);
    }
    const bool other_button = mouse.button == Mouse::Right;
    const bool is_pressed =
        mouse.motion != Mouse::Released && (mouse.button == Mouse::Left || other_button);
    if (!is_pressed) {
        is_held_ = false;
        dragged_from_.reset();
        return false;
    }
    if (!std::exchange(is_held_, true)) return press(at, other_button);
    // A terminal reports a held button again for every cell the mouse enters.
    if (dragged_from_) viewport_.scroll(*std::exchange(dragged_from_, at) - at);
    return true;
}

bool GameWindow::scroll_text(const Event& event) {
    if (!screen_.takes_all_keys()) return false;
    const auto dialog = screen_.dialog();
    if (!dialog) return false;
    const auto top = kit::scrolled(*dialog, event, palette_, appearance_.glyphs, width_, height_);
    if (top) screen_.scroll_text(*top);
    return top.has_value();
}

bool GameWindow::handle(const Event& event) {
    // A window that is too small shows nothing, so it accepts no input.
    if (width_ < least_width || height_ < least_height) return false;
    if (event.is_mouse()) {
        Event copy = event;
        return mouse(copy.mouse());
    }
    if (scroll_text(event)) return true;
    const front::Binding* binding =
        screen_.takes_all_keys() ? nullptr : front::binding_of(keys_, event);
    if (binding == nullptr) return screen_.key(event);
    const bool did_show_all = viewport_.shows_all();
    binding->act(event);
    if (viewport_.shows_all() != did_show_all) screen_.tell(why_cut());
    return true;
}

// The space missing to show the whole board, if the player asked for it.
std::string GameWindow::why_cut() const {
    const std::string missing = more_room_words(viewport_.missing());
    if (!viewport_.shows_all() || missing.empty()) return {};
    return fmt::format("The whole board needs {}: shift and arrows move it.", missing);
}

void run(Screen& screen, const Appearance& appearance) {
    GameWindow window(screen, appearance);
    run(front::FullScreen{
        std::bind_front(&GameWindow::draw, &window),
        [&](const Event& event, int, int) { return window.handle(event); },
        std::bind_front(&Screen::wants_to_leave, &screen),
        std::bind_front(&Screen::come_back, &screen),
        std::bind_front(&Screen::go_on_by_itself, &screen),
        std::bind_front(&Screen::pace, &screen),
        std::bind_front(&Screen::on_wake, &screen),
        std::bind_front(&Screen::takes_bell, &screen),
    });
}

}  // namespace catan::tui
