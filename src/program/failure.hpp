// Reports an error that ends the program: one line on stderr, and an exit code that scripts can
// rely on. Without a message everything was said before.
#pragma once

#include <stdexcept>
#include <string>

namespace tabletop::program {

enum class Exit { Done = 0, NotAsTold = 1, Misunderstood = 2, FileTrouble = 3, Interrupted = 130 };

struct Failure : std::runtime_error {
    Failure(Exit exit_code, const std::string& message)
        : std::runtime_error(message), code(exit_code) {}

    Exit code;
};

}  // namespace tabletop::program
