// What can be typed on the command line: the one description of all commands and options. Help, completions and the
// manual page are made from it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "analyse_command.hpp"
#include "board_options.hpp"
#include "game_options.hpp"
#include "join_command.hpp"
#include "play_command.hpp"
#include "replay_command.hpp"
#include "resume_command.hpp"
#include "script_command.hpp"
#include "serve_command.hpp"
#include "sim_options.hpp"

namespace catan::app {

// Everything that was typed, as words.
struct CommandLine {
    std::string command;  // empty: the game itself
    BoardWords board;
    GameWords game;
    ScriptWords script;
    Looks looks;
    ResumeWords resume;
    ReplayWords replay;
    AnalyseWords analyse;
    SimWords sim;
    JoinWords join;  // and to watch
    ServeWords serve;
    std::vector<std::string> rules;
    std::string shell;  // for completion
};

// The words are written into `line`, which must live as long as the description. Of commands that were not typed only names
// and purposes are described, unless all are to be listed.
[[nodiscard]] std::unique_ptr<CLI::App> describe(CommandLine& line, int argc,
                                                 const char* const* argv);

// Throws a Failure for what cannot be understood, and CLI11's own calls for help and version.
void parse(CLI::App& program, CommandLine& line, int argc, const char* const* argv);

}  // namespace catan::app
