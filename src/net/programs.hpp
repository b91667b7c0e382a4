// Programs of this machine: each gets lines on its standard input, and what it writes on its standard output is heard. They
// are bounded like everybody else, and none of them outlives this.
#pragma once

#include <string>
#include <vector>

#include "net/wires.hpp"

namespace catan::net {

class Programs : public LiveWires {
public:
    // Runs commands of the shell. The key of a program is its number here. It arrives at once; it is gone when it ends or
    // closes its output, even if it never began. Its standard error goes to that file, or nowhere.
    explicit Programs(const std::vector<std::string>& commands, const Limits& limits = {},
                      int standard_error = -1);
};

}  // namespace catan::net
