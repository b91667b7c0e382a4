#include "net/child.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string_view>
#include <system_error>
#include <utility>

#include "net/keeper.hpp"

namespace tabletop::net {
namespace {

// Owns a file descriptor.
class File {
public:
    explicit File(int number) : number_(number) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    File(File&&) = delete;
    File& operator=(File&&) = delete;
    ~File() { close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int release() { return std::exchange(number_, -1); }
    void close() {
        if (number_ >= 0) ::close(release());
    }
    void replace(int number) {
        close();
        number_ = number;
    }

private:
    int number_;
};

// The program gets its streams at the descriptors below.
constexpr int first_free = spare_output + 1;

struct Pipe {
    Pipe() : read(-1), write(-1) {}
    void open() {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0) fail();
        const File first(ends[0]);
        const File second(ends[1]);
        read.replace(::fcntl(first.number(), F_DUPFD_CLOEXEC, first_free));
        write.replace(::fcntl(second.number(), F_DUPFD_CLOEXEC, first_free));
        if (read.number() < 0 || write.number() < 0) fail();
    }
    [[noreturn]] static void fail() { throw std::system_error(errno, std::generic_category()); }

    File read;
    File write;
};

// A null-terminated array for execve.
std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> all;
    all.reserve(words.size() + 1);
    for (std::string& word : words) all.push_back(word.data());
    all.push_back(nullptr);
    return all;
}

bool is_for_programs(std::string_view variable) {
    const std::string_view name = variable.substr(0, variable.find('='));
    constexpr std::array<std::string_view, 5> names{"PATH", "HOME", "TZ", "LANG", "LANGUAGE"};
    return name.starts_with("LC_") || std::ranges::find(names, name) != names.end();
}

}  // namespace

std::vector<std::string> program_environment() {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        if (is_for_programs(*variable)) variables.emplace_back(*variable);
    }
    return variables;
}

Child::Child(std::vector<std::string> words, Streams streams) {
    Pipe to_it;
    Pipe from_it;
    Pipe errors;
    to_it.open();
    from_it.open();
    if (streams.with_errors) errors.open();
    std::vector<std::string> variables = program_environment();
    const std::vector<char*> arguments = pointers(words);
    const std::vector<char*> environment = pointers(variables);
    keeper_ = start_keeper({arguments.data(), environment.data(), to_it.read.number(),
                            from_it.write.number(), errors.write.number(), streams.are_spare});
    pipes_ = {to_it.write.release(), from_it.read.release(), errors.read.release()};
}

Child::~Child() {
    for (const int file : {pipes_.input, pipes_.output, pipes_.errors}) {
        if (file >= 0) ::close(file);
    }
    if (keeper_ < 0) return;
    make_end();
    constexpr std::chrono::seconds long_enough(2);
    if (!ends_within(long_enough)) kill_keeper();
    static_cast<void>(take_leave());
}

Child::Pipes Child::take_pipes() { return std::exchange(pipes_, Pipes{}); }

void Child::on_end(std::function<void()> hear) {
    // The keeper stays a zombie until take_leave(), so its process id is not reused.
    waiting_ = std::thread([keeper = keeper_, hear = std::move(hear)] {
        siginfo_t info{};
        while (::waitid(P_PID, static_cast<id_t>(keeper), &info, WEXITED | WNOWAIT) != 0 &&
               errno == EINTR) {
        }
        hear();
    });
}

bool Child::ends_within(std::chrono::milliseconds time) const {
    const auto end = std::chrono::steady_clock::now() + time;
    while (true) {
        siginfo_t info{};
        const int error =
            ::waitid(P_PID, static_cast<id_t>(keeper_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (info.si_pid != 0 || (error != 0 && errno != EINTR)) return true;
        if (std::chrono::steady_clock::now() >= end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

void Child::tell(int signal) const {
    if (keeper_ > 0) ::kill(keeper_, signal);
}

void Child::ask_to_end() const { tell(ask_program_to_end); }
void Child::make_end() const { tell(end_everything); }
void Child::kill_keeper() const { tell(SIGKILL); }

int Child::take_leave() {
    if (waiting_.joinable()) waiting_.join();
    int status = 0;
    pid_t process = -1;
    do {
        process = ::waitpid(keeper_, &status, 0);
    } while (process < 0 && errno == EINTR);
    keeper_ = -1;
    // Other code in this process has reaped the child.
    if (process < 0) return 0;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

std::string how_it_ended(int code) {
    if (code == not_found) return "there is no such program";
    if (code == not_runnable) return "the program cannot be run";
    if (code == 0) return "the program ended";
    const int signal = code - 128;
    if (0 < signal && signal < NSIG) {
        return "the program was ended by signal " + std::to_string(signal) + " (" +
               ::strsignal(signal) + ")";
    }
    return "the program ended with exit code " + std::to_string(code);
}

}  // namespace tabletop::net
