// Generates shell completion scripts from the description of the command line.
#pragma once

#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace tabletop::program {

[[nodiscard]] std::string completion(const CLI::App& program, std::string_view shell);

}  // namespace tabletop::program
