// Parses the command line and runs one command.
#include <unistd.h>

#include <fmt/format.h>

#include "board_command.hpp"
#include "carcassonne/core/version.hpp"
#include "command_line.hpp"
#include "program/command_line.hpp"
#include "program/completion.hpp"
#include "program/manual.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/whole_program.hpp"
#include "rules_command.hpp"
#include "sim_command.hpp"

namespace carcassonne::app {
namespace {

program::Exit play(const CommandLine& line) {
    if (isatty(STDIN_FILENO) != 0) {
        program::misunderstood(
            "there is no screen to play on: carcassonne run FILE plays a script, and carcassonne "
            "run --keep-going - the lines that you type (see carcassonne --help)");
    }
    return run_piped_script(line.script, understood(line.game));
}

// Options before a command describe a script. `run` accepts them too.
void refuse_before_command(const CommandLine& line) {
    if (line.command == "run") return;
    if (!was_asked_for(line.game) && !was_asked_for(line.script)) return;
    program::misunderstood(
        fmt::format("--players, --quiet and the like are for scripts; put the options of "
                    "carcassonne {0} after it (carcassonne {0} --help lists them)",
                    line.command));
}

program::Exit run(int argc, const char* const* argv) {
    CommandLine line;
    const auto program = describe(line, argc, argv);
    const auto command = program::parse(*program, argc, argv);
    if (!command) return program::Exit::Done;
    line.command = *command;
    if (line.command.empty()) return play(line);
    refuse_before_command(line);
    if (line.command == "run") return run_scripts(line.script, understood(line.game));
    if (line.command == "resume") return resume(line.resume);
    if (line.command == "sim") return simulate(line.sim);
    if (line.command == "board") return show_board(line.board);
    if (line.command == "rules") show_rules(line.rules);
    if (line.command == "completion")
        program::write_stdout(program::completion(*program, line.shell));
    if (line.command == "man") program::write_stdout(program::manual(*program, version, {}, {}));
    return program::Exit::Done;
}

}  // namespace
}  // namespace carcassonne::app

int main(int argc, char** argv) {
    return tabletop::program::run_program("carcassonne",
                                          [&] { return carcassonne::app::run(argc, argv); });
}
