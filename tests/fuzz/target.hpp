// Defines the interface of fuzz targets. A target takes any bytes, turns them into input, and checks properties of the
// result. libFuzzer generates the bytes; replay.cpp reads them from files.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "text/utf8.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

// Ends the program if something does not hold, which is how libFuzzer learns of it.
inline void demand(bool holds, std::string_view what, std::string_view detail = {}) {
    if (holds) return;
    fmt::print(stderr, "demanded: {}\n{}\n", what, detail);
    std::abort();
}

inline std::string_view as_text(const std::uint8_t* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

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
