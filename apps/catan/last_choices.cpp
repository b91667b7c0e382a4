#include "last_choices.hpp"

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>

#include "choices_file.hpp"
#include "program/files.hpp"
#include "tabletop/text/spelling.hpp"

namespace catan::app {
namespace {

namespace fs = std::filesystem;

// Far more than the program writes; the rest of a longer file is ignored.
constexpr std::size_t most_bytes = 80 * 1024;

// A missing file is not an error; its content is empty.
std::optional<std::string> content_of(const fs::path& path) {
    try {
        return program::beginning_of_file(path, most_bytes);
    } catch (const std::system_error& error) {
        const bool is_missing = error.code() == std::errc::no_such_file_or_directory ||
                                error.code() == std::errc::not_a_directory;
        if (is_missing) return std::nullopt;
        throw;
    }
}

std::string as_sentence(std::string words) {
    if (!words.empty() && 'a' <= words[0] && words[0] <= 'z') {
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    }
    return words;
}

// Moves a file that is not text aside: this program did not write it, and the user may need it.
void put_aside(const fs::path& path, const std::string& content) {
    if (tui::read_choices(content).is_text) return;
    const fs::path aside =
        program::write_beside_others(fs::path(path) += ".old", content, program::only_mine);
    (void)aside;
}

}  // namespace

LastChoices last_choices() {
    const auto path = choices_file();
    if (!path) return {};
    try {
        const auto content = content_of(*path);
        if (!content) return {};
        tui::ReadChoices read = tui::read_choices(*content);
        std::string note;
        if (!read.is_text) {
            note = fmt::format("{} {}. Everything here is as usual.", text::shown(path->string()),
                               read.note);
        } else if (!read.note.empty()) {
            note = fmt::format("In {}, {}.", text::shown(path->string()), read.note);
        }
        return {std::move(read.choices), std::move(note)};
    } catch (const std::exception& error) {
        return {{},
                as_sentence(
                    fmt::format("{}. Everything here is as usual.", text::shown(error.what())))};
    }
}

std::string keep_choices(const tui::Choices& choices) {
    const auto path = choices_file();
    if (!path) {
        return "the names and rules are not kept for the next time: XDG_CONFIG_HOME and HOME say "
               "no folder";
    }
    try {
        const std::string text = tui::choices_text(choices);
        std::optional<std::string> before;
        try {
            before = content_of(*path);
        } catch (const std::runtime_error&) {
            // An unreadable file can still be replaced.
        }
        if (before == text) return {};
        program::make_private_folder(path->parent_path());
        if (before) put_aside(*path, *before);
        // Follow a link, so that users can keep the file in another folder.
        std::error_code ignored;
        const fs::path real = fs::canonical(*path, ignored);
        program::replace_file(real.empty() ? *path : real, text, program::only_mine);
        return {};
    } catch (const std::exception& error) {
        return fmt::format("{}; the names and rules are not kept for the next time",
                           text::shown(error.what()));
    }
}

}  // namespace catan::app
