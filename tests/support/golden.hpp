// Compares screens with golden files in tests/golden/screens.
#pragma once

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace catan::tui {

inline std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline void check_golden(const std::string& name, const std::string& text) {
    const std::string path = fmt::format("{}/screens/{}.txt", CATAN_GOLDEN_DIR, name);
    if (std::getenv("CATAN_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        std::ofstream(path, std::ios::binary) << text;
    }
    INFO(path);
    CHECK(text == contents(path));
}

}  // namespace catan::tui
