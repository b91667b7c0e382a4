#include "play_command.hpp"

#include <cerrno>
#include <ctime>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "option_values.hpp"
#include "output.hpp"
#include "saves.hpp"
#include "tui/game_app.hpp"
#include "tui/setup_app.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

tui::Appearance appearance(const Looks& looks) {
    tui::Appearance look;
    look.depth = looks.ascii ? tui::Depth::None
                             : colour_depth(looks.no_colour ? ColourWish::Never : ColourWish::Auto);
    look.glyphs = looks.ascii ? tui::Glyphs::Ascii : tui::Glyphs::Unicode;
    look.seat_letters = look.depth == tui::Depth::None;
    return look;
}

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
};

// A new file under the user's state folder; without one the game is played all the same.
std::optional<Save> new_save(const text::Table& table, Told& told) {
    try {
        const fs::path folder = saves_folder();
        fs::create_directories(folder);
        forget_old_games();
        const std::string stem =
            fmt::format("{:%Y-%m-%d-%H%M%S}-{}", fmt::localtime(std::time(nullptr)),
                        fmt::join(table.names, "-"));
        for (int i = 1;; ++i) {
            const fs::path path =
                folder / (i == 1 ? stem + ".catan" : fmt::format("{}-{}.catan", stem, i));
            try {
                return Save{path, text::SaveFile::create(
                                      path, [&told](const std::string& words) { told(words); })};
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

void run(text::Match match, std::optional<Save> save, Told& told, const Looks& looks) {
    tui::Play game(std::move(match), [&](std::string_view lines) {
        if (save) save->file.add(lines);
    });
    told.tell_on(game);
    tui::run(game, appearance(looks));
    if (!save) return;
    const bool over = game.match().state().in<GameOver>();
    write_stdout(fmt::format("The game is saved as {}\n{}\n", save->path.string(),
                             over ? "It is finished." : "catan resume goes on with it."));
}

}  // namespace

void play(const text::Setup& given, bool at_once, const Looks& looks) {
    text::Setup setup = given;
    if (at_once) {
        if (!setup.seed) setup.seed = fresh_seed();
    } else {
        const auto agreed = tui::ask_setup(given, fresh_seed(), appearance(looks));
        if (!agreed) return;
        setup = *agreed;
    }
    text::Table table = text::seat_everybody(setup);
    Told told;
    std::optional<Save> save = new_save(table, told);
    std::string header = text::header_text(table);
    header.pop_back();
    if (save) save->file.add(header);
    run(text::Match(std::move(table)), std::move(save), told, looks);
}

void play_on(text::Match match, text::SaveFile save, const fs::path& path, const Looks& looks) {
    Told told;
    run(std::move(match), Save{path, std::move(save)}, told, looks);
}

}  // namespace catan::app
