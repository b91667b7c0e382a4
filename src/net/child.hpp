// Runs a child process, and ends it together with everything that it has started. The program runs in its own session, so
// that the terminal's signals do not reach it, with a small environment and no open files but its pipes.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace tabletop::net {

// The variables of our environment that a program gets: PATH, HOME, TZ and those of the language, as `NAME=value`.
[[nodiscard]] std::vector<std::string> program_environment();

class Child {
public:
    // Our ends of its standard streams. The caller of take_pipes() must close them.
    struct Pipes {
        int input = -1;
        int output = -1;
        int errors = -1;  // if they were asked for
    };

    struct Streams {
        bool with_errors = false;  // otherwise standard error is discarded
        bool are_spare = false;    // as KeptProgram::uses_spares
    };
    // Runs a program with its arguments; words[0] is its path. Throws std::system_error.
    Child(std::vector<std::string> words, Streams streams);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    Child(Child&&) = delete;
    Child& operator=(Child&&) = delete;
    // Ends the program if it still runs.
    ~Child();

    [[nodiscard]] Pipes take_pipes();

    // Calls `hear` once, on another thread, when the program and everything that it has started have ended.
    void on_end(std::function<void()> hear);
    // Waits up to `time` for that end. Returns whether all have ended.
    [[nodiscard]] bool ends_within(std::chrono::milliseconds time) const;
    // In order of severity: sends SIGTERM to the program; kills it and everything that it has started; kills the keeper.
    void ask_to_end() const;
    void make_end() const;
    void kill_keeper() const;

    // Returns the exit code, or 128 plus the number of the signal that ended the program. Call it once, after the end.
    [[nodiscard]] int take_leave();

private:
    void tell(int signal) const;

    pid_t keeper_ = -1;  // -1 after take_leave
    Pipes pipes_;
    std::thread waiting_;
};

// Describes how a program ended, by the code of `take_leave`.
[[nodiscard]] std::string how_it_ended(int code);
// The exit codes of a shell that cannot find a program, or cannot run it.
inline constexpr int not_found = 127;
inline constexpr int not_runnable = 126;

}  // namespace tabletop::net
