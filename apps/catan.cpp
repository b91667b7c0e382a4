// The program: from the command line to one call.
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "board_command.hpp"
#include "catan/version.hpp"
#include "failure.hpp"
#include "output.hpp"

namespace catan::app {
namespace {

constexpr const char* board_examples = R"(Examples:
  catan board                               another board every time
  catan board --seed 42                     the same one every time
  catan board --radius 6 --size small       a larger board, drawn smaller
  catan board --players 6                   the board of the 5-6 player game
  catan board --board beginner --ids        the fixed first board, with the numbers of its places
  catan board --ascii > board.txt           letters and / \ | only
  catan board --seed 42 --svg board.svg     also as a picture
  catan board --graph | grep ^hex           for other programs

The line below the board says how to get it again.
Exit codes: 0 done, 2 the command line was not understood, 3 a file could not be written.)";

void add_word(CLI::App& command, const std::string& option, std::optional<std::string>& word,
              const std::string& type, const std::string& description) {
    command
        .add_option_function<std::vector<std::string>>(
            option, [&word](const std::vector<std::string>& typed) { word = typed.back(); },
            description)
        ->type_name(type)
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

CLI::App* add_board_command(CLI::App& program, BoardWords& words) {
    CLI::App* board = program.add_subcommand("board", "Draw a board, or write it down");
    board->allow_extras();
    board->group("Commands");
    const auto add = [board](const std::string& option, std::optional<std::string>& word,
                             const std::string& type, const std::string& description) {
        add_word(*board, option, word, type, description);
    };
    add("--players", words.players, "N", "2 to 8: the board that so many play on (4)");
    add("--radius", words.radius, "N", "3 to 50: a hexagon with so many rings, whoever plays");
    add("--board", words.board, "KIND", "random, spiral, beginner or extended (random)");
    add("--seed", words.seed, "N", "which of the boards; without it, a new one every time");
    add("--size", words.size, "SIZE", "map, small, normal, large, huge or auto: what fits (auto)");
    add("--color", words.colour, "WHEN", "auto, always or never (auto; NO_COLOR is heeded)");
    add("--svg", words.svg, "FILE", "also write the board to FILE, as a picture");
    const auto add_flag = [board](const std::string& option, bool& flag,
                                  const std::string& description) {
        board->add_flag(option, flag, description)->disable_flag_override();
    };
    add_flag("--ids", words.ids, "number the hexes and intersections");
    add_flag("--ascii", words.ascii, "draw with ASCII characters only, without colours");
    add_flag("--graph", words.graph, "what touches what, a line each, instead of a drawing");
    add_flag("--script", words.script, "the board in the game's language, instead of a drawing");
    board->footer(board_examples);
    return board;
}

// CLI11 collects what it does not know; its own message would not say what to do.
void refuse_unknown(const CLI::App& program, const CLI::App& board) {
    const bool in_board = board.parsed();
    const CLI::App& command = in_board ? board : program;
    std::vector<std::string> unknown = command.remaining();
    // What follows a `--` is left to the program, and `board board` is the command, twice.
    if (unknown.empty()) unknown = program.remaining();
    if (unknown.empty() && board.count() > 1) unknown = {"board"};
    if (unknown.empty()) return;
    const std::string& first = unknown.front();
    const bool is_option = first.size() > 1 && first.front() == '-';
    const std::string typed = is_option ? first.substr(0, first.find('=')) : first;
    std::vector<std::string> known;
    if (is_option) {
        for (const CLI::Option* option : command.get_options()) {
            for (const auto& name : option->get_lnames()) known.push_back("--" + name);
        }
    } else if (!in_board) {
        known = {"board"};
    }
    throw Failure(
        Exit::Misunderstood,
        fmt::format("there is no {} {}{} (catan{} --help lists what there is)",
                    is_option  ? "option"
                    : in_board ? "argument"
                               : "command",
                    in_quotes(typed), suggestion(typed, known), in_board ? " board" : ""));
}

// CLI11's reason in one line, and in better words where it is about a value that is missing, which it begins with
// `--option:`, or about one that a flag must not have, which it begins with the flag's name.
std::string reason(const CLI::ParseError& error) {
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        const std::size_t colon = text.find(':');
        if (colon != std::string::npos) return text.substr(0, colon) + " needs a value";
        return "--" + text.substr(0, text.find(' ')) + " takes no value";
    }
    return text.substr(0, text.find('\n'));
}

void run(int argc, char** argv) {
    CLI::App program("Settlers of Catan in a terminal", "catan");
    program.set_version_flag("--version", fmt::format("catan {}", version),
                             "Say which version this is");
    program.set_help_flag("-h,--help", "Say what there is");
    program.allow_extras();
    program.footer("catan board --help tells more about a command.");
    BoardWords words;
    const CLI::App* board = add_board_command(program, words);
    try {
        program.parse(argc, argv);
    } catch (const CLI::CallForVersion& version) {
        return write_stdout(fmt::format("{}\n", version.what()));
    } catch (const CLI::CallForHelp&) {
        return write_stdout(program.help());
    } catch (const CLI::ParseError& error) {
        throw Failure(Exit::Misunderstood, reason(error) + " (see catan board --help)");
    }
    refuse_unknown(program, *board);
    if (!board->parsed()) return write_stdout(program.help());
    show_board(understood(words));
}

}  // namespace
}  // namespace catan::app

int main(int argc, char** argv) {
    using namespace catan::app;
    Exit code = Exit::Done;
    try {
        run(argc, argv);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "catan: %s\n", failure.what());
        code = failure.code;
    } catch (const std::exception& error) {  // no memory, no source of chance
        std::fprintf(stderr, "catan: %s\n", error.what());
        code = Exit::FileTrouble;
    }
    return static_cast<int>(code);
}
