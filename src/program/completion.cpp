#include "completion.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "description.hpp"
#include "option_values.hpp"

namespace tabletop::program {
namespace {

bool takes_file(const CLI::Option& option) { return option.get_type_name() == "FILE"; }
std::string name_of(const CLI::Option& option) { return "--" + option.get_lnames().front(); }

// The words that complete an argument of the command, apart from options and files.
std::vector<std::string> argument_words(const CLI::App& command) {
    std::vector<std::string> words;
    for (const CLI::App* one : commands(command)) words.push_back(one->get_name());
    for (const CLI::Option* option : command.get_options()) {
        if (!option->get_positional()) continue;
        for (std::string& choice : choices(*option)) words.push_back(std::move(choice));
    }
    return words;
}

bool takes_files(const CLI::App& command) {
    const auto* option = command.get_option_no_throw("FILE");
    return option != nullptr && option->get_positional();
}

// Whether a completed word still needs a value, as `first=` does.
bool goes_on(const std::vector<std::string>& words) {
    return std::ranges::any_of(words, [](const std::string& word) { return word.ends_with('='); });
}

// The program itself, then its commands.
std::vector<const CLI::App*> all_of(const CLI::App& program) {
    std::vector<const CLI::App*> all = commands(program);
    all.insert(all.begin(), &program);
    return all;
}
std::string key_of(const CLI::App& program, const CLI::App& command) {
    return &command == &program ? std::string() : command.get_name();
}

std::string command_names(const CLI::App& program, std::string_view between) {
    return fmt::format("{}", fmt::join(argument_words(program), between));
}

std::string for_bash(const CLI::App& program) {
    std::string values;
    std::string words;
    for (const CLI::App* command : all_of(program)) {
        const std::string key = key_of(program, *command);
        std::vector<std::string> own = argument_words(*command);
        for (const CLI::Option* option : long_options(*command)) {
            own.push_back(name_of(*option));
            if (!takes_value(*option)) continue;
            const auto words_here = choices(*option);
            const std::string act =
                takes_file(*option) ? std::string("compopt -o default; ")
                : words_here.empty()
                    ? std::string()
                    : fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$current\")); {}",
                                  fmt::join(words_here, " "),
                                  goes_on(words_here) ? "compopt -o nospace; " : "");
            fmt::format_to(std::back_inserter(values), "        {}:{}) {}return ;;\n", key,
                           name_of(*option), act);
        }
        fmt::format_to(std::back_inserter(words), "        '{}') words='{}'{} ;;\n", key,
                       fmt::join(own, " "), takes_files(*command) ? "; compopt -o default" : "");
    }
    return fmt::format(R"(# bash completion for {0}
_{0}() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}}
    local command= word words=
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in {1}) command=$word; break ;; esac
    done
    COMPREPLY=()
    case $command:$previous in
{2}    esac
    case $command in
{3}    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -F _{0} {0}
)",
                       program.get_name(), command_names(program, "|"), values, words);
}

// Quotes a description for a shell, without the characters that zsh's _arguments interprets.
std::string told(const CLI::Option& option) {
    std::string text = option.get_description();
    std::erase_if(text, [](char c) { return c == '[' || c == ']' || c == ':' || c == '\''; });
    return text;
}

std::string zsh_arguments(const CLI::App& command) {
    std::string arguments;
    for (const CLI::Option* option : long_options(command)) {
        std::string value;
        if (takes_file(*option)) {
            value = ":file:_files";
        } else if (takes_value(*option)) {
            value = fmt::format(":value:({})", fmt::join(choices(*option), " "));
        }
        fmt::format_to(std::back_inserter(arguments), " \\\n            '{}[{}]{}'",
                       name_of(*option), told(*option), value);
    }
    const auto words = argument_words(command);
    if (!words.empty()) {
        fmt::format_to(std::back_inserter(arguments), " \\\n            '*:word:({})'",
                       fmt::join(words, " "));
    } else if (takes_files(command)) {
        arguments += " \\\n            '*:file:_files'";
    }
    return arguments;
}

std::string for_zsh(const CLI::App& program) {
    std::string cases;
    for (const CLI::App* command : commands(program)) {
        fmt::format_to(std::back_inserter(cases), "        {}) _arguments{} ;;\n",
                       command->get_name(), zsh_arguments(*command));
    }
    return fmt::format(R"(#compdef {0}
_{0}() {{
    local word command=
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case $word in {1}) command=$word; break ;; esac
    done
    case $command in
{2}        *) _arguments{3} ;;
    esac
}}
if [ "$funcstack[1]" = _{0} ]; then _{0} "$@"; else compdef _{0} {0}; fi
)",
                       program.get_name(), command_names(program, "|"), cases,
                       zsh_arguments(program));
}

std::string for_fish(const CLI::App& program) {
    const std::string& name = program.get_name();
    std::string text = fmt::format("# fish completion for {0}\ncomplete -c {0} -f\n", name);
    const auto out = std::back_inserter(text);
    const std::string any = command_names(program, " ");
    for (const CLI::App* command : commands(program)) {
        fmt::format_to(out,
                       "complete -c {} -n 'not __fish_seen_subcommand_from {}' -a {} -d '{}'\n",
                       name, any, command->get_name(), command->get_description());
    }
    for (const CLI::App* command : all_of(program)) {
        const std::string when =
            command == &program
                ? fmt::format("not __fish_seen_subcommand_from {}", any)
                : fmt::format("__fish_seen_subcommand_from {}", command->get_name());
        for (const CLI::Option* option : long_options(*command)) {
            const std::string value =
                takes_file(*option) ? std::string(" -r -F")
                : takes_value(*option)
                    ? fmt::format(" -x -a '{}'", fmt::join(choices(*option), " "))
                    : std::string();
            fmt::format_to(out, "complete -c {} -n '{}' -l {}{} -d '{}'\n", name, when,
                           option->get_lnames().front(), value, told(*option));
        }
        if (command == &program) continue;
        const auto words = argument_words(*command);
        if (!words.empty()) {
            fmt::format_to(out, "complete -c {} -n '{}' -a '{}'\n", name, when,
                           fmt::join(words, " "));
        }
        if (takes_files(*command)) fmt::format_to(out, "complete -c {} -n '{}' -F\n", name, when);
    }
    return text;
}

}  // namespace

std::string completion(const CLI::App& program, std::string_view shell) {
    constexpr std::array<std::string_view, 3> shells{"bash", "zsh", "fish"};
    if (shell.empty()) misunderstood("completion needs the name of a shell: bash, zsh or fish");
    switch (choice("the shell", shell, shells)) {
        case 0: return for_bash(program);
        case 1: return for_zsh(program);
        default: return for_fish(program);
    }
}

}  // namespace tabletop::program
