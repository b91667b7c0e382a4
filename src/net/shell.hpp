// Finds programs as a shell does, and makes the command line that runs a shell command.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tabletop::net {

// The folders in PATH.
[[nodiscard]] std::vector<std::filesystem::path> folders_on_path();
[[nodiscard]] bool is_executable(const std::filesystem::path& file);
// A program by its name, or by its path if that has a slash.
[[nodiscard]] std::optional<std::filesystem::path> find_program(const std::string& name);

// `/bin/sh -c COMMAND`. Where the command is a single program with arguments, the shell becomes that program: a shell that waits
// for it would hold its pipes open when the program has closed them.
[[nodiscard]] std::vector<std::string> shell_words(const std::string& command);

}  // namespace tabletop::net
