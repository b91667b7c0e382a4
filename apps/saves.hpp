// Where saved games are kept, and which there are.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "catan/saved_game.hpp"

namespace catan::app {

// The folder of the user's saved games, by the XDG rules; it need not exist.
[[nodiscard]] std::filesystem::path saves_folder();

// Where the picture of a saved game belongs: beside it, and under a name that no other picture has.
[[nodiscard]] std::filesystem::path picture_of(std::filesystem::path game);

// The saved games there, the one that was written last first.
[[nodiscard]] std::vector<std::filesystem::path> saved_games();

// A file that is there and can be read; anything else is an error.
[[nodiscard]] std::ifstream reading(const std::filesystem::path& path);
// The game in such a file.
[[nodiscard]] text::SavedGame load(const std::filesystem::path& path);

// Of finished games only the last fifty are kept.
void forget_old_games();

}  // namespace catan::app
