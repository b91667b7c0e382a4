// Compares and checks words in any script: equality without case, suggestions for unknown words, valid player names. Knows
// no lines and no grammar.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tabletop::text {

// Whether two words are the same when case is ignored.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);
// A cheap first test for same_word(): false only if the words differ for certain.
[[nodiscard]] constexpr bool may_be_same_word(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.empty() && b.empty();
    const auto first = static_cast<unsigned char>(a.front());
    const auto other = static_cast<unsigned char>(b.front());
    constexpr unsigned case_bit = 0x20;
    return first >= 0x80 || other >= 0x80 || ((first ^ other) & ~case_bit) == 0;
}
// Folds case, for comparing and sorting.
[[nodiscard]] std::string folded(std::string_view word);

// The longest common prefix, ignoring case, as `a` spells it.
[[nodiscard]] std::string common_beginning(std::string_view a, std::string_view b);

// Removes the last character, which may have several bytes.
void erase_last(std::string& text);

// Number of code points. The text must be valid UTF-8.
[[nodiscard]] std::size_t length(std::string_view text);

// Makes text safe for a terminal: replaces control characters and invalid UTF-8 by question marks.
[[nodiscard]] std::string shown(std::string_view text);

// Quotes any word for a one-line message; shortens a long one.
[[nodiscard]] std::string in_quotes(std::string_view word);

// The nearest known word for "did you mean", if one is near enough.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> known);

// `unknown resource 'wol': wool?`, or a list of all known words if none is near.
[[nodiscard]] std::string unknown(std::string_view kind, std::string_view word,
                                  std::span<const std::string_view> known);

// What is wrong with a player's name, in words. A valid name has 1-12 characters, starts with a letter, consists of
// letters, digits, - and _, and is none of the reserved words, which are in small letters.
[[nodiscard]] std::optional<std::string> name_fault(std::string_view name,
                                                    std::span<const std::string_view> reserved);
// A stricter check for new names, typed or given as an option, so that no two names look alike. Outside ASCII it allows
// plain letters only: no combining marks, no digits of other scripts, nothing invisible.
[[nodiscard]] std::optional<std::string> new_name_fault(std::string_view name,
                                                        std::span<const std::string_view> reserved);

}  // namespace tabletop::text
