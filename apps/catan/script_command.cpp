#include "script_command.hpp"

#include "catan/table/language.hpp"

namespace catan::app {
namespace {

program::ScriptFiles files_of(const ScriptWords& words) {
    program::ScriptFiles files{words.files, words.autosave, words.options};
    files.options.bots = understood(words.bots);
    return files;
}

program::PlayScript scripts(const program::ScriptFiles& files, const language::Setup& setup) {
    return program::scripts_of<table::Language>(files.options, setup);
}

}  // namespace

bool was_asked_for(const ScriptWords& words) {
    return words.autosave || words.options.quiet || words.options.keep_going ||
           words.options.verify || was_asked_for(words.bots);
}

program::Exit run_scripts(const ScriptWords& words, const language::Setup& setup) {
    const program::ScriptFiles files = files_of(words);
    return program::run_scripts(table::Language::name, files, scripts(files, setup));
}

program::Exit run_piped_script(const ScriptWords& words, const language::Setup& setup) {
    const program::ScriptFiles files = files_of(words);
    return program::run_piped_script(table::Language::name, files, scripts(files, setup),
                                     "start catan at a terminal to play, or see catan --help");
}

}  // namespace catan::app
