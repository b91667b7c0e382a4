// Reads and writes code points in UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabletop::text {

// For code points outside ASCII.
[[nodiscard]] std::optional<char32_t> take_long_code_point(std::string_view& text);
// Takes the first code point off a text. Returns nothing and takes nothing if it is not valid UTF-8.
[[nodiscard]] inline std::optional<char32_t> take_code_point(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first >= 0x80) return take_long_code_point(text);
    text.remove_prefix(1);
    return first;
}
void append_code_point(std::string& text, char32_t code);

// Characters that control a terminal or change the writing direction. They must not reach a message.
[[nodiscard]] constexpr bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

}  // namespace tabletop::text
