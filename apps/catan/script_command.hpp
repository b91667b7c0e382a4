// `catan run FILE…` and `catan < FILE`: games from scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bot_options.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/setup.hpp"
#include "program/failure.hpp"
#include "tabletop/table/script.hpp"

namespace catan::app {

struct ScriptWords {
    std::vector<std::string> files;
    std::optional<std::string> autosave;
    table::ScriptOptions options;
    BotWords bots;
};

// Whether anything was said about how scripts are run.
[[nodiscard]] bool was_asked_for(const ScriptWords& words);

// The first exit code of a file that is not 0. Without a file, standard input is read.
[[nodiscard]] program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup);

// `catan < FILE`: one script from standard input. Says how to play where there is none.
[[nodiscard]] program::Exit run_piped_script(const ScriptWords& words,
                                             const language::Setup& setup);

// Prints and complains; what was recorded is safe before it is printed, so it is printed at once.
[[nodiscard]] table::ScriptOutput script_output(bool at_once);
void flush_output();

}  // namespace catan::app
