// How words are written, in any script: when two are the same, what was probably meant by an unknown one, what can be
// a player's name. Knows no lines and no grammar.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tabletop::text {

// Whether two words are the same when case is ignored.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);
// A glance that tells most words apart, which are plain ASCII: false only if they are surely not the same.
[[nodiscard]] constexpr bool may_be_same_word(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.empty() && b.empty();
    const auto first = static_cast<unsigned char>(a.front());
    const auto other = static_cast<unsigned char>(b.front());
    constexpr unsigned case_bit = 0x20;
    return first >= 0x80 || other >= 0x80 || ((first ^ other) & ~case_bit) == 0;
}
// Without difference of case, to compare and sort by.
[[nodiscard]] std::string folded(std::string_view word);

// What two words begin with alike when case is ignored, as the first of them has it.
[[nodiscard]] std::string common_beginning(std::string_view a, std::string_view b);

// Takes off the last character, of one byte or of several.
void erase_last(std::string& text);

// How many characters a text has: code points, of valid UTF-8.
[[nodiscard]] std::size_t length(std::string_view text);

// A text fit to be shown on a terminal: control characters, and bytes that are no UTF-8, are question marks.
[[nodiscard]] std::string shown(std::string_view text);

// A word in quotes, fit to stand in a message of one line whatever it is.
[[nodiscard]] std::string in_quotes(std::string_view word);

// The known word that is nearest, for "did you mean", if one is near enough.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> known);

// `unknown resource 'wol': wool?`, or with all that is known when nothing is near.
[[nodiscard]] std::string unknown(std::string_view kind, std::string_view word,
                                  std::span<const std::string_view> known);

// What is wrong with a player's name, in words; nothing if it can be used (1-12 characters, a letter first, then
// letters, digits, - and _, and no word of the language).
[[nodiscard]] std::optional<std::string> name_fault(std::string_view name);
// The same of a name that is new, typed or given as an option. It is stricter, so that no two names look alike: of
// characters beyond ASCII it takes plain letters only, without marks that join the letter before them, digits of other
// scripts and what cannot be seen.
[[nodiscard]] std::optional<std::string> new_name_fault(std::string_view name);

}  // namespace tabletop::text
