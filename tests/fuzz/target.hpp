// Defines the interface of fuzz targets. A target takes any bytes, turns them into input, and checks properties of the
// result. libFuzzer generates the bytes; replay.cpp reads them from files.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "support/printable.hpp"

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
