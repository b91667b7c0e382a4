// Parses the command line and runs one command.
#include <unistd.h>

#include <fmt/format.h>

#include "board_command.hpp"
#include "command_line.hpp"
#include "door_command.hpp"
#include "manual_command.hpp"
#include "program/command_line.hpp"
#include "program/completion.hpp"
#include "program/failure.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/whole_program.hpp"
#include "rules_command.hpp"
#include "sim_command.hpp"

namespace catan::app {
namespace {

// Refuses script options for a game at a terminal.
void refuse_at_terminal(const table::ScriptOptions& options) {
    const auto refuse = [](bool is_given, const char* option) {
        if (!is_given) return;
        program::misunderstood(
            fmt::format("{} is for scripts (catan < FILE, catan run FILE), and this would "
                        "be a game at a terminal",
                        option));
    };
    refuse(options.quiet, "--quiet");
    refuse(options.keep_going, "--keep-going");
    refuse(options.verify, "--verify");
}

// Refuses display options where standard input is a script.
void refuse_without_terminal(const DisplayOptions& display) {
    if (display == DisplayOptions{}) return;
    program::misunderstood(
        "--ascii and the like are for a game at a terminal, and standard input is not one");
}

program::Exit play(const CommandLine& line) {
    const language::Setup setup = understood(line.game);
    if (isatty(STDIN_FILENO) == 0) {
        refuse_without_terminal(line.display);
        if (was_asked_for(line.game.host)) {
            program::misunderstood(
                "--remote, --listen and --exec are for a game at a terminal, and "
                "standard input is not one; catan serve hosts a game without");
        }
        return run_piped_script(line.script, setup);
    }
    refuse_at_terminal(line.script.options);
    if (line.script.autosave) {
        program::misunderstood(
            "--autosave is for scripts: a game at a terminal is saved by itself, and 'Save a copy "
            "as ...' (q, then a) keeps it in a file of your choice as well");
    }
    if (isatty(STDOUT_FILENO) == 0) {
        program::misunderstood("a game is played at a terminal, and standard output is not one");
    }
    check(line.display);
    demand_effect(setup);
    if (setup.scripted && line.display.pace) {
        program::misunderstood("--pace is for bots, and with real dice there are none (R9)");
    }
    if (was_asked_for(line.game.host) && line.display.open_hands) {
        program::misunderstood("--open-hands would show the cards of players at other machines");
    }
    const table::ThinkingOptions bots = at_table(line.script.bots);
    return was_asked_for(line.game) ? play(setup, line.display, bots, line.game.host)
                                    : open_door(line.display, bots);
}

// Options before a command describe a new game. `run` accepts them too, apart from the display
// options. Commands that show an existing game accept only the display options.
void refuse_before_command(const CommandLine& line) {
    const bool plays = line.command == "run";
    const bool shows = line.command == "resume" || line.command == "replay" ||
                       line.command == "join" || line.command == "watch";
    const auto refuse = [&](bool is_given, const char* options) {
        if (!is_given) return;
        program::misunderstood(
            fmt::format("{0}; put the options of catan {1} after it (catan {1} --help "
                        "lists them)",
                        options, line.command));
    };
    refuse(!plays && was_asked_for(line.game), "--players and the like are for a new game");
    refuse(!plays && was_asked_for(line.script.bots),
           "--effort and --bot-seed are for a new game or a script");
    refuse(!plays && was_asked_for(line.script), "--quiet and the like are for scripts");
    const DisplayOptions& display = line.display;
    const bool is_played =
        display.open_hands || display.bell || display.clock.has_value() || display.pace.has_value();
    refuse((line.command == "replay" || line.command == "watch") && is_played,
           "--open-hands, --clock, --bell and --pace are for a game that is played");
    refuse(line.command == "join" && (display.open_hands || display.pace),
           "--open-hands and --pace are for a game at this terminal");
    if (plays && was_asked_for(line.game.host)) {
        program::misunderstood("--remote, --listen, --exec and --patience are not for scripts");
    }
    refuse(!shows && line.display != DisplayOptions{},
           "--ascii and the like are for a game at a terminal");
}

program::Exit run(int argc, const char* const* argv) {
    CommandLine line;
    const auto program = describe(line, argc, argv);
    const auto command = program::parse(*program, argc, argv);
    if (!command) return program::Exit::Done;
    line.command = *command;
    if (line.command.empty()) return play(line);
    refuse_before_command(line);
    for (DisplayOptions* display : {&line.resume.display, &line.replay.display, &line.join.display})
        *display = joined(line.display, *display);
    if (line.command == "run") return run_scripts(line.script, understood(line.game));
    if (line.command == "resume") {
        if (isatty(STDIN_FILENO) == 0) {
            refuse_without_terminal(line.resume.display);
        } else if (!line.resume.list) {
            refuse_at_terminal(line.resume.options);
        }
        return resume(line.resume);
    }
    line.join.watches = line.command == "watch";
    if (line.command == "join" || line.join.watches) return join(line.join);
    if (line.command == "serve") return serve(line.serve);
    if (line.command == "analyse") return analyse(line.analyse);
    if (line.command == "sim") return simulate(line.sim);
    if (line.command == "replay") replay(line.replay);
    if (line.command == "board") show_board(understood(line.board));
    if (line.command == "rules") show_rules(line.rules);
    if (line.command == "completion")
        program::write_stdout(program::completion(*program, line.shell));
    if (line.command == "man") show_manual(*program);
    return program::Exit::Done;
}

}  // namespace
}  // namespace catan::app

int main(int argc, char** argv) {
    return tabletop::program::run_program("catan", [&] { return catan::app::run(argc, argv); });
}
