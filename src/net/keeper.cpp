#include "net/keeper.hpp"

#include <fcntl.h>
#include <pthread.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace tabletop::net {
namespace {

constexpr int killed = 128 + SIGKILL;
constexpr int cannot_run = 126;
constexpr int no_such_program = 127;

// --- Runs in the forked child of a process with several threads. Another thread may have been inside malloc at the fork, so
// only system calls are allowed: no allocation, no streams, no exceptions.

void close_all_from(int first) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
    ::closefrom(first);
#else
    for (long file = first, most = ::sysconf(_SC_OPEN_MAX); file < most; ++file) ::close(file);
#endif
}

// Closes everything else, so that the program inherits no saved game, connection or pipe of another program.
void take_streams(const KeptProgram& program) {
    const int nothing = ::open("/dev/null", O_RDWR);
    const bool uses_spares = program.uses_spares;
    ::dup2(uses_spares ? nothing : program.input, STDIN_FILENO);
    ::dup2(uses_spares ? nothing : program.output, STDOUT_FILENO);
    ::dup2(program.errors >= 0 ? program.errors : nothing, STDERR_FILENO);
    if (uses_spares) {
        ::dup2(program.input, spare_input);
        ::dup2(program.output, spare_output);
    }
    close_all_from((uses_spares ? spare_output : STDERR_FILENO) + 1);
}

[[noreturn]] void become(const KeptProgram& program) {
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::execve(program.words[0], program.words, program.environment);
    ::_exit(errno == ENOENT ? no_such_program : cannot_run);
}

// Kills all children of this process. Returns false if the system cannot list them.
bool kill_children() {
    const int file = ::open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    std::array<char, 4096> read{};
    pid_t child = 0;
    ssize_t size = 0;
    while ((size = ::read(file, read.data(), read.size())) > 0) {
        for (const char letter : std::string_view(read.data(), static_cast<std::size_t>(size))) {
            if ('0' <= letter && letter <= '9') {
                child = 10 * child + (letter - '0');
            } else if (child > 0) {
                ::kill(child, SIGKILL);
                child = 0;
            }
        }
    }
    ::close(file);
    return true;
}

// Orphaned processes become children of the keeper (PR_SET_CHILD_SUBREAPER), so this reaches all descendants.
void end_all_that_is_left(pid_t program) {
    ::kill(-program, SIGKILL);
    while (true) {
        const int how = kill_children() ? 0 : WNOHANG;
        const pid_t ended = ::waitpid(-1, nullptr, how);
        if (ended == 0 || (ended < 0 && errno != EINTR)) return;
    }
}

int code_of(int status) {
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

// Whether the program has ended. Reaps all other children that have ended. The program stays a zombie, so that its process
// id, which is also its group id, is not reused.
bool has_ended(pid_t program) {
    while (true) {
        siginfo_t child{};
        if (::waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) != 0 || child.si_pid == 0)
            return false;
        if (child.si_pid == program) return true;
        ::waitpid(child.si_pid, nullptr, 0);
    }
}

int wait_for(pid_t program) {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGCHLD, ask_program_to_end, end_everything})
        sigaddset(&signals, signal);
    while (!has_ended(program)) {
        int signal = 0;
        ::sigwait(&signals, &signal);
        if (signal == ask_program_to_end) ::kill(-program, SIGTERM);
        if (signal != end_everything) continue;
        end_all_that_is_left(program);
        return killed;
    }
    ::kill(-program, SIGKILL);
    int status = 0;
    ::waitpid(program, &status, 0);
    end_all_that_is_left(program);
    return code_of(status);
}

[[noreturn]] void keep(const KeptProgram& program, pid_t parent) {
    ::setsid();
    ::signal(SIGCHLD, SIG_DFL);
#ifdef __linux__
    ::prctl(PR_SET_NAME, "catan-keeper");
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::prctl(PR_SET_PDEATHSIG, end_everything);
#endif
    if (::getppid() != parent) ::_exit(killed);
    take_streams(program);
    const pid_t process = ::fork();
    if (process == 0) become(program);
    if (process < 0) ::_exit(cannot_run);
    ::setpgid(process, process);
    // Leaves the pipes to the program alone, so that they close when it closes them.
    close_all_from(STDIN_FILENO);
    ::_exit(wait_for(process));
}

// --- Runs in our own process.

}  // namespace

pid_t start_keeper(const KeptProgram& program) {
    // Block all signals across the fork: the keeper takes its signals with sigwait.
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    // Where the parent of this process has ignored it, exit codes would be lost.
    struct sigaction children {};
    if (::sigaction(SIGCHLD, nullptr, &children) == 0 && children.sa_handler == SIG_IGN) {
        ::signal(SIGCHLD, SIG_DFL);
    }
    const pid_t parent = ::getpid();
    const pid_t keeper = ::fork();
    if (keeper == 0) keep(program, parent);
    const int error = errno;
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (keeper < 0) throw std::system_error(error, std::generic_category());
    return keeper;
}

}  // namespace tabletop::net
