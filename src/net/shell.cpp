#include "net/shell.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace tabletop::net {
namespace {

namespace fs = std::filesystem;

// The first word, if it is a plain name or path.
std::string first_word(const std::string& command) {
    const std::size_t begin = std::min(command.find_first_not_of(" \t"), command.size());
    const std::size_t end = std::min(command.find_first_of(" \t", begin), command.size());
    const std::string word = command.substr(begin, end - begin);
    return word.find_first_of("'\"\\$=`;&|()<>{}*?[~#\n") == std::string::npos ? word : "";
}

// Whether a command has shell operators outside of quotes. Returns true when in doubt.
bool has_parts(std::string_view command) {
    char quote = '\0';
    char before = '\0';
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char letter = command[i];
        if (letter == '\\' && quote != '\'') {
            ++i;
        } else if (quote != '\0') {
            if (letter == quote) quote = '\0';
        } else if (letter == '\'' || letter == '"') {
            quote = letter;
        } else if (letter == '&' && (before == '>' || before == '<')) {
            // 2>&1 is a redirection.
        } else if (std::string_view(";&|()`\n").find(letter) != std::string_view::npos) {
            return true;
        }
        before = letter;
    }
    return quote != '\0';
}

}  // namespace

std::vector<fs::path> folders_on_path() {
    const char* variable = std::getenv("PATH");
    std::string_view left = variable == nullptr ? "/usr/bin:/bin" : variable;
    std::vector<fs::path> folders;
    while (!left.empty()) {
        const std::size_t colon = std::min(left.find(':'), left.size());
        const fs::path folder = left.substr(0, colon);
        if (folder.is_absolute()) folders.push_back(folder);
        left.remove_prefix(std::min(colon + 1, left.size()));
    }
    return folders;
}

bool is_executable(const fs::path& file) {
    std::error_code ignored;
    return fs::is_regular_file(file, ignored) && ::access(file.c_str(), X_OK) == 0;
}

std::optional<fs::path> find_program(const std::string& name) {
    if (name.empty()) return std::nullopt;
    if (name.find('/') != std::string::npos) {
        return is_executable(name) ? std::optional<fs::path>(name) : std::nullopt;
    }
    for (const fs::path& folder : folders_on_path()) {
        if (is_executable(folder / name)) return folder / name;
    }
    return std::nullopt;
}

std::vector<std::string> shell_words(const std::string& command) {
    const bool is_program = !has_parts(command) && find_program(first_word(command));
    return {"/bin/sh", "-c", is_program ? "exec " + command : command};
}

}  // namespace tabletop::net
