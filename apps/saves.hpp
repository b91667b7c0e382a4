// Where saved games are kept, and which there are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace catan::app {

// The folder of the user's saved games, by the XDG rules; it need not exist.
[[nodiscard]] std::filesystem::path saves_folder();

// The saved games there, the one that was written last first.
[[nodiscard]] std::vector<std::filesystem::path> saved_games();

// Of finished games only the last fifty are kept.
void forget_old_games();

}  // namespace catan::app
