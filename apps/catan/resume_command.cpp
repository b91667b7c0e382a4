#include "resume_command.hpp"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/language/wording.hpp"
#include "catan/table/saved_game.hpp"
#include "game_options.hpp"
#include "game_values.hpp"
#include "play_command.hpp"
#include "program/header_options.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/save_file.hpp"
#include "report.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

// Describes the state as in `turn 12, Ben's word`.
std::string standing(const table::Match& match) {
    const State& state = match.state();
    if (const auto* over = std::get_if<GameOver>(&state.phase)) {
        return fmt::format("turn {}, won by {}", state.turn.number,
                           match.notation().name(over->winner));
    }
    return fmt::format("turn {}, {}'s word", state.turn.number,
                       match.notation().name(match.asked()));
}

// An unreadable file must not hide the others.
std::optional<table::SavedGame> load_if_readable(const fs::path& path) {
    try {
        return load(path);
    } catch (const std::system_error& error) {
        report(error.what());
        return std::nullopt;
    }
}

void list_games() {
    const std::vector<fs::path> games = saved_games();
    if (games.empty())
        report(fmt::format("there are no saved games in {}", saves_folder().string()));
    for (const fs::path& path : games) {
        const auto game = load_if_readable(path);
        if (!game) continue;
        if (!game->match) {
            program::write_stdout(
                fmt::format("{}: no game can be read\n", text::shown(path.string())));
            continue;
        }
        program::write_stdout(fmt::format("{}: {}: {}{}\n", text::shown(path.string()),
                                          fmt::join(game->match->table().names, " "),
                                          standing(*game->match),
                                          game->fault.empty() ? "" : ", then the file is damaged"));
    }
}

fs::path newest_unfinished() {
    for (const fs::path& path : saved_games()) {
        const auto game = load_if_readable(path);
        if (game && game->is_saved && is_unfinished(path, *game->match)) return path;
    }
    throw program::Failure(
        program::Exit::FileTrouble,
        fmt::format("there is no unfinished game in {}", saves_folder().string()));
}

// Whether any option changes how the game is played.
bool is_asked_for_more(const ResumeWords& words) {
    return was_asked_for(words.bots) || !words.seats.empty() || !words.people.empty() ||
           words.display != DisplayOptions{} || was_asked_for(words.host);
}

struct SeatChoice {
    Seat seat;
    std::optional<bots::Level> bot;  // empty: a person
};

std::vector<SeatChoice> bots_asked_for(const ResumeWords& words, const language::Table& table) {
    std::vector<SeatChoice> all;
    for (const std::string& one : words.seats) {
        const std::size_t equals = std::min(one.find('='), one.size());
        if (equals == one.size())
            program::misunderstood("--bot needs a name and a level: --bot Ben=medium");
        const Seat who = seat_called(table, "--bot", std::string_view(one).substr(0, equals));
        if (const std::string why = language::why_no_bots(table); !why.empty()) {
            program::misunderstood("--bot: " + why);
        }
        if (std::ranges::find(all, who, &SeatChoice::seat) != all.end()) {
            program::misunderstood(fmt::format("--bot: {} is named twice", table.names[who.value]));
        }
        all.push_back({who, program::level("--bot", std::string_view(one).substr(equals + 1))});
    }
    return all;
}

// Collects the new seating. Checks everything before anything is recorded.
std::vector<SeatChoice> seating_asked_for(const ResumeWords& words, const language::Table& table) {
    std::vector<SeatChoice> all = bots_asked_for(words, table);
    const auto add_person = [&](std::string_view option, const std::string& name) {
        const Seat who = seat_called(table, option, name);
        const auto found = std::ranges::find(all, who, &SeatChoice::seat);
        if (found != all.end() && found->bot) {
            program::misunderstood(
                fmt::format("{}: {} is a bot by --bot", option, table.names[who.value]));
        }
        all.push_back({who, std::nullopt});
    };
    for (const std::string& one : words.people) add_person("--person", one);
    // An invited player takes the seat back from a bot.
    for (const std::string& one : invited_names(words.host)) add_person("--remote and --exec", one);
    return all;
}

template <typename Record>
void seat(const std::vector<SeatChoice>& all, table::Match& match, const Record& record) {
    for (const SeatChoice& one : all) {
        if (match.table().bots[one.seat.value] == one.bot) continue;
        match.seat(one.seat, one.bot);
        record(language::bot_line(match.table(), one.seat));
    }
}

}  // namespace

program::Exit resume(const ResumeWords& words) {
    if (words.list) {
        if (words.file) program::misunderstood("--list shows all saved games and takes no file");
        if (is_asked_for_more(words) || words.at_last_check || words.options.quiet ||
            words.options.keep_going) {
            program::misunderstood(
                "--list shows all saved games, and no other option goes with it");
        }
        list_games();
        return program::Exit::Done;
    }
    if (isatty(STDIN_FILENO) == 0 && was_asked_for(words.host)) {
        program::misunderstood(
            "--remote, --listen and --exec are for a game at a terminal, and standard input is not "
            "one; catan serve FILE hosts a game without");
    }
    if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) == 0 && is_asked_for_more(words)) {
        program::misunderstood(
            "a game is played at a terminal, and standard output is not one: only its standing "
            "can be printed, which takes no option");
    }
    table::ScriptOptions options = words.options;
    options.bots = understood(words.bots);
    const fs::path path = words.file ? fs::path(*words.file) : newest_unfinished();
    OpenGame open = program::open_to_go_on<table::Language>(path, report);
    if (!program::repaired(open, words.at_last_check)) return program::Exit::NotAsTold;
    program::SaveFile& save = open.file;
    table::SavedGame& game = open.game;
    const std::vector<SeatChoice> seating = seating_asked_for(words, game.match->table());
    const bool is_scripted = isatty(STDIN_FILENO) == 0;
    if (!is_scripted && isatty(STDOUT_FILENO) != 0) {
        save.cut(game.bytes);
        seat(seating, *game.match, [&](std::string_view line) { save.add(line); });
        return play_on(std::move(*game.match), std::move(save), words.display, at_table(words.bots),
                       words.host, words.keep_pace);
    }
    if (!words.options.quiet || !is_scripted) {
        program::write_stdout(
            fmt::format("{}\n{}", standing(*game.match),
                        language::score_text(
                            game.match->notation(),
                            view(game.match->game(), game.match->state(), Viewer::public_only()))));
    }
    if (!is_scripted) return program::Exit::Done;
    return program::go_on_by_script(
        std::move(open), options,
        [&](table::Match& match, const auto& record) { seat(seating, match, record); });
}

}  // namespace catan::app
