// Runs scripts of a game from files and from standard input, and saves what is played. Prints on standard output and standard
// error; returns the program's exit code. A game comes as the Language of its scripts.
#pragma once

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "program/failure.hpp"
#include "tabletop/table/script.hpp"

namespace tabletop::program {

struct ScriptFiles {
    std::vector<std::string> files{};
    std::optional<std::string> autosave{};
    table::ScriptOptions options{};
};

// Describes their options, and those of a script that goes on with a saved game.
void describe_scripts(CLI::App& command, table::ScriptOptions& options,
                      std::optional<std::string>& autosave);
void describe_going_on(CLI::App& command, table::ScriptOptions& options);

struct PlayedScript {
    table::Verdict verdict = table::Verdict::Fine;
    bool has_begun = false;  // a game has begun
};
// Plays the script in a stream, which has this name in messages.
using PlayScript = std::function<PlayedScript(std::istream& in, const std::string& name,
                                              const table::ScriptOutput& output)>;

// `setup` supplies what the header of the script leaves open.
template <typename L>
[[nodiscard]] PlayScript scripts_of(const table::ScriptOptions& options,
                                    const typename L::Setup& setup) {
    return [options, setup](std::istream& in, const std::string& name,
                            const table::ScriptOutput& output) -> PlayedScript {
        table::Script<L> script(setup, options, output, name);
        const table::Verdict verdict = script.run(in);
        return {verdict, script.match().has_value()};
    };
}

// Runs all files and returns the first exit code that is not 0. Without a file it reads standard input. `program` begins
// messages.
[[nodiscard]] Exit run_scripts(std::string_view program, const ScriptFiles& words,
                               const PlayScript& play);
// Runs one script from standard input. `advice` follows the message that there was none.
[[nodiscard]] Exit run_piped_script(std::string_view program, const ScriptFiles& words,
                                    const PlayScript& play, std::string_view advice);

// Writes to standard output and standard error. `at_once` flushes each line, for games whose moves are already on the disk
// when they are printed.
[[nodiscard]] table::ScriptOutput script_output(bool at_once);
void flush_output();

}  // namespace tabletop::program
