#include "scripts.hpp"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "command_line.hpp"
#include "files.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "save_file.hpp"
#include "tabletop/text/spelling.hpp"

namespace tabletop::program {
namespace {

// Creates the file that keeps the game. Refuses to overwrite an existing one; reports any other error and goes on without a
// file.
std::optional<SaveFile> create_save(const std::string& program, const std::string& path) {
    try {
        return SaveFile::create(path, [program](const std::string& words) {
            complain(fmt::format("{}: {}", program, words));
        });
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::file_exists) {
            throw Failure(Exit::FileTrouble,
                          fmt::format("{0} exists already; name a new file, or go on with that "
                                      "game: {1} resume {0}",
                                      text::in_quotes(path), program));
        }
        complain(fmt::format("{}: {}; the game goes on, but is not saved", program, error.what()));
        return std::nullopt;
    }
}

struct Run {
    Exit code = Exit::Done;
    bool has_begun = false;
};

Run run_one(std::string_view program, std::istream& in, const std::string& name,
            const ScriptFiles& words, const PlayScript& play) {
    table::ScriptOutput output = script_output(words.autosave.has_value());
    std::optional<SaveFile> save;
    bool is_saved = true;
    bool has_begun = false;
    if (words.autosave) {
        output.record = [&](std::string_view lines) {
            // Create the file only when a game begins, so that an empty script leaves none behind.
            if (!std::exchange(has_begun, true))
                save = create_save(std::string(program), *words.autosave);
            if (save) save->add(lines);
            is_saved = save && save->is_complete();
        };
    }
    const PlayedScript played = play(in, name, output);
    if (save) is_saved = save->settle();
    const bool is_lost = played.verdict == table::Verdict::Fine && !is_saved;
    return {is_lost ? Exit::FileTrouble : static_cast<Exit>(played.verdict), played.has_begun};
}

Exit run_file(std::string_view program, const std::string& file, const ScriptFiles& words,
              const PlayScript& play) {
    if (file == "-") return run_one(program, std::cin, "stdin", words, play).code;
    std::ifstream in = reading(file);
    return run_one(program, in, file, words, play).code;
}

// Checks the options before any game starts.
void check_autosave(const ScriptFiles& words) {
    if (words.autosave && words.files.size() > 1)
        misunderstood("--autosave keeps one game, so it takes one file to run");
    if (words.autosave && words.autosave->empty())
        misunderstood("--autosave needs the name of a file");
}

}  // namespace

void describe_scripts(CLI::App& command, table::ScriptOptions& options,
                      std::optional<std::string>& autosave) {
    describe_going_on(command, options);
    add_flag(command, "--verify", options.verify,
             "check that the seed gives the outcomes that are written");
    add_word(command, "--autosave", autosave, "FILE",
             "save every command in FILE, which must not exist yet");
}

void describe_going_on(CLI::App& command, table::ScriptOptions& options) {
    add_flag(command, "--quiet", options.quiet, "print only what goes wrong");
    add_flag(command, "--keep-going", options.keep_going, "go on after a refused command");
}

table::ScriptOutput script_output(bool at_once) {
    table::ScriptOutput output;
    output.print = [at_once](std::string_view line) {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        if (at_once || std::ferror(stdout) != 0) flush_output();
    };
    output.complain = complain;
    output.flush = flush_output;
    return output;
}

void flush_output() { write_stdout({}); }

Exit run_scripts(std::string_view program, const ScriptFiles& words, const PlayScript& play) {
    check_autosave(words);
    const std::vector<std::string> standard_input{"-"};
    Exit code = Exit::Done;
    for (const std::string& file : words.files.empty() ? standard_input : words.files) {
        Exit one = Exit::FileTrouble;
        try {
            one = run_file(program, file, words, play);
        } catch (const std::system_error& error) {
            complain(fmt::format("{}: {}", program, error.what()));
        }
        if (code == Exit::Done) code = one;
    }
    flush_output();
    return code;
}

Exit run_piped_script(std::string_view program, const ScriptFiles& words, const PlayScript& play,
                      std::string_view advice) {
    check_autosave(words);
    const Run run = run_one(program, std::cin, "stdin", words, play);
    flush_output();
    if (run.code == Exit::Done && !run.has_begun) {
        complain(
            fmt::format("{}: standard input is no terminal, and there was no script on it: nothing "
                        "was played ({})",
                        program, advice));
    }
    return run.code;
}

}  // namespace tabletop::program
