// Describes a command line for CLI11 and parses it: options as words, flags, commands that are described only when typed. The
// commands interpret the words. Knows no program: its name is that of the description.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace tabletop::program {

// An empty description, with the layout of the help and as wide as the terminal.
[[nodiscard]] std::unique_ptr<CLI::App> new_description(const std::string& name,
                                                        const std::string& purpose);
// Help and version come last.
void add_last_flags(CLI::App& program, std::string_view version);

void add_word(CLI::App& command, const std::string& option, std::optional<std::string>& word,
              const std::string& type, const std::string& description);
// An option that may be repeated with different values.
void add_words(CLI::App& command, const std::string& option, std::vector<std::string>& words,
               const std::string& type, const std::string& description);
// Repeating a flag is harmless.
void add_flag(CLI::App& command, const std::string& option, bool& flag,
              const std::string& description);
// Arguments without an option: any number, or at most one.
void add_files(CLI::App& command, std::vector<std::string>& files, const std::string& type,
               const std::string& description);
void add_argument(CLI::App& command, const std::string& name, std::optional<std::string>& word,
                  const std::string& description);

// Groups the described options under a heading in the help.
template <typename Describe>
void under_heading(CLI::App& command, const char* heading, const Describe& describe) {
    command.option_defaults()->group(heading);
    describe();
    command.option_defaults()->group("Options");
}

// Adds commands. Every command gets a name and a purpose. Only commands in `typed` get their options, or all where these are
// listed: describing every option takes as long as loading the program.
class Commands {
public:
    Commands(CLI::App& program, const std::vector<std::string_view>& typed)
        : program_(program),
          typed_(typed),
          all_are_listed_(was_typed("completion") || was_typed("man")) {}

    template <typename Describe>
    void operator()(const char* name, const char* purpose, const std::string& footer,
                    const Describe& describe_options) const {
        CLI::App& command = *program_.add_subcommand(name, purpose);
        command.allow_extras();
        command.group("Commands");
        command.footer(footer);
        if (all_are_listed_ || was_typed(name)) describe_options(command);
    }

private:
    [[nodiscard]] bool was_typed(std::string_view word) const;

    CLI::App& program_;
    const std::vector<std::string_view>& typed_;
    bool all_are_listed_;
};

// The commands that every program has: completion and man.
void add_last_commands(const Commands& add, const CLI::App& program, std::string& shell);

// Returns the command, empty if none was typed. Answers --help and --version itself; then there is nothing to run, and it
// returns none. Throws a Failure for invalid input.
[[nodiscard]] std::optional<std::string> parse(CLI::App& program, int argc,
                                               const char* const* argv);

}  // namespace tabletop::program
