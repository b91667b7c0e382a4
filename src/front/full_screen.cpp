#include "front/full_screen.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is of POSIX
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <string>
#include <system_error>
#include <tuple>
#include <utility>

#include <ftxui/dom/node.hpp>
#include <ftxui/screen/screen.hpp>
#include <ftxui/screen/terminal.hpp>

#include "front/frame_difference.hpp"
#include "front/status_reports.hpp"
#include "front/terminal_device.hpp"
#include "front/terminal_input.hpp"

namespace tabletop::front {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Set by signal handlers, which then wake the loop.
std::atomic<bool> is_ending = false;
std::atomic<bool> has_to_stop = false;
std::atomic<bool> was_continued = false;
std::atomic<bool> was_resized = false;
std::atomic<int> signal_wakes = -1;

// The size of the terminal, within limits. FTXUI takes some 50 bytes per cell of a picture, so only the upper left part of a
// huge terminal is drawn.
ftxui::Dimensions drawn_size() {
    constexpr ftxui::Dimensions most{1000, 500};
    const auto size = ftxui::Terminal::Size();
    return {std::min(size.dimx, most.dimx), std::min(size.dimy, most.dimy)};
}

void wake_by(int descriptor) {
    const int before = errno;
    // A full pipe also wakes the loop, so a failed write is harmless.
    if (descriptor >= 0) std::ignore = write(descriptor, "!", 1);
    errno = before;
}

extern "C" void note_signal(int signal) {
    switch (signal) {
        case SIGTSTP: has_to_stop = true; break;
        case SIGCONT: was_continued = true; break;
        case SIGWINCH: was_resized = true; break;
        default:
            is_ending = true;
            // In the background the last words may be written, and reading fails instead of stopping the program.
            for (const int stopping : {SIGTTIN, SIGTTOU}) ::signal(stopping, SIG_IGN);
            break;
    }
    wake_by(signal_wakes);
}

struct sigaction handle(int signal) {
    struct sigaction noting {};
    noting.sa_handler = note_signal;
    noting.sa_flags = SA_RESTART;
    struct sigaction before {};
    sigaction(signal, &noting, &before);
    return before;
}

// Installs signal handlers for its lifetime. Leaves those of SIGHUP and SIGQUIT installed, because a terminal that
// hangs up may send several signals and the program must still save the game.
class Signals {
public:
    Signals() {
        for (std::size_t i = 0; i < passing.size(); ++i) before_[i] = handle(passing[i]);
        for (const int signal : {SIGHUP, SIGQUIT, SIGCONT}) handle(signal);
        has_to_stop = was_continued = was_resized = false;
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    Signals(Signals&&) = delete;
    Signals& operator=(Signals&&) = delete;
    ~Signals() {
        for (std::size_t i = 0; i < passing.size(); ++i)
            sigaction(passing[i], &before_[i], nullptr);
    }

    // Stops the process in the background, as the terminal itself would stop it. Setting the modes there would stop it as
    // well, but again after every signal: a program that is told to end would end only in the foreground. Returns false if
    // the program is told to end.
    [[nodiscard]] static bool wait_for_terminal() {
        while (!is_ending && is_in_background()) {
            was_continued = false;
            raise(SIGTTOU);
            // A process that no shell could continue is not stopped.
            if (!was_continued.exchange(false)) break;
        }
        return !is_ending;
    }
    // Stops the process with the default action. Returns when it continues.
    void stop() const {
        sigaction(SIGTSTP, before_.data(), nullptr);
        raise(SIGTSTP);
        handle(SIGTSTP);
    }

private:
    static constexpr std::array<int, 4> passing{SIGTSTP, SIGINT, SIGTERM, SIGWINCH};
    std::array<struct sigaction, passing.size()> before_{};
};

// Wakes the loop from other threads and from signal handlers.
class WakeUp {
public:
    WakeUp() {
        if (pipe2(pipe_.data(), O_CLOEXEC | O_NONBLOCK) != 0) {
            throw std::system_error(errno, std::generic_category(), "no pipe");
        }
        signal_wakes = pipe_[1];
    }
    WakeUp(const WakeUp&) = delete;
    WakeUp& operator=(const WakeUp&) = delete;
    WakeUp(WakeUp&&) = delete;
    WakeUp& operator=(WakeUp&&) = delete;
    ~WakeUp() {
        signal_wakes = -1;
        for (const int end : pipe_) close(end);
    }

    void wake() {
        is_called_ = true;
        wake_by(pipe_[1]);
    }
    [[nodiscard]] int descriptor() const { return pipe_[0]; }
    void drain() const {
        std::array<char, 64> bytes{};
        while (read(pipe_[0], bytes.data(), bytes.size()) > 0) {
        }
    }
    // True if wake() was called since the last call.
    bool takes_call() { return is_called_.exchange(false); }

private:
    std::array<int, 2> pipe_{-1, -1};
    std::atomic<bool> is_called_ = false;
};

class Loop {
public:
    // The process is in the foreground.
    Loop(const FullScreen& user, WakeUp& wake_up, const Signals& signals)
        : user_(user), signals_(signals), wake_up_(wake_up) {}
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    Loop(Loop&&) = delete;
    Loop& operator=(Loop&&) = delete;
    ~Loop() {
        if (user_.on_wake) user_.on_wake({});
    }

    void run() {
        request_report();
        if (user_.on_wake) user_.on_wake([this] { wake_up_.wake(); });
        keep_pace();
        draw();
        while (!is_over()) {
            wait();
            hear_signals();
            if (!is_over()) hear();
            if (!is_over()) go_on();
            if (!is_over() && may_draw()) draw();
        }
        hand_over();
    }

private:
    using Time = steady_clock::time_point;

    [[nodiscard]] bool is_over() {
        if (terminal_.is_gone()) is_ending = true;
        return is_ending || is_done_;
    }

    // Starts no picture while the last one is under way, so each picture is up to date.
    [[nodiscard]] bool may_draw() const {
        return is_outdated_ && !terminal_.has_unsent() && !reports_.is_drawing(steady_clock::now());
    }

    void wait();
    void hear_signals();
    void hear();
    void hear(const ftxui::Event& event);
    void go_on();
    void after_event();
    void keep_pace();
    void draw();
    void request_report() {
        reports_.sent(steady_clock::now(), 0);
        terminal_.send(StatusReports::request);
    }
    void hand_over();
    void suspend();
    void come_back();
    int poll_until(std::optional<Time> time);

    const FullScreen& user_;
    const Signals& signals_;
    WakeUp& wake_up_;
    TerminalDevice terminal_;
    InputParser parser_;
    StatusReports reports_;

    ftxui::Screen shown_{0, 0};  // after all sent output has arrived
    bool is_outdated_ = true;
    bool is_unknown_ = true;  // the terminal's content is unknown
    bool rings_ = false;      // ring with the next picture
    bool is_done_ = false;

    bool has_input_ = false;
    Time last_input_;
    std::optional<milliseconds> pace_;
    Time paced_since_;
};

// The timeout of poll(); without a time, forever.
int milliseconds_until(std::optional<steady_clock::time_point> time) {
    if (!time) return -1;
    const auto left = std::chrono::ceil<milliseconds>(*time - steady_clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, 3'600'000));
}

int Loop::poll_until(std::optional<Time> time) {
    std::array<pollfd, 3> sources{{{terminal_.input(), POLLIN, 0},
                                   {terminal_.has_unsent() ? terminal_.output() : -1, POLLOUT, 0},
                                   {wake_up_.descriptor(), POLLIN, 0}}};
    const int ready = poll(sources.data(), sources.size(), milliseconds_until(time));
    has_input_ = ready > 0 && sources[0].revents != 0;
    if (ready > 0 && sources[1].revents != 0) terminal_.send_rest();
    if (ready > 0 && sources[2].revents != 0) wake_up_.drain();
    return ready;
}

// How long the rest of a sequence may take: briefly if the bytes so far may be a key, such as Esc.
milliseconds sequence_wait(const InputParser& parser) {
    return parser.may_be_key() ? milliseconds(50) : milliseconds(500);
}

void Loop::wait() {
    std::optional<Time> until;
    const auto no_later_than = [&](Time time) { until = until ? std::min(*until, time) : time; };
    if (pace_) no_later_than(paced_since_ + *pace_);
    if (parser_.is_incomplete()) no_later_than(last_input_ + sequence_wait(parser_));
    // Does not read the clock again, because the time may have passed since may_draw() read it.
    if (is_outdated_ && !terminal_.has_unsent()) no_later_than(reports_.late_from());
    poll_until(until);
}

void Loop::hear_signals() {
    if (has_to_stop.exchange(false) && !is_ending) suspend();
    if (was_continued.exchange(false) && !is_ending) come_back();
    if (was_resized.exchange(false)) is_outdated_ = is_unknown_ = true;
}

void Loop::suspend() {
    hand_over();
    if (is_ending) return;
    signals_.stop();
    // A second Ctrl-Z during the handover asks for the same stop.
    has_to_stop = false;
    was_continued = true;
}

// Drops earlier keys: another person may have continued the program.
void Loop::come_back() {
    if (!Signals::wait_for_terminal()) return;
    terminal_.take();
    terminal_.drop_input();
    has_input_ = false;
    parser_ = {};
    reports_.forget();
    request_report();
    is_outdated_ = is_unknown_ = true;
    if (user_.come_back) user_.come_back();
    keep_pace();
}

void Loop::hear() {
    const auto now = steady_clock::now();
    std::vector<ftxui::Event> events;
    if (has_input_) {
        last_input_ = now;
        events = parser_.parse(terminal_.receive());
    } else if (parser_.is_incomplete() && now >= last_input_ + sequence_wait(parser_)) {
        events = parser_.time_out();
    }
    for (const ftxui::Event& event : events) {
        if (is_done_) return;
        hear(event);
    }
}

void Loop::hear(const ftxui::Event& event) {
    constexpr std::string_view redraw = "\x0c";  // Ctrl-L
    if (is_status_report(event)) return reports_.received();
    if (event.input() == redraw) {
        is_outdated_ = is_unknown_ = true;
        return;
    }
    const auto size = drawn_size();
    user_.handle(event, size.dimx, size.dimy);
    after_event();
}

void Loop::go_on() {
    const auto now = steady_clock::now();
    const bool is_due = pace_ && now - paced_since_ >= *pace_;
    if (is_due) paced_since_ = now;
    if (!wake_up_.takes_call() && !is_due) return;
    if (user_.go_on_by_itself) user_.go_on_by_itself();
    after_event();
}

void Loop::after_event() {
    is_outdated_ = true;
    keep_pace();
    if (user_.takes_bell && user_.takes_bell()) rings_ = true;
    if (user_.is_done()) is_done_ = true;
}

void Loop::keep_pace() {
    const auto pace = user_.pace ? user_.pace() : std::nullopt;
    if (pace == pace_) return;
    pace_ = pace;
    paced_since_ = steady_clock::now();
}

void Loop::draw() {
    const auto size = drawn_size();
    ftxui::Screen picture(size.dimx, size.dimy);
    ftxui::Render(picture, user_.draw(size.dimx, size.dimy));
    const bool is_whole =
        is_unknown_ || shown_.dimx() != picture.dimx() || shown_.dimy() != picture.dimy();
    std::string bytes = is_whole ? whole_picture(picture) : difference(shown_, picture);
    if (std::exchange(rings_, false)) bytes += '\a';
    shown_ = std::move(picture);
    is_outdated_ = is_unknown_ = false;
    if (bytes.empty()) return;
    bytes += StatusReports::request;
    reports_.sent(steady_clock::now(), bytes.size());
    terminal_.send(bytes);
}

// Restores the terminal. First waits for a report under way, which the shell would take for input.
void Loop::hand_over() {
    constexpr auto a_while = std::chrono::seconds(2);
    if (terminal_.has_unsent()) reports_.not_sent();
    terminal_.leave();
    const auto begin = steady_clock::now();
    while (!terminal_.is_gone()) {
        std::optional<Time> until;
        if (!terminal_.has_unsent()) {
            until = reports_.awaited_until(begin, is_ending);
        } else if (is_ending) {
            until = begin + a_while;
        }
        if (until && steady_clock::now() >= *until) break;
        poll_until(until);
        if (!has_input_) continue;
        for (const ftxui::Event& event : parser_.parse(terminal_.receive())) {
            if (is_status_report(event)) reports_.received();
        }
    }
    reports_.forget();
    terminal_.give_back();
}

}  // namespace

bool was_told_to_end() { return is_ending; }

void run(const FullScreen& user) {
    if (is_ending) return;
    // Outlives the signal handlers, which write to it.
    WakeUp wake_up;
    const Signals signals;
    if (Signals::wait_for_terminal()) Loop(user, wake_up, signals).run();
}

}  // namespace tabletop::front
