#include "play_command.hpp"

#include <cstdlib>
#include <functional>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bot_options.hpp"
#include "catan/language/svg.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/session.hpp"
#include "catan/tui/table_screen.hpp"
#include "game_options.hpp"
#include "game_values.hpp"
#include "host_record.hpp"
#include "program/files.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "report.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"
#include "text/listing.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

// Shows messages about the saved game on the screen; holds them back until there is one.
class SaveWarnings {
public:
    void operator()(const std::string& words) {
        if (play_ != nullptr) return play_->warn(text::shown(words));
        words_ = text::shown(words);
    }
    void tell_on(tui::TableScreen& play) {
        play_ = &play;
        if (!words_.empty()) play.warn(words_);
    }
    // The screen is closed.
    void leave_screen() { play_ = nullptr; }

private:
    tui::TableScreen* play_ = nullptr;
    std::string words_;
};

struct Save {
    program::SaveFile file;
    bool is_new = false;
};

// Creates a file in the user's state folder. If that fails, the game goes on without one.
std::optional<Save> new_save(const language::Table& table, SaveWarnings& warnings) {
    try {
        return Save{
            new_game_file(table, [&warnings](const std::string& words) { warnings(words); }), true};
    } catch (const std::exception& error) {
        warnings(fmt::format("{}; the game goes on, but is not saved", error.what()));
        return std::nullopt;
    }
}

// Expands `~/games/x` as a shell does.
std::string without_tilde(const std::string& path) {
    const char* home = std::getenv("HOME");
    return path.starts_with("~/") && home != nullptr ? home + path.substr(1) : path;
}

// Returns a confirmation; shows an error on the screen as a warning.
std::string save_copy(const table::Match& match, const std::string& typed, tui::TableScreen& play) {
    const std::string path = without_tilde(typed);
    try {
        program::write_new_file(path, table::saved_text(match), program::only_mine);
        return fmt::format("A copy is saved as {}", text::shown(fs::absolute(path).string()));
    } catch (const std::exception& error) {
        play.warn(fmt::format("{}; there is no copy", text::shown(error.what())));
        return {};
    }
}

// Draws the picture of a finished game once.
class FinalPicture {
public:
    std::string draw(const table::Match& match, const fs::path& game) {
        try {
            std::error_code ignored;
            if (path_.empty() || !fs::exists(path_, ignored)) {
                path_ = program::write_beside_others(
                    picture_of(game), language::game_svg(match.game(), match.state()),
                    program::for_everybody);
            }
            return fmt::format("The picture is {}", text::shown(path_.string()));
        } catch (const std::exception& error) {
            return error.what();
        }
    }
    // Empty until the picture is drawn.
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

struct PlayResult {
    program::Exit code = program::Exit::Done;
    bool goes_on = false;  // the players want another game
};

// Whether the file stays when the players leave now. A new game without a move is deleted unless it
// has invitations.
bool stays(const Save& save, const table::Match& match) {
    std::error_code ignored;
    return !save.is_new || !match.history().empty() ||
           fs::exists(codes_of(save.file.path()), ignored);
}

// Prints where the game is saved after the screen has closed.
program::Exit tell_where_it_is(const table::Match& match, std::optional<Save>& save,
                               const fs::path& picture) {
    if (!save) {
        report("the game was not saved");
        return program::Exit::FileTrouble;
    }
    if (!save->file.settle()) {
        report(fmt::format("not all of the game could be saved in {}", save->file.path().string()));
        return program::Exit::FileTrouble;
    }
    const fs::path& path = save->file.path();
    if (!stays(*save, match)) {
        std::error_code ignored;
        fs::remove(path, ignored);
        return program::Exit::Done;
    }
    const std::string shown = text::shown(path.string());
    const std::string file = is_among_saves(path) ? std::string() : " " + shown;
    program::write_stdout(
        fmt::format("The game is saved as {}\n{}\n", shown,
                    match.state().in<GameOver>()
                        ? fmt::format("It is finished; catan replay{} shows it once more.", file)
                        : fmt::format("catan resume{} goes on with it.", file)));
    if (!picture.empty()) {
        program::write_stdout(
            fmt::format("The picture of the board is {}\n", text::shown(picture.string())));
    }
    return program::Exit::Done;
}

// R2.5: `Ann begins: Ann 4+5 and Ben 2+3`; empty if the players did not roll for it.
std::string opening_words(const language::Table& table) {
    std::vector<std::string> rounds;
    for (const auto& round : table.first_rolls.rounds) {
        std::vector<std::string> rolls;
        for (std::size_t i = 0; i < table.names.size(); ++i) {
            if (round[i].sum() == 0) continue;
            rolls.push_back(
                fmt::format("{} {}+{}", table.names[i], round[i].first, round[i].second));
        }
        rounds.push_back(text::joined(rolls));
    }
    if (rounds.empty()) return {};
    return fmt::format("{} begins: {}", table.names[table.first_rolls.first.value],
                       fmt::join(rounds, "; again "));
}

// Options that are the same for every game of a session.
struct PlayOptions {
    const DisplayOptions& display;
    const table::ThinkingOptions& bots;
    const KeepPace& keep;
    const HostWords& host;
};

// Plays on the whole terminal. Returns whether the players want another game.
bool play_at_terminal(table::Session& session, std::optional<Save>& save, SaveWarnings& warnings,
                      const PlayOptions& options, const Hosting* hosting, FinalPicture& picture) {
    tui::TableScreen game(session.participants(), table_options_of(options.display, options.keep));
    if (session.match().history().empty()) game.tell(opening_words(session.match().table()));
    // The file's earlier messages went to standard error; from now on they go to the screen.
    if (save) save->file.complain_to([&warnings](const std::string& words) { warnings(words); });
    tui::FileActions files;
    files.saved_as = [&] {
        return save && save->file.is_complete() ? text::shown(save->file.path().string())
                                                : std::string();
    };
    files.forgets = [&] { return save && !stays(*save, session.match()); };
    files.save_as = [&](const std::string& path) { return save_copy(session.match(), path, game); };
    if (save) files.draw_picture = [&] { return picture.draw(session.match(), save->file.path()); };
    game.use_files(std::move(files));
    warnings.tell_on(game);
    if (hosting != nullptr) game.show_invitation();
    tui::run(game, appearance(options.display));
    // The screen is closed, so messages go to standard error again.
    if (save) save->file.complain_to(report);
    return game.wants_another();
}

void keep_codes(Hosting& hosting, const Save& save) {
    try {
        hosting.keep_beside(save.file.path());
    } catch (const std::system_error&) {
        // No guest can have joined this game yet, so delete it.
        std::error_code ignored;
        if (save.is_new) fs::remove(save.file.path(), ignored);
        throw;
    }
}

// Creates a file with the header of this game. Guests join only a saved game, unless --unsaved
// allows otherwise.
std::optional<Save> begin_save(const language::Table& table, SaveWarnings& warnings,
                               bool must_be_saved) {
    std::string header = language::header_text(table);
    header.pop_back();
    if (!must_be_saved) {
        std::optional<Save> save = new_save(table, warnings);
        if (save) save->file.add(header);
        return save;
    }
    fs::path path;
    try {
        Save save{new_game_file(table, [&warnings](const std::string& words) { warnings(words); }),
                  true};
        path = save.file.path();
        save.file.add_now(header);
        return save;
    } catch (const std::runtime_error& error) {
        std::error_code ignored;
        if (!path.empty()) fs::remove(path, ignored);
        throw program::Failure(
            program::Exit::FileTrouble,
            fmt::format("{}; --unsaved lets guests play all the same", error.what()));
    }
}

PlayResult run(table::Match match, std::optional<Save> save, SaveWarnings& warnings,
               const PlayOptions& options, const std::unique_ptr<Hosting>& hosting) {
    std::optional<HostRecord> record;
    if (hosting && save) {
        if (!options.host.is_unsaved) keep_codes(*hosting, *save);
        record.emplace(
            save->file, [&hosting](const fs::path& game) { hosting->keep_beside(game); },
            options.host.is_unsaved ? HostRecord::Policy::Unsaved : HostRecord::Policy::Strict,
            [&warnings](const std::string& words) { warnings(words); });
        record->keep_codes();
    }
    table::Referee::Record add_lines;
    if (record) {
        add_lines = std::bind_front(&HostRecord::add, &*record);
    } else if (save) {
        add_lines = std::bind_front(&program::SaveFile::add, &save->file);
    }
    table::Session session(std::move(match), bots_of(options.bots), std::move(add_lines));
    if (hosting) hosting->begin(session, record ? &*record : nullptr);
    PlayResult result;
    FinalPicture picture;
    result.goes_on = play_at_terminal(session, save, warnings, options, hosting.get(), picture);
    warnings.leave_screen();
    session.participants().disconnect();
    bool are_seats_recorded = true;
    try {
        // Also a change of seats that could not be recorded when it happened.
        session.referee().record_seats();
    } catch (const table::NotRecorded&) {
        are_seats_recorded = false;
    }
    if (hosting && session.match().state().in<GameOver>()) {
        hosting->forget_codes();
    } else if (record) {
        record->settle();
    }
    result.code = tell_where_it_is(session.match(), save, picture.path());
    if (!are_seats_recorded) {
        report("who plays the seats now could not be saved");
        result.code = program::Exit::FileTrouble;
    }
    return result;
}

PlayResult play_one(language::Setup setup, const PlayOptions& options) {
    if (was_asked_for(options.host)) limit_offers(setup);
    language::Table table = language::seat_everybody(setup);
    demand_winnable(table.game);
    const std::unique_ptr<Hosting> hosting = Hosting::open(options.host, table);
    SaveWarnings warnings;
    std::optional<Save> save = begin_save(table, warnings, hosting && !options.host.is_unsaved);
    return run(table::Match(std::move(table)), std::move(save), warnings, options, hosting);
}

// Draws a short board seed, which users tell each other, and a secret seed for the game's luck.
void draw_seeds(language::Setup& setup) {
    setup.board_seed = fresh_board_seed();
    setup.seed = program::fresh_luck();
    setup.chance_seed.reset();
}

// Plays further games with the same players as long as they want.
program::Exit play_others(PlayResult last, language::Setup setup, const PlayOptions& options) {
    program::Exit code = last.code;
    while (last.goes_on) {
        draw_seeds(setup);
        last = play_one(setup, options);
        if (code == program::Exit::Done) code = last.code;
    }
    return code;
}

// The same players, board shape and rules.
language::Setup same_again(const language::Table& table) {
    language::Setup setup;
    setup.names = table.names;
    setup.shape = table.game.topology().shape();
    const Board& board = table.game.board();
    const bool is_beginner = !setup.shape->is_extended() && setup.shape->radius == 3 &&
                             board.layout == make_board(Mode::Beginner, *setup.shape, 0).layout;
    if (is_beginner) setup.mode = Mode::Beginner;
    for (const language::Setting setting : language::all_settings) {
        setup.settings[setting] = language::value(table.game.settings(), setting);
    }
    for (std::size_t i = 0; i < table.names.size(); ++i) {
        if (table.bots[i]) setup.bots.push_back({table.names[i], *table.bots[i]});
    }
    setup.bot_offers = table.bot_offers;
    setup.scripted = table.scripted;
    return setup;
}

}  // namespace

program::Exit play(language::Setup setup, const DisplayOptions& display,
                   const table::ThinkingOptions& bots, const HostWords& host,
                   const KeepPace& keep) {
    const PlayOptions options{display, bots, keep, host};
    if (!setup.seed && !setup.board_seed) setup.board_seed = fresh_board_seed();
    if (!setup.seed) setup.seed = program::fresh_luck();
    const PlayResult first = play_one(setup, options);
    return play_others(first, std::move(setup), options);
}

program::Exit play_on(table::Match match, program::SaveFile save, const DisplayOptions& display,
                      const table::ThinkingOptions& bots, const HostWords& host,
                      const KeepPace& keep) {
    const PlayOptions options{display, bots, keep, host};
    const bool is_too_long = !can_be_hosted(match);
    if (is_too_long && was_asked_for(host)) {
        program::misunderstood(
            "this game has grown too long for guests; it goes on without --remote, --listen and "
            "--exec");
    }
    const std::unique_ptr<Hosting> hosting =
        is_too_long ? nullptr : Hosting::open_again(host, match.table(), save.path());
    if (is_too_long) forget_codes_of(save.path());
    if (hosting && display.open_hands) {
        program::misunderstood("--open-hands would show the cards of players at other machines");
    }
    SaveWarnings warnings;
    language::Setup again = same_again(match.table());
    const PlayResult first =
        run(std::move(match), Save{std::move(save)}, warnings, options, hosting);
    return play_others(first, std::move(again), options);
}

}  // namespace catan::app
