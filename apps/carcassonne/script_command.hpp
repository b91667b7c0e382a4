// Declares `carcassonne run FILE…`, `carcassonne < FILE` and `carcassonne resume FILE`, which play games from scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/setup.hpp"
#include "program/failure.hpp"
#include "program/scripts.hpp"

namespace carcassonne::app {

struct ScriptWords {
    program::ScriptFiles files{};
    std::optional<std::string> bot_seed{};
};

// Whether any option says how scripts run.
[[nodiscard]] bool was_asked_for(const ScriptWords& words);

// Runs all files and returns the first exit code that is not 0. Without a file it reads standard input.
[[nodiscard]] program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup);
// Runs one script from standard input. If that is empty, explains what to do.
[[nodiscard]] program::Exit run_piped_script(const ScriptWords& words,
                                             const language::Setup& setup);

struct ResumeWords {
    std::optional<std::string> file{};
    bool at_last_check = false;
    ScriptWords script{};
};
// Goes on with a saved game by the script on standard input. At a terminal it prints how the game stands.
[[nodiscard]] program::Exit resume(const ResumeWords& words);

}  // namespace carcassonne::app
