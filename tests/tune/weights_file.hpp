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

// Replaces the file at once: whoever interrupts this finds the old one or the new one, but no half. What goes wrong is a
// std::runtime_error.
void write_weights(const std::filesystem::path& file, const Tables& tables);

}  // namespace catan::tune
