// Runs programs on this machine and exchanges lines with their standard input and output. Applies the same limits as to any
// other connection. No program outlives this object.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "net/confinement.hpp"
#include "net/running_thread.hpp"
#include "net/transport.hpp"

namespace tabletop::net {

struct ProgramOptions {
    // Without it programs run with all rights of the user.
    std::optional<Confinement> confinement{};
    // Gets the standard error of programs, by program number, as lines for a log (error_lines.hpp). Called on the network
    // thread, for the last time before `Gone`. Without it, standard error is discarded.
    std::function<void(std::size_t program, const std::string& line)> hear_error{};
};

class Programs {
public:
    // Runs shell commands. The key of a program is its index. It arrives at once, and is gone when it ends or closes its
    // input or output, even if it could not be started.
    explicit Programs(const std::vector<std::string>& commands, const Limits& limits = {},
                      ProgramOptions options = {});

    [[nodiscard]] Transport& transport();

private:
    RunningThread thread_;
};

}  // namespace tabletop::net
