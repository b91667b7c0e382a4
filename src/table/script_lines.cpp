#include "table/script_lines.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "text/utf8.hpp"

namespace tabletop::table {

std::string excerpt(std::string_view line) {
    constexpr std::size_t most = 100;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.size() > most) return {};
    std::string shown(line);
    std::ranges::replace(shown, '\t', ' ');
    for (std::string_view rest = shown; !rest.empty();) {
        const auto code = text::take_code_point(rest);
        if (!code || text::is_control(*code)) return {};
    }
    return shown;
}

std::uint64_t read_check(text::Reader& reader) {
    const std::string_view word = reader.peek();
    const char* end = word.data() + word.size();
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(word.data(), end, value, 16);
    if (word.size() != 16 || error != std::errc() || stop != end) {
        reader.fail_expecting("a check of 16 hexadecimal digits");
    }
    reader.take({});
    return value;
}

namespace {

std::string run_words(const KnownGame& game, std::string_view file) {
    const bool has_blank = file.find(' ') != std::string_view::npos;
    return fmt::format("{}: {} run {}", game.name, game.program,
                       file == "stdin" ? "-"
                       : has_blank     ? text::in_quotes(file)
                                       : std::string(file));
}

}  // namespace

std::string why_other_program(const text::Reader& reader, std::string_view own,
                              std::string_view file) {
    for (const KnownGame& game : known_games) {
        if (game.program == own || !reader.next_is(game.program)) continue;
        return "this is a saved game of " + run_words(game, file);
    }
    return {};
}

std::string why_other_ending(std::string_view own, std::string_view file) {
    const std::size_t dot = file.rfind('.');
    if (dot == std::string_view::npos) return {};
    for (const KnownGame& game : known_games) {
        if (game.program == own || file.substr(dot + 1) != game.program) continue;
        return "by its name this is a game of " + run_words(game, file);
    }
    return {};
}

}  // namespace tabletop::table
