#include "letters.hpp"

#include <algorithm>

#include "letter_table.hpp"

namespace tabletop::text {
namespace {

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

char32_t lower(char32_t code) {
    if (code < 0x80) return code >= 'A' && code <= 'Z' ? code - 'A' + 'a' : code;
    const LowerRange* range = find(lower_cases, code);
    if (range == nullptr || (code - range->first) % range->step != 0) return code;
    return static_cast<char32_t>(static_cast<int>(code) + range->distance);
}

}  // namespace tabletop::text
