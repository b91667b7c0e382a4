#include "door_command.hpp"

#include <sys/stat.h>

#include <chrono>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/core/state.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/front_door.hpp"
#include "front/full_screen.hpp"
#include "game_values.hpp"
#include "last_choices.hpp"
#include "replay_command.hpp"
#include "report.hpp"
#include "resume_command.hpp"
#include "saves.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;
using tui::FrontDoor;

// Formats a time as `today 21:14` or `2 Nov 9:30`; in another year only the date.
std::string when(const fs::path& path) {
    struct stat there {};
    if (stat(path.c_str(), &there) != 0) return {};
    const std::tm then = fmt::localtime(there.st_mtime);
    const std::tm now = fmt::localtime(std::time(nullptr));
    if (then.tm_year != now.tm_year) return fmt::format("{:%Y-%m-%d}", then);
    if (then.tm_yday == now.tm_yday) return fmt::format("today {:%H:%M}", then);
    return fmt::format("{} {:%b %H:%M}", then.tm_mday, then);
}

// The public state of the game in a few words.
std::string standing(const table::Match& match) {
    const State& state = match.state();
    const auto* over = std::get_if<GameOver>(&state.phase);
    if (over != nullptr) {
        return fmt::format("turn {}, {} won", state.turn.number,
                           match.notation().name(over->winner));
    }
    const std::string_view name = match.notation().name(match.asked());
    if (state.turn.number == 0) return fmt::format("set-up, {}'s move", name);
    return fmt::format("turn {}, {}'s move", state.turn.number, name);
}

front::SavedLine line_of(const fs::path& path, const table::Match& match) {
    front::SavedLine line;
    line.names = fmt::format("{}", fmt::join(match.table().names, ", "));
    line.standing = standing(match);
    line.when = when(path);
    line.is_finished = match.state().in<GameOver>();
    return line;
}

// Empty if the file cannot be read.
std::optional<table::SavedGame> load_quietly(const fs::path& path) {
    try {
        return load(path);
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

std::vector<fs::path> all_games() {
    try {
        return saved_games();
    } catch (const std::exception&) {
        return {};  // resuming the game reports the reason
    }
}

// Lists the saved games for the start screen and maps each entry to its file.
class Games {
public:
    tui::DoorGames door_games() {
        tui::DoorGames games;
        unfinished_.reset();
        const std::vector<fs::path> paths = all_games();
        games.has_games = !paths.empty();
        for (const fs::path& path : paths) {
            const auto game = load_quietly(path);
            if (!game || !game->is_saved || !is_unfinished(path, *game->match)) continue;
            const table::Match& match = *game->match;
            unfinished_ = path;
            games.unfinished = {line_of(path, match), match.game().board(),
                                view(match.game(), match.state(), Viewer::public_only())};
            break;
        }
        games.games = [this] { return list(); };
        return games;
    }
    [[nodiscard]] const fs::path& unfinished() const { return *unfinished_; }
    [[nodiscard]] const fs::path& game(std::size_t which) const { return listed_[which]; }

private:
    std::vector<front::SavedLine> list() {
        listed_ = all_games();
        std::vector<front::SavedLine> lines;
        for (const fs::path& path : listed_) {
            const auto game = load_quietly(path);
            if (game && game->match) {
                lines.push_back(line_of(path, *game->match));
                continue;
            }
            lines.push_back({text::shown(path.filename().string()), "cannot be read", when(path)});
            lines.back().fault = "No game can be read in this file.";
        }
        return lines;
    }

    std::optional<fs::path> unfinished_;
    std::vector<fs::path> listed_;
};

tui::Choices with_display(tui::Choices choices, const DisplayOptions& display) {
    if (display.no_colour) choices.drawing = tui::Drawing::NoColours;
    if (display.ascii) choices.drawing = tui::Drawing::Ascii;
    choices.letters = choices.letters || display.letters;
    if (display.pace) choices.pace = pace_of(*display.pace);
    return choices;
}

DisplayOptions display_of(const tui::SetupScreen& setup, DisplayOptions display) {
    const tui::SetupValues& values = setup.form().values();
    display.ascii = values.drawing == tui::Drawing::Ascii;
    display.no_colour = values.drawing == tui::Drawing::NoColours;
    display.letters = values.letters;
    display.pace = table::name_of(values.pace);
    return display;
}

// Does not save invalid choices, such as two players with one name.
std::string keep(const tui::SetupForm& form) {
    return form.fault().empty() ? keep_choices(form.choices()) : std::string();
}

// Plays the new game from the set-up screen. Reports a failure to save the choices once the
// terminal is back.
program::Exit play_new(tui::SetupScreen& setup, const DisplayOptions& display,
                       const table::ThinkingOptions& bots) {
    std::string trouble = keep(setup.form());
    HostWords host;
    const std::vector<std::string> remote = setup.form().values().remote_names();
    if (!remote.empty()) host.remote = fmt::format("{}", fmt::join(remote, ","));
    const program::Exit code = play(setup.form().setup(), display_of(setup, display), bots, host,
                                    [&](table::Pace pace) { setup.use(pace); });
    trouble = keep(setup.form());
    if (!trouble.empty()) report(trouble);
    return code;
}

// Runs the user's choice; empty if the start screen comes next.
std::optional<program::Exit> go(const FrontDoor::DoorChoice& choice, const Games& games,
                                const DisplayOptions& display, const KeepPace& keep_pace) {
    if (choice.action == FrontDoor::Action::Replay) {
        ReplayWords words;
        words.file = games.game(choice.game).string();
        words.display = display;
        replay(words);
        return std::nullopt;
    }
    const bool is_newest = choice.action == FrontDoor::Action::Continue;
    ResumeWords words;
    words.file = (is_newest ? games.unfinished() : games.game(choice.game)).string();
    words.display = display;
    words.keep_pace = keep_pace;
    const program::Exit code = resume(words);
    // The user declined to continue a damaged game.
    if (code == program::Exit::NotAsTold) return std::nullopt;
    return code;
}

}  // namespace

program::Exit open_door(const DisplayOptions& display, const table::ThinkingOptions& bots) {
    const LastChoices last = last_choices();
    tui::SetupScreen setup(with_display(last.choices, display), fresh_board_seed(), appearance({}));
    setup.note(last.note);
    if constexpr (CATAN_HAS_NETWORK != 0) setup.offer_elsewhere();
    Games games;
    FrontDoor door(setup, games.door_games());
    door.on_leaving_setup([&] { door.note(keep(setup.form())); });
    const KeepPace keep_pace = [&](table::Pace pace) {
        setup.use(pace);
        keep(setup.form());
    };
    for (;;) {
        tui::run(door);
        if (front::was_told_to_end()) break;
        const FrontDoor::DoorChoice choice = door.choice();
        if (choice.action == FrontDoor::Action::NewGame) return play_new(setup, display, bots);
        if (choice.action == FrontDoor::Action::None || choice.action == FrontDoor::Action::Quit)
            break;
        std::string trouble;
        try {
            if (const auto code = go(choice, games, display_of(setup, display), keep_pace))
                return *code;
        } catch (const std::runtime_error& error) {  // concerns this game only
            trouble = error.what();
        }
        door.open_again(games.door_games(), text::shown(trouble));
    }
    return program::Exit::Done;
}

}  // namespace catan::app
