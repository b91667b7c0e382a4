// Queries a CLI11 description of the command line for help, completions and the manual.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

// Whether the option takes a value; a flag does not.
[[nodiscard]] bool takes_value(const CLI::Option& option);
// The values that an option accepts, from a type name such as `random|spiral|beginner`; empty for
// other types.
[[nodiscard]] std::vector<std::string> choices(const CLI::Option& option);
// The commands, in the order in which the help lists them.
[[nodiscard]] std::vector<const CLI::App*> commands(const CLI::App& program);
// The options of a command that have a long name.
[[nodiscard]] std::vector<const CLI::Option*> long_options(const CLI::App& command);

}  // namespace tabletop::program
