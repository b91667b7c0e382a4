#include "command_line.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "description.hpp"
#include "help_text.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "tabletop/text/spelling.hpp"
#include "terminal.hpp"

namespace tabletop::program {
namespace {

std::string see_help(const CLI::App& program) {
    return fmt::format(" (see {} --help)", program.get_name());
}

// `kind` is "option", "command" or "argument".
[[noreturn]] void refuse_word(const CLI::App& program, const CLI::App& command,
                              std::string_view kind, const std::string& typed) {
    std::vector<std::string> names;
    if (kind == "option") {
        for (const CLI::Option* option : long_options(command)) {
            names.push_back("--" + option->get_lnames().front());
        }
    } else if (kind == "command") {
        for (const CLI::App* one : commands(program)) names.push_back(one->get_name());
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    misunderstood(fmt::format("unknown {} {}{} (see {}{} --help)", kind, text::in_quotes(typed),
                              suggestion(typed, known), program.get_name(),
                              &command == &program ? "" : " " + command.get_name()));
}

// CLI11 collects unknown words; its own message would not say what to do.
void refuse_unknown(const CLI::App& program, const CLI::App& command) {
    std::vector<std::string> unknown = command.remaining();
    // Words before the command end up at the program. In `board board` the extra word is a second
    // call of the command.
    if (unknown.empty()) unknown = program.remaining();
    if (unknown.empty() && &command != &program && command.count() > 1) {
        unknown = {command.get_name()};
    }
    if (unknown.empty()) {
        const auto called = program.get_subcommands();
        if (called.size() < 2) return;
        unknown = {called.back()->get_name()};
    }
    const std::string& first = unknown.front();
    const bool is_option = first.size() > 1 && first.front() == '-';
    if (is_option) refuse_word(program, command, "option", first.substr(0, first.find('=')));
    refuse_word(program, command, &command == &program ? "command" : "argument", first);
}

// CLI11 would read the text behind `--seed=` as the seed, and `--quiet=no` as `--quiet`. A name
// that several commands share means the same in all of them.
void refuse_misplaced_values(const CLI::App& program, const std::vector<std::string>& words) {
    std::vector<const CLI::App*> all = commands(program);
    all.push_back(&program);
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (!word.starts_with("--") || equals == std::string::npos) continue;
        const std::string name = word.substr(0, equals);
        for (const CLI::App* command : all) {
            const CLI::Option* option = command->get_option_no_throw(name);
            if (option == nullptr) continue;
            if (!takes_value(*option)) misunderstood(name + " takes no value" + see_help(program));
            if (equals + 1 == word.size())
                misunderstood(name + " needs a value" + see_help(program));
        }
    }
}

// Everything behind `--` is an argument, even if it looks like an option. CLI11 would give it to
// the program once the command is complete.
void add_arguments(const CLI::App& program, CLI::App& command,
                   const std::vector<std::string>& words) {
    if (words.empty()) return;
    const auto places =
        command.get_options([](const CLI::Option* option) { return option->get_positional(); });
    for (const std::string& word : words) {
        const bool fits = !places.empty() &&
                          places.front()->count() <
                              static_cast<std::size_t>(places.front()->get_items_expected_max());
        if (!fits) refuse_word(program, command, "argument", word);
        places.front()->add_result(word);
    }
    places.front()->run_callback();
}

// CLI11's reason on one line. Rewords a missing value, where CLI11's message begins with
// `--option:`.
std::string reason(const CLI::ParseError& error) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        return text.substr(0, text.find(':')) + " needs a value";
    }
    return text.substr(0, text.find('\n'));
}

// As wide as the terminal, up to a readable length; 80 columns without a terminal.
int width_of_help() {
    constexpr int usual = 80;
    constexpr int least = 40;
    constexpr int most = 100;
    const auto on = terminal();
    return on ? std::clamp(on->columns, least, most) : usual;
}

}  // namespace

std::unique_ptr<CLI::App> new_description(const std::string& name, const std::string& purpose) {
    auto program = std::make_unique<CLI::App>(purpose, name);
    // The commands inherit the help flag.
    program->set_help_flag("-h,--help", "show this help");
    program->formatter(std::make_shared<HelpFormat>(width_of_help()));
    program->get_formatter()->label("SUBCOMMAND", "COMMAND");
    program->allow_extras();
    return program;
}

void add_last_flags(CLI::App& program, std::string_view version) {
    program.set_version_flag("--version", fmt::format("{} {}", program.get_name(), version),
                             "show the version");
    program.set_help_flag("-h,--help", "show this help");
}

void add_word(CLI::App& command, const std::string& option, std::optional<std::string>& word,
              const std::string& type, const std::string& description) {
    command
        .add_option_function<std::vector<std::string>>(
            option,
            [&word, option](const std::vector<std::string>& typed) {
                // The user typed it before and behind the command, or twice in one place, and may
                // mean either.
                for (const std::string& one : typed) {
                    if (word) given_twice(option, *word, one);
                    word = one;
                }
            },
            description)
        ->type_name(type)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void add_words(CLI::App& command, const std::string& option, std::vector<std::string>& words,
               const std::string& type, const std::string& description) {
    command
        .add_option_function<std::vector<std::string>>(
            option,
            [&words](const std::vector<std::string>& typed) {
                words.insert(words.end(), typed.begin(), typed.end());
            },
            description)
        ->type_name(type)
        ->allow_extra_args(false);
}

void add_flag(CLI::App& command, const std::string& option, bool& flag,
              const std::string& description) {
    command.add_flag(option, flag, description);
}

void add_files(CLI::App& command, std::vector<std::string>& files, const std::string& type,
               const std::string& description) {
    command.add_option(type, files, description)->type_name("")->expected(0, -1);
}

void add_argument(CLI::App& command, const std::string& name, std::optional<std::string>& word,
                  const std::string& description) {
    command
        .add_option_function<std::string>(
            name, [&word](const std::string& typed) { word = typed; }, description)
        ->type_name("");
}

bool Commands::was_typed(std::string_view word) const {
    return std::ranges::find(typed_, word) != typed_.end();
}

void add_last_commands(const Commands& add, const CLI::App& program, std::string& shell) {
    const std::string& name = program.get_name();
    add("completion", "Print the completion script for a shell",
        fmt::format("For bash: source <({} completion bash)", name), [&](CLI::App& command) {
            command.add_option("SHELL", shell, "bash, zsh or fish")->type_name("bash|zsh|fish");
        });
    add("man", "Print the manual page", fmt::format("To read it: {} man | man -l -", name),
        [](CLI::App&) {});
}

std::optional<std::string> parse(CLI::App& program, int argc, const char* const* argv) {
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    const auto mark = std::ranges::find(words, "--");
    const std::vector<std::string> arguments(mark == words.end() ? mark : mark + 1, words.end());
    words.erase(mark, words.end());
    refuse_misplaced_values(program, words);
    try {
        std::ranges::reverse(words);  // CLI11 expects reverse order
        program.parse(std::move(words));
        const auto called = program.get_subcommands();
        CLI::App& command = called.empty() ? program : *called.front();
        refuse_unknown(program, command);
        add_arguments(program, command, arguments);
        return called.empty() ? std::string() : command.get_name();
    } catch (const CLI::CallForVersion& version) {
        write_stdout(fmt::format("{}\n", version.what()));
        return std::nullopt;
    } catch (const CLI::CallForHelp&) {
        write_stdout(program.help());
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        misunderstood(reason(error) + see_help(program));
    }
}

}  // namespace tabletop::program
