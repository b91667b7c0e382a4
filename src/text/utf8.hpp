// Code points in UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tabletop::text {

// One of several bytes.
[[nodiscard]] std::optional<char32_t> take_long_code_point(std::string_view& text);
// The code point at the front of a text, which is taken off; nothing, and nothing taken, where it is not valid UTF-8.
[[nodiscard]] inline std::optional<char32_t> take_code_point(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first >= 0x80) return take_long_code_point(text);
    text.remove_prefix(1);
    return first;
}
void append_code_point(std::string& text, char32_t code);

// Characters that steer a terminal or turn the direction of writing, and so must not reach a message.
[[nodiscard]] constexpr bool is_control(char32_t code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

}  // namespace tabletop::text
