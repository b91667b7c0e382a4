// Formats counts and lists in English.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tabletop::text {

// `1 card`, `2 cards`
[[nodiscard]] std::string counted(int count, std::string_view one, std::string_view many);
// `wool, grain and ore`
[[nodiscard]] std::string joined(std::span<const std::string> parts,
                                 std::string_view conjunction = "and");

}  // namespace tabletop::text
