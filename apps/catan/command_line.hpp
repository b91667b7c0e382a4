// Describes every command and option once. Parsing, help, shell completion and the manual page all
// use this description.
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

// Everything typed on the command line, as text.
struct CommandLine {
    std::string command;  // empty: play a game
    BoardWords board;
    GameWords game;
    ScriptWords script;
    DisplayOptions display;
    ResumeWords resume;
    ReplayWords replay;
    AnalyseWords analyse;
    SimWords sim;
    JoinWords join;  // also for `catan watch`
    ServeWords serve;
    std::vector<std::string> rules;
    std::string shell;  // for `catan completion`
};

// Parsing writes into `line`, which must outlive the description. Describes the options only of
// commands that appear in `argv`, unless `argv` asks for a list of all of them.
[[nodiscard]] std::unique_ptr<CLI::App> describe(CommandLine& line, int argc,
                                                 const char* const* argv);

}  // namespace catan::app
