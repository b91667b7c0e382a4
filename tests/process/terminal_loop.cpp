// Tests the program's output to a terminal, and its behaviour when the terminal is slow, stuck or gone.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <thread>

#include "support/cell_screen.hpp"

namespace fs = std::filesystem;
using catan::test::CellScreen;
using catan::test::look_alike;

namespace {

constexpr int columns = 80;
constexpr int rows = 24;
constexpr int patience = 20'000;  // milliseconds, of a test that would fail

// How the program is started.
enum class Job {
    Alone,             // without a shell
    InBackground,      // by a shell, in the background
    SentToBackground,  // by a shell that stops it at SIGUSR1
    SimInBackground,  // `catan sim`, in the background of a terminal that stops whatever writes there
};

[[noreturn]] void become_program(Job job) {
    if (job == Job::SimInBackground) {
        execl(CATAN_PROGRAM, CATAN_PROGRAM, "sim", "--games", "100000000", "--bots", "random",
              nullptr);
    }
    execl(CATAN_PROGRAM, CATAN_PROGRAM, "--names", "Ann,Ben", "--seed", "7", "--order", "first=Ann",
          nullptr);
    _exit(127);
}

constexpr int was_not_stopped = 98;
constexpr int was_stopped_again = 99;

// A shell with one job: waits until that is stopped, and kills it then as `kill %1` does.
[[noreturn]] void become_shell(Job job) {
    sigset_t told;
    sigemptyset(&told);
    sigaddset(&told, SIGUSR1);
    sigprocmask(SIG_BLOCK, &told, nullptr);
    const pid_t program = fork();
    if (program == 0) {
        sigprocmask(SIG_UNBLOCK, &told, nullptr);
        setpgid(0, 0);
        if (job == Job::SentToBackground) {
            ::signal(SIGTTOU, SIG_IGN);
            tcsetpgrp(STDIN_FILENO, getpid());
            ::signal(SIGTTOU, SIG_DFL);
        }
        become_program(job);
    }
    ::signal(SIGTTOU, SIG_IGN);
    if (job == Job::SentToBackground) {
        int signal = 0;
        sigwait(&told, &signal);
        kill(program, SIGSTOP);
    }
    int status = 0;
    if (waitpid(program, &status, WUNTRACED) != program || !WIFSTOPPED(status)) {
        _exit(was_not_stopped);
    }
    tcsetpgrp(STDIN_FILENO, getpgrp());
    kill(program, SIGTERM);
    kill(program, SIGCONT);
    waitpid(program, &status, WUNTRACED);
    if (!WIFSTOPPED(status)) _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128);
    kill(program, SIGKILL);
    _exit(was_stopped_again);
}

[[noreturn]] void begin(Job job, const std::string& terminal, const fs::path& home) {
    setsid();
    const int own = open(terminal.c_str(), O_RDWR);
    ioctl(own, TIOCSCTTY, 0);
    for (const int standard : {0, 1, 2}) dup2(own, standard);
    if (job == Job::SimInBackground) {
        termios modes{};
        tcgetattr(own, &modes);
        modes.c_lflag |= TOSTOP;
        tcsetattr(own, TCSANOW, &modes);
    }
    for (const char* folder : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"}) {
        setenv(folder, home.c_str(), 1);
    }
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm-256color", 1);
    if (job == Job::Alone) become_program(job);
    become_shell(job);
}

// The program in a terminal that reads, and reports, when it is told to.
class TerminalProgram {
public:
    explicit TerminalProgram(Job job = Job::Alone) {
        fs::create_directories(home_);
        terminal_ = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        REQUIRE(terminal_ >= 0);
        REQUIRE(grantpt(terminal_) == 0);
        REQUIRE(unlockpt(terminal_) == 0);
        const winsize size{rows, columns, 0, 0};
        REQUIRE(ioctl(terminal_, TIOCSWINSZ, &size) == 0);
        const std::string name = ptsname(terminal_);
        programs_end_ = open(name.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
        REQUIRE(programs_end_ >= 0);
        pid_ = fork();
        REQUIRE(pid_ >= 0);
        if (pid_ == 0) begin(job, name, home_);
    }
    ~TerminalProgram() {
        if (pid_ > 0) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
        close(programs_end_);
        close(terminal_);
        fs::remove_all(home_);
    }
    TerminalProgram(const TerminalProgram&) = delete;
    TerminalProgram& operator=(const TerminalProgram&) = delete;
    TerminalProgram(TerminalProgram&&) = delete;
    TerminalProgram& operator=(TerminalProgram&&) = delete;

    void press(std::string_view keys) const {
        REQUIRE(write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
    }
    // The terminal tells that it has drawn everything up to a request.
    void report() {
        press("\x1b[0n");
        ++reported_;
    }
    // Reads what the program has written, and waits for more until so many requests have come in all.
    void read_until(int requests) {
        while (screen.counts().requests < requests) REQUIRE(read_some(patience));
    }
    // The same, and reports at once.
    void show_until(int requests) {
        while (screen.counts().requests < requests || reported_ < requests) {
            if (screen.counts().requests < requests) REQUIRE(read_some(patience));
            while (reported_ < screen.counts().requests) report();
        }
    }
    // False when nothing has come for so long, or nothing will come.
    bool read_some(int milliseconds) {
        pollfd source{terminal_, POLLIN, 0};
        if (poll(&source, 1, milliseconds) <= 0) return false;
        std::array<char, 4096> bytes{};
        const ssize_t got = read(terminal_, bytes.data(), bytes.size());
        if (got <= 0) return false;
        sent.append(bytes.data(), static_cast<std::size_t>(got));
        screen.write({bytes.data(), static_cast<std::size_t>(got)});
        return true;
    }
    [[nodiscard]] bool has_written() const {
        pollfd source{terminal_, POLLIN, 0};
        return poll(&source, 1, 0) > 0;
    }
    // Whether the program has read all keys.
    [[nodiscard]] bool reads_all_keys() const {
        for (int tries = 0; tries < patience / 10; ++tries) {
            int unread = 0;
            REQUIRE(ioctl(programs_end_, FIONREAD, &unread) == 0);
            if (unread == 0) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return false;
    }
    void signal(int number) const { REQUIRE(kill(pid_, number) == 0); }
    // Without the terminal being read; -1 if the program does not end.
    int end() {
        for (int tries = 0; tries < patience / 10; ++tries) {
            int status = 0;
            if (waitpid(pid_, &status, WNOHANG) == pid_) {
                pid_ = -1;
                return status;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return -1;
    }
    [[nodiscard]] termios modes() const {
        termios now{};
        REQUIRE(tcgetattr(programs_end_, &now) == 0);
        return now;
    }

    CellScreen screen{columns, rows};
    std::string sent;

private:
    fs::path home_ = fs::temp_directory_path() / ("catan-loop-" + std::to_string(getpid()));
    int terminal_ = -1;
    int programs_end_ = -1;
    pid_t pid_ = -1;
    int reported_ = 0;
};

// One request comes with taking the terminal, one with each picture.
constexpr int first_picture = 2;

bool is_canonical(const termios& modes) { return (modes.c_lflag & ICANON) != 0; }

}  // namespace

TEST_CASE("A key sends the cells that it changes, and no others") {
    TerminalProgram program;
    program.show_until(first_picture);
    REQUIRE(program.screen.shows("Ann's hand"));
    int pictures = first_picture;
    for (const std::string_view key : {"\t", "\t", "\r", "\t", "\r", "?", "\x1b", "#", "#", ":"}) {
        CAPTURE(key);
        const int cleared = program.screen.counts().cleared;
        const int unchanged = program.screen.counts().unchanged;
        program.press(key);
        program.show_until(++pictures);
        REQUIRE(program.screen.counts().cleared == cleared);
        REQUIRE(program.screen.counts().unchanged == unchanged);
    }
    // Ctrl-L draws everything; that is what was there.
    const auto before = program.screen.cells();
    const int cleared = program.screen.counts().cleared;
    program.press("\x0c");
    program.show_until(++pictures);
    REQUIRE(program.screen.counts().cleared == cleared + 1);
    REQUIRE(program.screen.counts().unknown == 0);
    for (std::size_t i = 0; i < before.size(); ++i) {
        CAPTURE(i, before[i].text);
        REQUIRE(look_alike(before[i], program.screen.cells()[i]));
    }
}

TEST_CASE("While a terminal is drawing, keys are heard and no picture is begun") {
    TerminalProgram program;
    program.show_until(first_picture);
    // The picture of the prompt takes the terminal a while.
    program.press(":");
    program.read_until(first_picture + 1);
    for (int i = 0; i < 40; ++i) {
        program.press("x");
        REQUIRE(program.reads_all_keys());
    }
    REQUIRE_FALSE(program.has_written());
    // Then it is sent the newest, and only that: a key may have been read, but not yet taken.
    program.report();
    program.read_until(first_picture + 2);
    if (!program.screen.shows(std::string(40, 'x'))) {
        program.report();
        program.read_until(first_picture + 3);
    }
    REQUIRE(program.screen.shows(std::string(40, 'x')));
}

TEST_CASE("A terminal that takes nothing holds up no key, and is sent no old pictures") {
    TerminalProgram program;
    program.read_until(first_picture);
    const std::size_t before = program.sent.size();
    constexpr int keys = 101;
    for (int i = 0; i < keys; ++i) {
        program.press("#");
        // Time to read it alone: keys that are read together have one picture anyway.
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        REQUIRE(program.reads_all_keys());
    }
    program.press(":x");
    REQUIRE(program.reads_all_keys());
    while (!program.screen.shows(":x")) REQUIRE(program.read_some(patience));
    // The system's buffer for the terminal, the picture under way, and the newest one.
    REQUIRE(program.sent.size() - before < 25'000);
}

TEST_CASE("A terminal that takes nothing does not keep the program from ending") {
    TerminalProgram program;
    program.read_until(first_picture);
    // Until nothing more fits into the terminal.
    for (int i = 0; i < 100; ++i) {
        program.press("#");
        REQUIRE(program.reads_all_keys());
    }
    program.signal(SIGTERM);
    const int status = program.end();
    REQUIRE(status == 0);
    REQUIRE(is_canonical(program.modes()));
}

TEST_CASE("The terminal is given back at the end, also by a crash") {
    for (const int signal : {SIGTERM, SIGABRT}) {
        CAPTURE(signal);
        TerminalProgram program;
        program.show_until(first_picture);
        REQUIRE_FALSE(is_canonical(program.modes()));
        program.signal(signal);
        const int status = program.end();
        if (signal == SIGTERM) {
            REQUIRE(status == 0);
        } else {
            REQUIRE(WIFSIGNALED(status));
            REQUIRE(WTERMSIG(status) == signal);
        }
        while (program.read_some(100)) {
        }
        REQUIRE(is_canonical(program.modes()));
        REQUIRE(program.sent.find("\x1b[?1049l") != std::string::npos);
        REQUIRE(program.sent.find("\x1b[?1003l") != std::string::npos);
        REQUIRE(program.sent.find("\x1b[?25h") != std::string::npos);
    }
}

TEST_CASE("A program that its terminal has stopped in the background ends when it is told to") {
    for (const Job job : {Job::InBackground, Job::SentToBackground, Job::SimInBackground}) {
        CAPTURE(static_cast<int>(job));
        TerminalProgram program(job);
        if (job == Job::SentToBackground) {
            program.show_until(first_picture);
            program.signal(SIGUSR1);
        }
        const int status = program.end();
        REQUIRE(WIFEXITED(status));
        REQUIRE(WEXITSTATUS(status) == (job == Job::SimInBackground ? 130 : 0));
        if (job != Job::SentToBackground) {
            REQUIRE(is_canonical(program.modes()));
            REQUIRE(program.sent.find("\x1b[?1049h") == std::string::npos);
        }
    }
}
