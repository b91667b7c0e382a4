#include "play_command.hpp"

#include <cstdlib>
#include <ctime>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/saved_game.hpp"
#include "catan/svg.hpp"
#include "option_values.hpp"
#include "output.hpp"
#include "saves.hpp"
#include "tui/play.hpp"
#include "tui/setup_app.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

// What goes wrong with the save is told on the screen; before there is one it is kept.
class Told {
public:
    void operator()(const std::string& words) {
        if (play_ != nullptr) return play_->notice(words);
        words_ = words;
    }
    void tell_on(tui::Play& play) {
        play_ = &play;
        if (!words_.empty()) play.notice(words_);
    }

private:
    tui::Play* play_ = nullptr;
    std::string words_;
};

struct Save {
    fs::path path;
    text::SaveFile file;
    bool is_new = false;
};

// A new file under the user's state folder; without one the game is played all the same.
std::optional<Save> new_save(const text::Table& table, Told& told) {
    try {
        const fs::path folder = saves_folder();
        fs::create_directories(folder);
        forget_old_games();
        std::string stem = fmt::format("{:%Y-%m-%d-%H%M%S}", fmt::localtime(std::time(nullptr)));
        // A file's name has 255 bytes at most, and a name of twelve characters may have 36.
        constexpr std::size_t longest = 200;
        for (const std::string& name : table.names) {
            if (stem.size() + name.size() < longest) stem += "-" + name;
        }
        for (int i = 1;; ++i) {
            const fs::path path =
                folder / (i == 1 ? stem + ".catan" : fmt::format("{}-{}.catan", stem, i));
            try {
                return Save{path,
                            text::SaveFile::create(
                                path, [&told](const std::string& words) { told(words); }),
                            true};
            } catch (const std::system_error& error) {
                // Another game began in the same second.
                if (error.code() != std::errc::file_exists) throw;
            }
        }
    } catch (const std::exception& error) {
        told(fmt::format("{}; the game goes on, but is not saved", error.what()));
        return std::nullopt;
    }
}

// `~/games/x` as a shell understands it.
std::string without_tilde(const std::string& path) {
    const char* home = std::getenv("HOME");
    return path.starts_with("~/") && home != nullptr ? home + path.substr(1) : path;
}

std::string save_copy(const text::Match& match, const std::string& typed) {
    const std::string path = without_tilde(typed);
    try {
        write_new_file(path, text::saved_text(match));
        return fmt::format("A copy is saved as {}", fs::absolute(path).string());
    } catch (const std::exception& error) {
        return error.what();
    }
}

std::string draw_picture(const text::Match& match, const fs::path& path) {
    try {
        write_file(path.string(), text::game_svg(match.game(), match.state()));
        return fmt::format("The picture is {}", path.string());
    } catch (const std::exception& error) {
        return error.what();
    }
}

// Whether the players want another one.
bool run(text::Match match, std::optional<Save> save, Told& told, const Looks& looks) {
    tui::Play game(std::move(match), [&](std::string_view lines) {
        if (save) save->file.add(lines);
    });
    // A file that was open before has told what was wrong with it elsewhere; from now on it is told here.
    if (save) save->file.complain_to([&told](const std::string& words) { told(words); });
    tui::Files files;
    files.save_as = [&](const std::string& path) { return save_copy(game.match(), path); };
    if (save) {
        files.saved_as = save->path.string();
        files.draw_picture = [&] { return draw_picture(game.match(), picture_of(save->path)); };
    }
    game.use_files(std::move(files));
    told.tell_on(game);
    tui::run(game, appearance(looks));
    if (save && !save->file.is_complete()) {
        throw Failure(Exit::FileTrouble,
                      fmt::format("not all of the game could be saved in {}", save->path.string()));
    }
    // Without a move there is none to go on with, if it is a new one; whoever brought a file keeps it.
    if (save && save->is_new && game.match().history().empty()) {
        std::error_code ignored;
        fs::remove(save->path, ignored);
    } else if (save) {
        const bool over = game.match().state().in<GameOver>();
        write_stdout(fmt::format("The game is saved as {}\n{}\n", save->path.string(),
                                 over ? "It is finished; catan replay shows it once more."
                                      : "catan resume goes on with it."));
    }
    return game.wants_another();
}

bool play_one(const text::Setup& setup, const Looks& looks) {
    text::Table table = text::seat_everybody(setup);
    Told told;
    std::optional<Save> save = new_save(table, told);
    std::string header = text::header_text(table);
    header.pop_back();
    if (save) save->file.add(header);
    return run(text::Match(std::move(table)), std::move(save), told, looks);
}

void play_others(text::Setup setup, const Looks& looks) {
    do {
        setup.board_seed.reset();
        setup.chance_seed.reset();
        setup.seed = fresh_seed();
    } while (play_one(setup, looks));
}

// The same people on a board of the same shape, by the same rules.
text::Setup same_again(const text::Table& table) {
    text::Setup setup;
    setup.names = table.names;
    setup.shape = table.game.topology().shape();
    const Board& board = table.game.board();
    const bool is_beginner = !setup.shape->is_extended() && setup.shape->radius == 3 &&
                             board.layout == make_board(Mode::Beginner, *setup.shape, 0).layout;
    if (is_beginner) setup.mode = Mode::Beginner;
    for (const text::Setting setting : text::all_settings) {
        setup.settings[static_cast<std::size_t>(setting)] =
            text::value(table.game.settings(), setting);
    }
    setup.scripted = table.scripted;
    return setup;
}

}  // namespace

tui::Appearance appearance(const Looks& looks) {
    tui::Appearance look;
    look.depth = looks.ascii ? tui::Depth::None
                             : colour_depth(looks.no_colour ? ColourWish::Never : ColourWish::Auto);
    look.glyphs = looks.ascii ? tui::Glyphs::Ascii : tui::Glyphs::Unicode;
    look.seat_letters = looks.letters;
    return look;
}

void play(const text::Setup& given, bool at_once, const Looks& looks) {
    text::Setup setup = given;
    if (at_once) {
        if (!setup.seed) setup.seed = fresh_seed();
    } else {
        const auto agreed = tui::ask_setup(given, fresh_seed(), appearance(looks));
        if (!agreed) return;
        setup = *agreed;
    }
    if (play_one(setup, looks)) play_others(std::move(setup), looks);
}

void play_on(text::Match match, text::SaveFile save, const fs::path& path, const Looks& looks) {
    Told told;
    text::Setup again = same_again(match.table());
    if (run(std::move(match), Save{path, std::move(save)}, told, looks)) {
        play_others(std::move(again), looks);
    }
}

}  // namespace catan::app
