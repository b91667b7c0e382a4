// Scripts that make a shell complete the command line, made from its description.
#pragma once

#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace tabletop::program {

[[nodiscard]] std::string completion(const CLI::App& program, std::string_view shell);

}  // namespace tabletop::program
