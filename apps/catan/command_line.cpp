#include "command_line.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/core/version.hpp"
#include "program/command_line.hpp"

namespace catan::app {
namespace {

using program::add_argument;
using program::add_files;
using program::add_flag;
using program::add_word;
using program::add_words;
using program::under_heading;

constexpr const char* game_examples = R"(Examples:
  catan                                     go on with a game, or begin one at this terminal
  catan --players 3 --radius 4              a game of three on a larger board, at once
  catan --names Ann --bots 3                Ann against three bots
  catan resume                              go on with the game that was played last
  catan rules R5.3                          look up a rule
  catan board --radius 6                    draw a board
  catan < game.catan                        play a script and print what happens
  catan run --quiet tests/*.catan           play scripts and print only what goes wrong
  catan run --seed 7 --names Ann,Ben moves  fill in what a script's header leaves open

Exit codes: 0 all went well; 1 a command was refused or an expectation was not met; 2 the command line or a script
could not be understood; 3 a file could not be read or written.)";

constexpr const char* run_examples = R"(Examples:
  catan run game.catan                      play it and print what happens
  catan run --quiet --verify tests/*.catan  print only what goes wrong, such as dice that the seed does not give
  catan run --autosave saved.catan moves    every command is on the disk before it is printed
  catan run --players 3 --seed 7 - < moves  read standard input, and fill in what its header leaves open
  catan run --quiet --keep-going -          be another program's engine: told a game, asked `advise hard`

Messages read FILE:LINE:COLUMN: what is wrong. Of several files the first exit code that is not 0 counts.)";

constexpr const char* resume_examples = R"(Examples:
  catan resume                              the unfinished game that was played last
  catan resume --list                       all saved games, the latest first
  catan resume saved.catan < more           play more commands from a script, and save them too)";

constexpr const char* replay_examples = R"(Examples:
  catan replay                              the game that was played last
  catan replay saved.catan                  any saved game, or a script that plays one
  catan replay --open saved.catan           with everybody's cards, even of an unfinished game)";

constexpr const char* board_examples = R"(Examples:
  catan board                               a new board every time
  catan board --seed 42                     the same board every time
  catan board --radius 6 --size small       a larger board, drawn smaller
  catan board --players 6                   the board of the 5-6 player game
  catan board --board beginner --ids        the fixed board for beginners, with its places numbered
  catan board --ascii > board.txt           drawn with letters and / \ | only
  catan board --seed 42 --svg board.svg     drawn here, and as a picture
  catan board --graph | grep ^hex           for other programs

The line below the board says how to get the same board again.)";

constexpr const char* rules_examples = R"(Examples:
  catan rules                               all of them
  catan rules R5.3 R8                       a rule, and a whole section)";

constexpr const char* sim_examples = R"(Examples:
  catan sim --games 1000 --seed 1           a thousand games of four medium bots
  catan sim --bots hard,medium --rotate     two bots who change seats from game to game
  catan sim --bots hard@4,hard --rotate     does it pay to think four times as long?
  catan sim --radius 4 --csv games.csv      also a row for each game, in a file
  catan sim --csv games.csv --resume        go on with it after it was stopped
  catan sim --compare target=8,late-cards=on --compare friendly-robber=on
  catan sim --games 6400 --part 3/64 --csv part-3.csv
  catan sim --merge part-*.csv --csv all.csv

The same seed gives the same games and the same files, however many jobs or parts play them.
Ctrl-C stops: what is finished is written, and the exit code is 130.)";

constexpr const char* analyse_examples = R"(Examples:
  catan analyse                             the game that was played last
  catan analyse --svg course.svg            also draw the chances as a picture
  catan analyse game.catan --seat Ann       an unfinished game, by what Ann may know
  catan analyse --decisions Ann,Ben         only their decisions are judged
  catan analyse --decisions none --csv -    the table on standard output, the page on standard error

The same game, seed and effort give the same findings. Ctrl-C stops it early: what was found is printed, and the exit code is 130.)";

constexpr const char* join_examples = R"(Examples:
  catan join annas-laptop 7K3M-92QF-X4TD-8W2H
  catan join 192.0.2.7:4660                 asks for the code
  catan join annas-laptop --exec ./player   a program plays; the code is the first line of input)";

constexpr const char* serve_examples = R"(Examples:
  catan serve --names Ann,Ben,Cy            says what to send to each of them
  catan serve --names Ann,Ben --bots 2 --listen :7777
  catan serve --stand-in 120                after two minutes a bot plays for an absent player

The lines on standard output are what players type; who comes and goes is told on standard error. SIGTERM ends it,
and catan serve FILE goes on, with the same codes.)";

constexpr const char* board_kinds = "random|spiral|beginner|extended";

constexpr const char* for_scripts = "For scripts";

void describe_board(CLI::App& board, BoardWords& words) {
    add_word(board, "--players", words.players, "N",
             "a board for so many players, 2 to 8 (default: 4)");
    add_word(board, "--radius", words.radius, "N",
             "a hexagon with so many rings, 3 to 50, however many play");
    add_word(board, "--board", words.board, board_kinds, "which kind of board (default: random)");
    add_word(board, "--seed", words.seed, "N",
             "which of all boards; without it, a new one every time");
    add_word(board, "--size", words.size, "map|small|normal|large|huge|auto",
             "how large it is drawn (default: auto, as large as fits)");
    add_word(board, "--color", words.colour, "auto|always|never",
             "whether to use colours (default: auto, which heeds NO_COLOR)");
    add_word(board, "--svg", words.svg, "FILE", "also draw the board as a picture, in FILE");
    add_flag(board, "--ids", words.ids, "number the hexes and intersections");
    add_flag(board, "--ascii", words.ascii, "draw with ASCII characters only, without colours");
    add_flag(board, "--graph", words.graph, "instead of a drawing, list what touches what");
    add_flag(board, "--script", words.script,
             "instead of a drawing, write the board in the language of scripts");
}

void describe_game(CLI::App& command, GameWords& words) {
    add_word(command, "--players", words.players, "N", "how many play, 2 to 8 (default: 4)");
    add_word(command, "--names", words.names, "A,B,...", "their names, in the order of the seats");
    add_word(command, "--bots", words.bots, "N|LEVEL,...",
             "after the people so many bots, or one of each level: easy, medium, hard or random");
    add_words(command, "--bot", words.bots_by_name, "NAME=LEVEL",
              "this player is a bot, and how well it plays");
    add_word(command, "--board", words.board, board_kinds, "which kind of board (default: random)");
    add_word(command, "--radius", words.radius, "N", "how many rings the board has, 3 to 50");
    add_word(command, "--order", words.order, "roll|shuffle|first=NAME",
             "who begins: the highest roll, shuffled seats, or NAME (default: roll)");
    add_word(command, "--target", words.target, "N", "how many points win");
    add_words(command, "--set", words.settings, "NAME=VALUE",
              "change a number or a house rule, such as friendly-robber=on");
    add_word(command, "--dice", words.dice, "seeded|real",
             "the program rolls and draws, or you do, with real dice and cards (default: seeded)");
    add_word(command, "--seed", words.seed, "N",
             "the same seed gives the same board, order and dice");
}

void describe_bots(CLI::App& command, BotWords& words) {
    add_word(
        command, "--effort", words.effort, "N",
        "how much hard bots think, as a multiple of the usual: 1/4, 1/2 or 1 to 1000 (default: 1)");
    add_word(command, "--bot-seed", words.seed, "N",
             "the seed of the bots' own chance (default: 0 in scripts, at a terminal a new one)");
}

void describe_display(CLI::App& command, DisplayOptions& display) {
    add_flag(command, "--ascii", display.ascii, "draw with ASCII characters only, without colours");
    add_flag(command, "--no-color", display.no_colour, "draw without colours");
    add_flag(command, "--letters", display.letters,
             "mark every piece with the letter of its owner");
}

// Options for playing. A guest shares the terminal with no other player and has no bots, which run
// at the host.
void describe_table_options(CLI::App& command, DisplayOptions& display, bool is_guest = false) {
    if (!is_guest) {
        add_flag(command, "--open-hands", display.open_hands,
                 "no curtain between players: everybody may see all cards");
    }
    add_word(command, "--clock", display.clock, "SECONDS",
             "remind of the time when a turn takes longer");
    add_flag(command, "--bell", display.bell, "ring the bell when the screen is handed over");
    if (is_guest) return;
    add_word(command, "--pace", display.pace, "calm|brisk|at-once",
             "how fast bots move (default: calm)");
}

void describe_confinement(CLI::App& command, ConfineWords& words) {
    add_flag(command, "--confine", words.is_demanded,
             "do not begin unless programs can be kept from your files and the network");
    add_flag(command, "--unconfined", words.is_refused,
             "let programs use all that you can use: only for programs that you trust");
}

// Options for guests and programs.
void describe_host(CLI::App& command, HostWords& words, bool all_are_elsewhere = false) {
    if (!all_are_elsewhere) {
        add_word(command, "--remote", words.remote, "A,B,...",
                 "these players sit at other machines, and join with catan join");
    }
    add_word(command, "--listen", words.listen, "[ADDRESS]:PORT",
             "where they come in (default: :4660; :0 takes any free port)");
    add_words(command, "--exec", words.programs, "NAME=PROGRAM",
              "a program plays for this player, by lines on its input and output");
    add_word(command, "--patience", words.patience, "SECONDS",
             "how long a program may think, before a bot takes over (default: 60)");
    describe_confinement(command, words.confine);
    add_flag(command, "--unsaved", words.is_unsaved,
             "go on when moves cannot be saved; otherwise the game waits");
}

void describe_door(CLI::App& command, JoinWords& words) {
    add_argument(command, "ADDRESS", words.address,
                 "where the game is open: a name or number, and perhaps a port");
    add_argument(command, "CODE", words.code,
                 "the code that the host has told; asked for if it is not there");
}

void describe_watch(CLI::App& command, JoinWords& words) {
    describe_door(command, words);
    describe_display(command, words.display);
}

void describe_join(CLI::App& command, JoinWords& words) {
    describe_door(command, words);
    add_word(command, "--exec", words.program, "PROGRAM",
             "a program plays, by lines on its input and output (docs/network.md)");
    describe_confinement(command, words.confine);
    describe_bots(command, words.bots);
    describe_display(command, words.display);
    describe_table_options(command, words.display, true);
}

void describe_serve(CLI::App& command, ServeWords& words) {
    add_argument(command, "FILE", words.file, "a saved game to go on with; without it, a new one");
    describe_host(command, words.game.host, true);
    add_word(command, "--stand-in", words.stand_in, "SECONDS",
             "wait so long for an absent player, then let a bot play until they are back");
    under_heading(command, "A new game", [&] { describe_game(command, words.game); });
    describe_bots(command, words.bots);
}

void describe_resume(CLI::App& command, ResumeWords& words) {
    add_argument(command, "FILE", words.file,
                 "a saved game; without it, the latest that is not finished");
    add_flag(command, "--list", words.list, "list the saved games");
    add_flag(command, "--at-last-check", words.at_last_check,
             "take up a damaged game where it can still be trusted, without asking");
    add_words(command, "--bot", words.seats, "NAME=LEVEL",
              "from now on this player is a bot, and how well it plays");
    add_words(command, "--person", words.people, "NAME", "from now on this player is a person");
    describe_host(command, words.host);
    describe_bots(command, words.bots);
    describe_display(command, words.display);
    describe_table_options(command, words.display);
    under_heading(command, for_scripts,
                  [&] { program::describe_going_on(command, words.options); });
}

void describe_replay(CLI::App& command, ReplayWords& words) {
    add_argument(command, "FILE", words.file, "a saved game; without it, the latest");
    add_flag(command, "--open", words.open, "show everybody's cards, even before the end");
    describe_display(command, words.display);
}

void describe_analyse(CLI::App& command, AnalyseWords& words) {
    add_argument(command, "FILE", words.file, "a saved game; without it, the latest");
    add_word(command, "--seat", words.seat, "NAME", "use only what this player could know");
    add_flag(command, "--open", words.open, "use everybody's cards, even in an unfinished game");
    add_word(command, "--decisions", words.decisions, "people|all|none|NAME,...",
             "whose decisions are judged (default: people's, bots' where only bots play, or those "
             "of --seat)");
    add_word(command, "--effort", words.effort, "N",
             "how closely to look, as a multiple of the usual: 1/4, 1/2 or 1 to 1000 (default: 1)");
    add_word(command, "--seed", words.seed, "N", "play the futures with other dice (default: 0)");
    add_word(command, "--jobs", words.jobs, "N",
             "how many moments are looked at at the same time (default: one for each processor)");
    add_word(command, "--svg", words.svg, "FILE", "also draw the course as a picture, in FILE");
    add_word(command, "--csv", words.csv, "FILE",
             "also write the course as a table, in FILE, or - for standard output");
    add_word(command, "--color", words.colour, "auto|always|never",
             "whether to use colours (default: auto, which heeds NO_COLOR)");
    add_flag(command, "--ascii", words.ascii, "draw with ASCII characters only, without colours");
}

void describe_sim(CLI::App& sim, SimWords& words) {
    add_files(sim, words.results.parts, "FILE", "parts to put together, with --merge");
    add_word(sim, "--bots", words.bots, "A,B,...",
             "who plays: random, easy, medium, hard or hard@EFFORT for each seat, or one for all "
             "(default: medium)");
    program::describe_schedule(sim, words.schedule);
    add_word(sim, "--effort", words.effort, "N",
             "how much hard bots think, as a multiple of the usual, such as 4 or 1/4 (default: 1)");
    add_flag(sim, "--no-offers", words.no_offers, "bots offer no trades to each other");
    add_word(sim, "--max-turns", words.max_turns, "N",
             "end games without a winner here (default: 100 for each point of the target)");
    under_heading(sim, "The game", [&] {
        add_word(sim, "--players", words.game.players, "N", "how many play, 2 to 8 (default: 4)");
        add_word(sim, "--board", words.game.board, "random|spiral|beginner|extended|FILE",
                 "which kind of board, or the board of a script (default: random)");
        add_word(sim, "--radius", words.game.radius, "N", "how many rings the board has, 3 to 50");
        add_word(sim, "--board-seed", words.board_seed, "N",
                 "all games on this one board; without it, each has its own");
        add_word(sim, "--target", words.game.target, "N", "how many points win");
        add_words(sim, "--set", words.game.settings, "NAME=VALUE",
                  "change a number or a house rule, such as friendly-robber=on");
        add_words(sim, "--compare", words.compare, "NAME=VALUE",
                  "also by these rules, such as target=8,late-cards=on: a line for each");
    });
    program::describe_results(sim, words.results);
    program::describe_parts(sim, words.results, words.schedule);
}

void describe_run(CLI::App& run, CommandLine& line) {
    add_files(run, line.script.files, "FILE", "scripts, or - for standard input");
    program::describe_scripts(run, line.script.options, line.script.autosave);
    describe_bots(run, line.script.bots);
    under_heading(run, "What a script's header leaves open",
                  [&] { describe_game(run, line.game); });
}

// Every command gets a name and a purpose. Only commands in `typed` get their options, or all where
// these are listed: describing every option takes as long as loading the program.
void describe_commands(CLI::App& program, CommandLine& line,
                       const std::vector<std::string_view>& typed) {
    const program::Commands add(program, typed);
    add("resume", "Go on with a saved game", resume_examples,
        [&](CLI::App& command) { describe_resume(command, line.resume); });
    add("replay", "Watch a saved game, step by step", replay_examples,
        [&](CLI::App& command) { describe_replay(command, line.replay); });
    add("rules", "Show the rules, or some of them", rules_examples, [&](CLI::App& command) {
        add_files(command, line.rules, "RULE",
                  "rules by number, such as R5.3 or R5; without one, all");
    });
    add("board", "Draw a board, or write it as text", board_examples,
        [&](CLI::App& command) { describe_board(command, line.board); });
    add("run", "Play games from scripts", run_examples,
        [&](CLI::App& command) { describe_run(command, line); });
    add("join", "Play in a game at another machine", join_examples,
        [&](CLI::App& command) { describe_join(command, line.join); });
    add("watch", "Watch a game at another machine", "",
        [&](CLI::App& command) { describe_watch(command, line.join); });
    add("serve", "Host a game without a screen, for guests and programs", serve_examples,
        [&](CLI::App& command) { describe_serve(command, line.serve); });
    add("analyse", "Tell how a game went: chances, decisions, luck", analyse_examples,
        [&](CLI::App& command) { describe_analyse(command, line.analyse); });
    add("sim", "Let bots play many games, and count", sim_examples,
        [&](CLI::App& command) { describe_sim(command, line.sim); });
    program::add_last_commands(add, program, line.shell);
}

}  // namespace

std::unique_ptr<CLI::App> describe(CommandLine& line, int argc, const char* const* argv) {
    auto program = program::new_description("catan", "Settlers of Catan in a terminal");
    program->footer(game_examples);
    describe_commands(*program, line, {argv + std::min(argc, 1), argv + argc});

    // Options for players come first; help and version come last.
    under_heading(*program, "A new game", [&] {
        describe_game(*program, line.game);
        describe_host(*program, line.game.host);
        describe_bots(*program, line.script.bots);
        describe_display(*program, line.display);
        describe_table_options(*program, line.display);
    });
    under_heading(*program, for_scripts, [&] {
        program::describe_scripts(*program, line.script.options, line.script.autosave);
    });
    program::add_last_flags(*program, version);
    return program;
}

}  // namespace catan::app
