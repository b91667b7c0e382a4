#include "tui/terminal_input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <string_view>
#include <utility>

namespace catan::tui {
namespace {

// Waits until a descriptor is ready; false if whoever waits has to stop instead.
bool wait_for(int descriptor, short event, int stop) {
    std::array<pollfd, 2> sources{{{descriptor, event, 0}, {stop, POLLIN, 0}}};
    while (poll(sources.data(), sources.size(), -1) < 0) {
        if (errno != EINTR) return false;
    }
    return sources[1].revents == 0;
}

}  // namespace

bool InputFilter::passes(char byte) {
    constexpr std::size_t longest_sequence = 64;
    constexpr std::size_t longest_number = 5;
    if (byte == '\x1b') {
        in_ = In::Escape;
        return true;
    }
    if (in_ == In::Text) return true;
    if (in_ == In::Escape) {
        in_ = byte == '[' ? In::Sequence : In::Text;
        length_ = digits_ = 0;
        return true;
    }
    // As the parser of keys has it: a sequence ends with such a letter and with nothing else, and only a semicolon begins
    // another number.
    if ('@' <= byte && byte <= '~' && byte != '[') {
        in_ = In::Text;
        return true;
    }
    if (byte == ';') digits_ = 0;
    if ('0' <= byte && byte <= '9' && ++digits_ > longest_number) return false;
    return ++length_ <= longest_sequence;
}

std::string InputFilter::pass(std::string_view bytes, bool after_a_while) {
    if (after_a_while) in_ = In::Text;
    std::string passed;
    for (const char byte : bytes) {
        if (passes(byte)) passed += byte;
    }
    return passed;
}

TerminalInput::TerminalInput() {
    if (tcgetattr(STDIN_FILENO, &before_) != 0) return;
    terminal_ = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (terminal_ < 0 || pipe2(pipe_.data(), O_CLOEXEC) != 0 ||
        pipe2(stop_.data(), O_CLOEXEC) != 0 || fcntl(pipe_[1], F_SETFL, O_NONBLOCK) != 0) {
        return;
    }
    ours_ = before_;
    ours_.c_iflag &= ~static_cast<tcflag_t>(IXON | IXOFF);
    ours_.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ECHONL | IEXTEN);
    ours_.c_cc[VMIN] = 1;
    ours_.c_cc[VTIME] = 0;
    take();
    dup2(pipe_[0], STDIN_FILENO);
    thread_ = std::jthread([this] { pass_on(); });
}

TerminalInput::~TerminalInput() {
    if (thread_.joinable()) {
        close(std::exchange(stop_[1], -1));
        thread_.join();
        dup2(terminal_, STDIN_FILENO);
        give_back();
    }
    for (const int descriptor : {terminal_, pipe_[0], pipe_[1], stop_[0], stop_[1]}) {
        if (descriptor >= 0) close(descriptor);
    }
}

void TerminalInput::give_back() const {
    if (terminal_ >= 0) tcsetattr(terminal_, TCSANOW, &before_);
}

void TerminalInput::take() const {
    if (terminal_ >= 0) tcsetattr(terminal_, TCSANOW, &ours_);
}

void TerminalInput::pass_on() const {
    using Clock = std::chrono::steady_clock;
    constexpr auto a_while = std::chrono::milliseconds(100);  // twice what the parser of keys waits
    InputFilter filter;
    std::array<char, 4096> bytes{};
    Clock::time_point last = Clock::now();
    while (wait_for(terminal_, POLLIN, stop_[0])) {
        const ssize_t got = read(terminal_, bytes.data(), bytes.size());
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        // A terminal that is gone tells so by a signal.
        if (got <= 0) return;
        const Clock::time_point before = std::exchange(last, Clock::now());
        const std::string passed =
            filter.pass({bytes.data(), static_cast<std::size_t>(got)}, last - before > a_while);
        // Nobody may read it any more, so it must not wait for that for ever.
        for (std::string_view rest = passed; !rest.empty();) {
            if (!wait_for(pipe_[1], POLLOUT, stop_[0])) return;
            const ssize_t written = write(pipe_[1], rest.data(), rest.size());
            if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
            if (written < 0 && errno != EINTR && errno != EAGAIN) return;
        }
    }
}

}  // namespace catan::tui
