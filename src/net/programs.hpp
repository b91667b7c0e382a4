// Runs programs at this machine: each gets lines on its standard input, and what it writes to its standard output is heard.
// They are bounded like every other connection, and none of them outlives this.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "net/confinement.hpp"
#include "net/wires.hpp"

namespace tabletop::net {

struct ProgramOptions {
    // Without it programs run with all rights of this user.
    std::optional<Confinement> confinement{};
    // Hears the standard error of programs, by their numbers, as lines that are fit for a log (error_lines.hpp). Called in
    // the thread of the programs, for the last time before `Gone`. Without it, standard error is discarded.
    std::function<void(std::size_t program, const std::string& line)> hear_error{};
};

class Programs : public LiveWires {
public:
    // Runs commands of the shell. The key of a program is its number here. It arrives at once; it is gone when it ends or
    // closes its input or output, even if it never began.
    explicit Programs(const std::vector<std::string>& commands, const Limits& limits = {},
                      ProgramOptions options = {});
};

}  // namespace tabletop::net
