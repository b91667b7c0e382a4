#include "resume_command.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/save_file.hpp"
#include "catan/saved_game.hpp"
#include "catan/spelling.hpp"
#include "catan/wording.hpp"
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

void tell(std::string_view line) { fmt::print(stderr, "catan: {}\n", line); }

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
    for (const fs::path& path : saved_games()) {
        const auto game = load_if_readable(path);
        if (!game) continue;
        if (!game->match) {
            write_stdout(fmt::format("{}: no game can be read\n", path.string()));
            continue;
        }
        write_stdout(fmt::format("{}: {}: {}{}\n", path.string(),
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
    fmt::print(stderr, "Resume at turn {}, the last that is sure? [y/N] ", turn);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

// A copy of a damaged game, before it is cut.
void keep_copy(const fs::path& path) {
    fs::path copy = path;
    copy += ".damaged";
    fs::copy_file(path, copy, fs::copy_options::overwrite_existing);
    tell(fmt::format("the damaged game is kept as {}", copy.string()));
}

}  // namespace

Exit resume(const ResumeWords& words) {
    if (words.list) {
        if (words.file) misunderstood("--list tells of all saved games, and takes no file");
        list_games();
        return Exit::Done;
    }
    const fs::path path = words.file ? fs::path(*words.file) : newest_unfinished();
    (void)reading(path);  // says best what is wrong with it
    text::SaveFile save = text::SaveFile::open(
        path, [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
    text::SavedGame game = load(path);
    for (const std::string& line : game.fault) fmt::print(stderr, "{}\n", line);
    if (!game.match) {
        throw Failure(Exit::Misunderstood,
                      fmt::format("there is no game in {}", text::in_quotes(path.string())));
    }
    if (!game.fault.empty()) {
        if (!wanted(words, game.confirmed_turn)) return Exit::NotAsTold;
        keep_copy(path);
        std::ifstream in = reading(path);
        game = text::load_game(in, path.string(), game.confirmed_bytes);
    } else if (game.torn) {
        tell(fmt::format("the last line was not written to its end and is dropped: {}",
                         text::in_quotes(*game.torn)));
    }
    const bool is_scripted = isatty(STDIN_FILENO) == 0;
    if (!is_scripted && isatty(STDOUT_FILENO) != 0) {
        save.cut(game.bytes);
        play_on(std::move(*game.match), std::move(save), path, words.looks);
        return Exit::Done;
    }
    if (!words.options.quiet || !is_scripted) {
        write_stdout(
            fmt::format("{}\n{}", standing(*game.match),
                        text::public_score_text(game.match->notation(), game.match->state())));
    }
    if (!is_scripted) return Exit::Done;
    save.cut(game.bytes);
    text::ScriptOutput output = script_output(true);
    output.record = [&](std::string_view lines) { save.add(lines); };
    text::Script script(std::move(*game.match), words.options, output, "stdin");
    const auto code = static_cast<Exit>(script.run(std::cin));
    return code == Exit::Done && !save.is_complete() ? Exit::FileTrouble : code;
}

}  // namespace catan::app
