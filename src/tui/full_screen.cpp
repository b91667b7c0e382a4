#include "tui/full_screen.hpp"

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <iostream>
#include <mutex>
#include <thread>
#include <utility>

#include <ftxui/component/component.hpp>
#include <ftxui/component/screen_interactive.hpp>
#include <ftxui/screen/terminal.hpp>

#include "tui/terminal_input.hpp"

namespace catan::tui {
namespace {

std::atomic<bool> came_back = false;  // from the background
std::atomic<bool> is_ending = false;  // told to end

using Handler = void (*)(int);
std::atomic<Handler> screens_own = SIG_DFL;       // of the screen, for being told to end
std::atomic<Handler> screens_own_stop = SIG_DFL;  // and for going to the background
std::atomic<const TerminalInput*> keyboard = nullptr;

extern "C" void note_coming_back(int /*signal*/) { came_back = true; }
extern "C" void note_ending(int signal) {
    is_ending = true;
    const Handler own = screens_own;
    // The screen knows nothing of a terminal that hangs up, nor of Ctrl-\.
    const bool is_known = signal != SIGHUP && signal != SIGQUIT;
    if (own != SIG_DFL && own != SIG_IGN) own(is_known ? signal : SIGTERM);
}
extern "C" void note_stopping(int signal) {
    if (const TerminalInput* input = keyboard) input->give_back();
    const Handler own = screens_own_stop;
    if (own != SIG_DFL && own != SIG_IGN) own(signal);
}

// A crash must end the program, not hang it in the handlers of the screen. Once it is told to end, the screen gives the
// terminal back and may still draw: by then there must be nothing to be drawn.
void take_handlers() {
    for (const int signal : {SIGSEGV, SIGILL, SIGABRT, SIGFPE}) std::signal(signal, SIG_DFL);
    for (const int signal : {SIGINT, SIGTERM}) {
        const Handler own = std::signal(signal, note_ending);
        if (own != SIG_ERR && own != note_ending) screens_own = own;
    }
    for (const int signal : {SIGHUP, SIGQUIT}) std::signal(signal, note_ending);
    const Handler own = std::signal(SIGTSTP, note_stopping);
    if (own != SIG_ERR && own != note_stopping) screens_own_stop = own;
    std::signal(SIGCONT, note_coming_back);
}

// Moves what goes on by itself; no key has this name.
const ftxui::Event& tick() {
    static const ftxui::Event event = ftxui::Event::Special("catan: tick");
    return event;
}

// Wakes the loop while something goes on by itself; otherwise it sleeps.
class Clock {
public:
    explicit Clock(std::function<void()> strike)
        : strike_(std::move(strike)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

    void set(std::optional<std::chrono::milliseconds> pace) {
        const std::lock_guard lock(mutex_);
        if (pace == pace_) return;
        pace_ = pace;
        changed_.notify_one();
    }

private:
    void run(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        while (!stop.stop_requested()) {
            if (!pace_) {
                changed_.wait(lock, stop, [this] { return pace_.has_value(); });
                continue;
            }
            const auto pace = *pace_;
            const bool is_changed =
                changed_.wait_for(lock, stop, pace, [&] { return pace_ != pace; });
            if (!is_changed && !stop.stop_requested()) strike_();
        }
    }

    std::function<void()> strike_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<std::chrono::milliseconds> pace_;
    std::jthread thread_;
};

// FTXUI 6 would read the terminal itself where standard input is a pipe; FTXUI 5 does not know how.
template <typename Interactive>
void read_standard_input(Interactive& screen) {
    if constexpr (requires { screen.HandlePipedInput(false); }) screen.HandlePipedInput(false);
}

}  // namespace

bool was_told_to_end() { return is_ending; }

void run(const FullScreen& user) {
    if (is_ending) return;
    const TerminalInput input;
    keyboard = &input;
    auto screen = ftxui::ScreenInteractive::Fullscreen();
    read_standard_input(screen);
    // FTXUI 5 leaves the shape of the cursor to chance.
    screen.SetCursor({0, 0, ftxui::Screen::Cursor::Hidden});
    bool is_first = true;
    // What goes on by itself does so before the first key, but not before there is a loop.
    std::function<void()> set_going;
    auto component = ftxui::Renderer([&] {
        if (is_first) set_going();
        // The screen takes the handlers when it takes the terminal: at first, and back from the background.
        const bool is_back = came_back.exchange(false) && !is_first;
        if (is_first || is_back) take_handlers();
        if (is_back) input.take();
        if (is_back && user.come_back) user.come_back();
        is_first = false;
        if (is_ending) return ftxui::emptyElement();
        const auto size = ftxui::Terminal::Size();
        return user.draw(size.dimx, size.dimy);
    });
    Clock clock([&screen] { screen.PostEvent(tick()); });
    set_going = [&] {
        if (user.on_wake) user.on_wake([&screen] { screen.PostEvent(tick()); });
        if (user.pace) clock.set(user.pace());
    };
    component |= ftxui::CatchEvent([&](const ftxui::Event& event) {
        // What is pressed before the frame of whoever has come back is not theirs. Ctrl-C and Ctrl-Z are signals.
        if (came_back || event.input() == "\x03" || event.input() == "\x1A") return false;
        bool handled = true;
        if (event == tick()) {
            if (user.go_on_by_itself) user.go_on_by_itself();
        } else if (event != ftxui::Event::Custom) {
            const auto size = ftxui::Terminal::Size();
            handled = user.handle(event, size.dimx, size.dimy);
        }
        if (user.pace) clock.set(user.pace());
        if (user.takes_bell && user.takes_bell()) std::cout << '\a' << std::flush;
        if (user.is_done()) {
            // Nothing must strike a screen that is being given back.
            clock.set(std::nullopt);
            if (user.on_wake) user.on_wake({});
            screen.Exit();
        }
        return handled;
    });
    screen.Loop(component);
    if (user.on_wake) user.on_wake({});
    keyboard = nullptr;
}

}  // namespace catan::tui
