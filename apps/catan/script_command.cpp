#include "script_command.hpp"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <system_error>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "program/files.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/save_file.hpp"

namespace catan::app {
namespace {

void complain_of_saving(const std::string& words) {
    program::complain(fmt::format("catan: {}", words));
}

program::Exit exit_for(table::Verdict verdict) { return static_cast<program::Exit>(verdict); }

// Creates the file that keeps the game. Refuses to overwrite an existing one; reports any other
// error and goes on without a file.
std::optional<program::SaveFile> save_file(const std::string& path) {
    try {
        return program::SaveFile::create(path, complain_of_saving);
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::file_exists) throw;
        program::complain(
            fmt::format("catan: {}; the game goes on, but is not saved", error.what()));
        return std::nullopt;
    }
}

struct Run {
    program::Exit code = program::Exit::Done;
    bool has_begun = false;  // a game has begun
};

Run run_one(std::istream& in, const std::string& name, const ScriptWords& words,
            const language::Setup& setup) {
    table::ScriptOutput output = script_output(words.autosave.has_value());
    std::optional<program::SaveFile> save;
    bool is_saved = true;
    bool has_begun = false;
    if (words.autosave) {
        output.record = [&](std::string_view lines) {
            // Create the file only when a game begins, so that an empty script leaves none behind.
            if (!std::exchange(has_begun, true)) save = save_file(*words.autosave);
            if (save) save->add(lines);
            is_saved = save && save->is_complete();
        };
    }
    table::ScriptOptions options = words.options;
    options.bots = understood(words.bots);
    table::Script script(setup, options, output, name);
    const table::Verdict verdict = script.run(in);
    if (save) is_saved = save->settle();
    return {verdict == table::Verdict::Fine && !is_saved ? program::Exit::FileTrouble
                                                         : exit_for(verdict),
            script.match().has_value()};
}

program::Exit run_file(const std::string& file, const ScriptWords& words,
                       const language::Setup& setup) {
    if (file == "-") return run_one(std::cin, "stdin", words, setup).code;
    std::ifstream in = program::reading(file);
    return run_one(in, file, words, setup).code;
}

// Checks the options before any game starts.
void check(const ScriptWords& words) {
    std::ignore = understood(words.bots);
    if (words.autosave && words.files.size() > 1) {
        program::misunderstood("--autosave keeps one game, so it takes one file to run");
    }
    if (words.autosave && words.autosave->empty()) {
        program::misunderstood("--autosave needs the name of a file");
    }
}

}  // namespace

table::ScriptOutput script_output(bool at_once) {
    table::ScriptOutput output;
    output.print = [at_once](std::string_view line) {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        if (at_once || std::ferror(stdout) != 0) flush_output();
    };
    output.complain = program::complain;
    output.flush = flush_output;
    return output;
}

void flush_output() { program::write_stdout({}); }

bool was_asked_for(const ScriptWords& words) {
    return words.autosave || words.options.quiet || words.options.keep_going ||
           words.options.verify || was_asked_for(words.bots);
}

program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup) {
    check(words);
    const std::vector<std::string> standard_input{"-"};
    program::Exit code = program::Exit::Done;
    for (const std::string& file : words.files.empty() ? standard_input : words.files) {
        program::Exit one = program::Exit::FileTrouble;
        try {
            one = run_file(file, words, setup);
        } catch (const std::system_error& error) {
            program::complain(fmt::format("catan: {}", error.what()));
        }
        if (code == program::Exit::Done) code = one;
    }
    flush_output();
    return code;
}

program::Exit run_piped_script(const ScriptWords& words, const language::Setup& setup) {
    check(words);
    const Run run = run_one(std::cin, "stdin", words, setup);
    flush_output();
    if (run.code == program::Exit::Done && !run.has_begun) {
        program::complain(
            "catan: standard input is no terminal, and there was no script on it: nothing was "
            "played (start catan at a terminal to play, or see catan --help)");
    }
    return run.code;
}

}  // namespace catan::app
