// Where the program keeps what was chosen on the set-up screen.
#pragma once

#include <filesystem>
#include <optional>

namespace catan::app {

// By the XDG rules; it need not exist. Nothing where there is no home for it.
[[nodiscard]] std::optional<std::filesystem::path> choices_file();

}  // namespace catan::app
