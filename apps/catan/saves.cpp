#include "saves.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <system_error>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "hosting.hpp"
#include "program/failure.hpp"
#include "program/files.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

std::string value_of(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string() : value;
}

std::string state_of(const char* variable, const std::string& value) {
    return value.empty() ? fmt::format("{} is not set", variable)
                         : fmt::format("{} is {}, which does not begin with /", variable,
                                       text::in_quotes(value));
}

// An unreadable file does not count as finished.
bool is_finished(const fs::path& path) {
    try {
        const table::SavedGame game = load(path);
        return game.match && game.match->state().in<GameOver>();
    } catch (const std::system_error&) {
        return false;
    }
}

}  // namespace

fs::path saves_folder() {
    const std::string state = value_of("XDG_STATE_HOME");
    if (fs::path(state).is_absolute()) return fs::path(state) / "catan";
    const std::string home = value_of("HOME");
    if (fs::path(home).is_absolute()) return fs::path(home) / ".local/state/catan";
    throw program::Failure(program::Exit::FileTrouble,
                           fmt::format("there is no place for saved games: {}, and {}",
                                       state_of("XDG_STATE_HOME", state), state_of("HOME", home)));
}

program::SaveFile new_game_file(const language::Table& table,
                                const program::SaveFile::Complain& complain) {
    const fs::path folder = saves_folder();
    program::make_private_folder(folder);
    forget_old_games();
    std::string stem = fmt::format("{:%Y-%m-%d-%H%M%S}", fmt::localtime(std::time(nullptr)));
    // A file name has at most 255 bytes, and a name of twelve characters can take 36.
    constexpr std::size_t longest = 200;
    for (const std::string& name : table.names) {
        if (stem.size() + name.size() < longest) stem += "-" + name;
    }
    return program::SaveFile::create_beside_others(folder / (stem + ".catan"), complain);
}

fs::path picture_of(fs::path game) { return game += ".svg"; }

std::vector<fs::path> saved_games() {
    const fs::path folder = saves_folder();
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        std::error_code ignored;
        if (entry->path().extension() != ".catan" || !entry->is_regular_file(ignored)) continue;
        found.emplace_back(entry->last_write_time(ignored), entry->path());
    }
    if (error && error != std::errc::no_such_file_or_directory) {
        throw std::system_error(error, "cannot read " + text::in_quotes(folder.string()));
    }
    std::ranges::sort(found, std::greater());
    std::vector<fs::path> paths;
    paths.reserve(found.size());
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

table::SavedGame load(const fs::path& path) { return program::load<table::Language>(path); }

bool is_unfinished(const fs::path& path, const table::Match& match) {
    std::error_code ignored;
    return !match.state().in<GameOver>() &&
           (!match.history().empty() || fs::exists(codes_of(path), ignored));
}

bool is_among_saves(const fs::path& game) {
    try {
        std::error_code ignored;
        return fs::equivalent(fs::absolute(game).parent_path(), saves_folder(), ignored);
    } catch (const program::Failure&) {  // no such folder
        return false;
    }
}

std::filesystem::path newest_game() {
    const auto games = saved_games();
    if (games.empty()) {
        throw program::Failure(
            program::Exit::FileTrouble,
            fmt::format("there are no saved games in {}", saves_folder().string()));
    }
    return games.front();
}

void forget_old_games() {
    constexpr std::size_t most = 50;
    std::vector<fs::path> games;
    try {
        games = saved_games();
    } catch (const std::system_error&) {
        return;  // a folder that cannot be listed may still be writable
    }
    if (games.size() <= most) return;
    std::size_t finished = 0;
    for (const fs::path& path : games) {
        if (!is_finished(path) || ++finished <= most) continue;
        std::error_code ignored;
        fs::remove(path, ignored);
        fs::remove(picture_of(path), ignored);
        forget_codes_of(path);
    }
}

}  // namespace catan::app
