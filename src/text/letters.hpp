// What is a letter in any script, and its lower case: by a table of our own, so that a name is the same name on every
// machine, whatever its C library and its locale.
#pragma once

namespace tabletop::text {

// Letters of all kinds, marks that belong to them, and the digits of scripts beyond ASCII: what names could always have.
[[nodiscard]] bool is_letter(char32_t code);
// The letters that stand for themselves: no marks that join the letter before them, no digits, nothing invisible.
[[nodiscard]] bool is_plain_letter(char32_t code);

[[nodiscard]] char32_t lower(char32_t code);

}  // namespace tabletop::text
