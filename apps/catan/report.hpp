// Writes a line to standard error in the name of the program.
#pragma once

#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "program/output.hpp"

namespace catan::app {

inline void report(std::string_view line) { program::complain("catan: " + std::string(line)); }

}  // namespace catan::app
