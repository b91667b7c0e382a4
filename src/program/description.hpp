// Questions about a command line as CLI11 describes it, for help, completions and the manual.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

// Whether a word belongs to the option, or it is a flag.
[[nodiscard]] bool takes_value(const CLI::Option& option);
// `random|spiral|beginner`: the words an option can be, from the name of its type; none for others.
[[nodiscard]] std::vector<std::string> choices(const CLI::Option& option);
// The commands, in the order in which they are told.
[[nodiscard]] std::vector<const CLI::App*> commands(const CLI::App& program);
// The options of a command that have a long name.
[[nodiscard]] std::vector<const CLI::Option*> long_options(const CLI::App& command);

}  // namespace tabletop::program
