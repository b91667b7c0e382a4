#include "front/terminal_device.hpp"

#include <fcntl.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is of POSIX
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <tuple>

namespace tabletop::front {
namespace {

// Alternate screen, no line wrap, no cursor; clicks and all motion as SGR reports, or in the older form.
constexpr std::string_view enter_modes =
    "\x1b[?1049h\x1b[?7l\x1b[?25l\x1b[?1000h\x1b[?1003h\x1b[?1015h\x1b[?1006h";
// Starts with an escape character, which ends any sequence that was sent in part.
constexpr std::string_view leave_modes =
    "\x1b[m\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1000l\x1b[?25h\x1b[?7h\x1b[?1049l\r";

// Largest write that may block, in bytes.
constexpr std::size_t most_at_once = 256;

// Crash handlers may only use atomics and system calls.
constexpr std::array<int, 5> crashes{SIGSEGV, SIGILL, SIGABRT, SIGFPE, SIGBUS};
std::atomic<bool> is_taken = false;
termios before_crash;  // written before is_taken is set
std::atomic<bool> knows_modes = false;
std::atomic<int> crash_output = STDOUT_FILENO;

extern "C" void give_back_in_crash(int signal) {
    if (is_taken.exchange(false)) {
        const ssize_t written = write(crash_output, leave_modes.data(), leave_modes.size());
        if (written != static_cast<ssize_t>(leave_modes.size())) {
            // The terminal accepts nothing now: drop the output that is under way.
            tcflush(crash_output, TCOFLUSH);
            std::ignore = write(crash_output, leave_modes.data(), leave_modes.size());
        }
        if (knows_modes) tcsetattr(STDIN_FILENO, TCSANOW, &before_crash);
    }
    // SA_RESETHAND has restored the default action.
    raise(signal);
}

// Keeps the handlers of sanitizers.
void handle_crashes() {
    struct sigaction action {};
    action.sa_handler = give_back_in_crash;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
    for (const int signal : crashes) {
        struct sigaction now {};
        sigaction(signal, nullptr, &now);
        const bool is_usual = (now.sa_flags & SA_SIGINFO) == 0 && now.sa_handler == SIG_DFL;
        if (is_usual) sigaction(signal, &action, nullptr);
    }
}

// Opens the terminal at standard output again. O_NONBLOCK belongs to the open file, which standard output shares with
// the shell, so it must not change there. Returns -1 on failure.
int open_without_waiting() {
    std::array<char, 256> name{};
    if (ttyname_r(STDOUT_FILENO, name.data(), name.size()) != 0) return -1;
    return open(name.data(), O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
}

}  // namespace

bool is_in_background() {
    const pid_t foreground = tcgetpgrp(STDIN_FILENO);
    // 0: a process group that this process cannot see.
    return foreground > 0 && foreground != getpgrp();
}

TerminalDevice::TerminalDevice() {
    std::cout << std::flush;
    std::fflush(stdout);
    termios modes{};
    if (tcgetattr(STDIN_FILENO, &modes) == 0) {
        before_ = modes;
        before_crash = modes;
    }
    knows_modes = before_.has_value();
    output_ = open_without_waiting();
    may_block_ = output_ < 0;
    // Falls back to standard output, for example without a free descriptor.
    if (may_block_) output_ = STDOUT_FILENO;
    crash_output = output_;
    handle_crashes();
    take();
}

TerminalDevice::~TerminalDevice() {
    leave();
    give_back();
    if (!may_block_) close(output_);
}

int TerminalDevice::input() const { return is_gone_ ? -1 : STDIN_FILENO; }

void TerminalDevice::take() {
    if (before_) {
        termios ours = *before_;
        ours.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF);
        ours.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ECHONL | IEXTEN);
        ours.c_cc[VMIN] = 1;
        ours.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSANOW, &ours);
    }
    has_modes_ = true;
    is_taken = true;
    send(enter_modes);
}

void TerminalDevice::leave() {
    if (!has_modes_) return;
    has_modes_ = false;
    unsent_.clear();
    send(leave_modes);
}

void TerminalDevice::give_back() {
    if (!is_taken.exchange(false)) return;
    if (!has_modes_ && has_unsent()) {
        // The terminal accepts nothing now. Drop the output that is under way, so that it can still restore its modes.
        tcflush(output_, TCOFLUSH);
        unsent_.clear();
        send(leave_modes);
    }
    // In the background the terminal has the modes of the program that has it now.
    if (before_ && !is_in_background()) tcsetattr(STDIN_FILENO, TCSANOW, &*before_);
}

void TerminalDevice::send(std::string_view bytes) {
    unsent_ += bytes;
    send_rest();
}

void TerminalDevice::send_rest() {
    while (!is_gone_ && !unsent_.empty()) {
        const std::size_t size =
            may_block_ ? std::min(unsent_.size(), most_at_once) : unsent_.size();
        const ssize_t written = write(output_, unsent_.data(), size);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            is_gone_ = errno != EAGAIN;
            break;
        }
        unsent_.erase(0, static_cast<std::size_t>(written));
        // poll() must check first whether another write would block.
        if (may_block_) break;
    }
    if (is_gone_) unsent_.clear();
}

std::string TerminalDevice::receive() {
    std::array<char, 4096> bytes{};
    const ssize_t got = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got > 0) return {bytes.data(), static_cast<std::size_t>(got)};
    if (got == 0 || (errno != EINTR && errno != EAGAIN)) is_gone_ = true;
    return {};
}

void TerminalDevice::drop_input() const {
    if (before_) tcflush(STDIN_FILENO, TCIFLUSH);
}

}  // namespace tabletop::front
