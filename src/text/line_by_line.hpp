// Reads and compares texts of several lines. Errors name the line: `line 3: …`.
#pragma once

#include <functional>
#include <string_view>

#include "tabletop/text/words.hpp"

namespace tabletop::text {

// Calls `read` for each line that has words.
void read_lines(std::string_view text, const std::function<void(Reader&)>& read);

// Throws TextError at the first word in which `text` differs from `written`. Ignores case, blanks and comments, as the
// language does.
void demand_same_words(std::string_view text, std::string_view written);

}  // namespace tabletop::text
