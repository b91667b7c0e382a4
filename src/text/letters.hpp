// Classifies and lower-cases letters of any script. Uses its own table, so that names compare the same on every machine,
// independent of C library and locale.
#pragma once

namespace tabletop::text {

// Letters, their combining marks, and digits of scripts outside ASCII: what names in saved games may contain.
[[nodiscard]] bool is_letter(char32_t code);
// Stand-alone letters only: no combining marks, no digits.
[[nodiscard]] bool is_plain_letter(char32_t code);
// Blank or without width: two texts that differ only in such characters look the same. Some of them are letters by
// Unicode.
[[nodiscard]] bool is_invisible(char32_t code);

[[nodiscard]] char32_t lower(char32_t code);

}  // namespace tabletop::text
