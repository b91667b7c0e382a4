// Reads and writes files, and throws errors that name the file.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace tabletop::program {

// Permissions of a new file: a saved game holds the secrets of every player, a picture does not.
inline constexpr mode_t only_mine = 0600;
inline constexpr mode_t for_everybody = 0666;  // before the user's umask

// Opens an existing, readable file.
[[nodiscard]] std::ifstream reading(const std::filesystem::path& path);
// Reads at most `most` bytes from the beginning of a regular file. Never blocks: a pipe or a device
// is an error.
enum class Owner : std::uint8_t {
    Anyone,
    ThisUser,  // reject a file of another user, who knows its content
};
[[nodiscard]] std::string beginning_of_file(const std::filesystem::path& path, std::size_t most,
                                            Owner owner = Owner::Anyone);

// Writes a file under a name that the user chose, and overwrites an existing one.
void write_file(const std::filesystem::path& path, std::string_view text);
// Creates a file completely or not at all, and never overwrites an existing one. Returns once it
// survives a crash.
void write_new_file(const std::filesystem::path& path, std::string_view text, mode_t mode);
// Replaces a file atomically: the old one stays until the new one is complete. Returns once the new
// one survives a crash.
void replace_file(const std::filesystem::path& path, std::string_view text, mode_t mode);
// Whether the path is a regular file of this user with this content, and grants no right beyond
// `mode`. Replacing it would change nothing.
[[nodiscard]] bool is_file_with(const std::filesystem::path& path, std::string_view text,
                                mode_t mode);
// Creates a file under the first free name: `game.svg`, `game-2.svg` and so on. Returns that name.
[[nodiscard]] std::filesystem::path write_beside_others(const std::filesystem::path& path,
                                                        std::string_view text, mode_t mode);

// Makes a new name in the file's folder survive a crash. Some file systems cannot do that, so an
// error is ignored.
void sync_folder_of(const std::filesystem::path& path);
// Creates a folder and its missing parents, readable only by the user. Takes the rights of others
// from an existing folder of this user, unless the path is a link to it.
void make_private_folder(const std::filesystem::path& folder);

}  // namespace tabletop::program
