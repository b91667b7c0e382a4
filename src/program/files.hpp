// Files that people name, and new ones: what cannot be read or written is an error that says which file it is.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace tabletop::program {

// Who may read a new file: a game holds everybody's cards, a picture does not.
inline constexpr mode_t only_mine = 0600;
inline constexpr mode_t for_everybody = 0666;  // as far as the user's umask goes

// A file that is there and can be read.
[[nodiscard]] std::ifstream reading(const std::filesystem::path& path);
// At most `most` bytes of a regular file, from its beginning. Never waits: a pipe or a device is an error.
enum class Owner : std::uint8_t {
    Anyone,
    ThisUser,  // a file of another user is an error, since that user knows what is in it
};
[[nodiscard]] std::string beginning_of_file(const std::filesystem::path& path, std::size_t most,
                                            Owner owner = Owner::Anyone);

// A file under a name that somebody chose for it; what was there is lost.
void write_file(const std::filesystem::path& path, std::string_view text);
// A file that is there as a whole or not at all, and that takes no other's place.
void write_new_file(const std::filesystem::path& path, std::string_view text, mode_t mode);
// The same in the place of the file that has this name, which stays as it is until the new one is whole.
void replace_file(const std::filesystem::path& path, std::string_view text, mode_t mode);
// A new file under the first name that is free: `game.svg`, `game-2.svg` and so on. Tells which.
[[nodiscard]] std::filesystem::path write_beside_others(const std::filesystem::path& path,
                                                        std::string_view text, mode_t mode);

// A folder with all that it is in, made where it is missing, that nobody else can look into.
void make_private_folder(const std::filesystem::path& folder);

}  // namespace tabletop::program
