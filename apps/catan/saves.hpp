// Where saved games are kept, and which there are.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/language/table.hpp"
#include "program/save_file.hpp"
#include "tabletop/table/saved_game.hpp"

namespace catan::app {

// The folder of the user's saved games, by the XDG rules; it need not exist.
[[nodiscard]] std::filesystem::path saves_folder();

// A file for a new game at this table, in that folder.
[[nodiscard]] program::SaveFile new_game_file(const language::Table& table,
                                              const program::SaveFile::Complain& complain);

// Where the picture of a saved game belongs: beside it, and under a name that no other picture has.
[[nodiscard]] std::filesystem::path picture_of(std::filesystem::path game);

// The saved games there, the one that was written last first; none where there is no such folder yet.
[[nodiscard]] std::vector<std::filesystem::path> saved_games();

// Whether a game can be gone on with: nobody has won, and there is a move or at least an invitation.
[[nodiscard]] bool is_unfinished(const std::filesystem::path& path, const table::Match& match);

// Whether a game is one of them, so that commands without a file can mean it.
[[nodiscard]] bool is_among_saves(const std::filesystem::path& game);

// The last of them; an error where there is none.
[[nodiscard]] std::filesystem::path newest_game();

// Tells what is wrong with such a file. At a terminal only where: a line of the game can name a card that nobody else
// may see, and what is told before the game begins stays on the screen.
void tell_faults(const table::SavedGame& game, const std::filesystem::path& path);

// The game in a file that is there and can be read; anything else is an error.
[[nodiscard]] table::SavedGame load(const std::filesystem::path& path);

// The same of a file that is open, and of so many of its bytes.
[[nodiscard]] table::SavedGame load(
    const program::SaveFile& file, std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max());

// A saved game that is to go on, and its file, in which nothing is changed yet. Faults of the game are told. A
// file that holds none is a Failure.
struct OpenGame {
    program::SaveFile file;
    table::SavedGame game;
};
[[nodiscard]] OpenGame open_to_go_on(const std::filesystem::path& path,
                                     const program::SaveFile::Complain& complain);

// The same for whoever only looks at it: its faults are told, and it is an error if there is no game at all.
[[nodiscard]] table::SavedGame load_to_look_at(const std::filesystem::path& path);

// Of finished games only the last fifty are kept.
void forget_old_games();

}  // namespace catan::app
