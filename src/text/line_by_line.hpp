// Reads and compares texts of several lines. Errors name the line: `line 3: …`.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "tabletop/text/words.hpp"

namespace tabletop::text {

// The words between single blanks, as they are.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);
// The same for each line of a text.
[[nodiscard]] std::vector<std::vector<std::string_view>> lines_of(std::string_view text);

// Calls `read` for each line that has words.
void read_lines(std::string_view text, const std::function<void(Reader&)>& read);

// Throws TextError at the first word in which `text` differs from `written`. Ignores case, blanks and comments, as the
// language does.
void demand_same_words(std::string_view text, std::string_view written);

}  // namespace tabletop::text
