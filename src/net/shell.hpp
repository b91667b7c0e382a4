// Finds programs as a shell does, and builds the command line that runs a shell command.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tabletop::net {

// The folders in PATH.
[[nodiscard]] std::vector<std::filesystem::path> folders_on_path();
[[nodiscard]] bool is_executable(const std::filesystem::path& file);
// Finds a program by its name, or by its path if that has a slash.
[[nodiscard]] std::optional<std::filesystem::path> find_program(const std::string& name);

// `/bin/sh -c COMMAND`. For a single program with arguments, the shell execs it: a shell that waits would hold the pipes
// open after the program has closed them.
[[nodiscard]] std::vector<std::string> shell_words(const std::string& command);

}  // namespace tabletop::net
