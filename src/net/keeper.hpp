// Puts a keeper between this process and a program: a process that waits for the program. When the program or this process
// has ended, the keeper kills everything that the program has started, also processes with a session of their own. On Linux
// a process escapes only by killing the keeper first, which a confined program cannot see.
#pragma once

#include <sys/types.h>

#include <csignal>

namespace tabletop::net {

struct KeptProgram {
    char* const* words = nullptr;        // the program and its arguments, ending with nullptr
    char* const* environment = nullptr;  // ending with nullptr
    // Its standard streams, as descriptors above `spare_output`. Without `errors` standard error is discarded.
    int input = -1;
    int output = -1;
    int errors = -1;
    // The program finds its input and output at the spare descriptors, to pass them on; at 0 and 1 it finds /dev/null.
    bool uses_spares = false;
};
inline constexpr int spare_input = 3;
inline constexpr int spare_output = 4;

// Signals to the keeper: the program is asked to end, or the program and all that it has started are killed.
inline constexpr int ask_program_to_end = SIGTERM;
inline constexpr int end_everything = SIGUSR1;

// Starts the keeper and the program. Returns the keeper's process; its exit code is that of the program, or 128 plus the
// number of the signal that has ended the program. Throws std::system_error.
[[nodiscard]] pid_t start_keeper(const KeptProgram& program);

}  // namespace tabletop::net
