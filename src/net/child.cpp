#include "net/child.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <system_error>
#include <utility>

namespace catan::net {
namespace {

// A file that closes itself. None of them is 0, 1 or 2, which the program will have.
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

void check(int error) {
    if (error != 0) throw std::system_error(error, std::generic_category());
}

struct Pipe {
    Pipe() : read(-1), write(-1) {
        std::array<int, 2> ends{};
        if (::pipe(ends.data()) != 0) check(errno);
        const File first(ends[0]);
        const File second(ends[1]);
        read.replace(::fcntl(first.number(), F_DUPFD_CLOEXEC, 3));
        write.replace(::fcntl(second.number(), F_DUPFD_CLOEXEC, 3));
        if (read.number() < 0 || write.number() < 0) check(errno);
    }

    File read;
    File write;
};

// What is different in the program from the first moment on.
class Circumstances {
public:
    Circumstances(int in, int out, int err) {
        check(posix_spawn_file_actions_init(&files_));
        check(posix_spawnattr_init(&attributes_));
        check(posix_spawn_file_actions_adddup2(&files_, in, 0));
        check(posix_spawn_file_actions_adddup2(&files_, out, 1));
        if (err >= 0) {
            check(posix_spawn_file_actions_adddup2(&files_, err, 2));
        } else {
            check(posix_spawn_file_actions_addopen(&files_, 2, "/dev/null", O_WRONLY, 0));
        }
        close_all_others();
        sigset_t none;
        sigset_t all;
        sigemptyset(&none);
        sigfillset(&all);
        check(posix_spawnattr_setsigmask(&attributes_, &none));
        check(posix_spawnattr_setsigdefault(&attributes_, &all));
        check(posix_spawnattr_setflags(
            &attributes_, static_cast<short>(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK |
                                             POSIX_SPAWN_SETSIGDEF)));
    }
    Circumstances(const Circumstances&) = delete;
    Circumstances& operator=(const Circumstances&) = delete;
    Circumstances(Circumstances&&) = delete;
    Circumstances& operator=(Circumstances&&) = delete;
    ~Circumstances() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }

    [[nodiscard]] pid_t run(const std::string& command) const {
        std::string shell = "sh";
        std::string option = "-c";
        std::string what = "exec " + command;
        const std::array<char*, 4> arguments{shell.data(), option.data(), what.data(), nullptr};
        pid_t process = -1;
        check(posix_spawn(&process, "/bin/sh", &files_, &attributes_, arguments.data(), environ));
        return process;
    }

private:
    // It inherits nothing: no saved game, no connection, no end of another program's pipe.
    void close_all_others() {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
        check(posix_spawn_file_actions_addclosefrom_np(&files_, 3));
#else
        for (int file = 3; file < 256; ++file) {
            if (::fcntl(file, F_GETFD) >= 0)
                check(posix_spawn_file_actions_addclose(&files_, file));
        }
#endif
    }

    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

std::string in_words(int status) {
    if (WIFSIGNALED(status)) {
        return "the program was ended by signal " + std::to_string(WTERMSIG(status)) + " (" +
               ::strsignal(WTERMSIG(status)) + ")";
    }
    const int code = WEXITSTATUS(status);
    if (code == 127) return "there is no such program";
    if (code == 126) return "the program cannot be run";
    if (code == 0) return "the program ended";
    return "the program ended with exit code " + std::to_string(code);
}

}  // namespace

Child::Child(const std::string& command, int standard_error) {
    Pipe to_it;
    Pipe from_it;
    const Circumstances circumstances(to_it.read.number(), from_it.write.number(), standard_error);
    process_ = circumstances.run(command);
    pipes_ = {to_it.write.release(), from_it.read.release()};
}

Child::~Child() {
    if (pipes_.to_it >= 0) ::close(pipes_.to_it);
    if (pipes_.from_it >= 0) ::close(pipes_.from_it);
    if (process_ < 0) return;
    make_end();
    static_cast<void>(take_leave());
}

Child::Pipes Child::take_pipes() { return std::exchange(pipes_, Pipes{}); }

void Child::on_end(std::function<void()> hear) {
    // It stays a zombie, so its number is nobody else's until leave is taken.
    waiting_ = std::thread([process = process_, hear = std::move(hear)] {
        siginfo_t info{};
        while (::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOWAIT) != 0 &&
               errno == EINTR) {
        }
        hear();
    });
}

void Child::tell(int signal) const {
    if (process_ > 0) ::kill(-process_, signal);
}

void Child::ask_to_end() const { tell(SIGTERM); }
void Child::make_end() const { tell(SIGKILL); }

std::string Child::take_leave() {
    if (waiting_.joinable()) waiting_.join();
    make_end();
    int status = 0;
    pid_t process = -1;
    do {
        process = ::waitpid(process_, &status, 0);
    } while (process < 0 && errno == EINTR);
    process_ = -1;
    // Somebody else in this process has taken leave of it.
    if (process < 0) return "the program ended";
    return in_words(status);
}

}  // namespace catan::net
