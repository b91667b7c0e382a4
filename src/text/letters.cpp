#include "letters.hpp"

#include <algorithm>
#include <array>

#include "letter_table.hpp"

namespace tabletop::text {
namespace {

// The property Default_Ignorable_Code_Point, and blanks other than those of ASCII.
constexpr std::array invisible = std::to_array<LetterRange>({
    {0xa0, 0xa0},        // no-break space
    {0xad, 0xad},        // soft hyphen
    {0x34f, 0x34f},      // combining grapheme joiner
    {0x61c, 0x61c},      // Arabic letter mark
    {0x115f, 0x1160},    // Hangul fillers
    {0x1680, 0x1680},    // Ogham space mark
    {0x17b4, 0x17b5},    // inherent vowels of Khmer
    {0x180b, 0x180f},    // Mongolian variation selectors and vowel separator
    {0x2000, 0x200f},    // spaces, zero-width characters, marks of direction
    {0x2028, 0x202f},    // separators, embeddings and overrides of direction
    {0x205f, 0x206f},    // mathematical space, word joiner, isolates
    {0x2800, 0x2800},    // Braille blank
    {0x3000, 0x3000},    // ideographic space
    {0x3164, 0x3164},    // Hangul filler
    {0xfe00, 0xfe0f},    // variation selectors
    {0xfeff, 0xfeff},    // zero-width no-break space
    {0xffa0, 0xffa0},    // halfwidth Hangul filler
    {0xfff0, 0xfff8},    // unassigned, ignorable by default
    {0x13441, 0x13442},  // blank hieroglyphs
    {0x16fe4, 0x16fe4},  // Khitan filler
    {0x1bca0, 0x1bca3},  // controls of shorthand
    {0x1d159, 0x1d159},  // null notehead
    {0x1d173, 0x1d17a},  // controls of musical notation
    {0xe0000, 0xe0fff},  // tags, further variation selectors
});

bool is_ascii_letter(char32_t code) {
    return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
}

// The only range that can contain the code, or nullptr.
template <class Ranges>
auto find(const Ranges& ranges, char32_t code) {
    const auto range = std::ranges::lower_bound(ranges, code, {}, &Ranges::value_type::last);
    return range != ranges.end() && range->first <= code ? &*range : nullptr;
}

}  // namespace

bool is_letter(char32_t code) {
    return is_plain_letter(code) || (code >= 0x80 && find(other_letters, code) != nullptr);
}

bool is_plain_letter(char32_t code) {
    if (code < 0x80) return is_ascii_letter(code);
    return find(plain_letters, code) != nullptr;
}

bool is_invisible(char32_t code) { return code >= 0x80 && find(invisible, code) != nullptr; }

char32_t lower(char32_t code) {
    if (code < 0x80) return code >= 'A' && code <= 'Z' ? code - 'A' + 'a' : code;
    const LowerRange* range = find(lower_cases, code);
    if (range == nullptr || (code - range->first) % range->step != 0) return code;
    return static_cast<char32_t>(static_cast<int>(code) + range->distance);
}

}  // namespace tabletop::text
