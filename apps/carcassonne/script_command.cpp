#include "script_command.hpp"

#include <unistd.h>

#include <filesystem>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "carcassonne/language/wording.hpp"
#include "carcassonne/table/language.hpp"
#include "carcassonne/table/match.hpp"
#include "carcassonne/table/script.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/saved_games.hpp"
#include "text/listing.hpp"

namespace carcassonne::app {
namespace {

using table::Language;

program::ScriptFiles files_of(const ScriptWords& words) {
    program::ScriptFiles files = words.files;
    if (words.bot_seed) files.options.bots.seed = program::seed("--bot-seed", *words.bot_seed);
    return files;
}

program::PlayScript scripts(const program::ScriptFiles& files, const language::Setup& setup) {
    return program::scripts_of<Language>(files.options, setup);
}

// `turn 12, Ben's move`, `turn 71, won by Ann and Ben`
std::string standing(const table::Match& match) {
    const State& state = match.state();
    if (const auto* over = std::get_if<GameOver>(&state.phase)) {
        return fmt::format("turn {}, won by {}", state.turn.number,
                           text::joined(match.notation().list_of(over->winners)));
    }
    return fmt::format("turn {}, {}'s move", state.turn.number,
                       match.notation().name(match.asked()));
}

}  // namespace

bool was_asked_for(const ScriptWords& words) {
    const auto& options = words.files.options;
    return words.files.autosave || options.quiet || options.keep_going || options.verify ||
           words.bot_seed;
}

program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup) {
    const program::ScriptFiles files = files_of(words);
    return program::run_scripts(Language::name, files, scripts(files, setup));
}

program::Exit run_piped_script(const ScriptWords& words, const language::Setup& setup) {
    const program::ScriptFiles files = files_of(words);
    return program::run_piped_script(Language::name, files, scripts(files, setup),
                                     "see carcassonne --help");
}

program::Exit resume(const ResumeWords& words) {
    if (!words.file)
        program::misunderstood("resume needs the file of a saved game (see carcassonne --help)");
    const program::ScriptFiles files = files_of(words.script);
    const auto tell = [](const std::string& line) {
        program::complain(fmt::format("{}: {}", Language::name, line));
    };
    program::OpenGame<Language> open = program::open_to_go_on<Language>(*words.file, tell);
    if (!program::repaired(open, words.at_last_check)) return program::Exit::NotAsTold;
    const bool is_scripted = isatty(STDIN_FILENO) == 0;
    if (!files.options.quiet || !is_scripted) {
        const table::Match& match = *open.game.match;
        program::write_stdout(fmt::format("{}\n{}", standing(match),
                                          language::score_text(match.notation(), match.state())));
    }
    if (!is_scripted) return program::Exit::Done;
    return program::go_on_by_script(std::move(open), files.options,
                                    [](table::Match& /*match*/, const auto& /*record*/) {});
}

}  // namespace carcassonne::app
