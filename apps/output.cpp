#include "output.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>
#include <ftxui/screen/terminal.hpp>

#include "catan/spelling.hpp"
#include "failure.hpp"

namespace catan::app {
namespace {

std::string_view environment(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

// Terminals that have all colours and say no more than their name: COLORTERM, which would tell, does not come along with
// ssh or sudo.
bool has_all_colours(std::string_view term) {
    constexpr std::array<std::string_view, 6> names{"alacritty", "contour",       "foot",
                                                    "wezterm",   "xterm-ghostty", "xterm-kitty"};
    return term.ends_with("-direct") ||
           std::ranges::any_of(names, [&](std::string_view name) { return term == name; });
}

[[noreturn]] void cannot_write(const std::string& where, int error) {
    throw Failure(Exit::FileTrouble,
                  fmt::format("cannot write {}: {}", where, std::strerror(error)));
}

}  // namespace

void write_stdout(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) cannot_write("to standard output", errno);
}

void write_file(const std::string& path, std::string_view text) {
    errno = 0;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (file.fail()) cannot_write(text::in_quotes(path), errno);
}

void write_new_file(const std::string& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::symlink_status(path, error).type() != fs::file_type::not_found) {
        cannot_write(text::in_quotes(path), error ? error.value() : EEXIST);
    }
    const std::string temporary = fmt::format("{}.{}.tmp", path, getpid());
    try {
        write_file(temporary, text);
        fs::rename(temporary, path, error);
    } catch (const Failure&) {
        fs::remove(temporary, error);
        throw;
    }
    if (!error) return;
    const int number = error.value();
    fs::remove(temporary, error);
    cannot_write(text::in_quotes(path), number);
}

std::optional<Terminal> terminal() {
    if (isatty(STDOUT_FILENO) == 0) return std::nullopt;
    const auto size = ftxui::Terminal::Size();
    return Terminal{size.dimx, size.dimy};
}

tui::Depth colour_depth(ColourWish wish) {
    if (wish == ColourWish::Never) return tui::Depth::None;
    if (wish == ColourWish::Auto) {
        const std::string_view term = environment("TERM");
        if (!terminal() || !environment("NO_COLOR").empty() || term.empty() || term == "dumb") {
            return tui::Depth::None;
        }
    }
    if (has_all_colours(environment("TERM"))) {
        ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    }
    switch (ftxui::Terminal::ColorSupport()) {
        case ftxui::Terminal::Color::TrueColor: return tui::Depth::TrueColour;
        case ftxui::Terminal::Color::Palette256: return tui::Depth::Colours256;
        default: break;
    }
    // Somebody who asks for colours gets some, whatever the terminal says about itself.
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::Palette16);
    return tui::Depth::Colours16;
}

}  // namespace catan::app
