// Defines words that the writers and readers of states, events and refusals share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "carcassonne/core/phase.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne::language {

// In the order of Phase.
inline constexpr std::array<std::string_view, std::variant_size_v<Phase>> phase_words{
    "draw", "drawing", "place", "follower", "over"};

// In the order of Edge.
inline constexpr std::array<std::string_view, 4> edge_words{"none", "field", "road", "city"};
[[nodiscard]] constexpr std::string_view edge_word(Edge edge) {
    return edge_words[static_cast<std::size_t>(edge)];
}

// Of a player, in a text.
inline constexpr std::uint64_t most_points = 9999;

// ` A 2 C 1`: every kind of which there are some.
[[nodiscard]] std::string tile_counts_words(const TileCounts& tiles);

}  // namespace carcassonne::language
