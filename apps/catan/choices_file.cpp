#include "choices_file.hpp"

#include <cstdlib>

namespace catan::app {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> folder_in(const char* variable, const char* below) {
    const char* value = std::getenv(variable);
    if (value == nullptr || !fs::path(value).is_absolute()) return std::nullopt;
    return fs::path(value) / below;
}

}  // namespace

std::optional<fs::path> choices_file() {
    auto folder = folder_in("XDG_CONFIG_HOME", "catan");
    if (!folder) folder = folder_in("HOME", ".config/catan");
    if (!folder) return std::nullopt;
    return *folder / "set-up";
}

}  // namespace catan::app
