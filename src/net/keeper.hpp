// Starts a program under a keeper, a process that waits for it. When the program or this process has ended, the keeper kills
// everything that the program has started, also processes with their own session. On Linux a process escapes only by stopping
// or killing the keeper first, which a confined program cannot see.
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

// Signals to the keeper: ask the program to end, or kill it and everything that it has started.
inline constexpr int ask_program_to_end = SIGTERM;
inline constexpr int end_everything = SIGUSR1;

// Starts the keeper and the program. Returns the keeper's process id. The keeper's exit code is the program's, or 128 plus
// the number of the signal that ended the program. Throws std::system_error.
[[nodiscard]] pid_t start_keeper(const KeptProgram& program);

}  // namespace tabletop::net
