// Runs a program beside this one, and ends it together with everything that it has started. The program has a session of
// its own, so that keys typed at the terminal do not reach it, a small environment, and no open file but its pipes.
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
    // Our ends of its standard streams. The caller of take_pipes closes them.
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

    // Calls `hear` once, in another thread, when the program and all that it has started have ended.
    void on_end(std::function<void()> hear);
    // Waits so long for that; returns whether it has happened.
    [[nodiscard]] bool ends_within(std::chrono::milliseconds time) const;
    // Sends SIGTERM to the program; kills it and all that it has started; kills the keeper, if not even that has helped.
    void ask_to_end() const;
    void make_end() const;
    void kill_keeper() const;

    // The exit code, or 128 plus the number of the signal that has ended the program. Call it once, when it has ended.
    [[nodiscard]] int take_leave();

private:
    void tell(int signal) const;

    pid_t keeper_ = -1;  // -1 after take_leave
    Pipes pipes_;
    std::thread waiting_;
};

// Says in words how a program ended, by the code of `take_leave`.
[[nodiscard]] std::string how_it_ended(int code);
// The exit codes of a shell that cannot find a program, or cannot run it.
inline constexpr int not_found = 127;
inline constexpr int not_runnable = 126;

}  // namespace tabletop::net
