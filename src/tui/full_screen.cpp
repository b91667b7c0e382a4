#include "tui/full_screen.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <mutex>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>

#include <ftxui/component/component.hpp>
#include <ftxui/component/screen_interactive.hpp>

#include "tui/drawn_size.hpp"
#include "tui/terminal_input.hpp"

namespace catan::tui {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

std::atomic<bool> came_back = false;  // from the background
std::atomic<bool> is_ending = false;  // told to end

using Handler = void (*)(int);
std::atomic<Handler> screens_own = SIG_DFL;       // of the screen, for being told to end
std::atomic<Handler> screens_own_stop = SIG_DFL;  // and for going to the background

// Signals that the screen has not been told of yet, and what wakes the clock, which tells it.
std::atomic<int> told_to_end = 0;
std::atomic<bool> told_to_stop = false;
std::atomic<int> clock_bell = -1;

void ring_at(int bell) {
    const int before = errno;
    // A bell that has been rung so often already is heard.
    if (bell >= 0) std::ignore = write(bell, "!", 1);
    errno = before;
}

extern "C" void note_coming_back(int /*signal*/) { came_back = true; }
extern "C" void note_ending(int signal) {
    is_ending = true;
    // The screen knows nothing of a terminal that hangs up, nor of Ctrl-\.
    const bool is_known = signal != SIGHUP && signal != SIGQUIT;
    told_to_end = is_known ? signal : SIGTERM;
    ring_at(clock_bell);
}
extern "C" void note_stopping(int /*signal*/) {
    told_to_stop = true;
    ring_at(clock_bell);
}

// A crash must end the program, not hang it in the handlers of the screen. Once it is told to end, the screen gives the
// terminal back and may still draw: by then there must be nothing to be drawn. Whether the screen had handlers of its own,
// as it has when it has taken the terminal.
bool take_handlers() {
    for (const int signal : {SIGSEGV, SIGILL, SIGABRT, SIGFPE}) std::signal(signal, SIG_DFL);
    for (const int signal : {SIGINT, SIGTERM}) {
        const Handler own = std::signal(signal, note_ending);
        if (own != SIG_ERR && own != note_ending) screens_own = own;
    }
    for (const int signal : {SIGHUP, SIGQUIT}) std::signal(signal, note_ending);
    std::signal(SIGCONT, note_coming_back);
    const Handler own = std::signal(SIGTSTP, note_stopping);
    if (own == SIG_ERR || own == note_stopping) return false;
    screens_own_stop = own;
    return true;
}

// Moves what goes on by itself; no key has this name.
const ftxui::Event& tick() {
    static const ftxui::Event event = ftxui::Event::Special("catan: tick");
    return event;
}

// Wakes the loop while something goes on by itself, or when another thread rings; otherwise it sleeps. It also tells the
// screen of signals. Nobody else reaches the screen from outside its loop, and once it has been told of a signal the clock
// strikes no more: the screen then gives the terminal back, and must not be struck meanwhile.
class Clock {
public:
    // `signal` tells the screen.
    Clock(std::function<void()> strike, std::function<void()> signal)
        : strike_(std::move(strike)), signal_(std::move(signal)) {
        if (pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
            throw std::system_error(errno, std::generic_category(), "no pipe");
        }
        clock_bell = pipe_[1];
        thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    Clock(Clock&&) = delete;
    Clock& operator=(Clock&&) = delete;
    ~Clock() {
        clock_bell = -1;
        thread_.request_stop();
        ring_at(pipe_[1]);
        thread_.join();
        for (const int end : pipe_) close(end);
    }

    void set(std::optional<milliseconds> pace) {
        const std::lock_guard lock(mutex_);
        if (pace == pace_) return;
        pace_ = pace;
        since_ = steady_clock::now();
        ring_at(pipe_[1]);
    }
    // Strikes once, soon. From whatever thread.
    void ring() {
        is_rung_ = true;
        ring_at(pipe_[1]);
    }
    // From the loop: the screen is there, or is about to be given back. When this has returned nothing strikes it.
    void go_on() {
        const std::lock_guard lock(mutex_);
        is_silent_ = false;
        ring_at(pipe_[1]);
    }
    void be_silent() {
        const std::lock_guard lock(mutex_);
        is_silent_ = true;
    }

private:
    // How long to sleep; for ever if that is negative.
    [[nodiscard]] int rest() {
        const std::lock_guard lock(mutex_);
        if (is_silent_ || !pace_) return -1;
        const auto left = std::chrono::ceil<milliseconds>(since_ + *pace_ - steady_clock::now());
        return std::max(static_cast<int>(left.count()), 0);
    }

    void run(const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            pollfd bell{pipe_[0], POLLIN, 0};
            poll(&bell, 1, rest());
            std::array<char, 64> rings{};
            while (read(pipe_[0], rings.data(), rings.size()) > 0) {
            }
            if (!stop.stop_requested()) look();
        }
    }

    void look() {
        const std::lock_guard lock(mutex_);
        if (told_to_end != 0 || told_to_stop) {
            is_silent_ = true;
            signal_();
        }
        if (is_silent_) return;
        const auto now = steady_clock::now();
        const bool is_due = pace_ && now - since_ >= *pace_;
        if (is_due) since_ = now;
        if (is_rung_.exchange(false) || is_due) strike_();
    }

    std::function<void()> strike_;
    std::function<void()> signal_;
    std::array<int, 2> pipe_{-1, -1};
    std::mutex mutex_;
    std::optional<milliseconds> pace_;
    steady_clock::time_point since_;
    bool is_silent_ = false;
    std::atomic<bool> is_rung_ = false;
    std::jthread thread_;
};

// The screen's own handlers only note what is to be done; its loop does it.
void tell_screen_of_signals(const TerminalInput& input) {
    if (told_to_stop.exchange(false)) {
        input.give_back();
        const Handler own = screens_own_stop;
        if (own != SIG_DFL && own != SIG_IGN) own(SIGTSTP);
    }
    if (const int signal = told_to_end.exchange(0); signal != 0) {
        const Handler own = screens_own;
        if (own != SIG_DFL && own != SIG_IGN) own(signal);
    }
}

// Lends whoever thinks elsewhere what wakes the loop, and takes it away before the clock is gone.
class Waking {
public:
    Waking(const FullScreen& user, Clock& clock) : user_(user), clock_(clock) {}
    Waking(const Waking&) = delete;
    Waking& operator=(const Waking&) = delete;
    Waking(Waking&&) = delete;
    Waking& operator=(Waking&&) = delete;
    ~Waking() {
        if (user_.on_wake) user_.on_wake({});
    }

    void begin() const {
        if (user_.on_wake) user_.on_wake([&clock = clock_] { clock.ring(); });
    }

private:
    const FullScreen& user_;
    Clock& clock_;
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
    auto screen = ftxui::ScreenInteractive::Fullscreen();
    read_standard_input(screen);
    // FTXUI 5 leaves the shape of the cursor to chance.
    screen.SetCursor({0, 0, ftxui::Screen::Cursor::Hidden});
    bool is_first = true;
    Clock clock([&screen] { screen.PostEvent(tick()); },
                [&input] { tell_screen_of_signals(input); });
    const Waking waking(user, clock);
    auto component = ftxui::Renderer([&] {
        // What goes on by itself does so before the first key, but not before there is a loop.
        if (is_first) {
            waking.begin();
            if (user.pace) clock.set(user.pace());
        }
        // The screen takes the handlers when it takes the terminal: at first, and back from the background.
        const bool is_back = came_back.exchange(false) && !is_first;
        if ((is_first || is_back) && take_handlers()) clock.go_on();
        if (is_back) input.take();
        if (is_back && user.come_back) user.come_back();
        is_first = false;
        if (is_ending) return ftxui::emptyElement();
        const auto size = drawn_size();
        return within_drawn_size(user.draw(size.dimx, size.dimy));
    });
    component |= ftxui::CatchEvent([&](const ftxui::Event& event) {
        // What is pressed before the frame of whoever has come back is not theirs. Ctrl-C and Ctrl-Z are signals.
        if (came_back || event.input() == "\x03" || event.input() == "\x1A") return false;
        bool handled = true;
        if (event == tick()) {
            if (user.go_on_by_itself) user.go_on_by_itself();
        } else if (event != ftxui::Event::Custom) {
            const auto size = drawn_size();
            handled = user.handle(event, size.dimx, size.dimy);
        }
        if (user.pace) clock.set(user.pace());
        if (user.takes_bell && user.takes_bell()) std::cout << '\a' << std::flush;
        if (user.is_done()) {
            clock.be_silent();
            screen.Exit();
        }
        return handled;
    });
    screen.Loop(component);
}

}  // namespace catan::tui
