// Tells whether a text can be shown in a terminal.
#pragma once

#include <string_view>

#include "text/utf8.hpp"

// Whether a terminal can be given this: valid UTF-8, and nothing in it that steers the terminal.
inline bool is_printable(std::string_view text) {
    while (!text.empty()) {
        const auto code = tabletop::text::take_code_point(text);
        if (!code) return false;
        const bool is_control = *code < 0x20 || (*code >= 0x7f && *code < 0xa0);
        if (is_control && *code != '\n') return false;
    }
    return true;
}
