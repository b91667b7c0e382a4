#include "output.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>

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
    const std::string temporary = fmt::format("{}.{}.tmp", path, getpid());
    std::FILE* file = std::fopen(temporary.c_str(), "wxb");
    if (file == nullptr) cannot_write(text::in_quotes(path), errno);
    int error = 0;
    if (std::fwrite(text.data(), 1, text.size(), file) != text.size() || std::fflush(file) != 0 ||
        fsync(fileno(file)) != 0) {
        error = errno;
    }
    if (std::fclose(file) != 0 && error == 0) error = errno;
    // A link is made where nothing is; a disk that knows none must do with a name that was free a moment ago.
    if (error == 0 && link(temporary.c_str(), path.c_str()) != 0) {
        error = errno;
        const bool knows_links = error != EPERM && error != ENOTSUP && error != ENOSYS;
        if (!knows_links) {
            error = access(path.c_str(), F_OK) == 0 ? EEXIST : 0;
            if (error == 0 && std::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
        }
    }
    std::remove(temporary.c_str());
    if (error != 0) cannot_write(text::in_quotes(path), error);
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
        if (!terminal() || !environment("NO_COLOR").empty() || term.empty() || term == "dumb" ||
            term.starts_with("vt1") || term.starts_with("vt2")) {
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
