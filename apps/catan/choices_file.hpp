// Finds the file that stores the last choices of the set-up screen.
#pragma once

#include <filesystem>
#include <optional>

namespace catan::app {

// Follows the XDG rules. The file need not exist; empty if the user has no home folder.
[[nodiscard]] std::optional<std::filesystem::path> choices_file();

}  // namespace catan::app
