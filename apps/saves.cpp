#include "saves.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "catan/spelling.hpp"
#include "failure.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

fs::path path_in(const char* variable) {
    const char* value = std::getenv(variable);
    const fs::path path = value == nullptr ? fs::path() : fs::path(value);
    return path.is_absolute() ? path : fs::path();
}

}  // namespace

fs::path saves_folder() {
    const fs::path state = path_in("XDG_STATE_HOME");
    if (!state.empty()) return state / "catan";
    const fs::path home = path_in("HOME");
    if (!home.empty()) return home / ".local/state/catan";
    throw Failure(Exit::FileTrouble,
                  "there is no place for saved games: neither HOME nor XDG_STATE_HOME is set");
}

fs::path picture_of(fs::path game) { return game += ".svg"; }

std::vector<fs::path> saved_games() {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(saves_folder(), ignored)) {
        if (entry.path().extension() != ".catan" || !entry.is_regular_file(ignored)) continue;
        found.emplace_back(entry.last_write_time(ignored), entry.path());
    }
    std::ranges::sort(found, std::greater());
    std::vector<fs::path> paths;
    paths.reserve(found.size());
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

std::ifstream reading(const fs::path& path) {
    errno = fs::is_directory(path) ? EISDIR : 0;
    std::ifstream in;
    if (errno == 0) in.open(path, std::ios::binary);
    if (!in.is_open()) {
        throw std::system_error(errno, std::generic_category(),
                                "cannot read " + text::in_quotes(path.string()));
    }
    return in;
}

text::SavedGame load(const fs::path& path) {
    std::ifstream in = reading(path);
    return text::load_game(in, path.string());
}

void forget_old_games() {
    constexpr std::size_t most = 50;
    const std::vector<fs::path> games = saved_games();
    if (games.size() <= most) return;
    std::size_t finished = 0;
    for (const fs::path& path : games) {
        std::ifstream in(path, std::ios::binary);
        const text::SavedGame game = text::load_game(in, path.string());
        const bool is_over = game.match && game.match->state().in<GameOver>();
        if (!is_over || ++finished <= most) continue;
        std::error_code ignored;
        fs::remove(path, ignored);
        fs::remove(picture_of(path), ignored);
    }
}

}  // namespace catan::app
