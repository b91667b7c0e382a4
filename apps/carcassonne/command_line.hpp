// Describes every command and option once. Parsing, help, shell completion and the manual page all use this description.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "board_command.hpp"
#include "game_options.hpp"
#include "script_command.hpp"
#include "sim_command.hpp"

namespace carcassonne::app {

// Everything typed on the command line, as text.
struct CommandLine {
    std::string command;  // empty: a script on standard input
    GameWords game;
    ScriptWords script;
    ResumeWords resume;
    BoardWords board;
    SimWords sim;
    std::vector<std::string> rules;
    std::string shell;  // for `carcassonne completion`
};

// Parsing writes into `line`, which must outlive the description. Describes the options only of commands that appear in
// `argv`, unless `argv` asks for a list of all of them.
[[nodiscard]] std::unique_ptr<CLI::App> describe(CommandLine& line, int argc,
                                                 const char* const* argv);

}  // namespace carcassonne::app
