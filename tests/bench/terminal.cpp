// Measures the program at the other end of its terminal: the time to the first frame and to the answer to a key, the
// bytes of a roll, how far a slow terminal falls behind, and the cost of an idle minute, compared with an empty loop of
// FTXUI.
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <ftxui/component/component.hpp>
#include <ftxui/component/screen_interactive.hpp>
#include <ftxui/dom/elements.hpp>

#include "support/cell_screen.hpp"

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
using Words = std::vector<std::string>;

constexpr int silence = 150;  // milliseconds after which nothing more is to come

// A program in a terminal of its own, 120 by 40, that reports when it is asked whether it has drawn everything.
class TimedTerminal {
public:
    explicit TimedTerminal(const Words& words) : begin_(Clock::now()) {
        master_ = posix_openpt(O_RDWR | O_NOCTTY);
        if (master_ < 0 || grantpt(master_) != 0 || unlockpt(master_) != 0) {
            throw std::runtime_error("there is no terminal to be had");
        }
        const std::string name = ptsname(master_);
        child_ = fork();
        if (child_ < 0) throw std::runtime_error("cannot fork");
        if (child_ == 0) become(words, name);
    }
    ~TimedTerminal() {
        kill(child_, SIGKILL);
        waitpid(child_, nullptr, 0);
        close(master_);
    }
    TimedTerminal(const TimedTerminal&) = delete;
    TimedTerminal& operator=(const TimedTerminal&) = delete;
    TimedTerminal(TimedTerminal&&) = delete;
    TimedTerminal& operator=(TimedTerminal&&) = delete;

    struct Heard {
        std::size_t bytes = 0;
        double first = 0;  // milliseconds until the first byte
        double last = 0;   // and until the last one
    };
    // Until nothing has come for so many milliseconds.
    Heard listen(int quiet) {
        Heard heard;
        while (wait(quiet)) {
            std::array<char, 65536> buffer{};
            const ssize_t got = read(master_, buffer.data(), buffer.size());
            if (got <= 0) break;
            heard.last = Milliseconds(Clock::now() - begin_).count();
            if (heard.bytes == 0) heard.first = heard.last;
            heard.bytes += static_cast<std::size_t>(got);
            take({buffer.data(), static_cast<std::size_t>(got)});
        }
        return heard;
    }
    // Reads at this rate, for this long or until no more bytes come.
    std::size_t listen_slowly(std::size_t rate, double seconds) {
        const auto end = Clock::now() + std::chrono::duration<double>(seconds);
        std::size_t bytes = 0;
        constexpr std::size_t steps = 50;
        while (Clock::now() < end) {
            std::array<char, 256> buffer{};
            const auto step = Clock::now() + std::chrono::milliseconds(1000 / steps);
            if (wait(silence)) {
                const ssize_t got =
                    read(master_, buffer.data(), std::min(rate / steps, buffer.size()));
                if (got <= 0) break;
                bytes += static_cast<std::size_t>(got);
                take({buffer.data(), static_cast<std::size_t>(got)});
            } else if (bytes > 0) {
                break;
            }
            std::this_thread::sleep_until(step);
        }
        return bytes;
    }
    [[nodiscard]] const catan::test::CellScreen& screen() const { return screen_; }
    void press(std::string_view key) {
        begin_ = Clock::now();
        if (write(master_, key.data(), key.size()) < 0) std::perror("key");
    }
    // The sum over all its threads.
    [[nodiscard]] double processor_milliseconds() const {
        clockid_t clock{};
        timespec time{};
        clock_getcpuclockid(child_, &clock);
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

private:
    void take(std::string_view bytes) {
        screen_.write(bytes);
        for (; reported_ < screen_.counts().requests; ++reported_) {
            if (write(master_, "\x1b[0n", 4) < 0) std::perror("report");
        }
    }
    [[noreturn]] static void become(const Words& words, const std::string& terminal) {
        setsid();
        const int slave = open(terminal.c_str(), O_RDWR);
        const winsize size{40, 120, 0, 0};
        ioctl(slave, TIOCSCTTY, 0);
        ioctl(slave, TIOCSWINSZ, &size);
        for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
            dup2(slave, standard);
        }
        std::vector<char*> pointers;
        Words copies = words;
        for (std::string& word : copies) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execv(pointers.front(), pointers.data());
        std::_Exit(1);
    }
    [[nodiscard]] bool wait(int milliseconds) const {
        pollfd waiting{master_, POLLIN, 0};
        return poll(&waiting, 1, milliseconds) > 0;
    }

    Clock::time_point begin_;
    catan::test::CellScreen screen_{120, 40};
    int reported_ = 0;
    int master_ = -1;
    pid_t child_ = -1;
};

struct KeyTimes {
    std::vector<double> all;

    [[nodiscard]] double median() {
        std::ranges::sort(all);
        return all[all.size() / 2];
    }
    [[nodiscard]] double worst() const { return *std::ranges::max_element(all); }
};

void measure_start(const Words& program) {
    KeyTimes times;
    std::size_t bytes = 0;
    for (int run = 0; run < 20; ++run) {
        TimedTerminal terminal(program);
        const auto heard = terminal.listen(silence);
        times.all.push_back(heard.last);
        bytes = heard.bytes;
    }
    fmt::print("start to the end of the first frame: {:.1f} ms (worst of 20: {:.1f}), {} bytes\n",
               times.median(), times.worst(), bytes);
    std::fflush(stdout);
}

void measure_keys(const Words& program) {
    TimedTerminal terminal(program);
    terminal.listen(silence);
    KeyTimes first;
    KeyTimes last;
    std::size_t bytes = 0;
    constexpr int keys = 50;
    for (int key = 0; key < keys; ++key) {
        terminal.press("\t");
        const auto heard = terminal.listen(silence);
        first.all.push_back(heard.first);
        last.all.push_back(heard.last);
        bytes += heard.bytes;
    }
    fmt::print(
        "key to the first byte: {:.1f} ms (worst of {}: {:.1f}), to the last: {:.1f} ({:.1f}), "
        "{} bytes\n",
        first.median(), keys, first.worst(), last.median(), last.worst(), bytes / keys);
    std::fflush(stdout);
}

// Four people at one table roll and end their turns until a player has to discard.
void roll_on(const std::string& seed, std::vector<double>& sizes) {
    const Words program{CATAN_PROGRAM, "--names",   "Ann,Ben,Cy,Dee", "--open-hands",
                        "--order",     "first=Ann", "--seed",         seed};
    TimedTerminal terminal(program);
    terminal.listen(2 * silence);
    const auto press = [&](std::string_view key) {
        terminal.press(key);
        return terminal.listen(silence).bytes;
    };
    constexpr int set_up = 16;
    for (int key = 0; key < set_up; ++key) press("\r");
    constexpr int most_turns = 14;
    for (int turn = 0; turn < most_turns; ++turn) {
        sizes.push_back(static_cast<double>(press(" ")));
        if (terminal.screen().shows("iscard")) return;
        if (terminal.screen().shows("obber")) {
            press("\r");
            press("\r");
        }
        for (const std::string_view key : {":", "end", "\r"}) press(key);
    }
}

void measure_rolls() {
    KeyTimes sizes;
    for (int seed = 7; seed < 12; ++seed) roll_on(std::to_string(seed), sizes.all);
    const auto count = sizes.all.size();
    fmt::print("bytes of a roll: {:.0f} (worst of {}: {:.0f})\n", sizes.median(), count,
               sizes.worst());
    std::fflush(stdout);
}

// Holds a key down for five seconds on a line of 2 KB per second.
void measure_slow_line(const Words& program) {
    constexpr std::size_t rate = 2000;
    TimedTerminal terminal(program);
    const std::size_t first = terminal.listen_slowly(rate, 60);
    const int before = terminal.screen().counts().requests;
    constexpr int keys = 100;
    std::size_t bytes = 0;
    for (int key = 0; key < keys; ++key) {
        terminal.press("\t");
        bytes += terminal.listen_slowly(rate, 0.05);
    }
    const std::size_t behind = terminal.listen_slowly(rate, 60);
    fmt::print(
        "at {} bytes a second: a first frame of {} bytes; {} keys in five seconds: {} bytes, {} "
        "pictures, and {} bytes ({:.1f} s) still under way after the last key\n",
        rate, first, keys, bytes + behind, terminal.screen().counts().requests - before, behind,
        static_cast<double>(behind) / rate);
    std::fflush(stdout);
}

// Both at the same time, so that it takes one minute.
void measure_idle(const Words& program, const Words& bare) {
    constexpr double idle_seconds = 60;
    TimedTerminal game(program);
    TimedTerminal nothing(bare);
    game.listen(2000);
    nothing.listen(2000);
    const double game_before = game.processor_milliseconds();
    const double nothing_before = nothing.processor_milliseconds();
    const auto begin = Clock::now();
    std::size_t bytes = 0;
    while (std::chrono::duration<double>(Clock::now() - begin).count() < idle_seconds) {
        bytes += game.listen(500).bytes;
        nothing.listen(0);
    }
    fmt::print("an idle minute: {} bytes, {:.0f} ms of processor time; a bare loop: {:.0f} ms\n",
               bytes, game.processor_milliseconds() - game_before,
               nothing.processor_milliseconds() - nothing_before);
}

int run_bare() {
    auto screen = ftxui::ScreenInteractive::Fullscreen();
    screen.Loop(ftxui::Renderer([] { return ftxui::text("nothing"); }));
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (count > 1 && std::string_view(words[1]) == "--bare") return run_bare();
    namespace fs = std::filesystem;
    const fs::path scratch = fs::temp_directory_path() / fmt::format("catan-bench-{}", getpid());
    fs::create_directories(scratch);
    setenv("XDG_STATE_HOME", scratch.c_str(), 1);
    setenv("TERM", "xterm-256color", 1);
    setenv("COLORTERM", "truecolor", 1);
    unsetenv("NO_COLOR");
    const Words program{CATAN_PROGRAM, "--players", "4", "--radius", "4", "--seed", "7"};
    const Words bare{fs::absolute(words[0]).string(), "--bare"};
    measure_start(program);
    measure_keys(program);
    measure_rolls();
    measure_slow_line(program);
    measure_idle(program, bare);
    fs::remove_all(scratch);
}
