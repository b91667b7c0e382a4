// The manual page, made from the description of the command line.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace catan::app {

[[nodiscard]] std::string manual(const CLI::App& program);

}  // namespace catan::app
