// Handles what lines of scripts have in common in every game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tabletop/text/words.hpp"

namespace tabletop::table {

// The first words of lines that are neither header nor command.
inline constexpr std::array<std::string_view, 7> statement_words{"undo", "expect", "check", "show",
                                                                 "bot",  "advise", "auto"};

// The line as shown below a message; empty if it does not fit.
[[nodiscard]] std::string excerpt(std::string_view line);

[[nodiscard]] std::uint64_t read_check(text::Reader& reader);

// Called for every line, so compilers should unroll it over a constant array.
template <typename Words>
[[nodiscard]] bool is_next(const text::Reader& reader, const Words& words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return reader.next_is(word); });
}

// The games of these sources. The name of a program is also the first word of its saved games and the ending of their files.
struct KnownGame {
    std::string_view program;
    std::string_view name;
};
inline constexpr std::array<KnownGame, 2> known_games{
    {{"catan", "Catan"}, {"carcassonne", "Carcassonne"}}};

// Which program plays a file whose first line these are the words of, as in `this is a saved game of Carcassonne: carcassonne
// run FILE`; empty if it is no saved game of a game other than `own`.
[[nodiscard]] std::string why_other_program(const text::Reader& reader, std::string_view own,
                                            std::string_view file);
// The same by the name of the file, for a file that does not begin with the first word of `own`.
[[nodiscard]] std::string why_other_ending(std::string_view own, std::string_view file);

// Removes the last line end.
[[nodiscard]] inline std::string_view without_end(std::string_view lines) {
    return lines.substr(0, lines.size() - 1);
}

}  // namespace tabletop::table
