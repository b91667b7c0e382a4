// Defines words that both the writer and the reader of states know.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "carcassonne/core/phase.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne::language {

// In the order of Phase.
inline constexpr std::array<std::string_view, std::variant_size_v<Phase>> phase_words{
    "draw", "drawing", "place", "follower", "over"};

// ` A 2 C 1`: every kind of which there are some.
[[nodiscard]] std::string tile_counts_words(const TileCounts& tiles);

}  // namespace carcassonne::language
