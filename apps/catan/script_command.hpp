// Declares `catan run FILE…` and `catan < FILE`, which play games from scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "catan/table/script.hpp"
#include "program/failure.hpp"
#include "program/scripts.hpp"

namespace catan::app {

struct ScriptWords {
    std::vector<std::string> files;
    std::optional<std::string> autosave;
    table::ScriptOptions options;
    BotWords bots;
};

// Whether any option says how scripts run.
[[nodiscard]] bool was_asked_for(const ScriptWords& words);

// Runs all files and returns the first exit code that is not 0. Without a file it reads standard
// input.
[[nodiscard]] program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup);

// Runs one script from standard input. If that is empty, explains how to play.
[[nodiscard]] program::Exit run_piped_script(const ScriptWords& words,
                                             const language::Setup& setup);

}  // namespace catan::app
