// Tests that the program's memory is bounded for any size that a terminal reports.
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

#include "support/scratch_folder.hpp"

namespace fs = std::filesystem;

namespace {

struct TerminalRun {
    std::string frames;
    long kilobytes = 0;  // at most
    int exit_code = -1;
};

int open_terminal(unsigned short columns, unsigned short rows) {
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    REQUIRE(terminal >= 0);
    REQUIRE(grantpt(terminal) == 0);
    REQUIRE(unlockpt(terminal) == 0);
    const winsize size{rows, columns, 0, 0};
    REQUIRE(ioctl(terminal, TIOCSWINSZ, &size) == 0);
    return terminal;
}

[[noreturn]] void become_program(const std::string& terminal, const fs::path& home) {
    setsid();
    const int own = open(terminal.c_str(), O_RDWR);
    for (const int standard : {0, 1, 2}) dup2(own, standard);
    setenv("HOME", home.c_str(), 1);
    setenv("XDG_STATE_HOME", home.c_str(), 1);
    setenv("XDG_CONFIG_HOME", home.c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    setenv("TERM", "xterm-256color", 1);
    execl(CATAN_PROGRAM, CATAN_PROGRAM, "--names", "Ann,Ben", "--seed", "7", nullptr);
    _exit(127);
}

// A game at a terminal of that size, until it has been drawn and has taken a key.
TerminalRun play(unsigned short columns, unsigned short rows) {
    const ScratchFolder scratch;
    const int terminal = open_terminal(columns, rows);
    const std::string name = ptsname(terminal);
    const pid_t pid = fork();
    REQUIRE(pid >= 0);
    if (pid == 0) become_program(name, scratch.folder);
    TerminalRun played;
    std::array<char, 65536> piece{};
    const auto read_until = [&](const char* words) {
        while (played.frames.find(words) == std::string::npos) {
            const ssize_t got = read(terminal, piece.data(), piece.size());
            if (got <= 0) return;
            played.frames.append(piece.data(), static_cast<std::size_t>(got));
        }
    };
    read_until("Ben's hand");
    REQUIRE(write(terminal, "\r", 1) == 1);
    read_until("Place a road");
    kill(pid, SIGTERM);
    while (read(terminal, piece.data(), piece.size()) > 0) {
    }
    int status = 0;
    rusage used{};
    REQUIRE(wait4(pid, &status, 0, &used) == pid);
    close(terminal);
    played.kilobytes = used.ru_maxrss;
    if (WIFEXITED(status)) played.exit_code = WEXITSTATUS(status);
    return played;
}

}  // namespace

TEST_CASE("A huge terminal is drawn in part, and takes little memory") {
    const TerminalRun played = play(4000, 4000);
    CHECK(played.exit_code == 0);
    CHECK(played.kilobytes < 400'000);
    CHECK(played.frames.find("Place a road") != std::string::npos);
}
