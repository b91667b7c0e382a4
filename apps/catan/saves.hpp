// Locates, lists, loads and prunes the user's saved games.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/language/table.hpp"
#include "catan/table/saved_game.hpp"
#include "program/save_file.hpp"
#include "program/saved_games.hpp"

namespace catan::app {

// The folder of saved games, by the XDG rules; it need not exist.
[[nodiscard]] std::filesystem::path saves_folder();

// Creates a file for a new game at this table in that folder.
[[nodiscard]] program::SaveFile new_game_file(const language::Table& table,
                                              const program::SaveFile::Complain& complain);

// The picture of a saved game: beside the game, under a name that no other picture has.
[[nodiscard]] std::filesystem::path picture_of(std::filesystem::path game);

// The files in that folder, most recently written first; empty if the folder does not exist.
[[nodiscard]] std::vector<std::filesystem::path> saved_games();

// Whether a game can continue: no player has won, and it has a move or an invitation.
[[nodiscard]] bool is_unfinished(const std::filesystem::path& path, const table::Match& match);

// Whether a game lies in that folder, so that commands without a file can mean it.
[[nodiscard]] bool is_among_saves(const std::filesystem::path& game);

// The most recently written game; throws if there is none.
[[nodiscard]] std::filesystem::path newest_game();

// Loads the game in a file; throws if the file is missing or unreadable.
[[nodiscard]] table::SavedGame load(const std::filesystem::path& path);

using OpenGame = program::OpenGame<table::Language>;

// Deletes all finished games but the last fifty.
void forget_old_games();

}  // namespace catan::app
