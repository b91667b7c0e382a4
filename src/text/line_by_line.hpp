// Texts of several lines. An error in one of them names it: `line 3: …`.
#pragma once

#include <functional>
#include <string_view>

#include "tabletop/text/words.hpp"

namespace tabletop::text {

// Hands out each line that says anything.
void read_lines(std::string_view text, const std::function<void(Reader&)>& read);

// A TextError at the first word in which a text is another one than what was written. Case, blanks and comments are free,
// as in all lines of the language.
void demand_same_words(std::string_view text, std::string_view written);

}  // namespace tabletop::text
