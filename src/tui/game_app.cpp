#include "tui/game_app.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>

#include <ftxui/component/component.hpp>
#include <ftxui/component/mouse.hpp>
#include <ftxui/component/screen_interactive.hpp>
#include <ftxui/screen/terminal.hpp>

namespace catan::tui {
namespace {

using ftxui::Event;
using ftxui::Mouse;

constexpr int title_height = 1;
constexpr std::size_t log_lines = 100;

std::atomic<bool> came_back = false;  // from the background

extern "C" void note_coming_back(int /*signal*/) { came_back = true; }

// A crash must end the program, not hang it in the handlers of the screen.
void restore_crash_handlers() {
    for (const int signal : {SIGSEGV, SIGILL, SIGABRT, SIGFPE}) std::signal(signal, SIG_DFL);
    std::signal(SIGCONT, note_coming_back);
}

}  // namespace

Stage::Stage(Play& play, const Appearance& appearance)
    : play_(play),
      appearance_(appearance),
      palette_(appearance.depth),
      chart_(play.match().game().board()) {}

// The largest at which all of the board is seen, but in play never below small.
Size Stage::fitting(Room room) const {
    if (shows_map_) return Size::Map;
    if (wanted_) return *wanted_;
    for (const Size size : {Size::Huge, Size::Large, Size::Normal}) {
        const Window all = extent(chart_.board(), size);
        if (all.width <= room.width && all.height <= room.height) return size;
    }
    return Size::Small;
}

ftxui::Element Stage::draw(int width, int height) {
    if (came_back.exchange(false)) play_.draw_curtain();
    if (width < least_width || height < least_height) return too_small(width, height);
    room_ = room_for_board(width, height);
    const Size size = fitting(room_);
    const bool resized = size != size_;
    size_ = size;
    play_.use(size);

    const Geometry geometry(size);
    const Board& board = chart_.board();
    const auto chosen = play_.chosen();
    if (chosen != in_sight_) is_scrolled_ = false;
    in_sight_ = chosen;
    const Window all = extent(board, size);
    if (!has_origin_ || resized) origin_ = all.first;
    has_origin_ = true;
    if (!is_scrolled_) {
        const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
        const Cell focus = chosen ? cell_of(geometry, board.topology, *chosen)
                           : resized
                               ? middle
                               : Cell{origin_.x + room_.width / 2, origin_.y + room_.height / 2};
        origin_ = scrolled(origin_, all, room_.width, room_.height, focus);
    }

    BoardScene scene;
    scene.chart = &chart_;
    scene.palette = &palette_;
    scene.size = size;
    scene.glyphs = appearance_.glyphs;
    scene.ids = play_.shows_ids();
    scene.origin = origin_;
    scene.view = &play_.seen();
    scene.seat_letters = appearance_.seat_letters;
    scene.choices = play_.choices();
    scene.chosen = chosen;
    scene.paying = play_.paying();

    const text::Table& table = play_.match().table();
    GameLook look;
    look.about = {&table.game, table.names, &play_.seen(), &palette_, appearance_.glyphs};
    const std::vector<std::string> log = play_.log(log_lines);
    look.log = log;
    look.prompt = play_.prompt();
    look.keys = play_.keys();
    look.has_hand = play_.seen().viewer.exists();
    ftxui::Element screen = game_screen(look, board_view(scene), width, height);
    const auto asked = play_.dialog();
    if (!asked) return screen;
    return over(std::move(screen), dialog(*asked, palette_, appearance_.glyphs, width, height));
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

bool Stage::mouse(const Mouse& mouse) {
    if (mouse.button == Mouse::WheelUp || mouse.button == Mouse::WheelDown) {
        origin_ = origin_ + Cell{0, mouse.button == Mouse::WheelUp ? -2 : 2};
        is_scrolled_ = true;
        return true;
    }
    const Cell there{mouse.x, mouse.y - title_height};
    const bool on_board =
        there.x >= 0 && there.x < room_.width && there.y >= 0 && there.y < room_.height;
    if (mouse.button != Mouse::Left || mouse.motion != Mouse::Pressed || !on_board) return false;
    play_.click(origin_ + there);
    return true;
}

bool Stage::handle(const Event& event) {
    if (event.is_mouse()) {
        Event copy = event;
        return mouse(copy.mouse());
    }
    if (!play_.dialog() && !play_.is_typing() && (size_key(event) || scroll_key(event)))
        return true;
    return play_.key(event);
}

void run(Play& play, const Appearance& appearance) {
    auto screen = ftxui::ScreenInteractive::Fullscreen();
    Stage stage(play, appearance);
    auto component = ftxui::Renderer([&] {
        const auto size = ftxui::Terminal::Size();
        return stage.draw(size.dimx, size.dimy);
    });
    component |= ftxui::CatchEvent([&](const Event& event) {
        const bool handled = stage.handle(event);
        if (play.wants_to_leave()) screen.Exit();
        return handled;
    });
    screen.Post([] { restore_crash_handlers(); });
    screen.Loop(component);
}

}  // namespace catan::tui
