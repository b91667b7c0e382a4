// Writes src/catan/bots/weights.cpp.
#pragma once

#include <filesystem>
#include <string>

#include "catan/bots/valuation.hpp"

namespace catan::tune {

struct Tables {
    bots::Weights plain;  // traits added up, and nothing else
    bots::Weights knotted;
};
// Those that this program was built with.
[[nodiscard]] Tables built_in_tables();

// The text of the file.
[[nodiscard]] std::string weights_cpp(const Tables& tables);

// Replaces the file atomically: after an interruption it is either the old one or the new one. Throws
// std::runtime_error on failure.
void write_weights(const std::filesystem::path& file, const Tables& tables);

}  // namespace catan::tune
