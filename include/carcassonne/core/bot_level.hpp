// Defines the levels of bots and their names. Separate from the bots, because headers of games name levels even where no
// bot is linked in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne::bots {

// From the weakest to the strongest: the level before it replaces a bot that fails.
enum class Level : std::uint8_t { Random, Easy, Medium, Hard };
inline constexpr std::array all_levels{Level::Random, Level::Easy, Level::Medium, Level::Hard};
inline constexpr std::size_t level_count = all_levels.size();
[[nodiscard]] constexpr std::string_view name(Level level) {
    constexpr std::array<std::string_view, level_count> names{"random", "easy", "medium", "hard"};
    static_assert(!names.back().empty(), "every level has a name");
    return names[static_cast<std::size_t>(level)];
}
// The level of a bot that is ordered without one.
inline constexpr Level usual_level = Level::Medium;
// The level of a bot that plays for an absent guest or a failed program.
inline constexpr Level stand_in_level = Level::Medium;

}  // namespace carcassonne::bots
