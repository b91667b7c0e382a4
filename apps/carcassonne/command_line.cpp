#include "command_line.hpp"

#include <algorithm>
#include <string_view>

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/core/version.hpp"
#include "program/command_line.hpp"

namespace carcassonne::app {
namespace {

using program::add_argument;
using program::add_files;
using program::add_flag;
using program::add_word;
using program::add_words;
using program::under_heading;

constexpr const char* game_examples = R"(Examples:
  carcassonne run game.carcassonne          play a script and print what happens
  carcassonne < game.carcassonne            the same, from standard input
  carcassonne board game.carcassonne        draw the board at its end
  carcassonne rules K11                     look up a rule
  carcassonne run --quiet *.carcassonne     play scripts and print only what goes wrong

There is no screen to play on: games are played by scripts, which people and programs write or type.

Exit codes: 0 all went well; 1 a command was refused or an expectation was not met; 2 the command line or a script
could not be understood; 3 a file could not be read or written.)";

constexpr const char* run_examples = R"(Examples:
  carcassonne run game.carcassonne                    play it and print what happens
  carcassonne run --quiet --verify *.carcassonne      print only what goes wrong, such as tiles that the seed does not give
  carcassonne run --autosave saved.carcassonne moves  every command is on the disk before it is printed
  carcassonne run --players 3 --seed 7 - < moves      read standard input, and fill in what its header leaves open

Messages read FILE:LINE:COLUMN: what is wrong. Of several files the first exit code that is not 0 counts.)";

constexpr const char* resume_examples = R"(Examples:
  carcassonne resume saved.carcassonne < more         play more commands from a script, and save them too
  carcassonne resume saved.carcassonne                at a terminal: how the game stands)";

constexpr const char* board_examples = R"(Examples:
  carcassonne board game.carcassonne                  in the terminal's colours, as large as fits
  carcassonne board --ascii game.carcassonne          in characters
  carcassonne board --svg board.svg game.carcassonne  drawn here, and as a picture)";

constexpr const char* rules_examples = R"(Examples:
  carcassonne rules                         all of them
  carcassonne rules K4 K11                  two of them)";

constexpr const char* sim_examples = R"(Examples:
  carcassonne sim --games 1000 --seed 1               a thousand games of two random bots
  carcassonne sim --players 5 --csv games.csv         also a row for each game, in a file
  carcassonne sim --csv games.csv --resume            go on with it after it was stopped
  carcassonne sim --games 6400 --part 3/64 --csv part-3.csv
  carcassonne sim --merge part-*.csv --csv all.csv

The same seed gives the same games and the same files, however many jobs or parts play them.
Ctrl-C stops: what is finished is written, and the exit code is 130.)";

void describe_game(CLI::App& command, GameWords& words) {
    add_word(command, "--players", words.players, "N", "how many play, 2 to 5 (default: 2)");
    add_word(command, "--names", words.names, "A,B,...", "their names, in the order of the seats");
    add_words(command, "--bot", words.bots_by_name, "NAME=LEVEL",
              "name a bot in the saved game; a script moves it by auto");
    add_word(command, "--order", words.order, "shuffle|first=NAME",
             "who begins: shuffled seats, or NAME (default: the first seat)");
    add_words(command, "--set", words.settings, "NAME=VALUE",
              "change a setting: start=any, small-city=2 or farmers=off");
    add_word(command, "--tiles", words.tiles, "seeded|real",
             "the program draws, or you do, with real tiles (default: seeded)");
    add_word(command, "--seed", words.seed, "N", "the same seed gives the same order and tiles");
}

void describe_bot_seed(CLI::App& command, ScriptWords& words) {
    add_word(command, "--bot-seed", words.bot_seed, "N",
             "the seed of the bots' own chance (default: 0)");
}

void describe_script(CLI::App& command, ScriptWords& words) {
    program::describe_scripts(command, words.files.options, words.files.autosave);
    describe_bot_seed(command, words);
}

void describe_resume(CLI::App& command, ResumeWords& words) {
    add_argument(command, "FILE", words.file, "a saved game");
    add_flag(command, "--at-last-check", words.at_last_check,
             "take up a damaged game where it can still be trusted, without asking");
    program::describe_going_on(command, words.script.files.options);
    describe_bot_seed(command, words.script);
}

void describe_board(CLI::App& command, BoardWords& words) {
    add_argument(command, "FILE", words.file, "a script or a saved game, or - for standard input");
    add_word(command, "--size", words.size, "small|normal|large|auto",
             "how large tiles are drawn (default: auto, as large as fits)");
    add_word(command, "--color", words.colour, "auto|always|never",
             "whether to use colours (default: auto, where the terminal has all of them)");
    add_word(command, "--svg", words.svg, "FILE", "also draw the board as a picture, in FILE");
    add_flag(command, "--ascii", words.ascii, "draw with ASCII characters only, without colours");
    add_flag(command, "--script", words.script, "instead of a drawing, list the tiles");
}

void describe_sim(CLI::App& sim, SimWords& words) {
    add_files(sim, words.files.parts, "FILE", "parts to put together, with --merge");
    add_word(sim, "--bots", words.bots, "A,B,...",
             "who plays: random for each seat, or once for all");
    program::describe_schedule(sim, words.schedule);
    under_heading(sim, "The game", [&] {
        add_word(sim, "--players", words.players, "N", "how many play, 2 to 5 (default: 2)");
        add_words(sim, "--set", words.settings, "NAME=VALUE",
                  "change a setting: start=any, small-city=2 or farmers=off");
    });
    program::describe_results(sim, words.files);
    program::describe_parts(sim, words.files, words.schedule);
}

void describe_commands(CLI::App& program, CommandLine& line,
                       const std::vector<std::string_view>& typed) {
    const program::Commands add(program, typed);
    add("run", "Play games from scripts", run_examples, [&](CLI::App& command) {
        add_files(command, line.script.files.files, "FILE", "scripts, or - for standard input");
        describe_script(command, line.script);
        under_heading(command, "What a script's header leaves open",
                      [&] { describe_game(command, line.game); });
    });
    add("resume", "Go on with a saved game", resume_examples,
        [&](CLI::App& command) { describe_resume(command, line.resume); });
    add("board", "Draw the board of a game", board_examples,
        [&](CLI::App& command) { describe_board(command, line.board); });
    add("sim", "Let bots play many games, and count", sim_examples,
        [&](CLI::App& command) { describe_sim(command, line.sim); });
    add("rules", "Show the rules, or some of them", rules_examples, [&](CLI::App& command) {
        add_files(command, line.rules, "RULE", "rules by number, such as K4; without one, all");
    });
    program::add_last_commands(add, program, line.shell);
}

}  // namespace

std::unique_ptr<CLI::App> describe(CommandLine& line, int argc, const char* const* argv) {
    auto program = program::new_description("carcassonne", "Carcassonne in scripts, with pictures");
    program->footer(game_examples);
    describe_commands(*program, line, {argv + std::min(argc, 1), argv + argc});
    under_heading(*program, "A script on standard input", [&] {
        describe_game(*program, line.game);
        describe_script(*program, line.script);
    });
    program::add_last_flags(*program, version);
    return program;
}

}  // namespace carcassonne::app
