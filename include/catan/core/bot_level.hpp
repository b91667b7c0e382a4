// Defines the levels of bots and their names. Separate from the bots, because headers of games name levels even where no
// bot is linked in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace catan {

enum class BotLevel : std::uint8_t { Random, Easy, Medium, Hard };
inline constexpr std::size_t bot_level_count = 4;
inline constexpr std::array<BotLevel, bot_level_count> all_bot_levels{
    BotLevel::Random, BotLevel::Easy, BotLevel::Medium, BotLevel::Hard};
[[nodiscard]] constexpr std::string_view level_name(BotLevel level) {
    constexpr std::array<std::string_view, bot_level_count> names{"random", "easy", "medium",
                                                                  "hard"};
    return names[static_cast<std::size_t>(level)];
}

}  // namespace catan
