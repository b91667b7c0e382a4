#include "resume_command.hpp"

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/save_file.hpp"
#include "catan/saved_game.hpp"
#include "catan/spelling.hpp"
#include "catan/wording.hpp"
#include "files.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "play_command.hpp"
#include "saves.hpp"
#include "script_command.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

bool is_over(const text::Match& match) { return match.state().in<GameOver>(); }

// `turn 12, Ben's word`
std::string standing(const text::Match& match) {
    const State& state = match.state();
    if (const auto* over = std::get_if<GameOver>(&state.phase)) {
        return fmt::format("turn {}, won by {}", state.turn.number,
                           match.notation().name(over->winner));
    }
    return fmt::format("turn {}, {}'s word", state.turn.number,
                       match.notation().name(match.asked()));
}

void tell(std::string_view line) { complain(fmt::format("catan: {}", line)); }

// One file that cannot be read does not hide the others.
std::optional<text::SavedGame> load_if_readable(const fs::path& path) {
    try {
        return load(path);
    } catch (const std::system_error& error) {
        tell(error.what());
        return std::nullopt;
    }
}

void list_games() {
    const std::vector<fs::path> games = saved_games();
    if (games.empty()) tell(fmt::format("there are no saved games in {}", saves_folder().string()));
    for (const fs::path& path : games) {
        const auto game = load_if_readable(path);
        if (!game) continue;
        if (!game->match) {
            write_stdout(fmt::format("{}: no game can be read\n", text::shown(path.string())));
            continue;
        }
        write_stdout(fmt::format("{}: {}: {}{}\n", text::shown(path.string()),
                                 fmt::join(game->match->table().names, " "), standing(*game->match),
                                 game->fault.empty() ? "" : ", then the file is damaged"));
    }
}

fs::path newest_unfinished() {
    for (const fs::path& path : saved_games()) {
        const auto game = load_if_readable(path);
        if (game && game->match && !is_over(*game->match) && !game->match->history().empty())
            return path;
    }
    throw Failure(Exit::FileTrouble,
                  fmt::format("there is no unfinished game in {}", saves_folder().string()));
}

bool wanted(const ResumeWords& words, std::uint32_t turn) {
    if (words.at_last_check) return true;
    if (isatty(STDIN_FILENO) == 0) {
        tell(fmt::format("--at-last-check resumes the game at turn {}", turn));
        return false;
    }
    std::fputs(
        fmt::format("Resume at turn {}, the last one that can be trusted? [y/N] ", turn).c_str(),
        stderr);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

// A copy of a damaged game, before it is cut.
void keep_copy(const fs::path& path) {
    std::ifstream in = reading(path);
    const std::string content{std::istreambuf_iterator<char>(in), {}};
    const fs::path copy = write_beside_others(fs::path(path) += ".damaged", content, only_mine);
    tell(fmt::format("the damaged game is kept as {}", copy.string()));
}

}  // namespace

Exit resume(const ResumeWords& words) {
    if (words.list) {
        if (words.file) misunderstood("--list shows all saved games and takes no file");
        list_games();
        return Exit::Done;
    }
    text::ScriptOptions options = words.options;
    options.bots = understood(words.bots);
    const fs::path path = words.file ? fs::path(*words.file) : newest_unfinished();
    (void)reading(path);  // says best what is wrong with it
    text::SaveFile save = text::SaveFile::open(path, tell);
    text::SavedGame game = load(path);
    tell_faults(game, path);
    if (!game.match) {
        throw Failure(Exit::Misunderstood,
                      fmt::format("there is no game in {}", text::in_quotes(path.string())));
    }
    if (!game.fault.empty()) {
        if (!wanted(words, game.confirmed_turn)) return Exit::NotAsTold;
        keep_copy(path);
        std::ifstream in = reading(path);
        game = text::load_game(in, path.string(), game.confirmed_bytes);
    }
    const bool is_scripted = isatty(STDIN_FILENO) == 0;
    if (!is_scripted && isatty(STDOUT_FILENO) != 0) {
        save.cut(game.bytes);
        return play_on(std::move(*game.match), std::move(save), words.looks);
    }
    if (!words.options.quiet || !is_scripted) {
        write_stdout(fmt::format(
            "{}\n{}", standing(*game.match),
            text::score_text(game.match->notation(),
                             view(game.match->game(), game.match->state(), Eyes::nobody()))));
    }
    if (!is_scripted) return Exit::Done;
    save.cut(game.bytes);
    text::ScriptOutput output = script_output(true);
    output.record = [&](std::string_view lines) { save.add(lines); };
    text::Script script(std::move(*game.match), options, output, "stdin");
    const auto code = static_cast<Exit>(script.run(std::cin));
    flush_output();
    return !save.settle() && code == Exit::Done ? Exit::FileTrouble : code;
}

}  // namespace catan::app
