#include "confining.hpp"

#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "choices_file.hpp"
#include "hosting.hpp"
#include "program/failure.hpp"
#include "program/option_values.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

net::Confinement::Secrets secrets_of(const std::optional<fs::path>& game) {
    net::Confinement::Secrets secrets;
    const char* home = std::getenv("HOME");
    if (home != nullptr && fs::path(home).is_absolute()) secrets.home = home;
    try {
        secrets.folders.push_back(saves_folder());
    } catch (const program::Failure&) {  // no home folder, so no saved games
    }
    std::error_code ignored;
    if (const auto choices = choices_file(); choices && fs::exists(*choices, ignored)) {
        secrets.folders.push_back(choices->parent_path());
    }
    if (game) {
        const fs::path file = fs::absolute(*game);
        // The file may be a link to another folder.
        secrets.folders.push_back(file.parent_path());
        secrets.folders.push_back(fs::weakly_canonical(file, ignored).parent_path());
        secrets.files = {file, codes_of(file)};
    }
    return secrets;
}

}  // namespace

Confining confining(const ConfineWords& words, const std::optional<fs::path>& game) {
    if (words.is_demanded && words.is_refused) {
        program::misunderstood("--confine and --unconfined contradict each other");
    }
    if (words.is_refused) return {};
    net::Confinement::Found found = net::Confinement::find(secrets_of(game));
    if (!found.confinement && words.is_demanded) {
        throw program::Failure(
            program::Exit::FileTrouble,
            fmt::format("--confine: programs cannot be confined on this system: {}",
                        text::shown(found.why_not)));
    }
    return {std::move(found.confinement), text::shown(found.why_not)};
}

ConfiningNote note_of(const Confining& confining) {
    if (!confining.why_not.empty()) {
        return {fmt::format(
                    "Programs are not confined, because {}. They can do all that you can: read and "
                    "change your files and this game, and use the network.",
                    confining.why_not),
                true};
    }
    if (confining.confinement && !confining.confinement->shows_folder()) {
        return {
            "This folder is your home folder or has saved games in it, so programs see only the "
            "files and folders in it that their commands name.",
            false};
    }
    return {};
}

}  // namespace catan::app
