// Names the settings that `set` can change: the numbers of R2.6 and the house rules.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "catan/core/rules.hpp"
#include "catan/core/settings.hpp"

namespace catan::language {

enum class Setting : std::uint8_t {
    Target,
    Roads,
    Settlements,
    Cities,
    LongestRoad,
    Bank,
    DiscardLimit,
    Offers,
    FriendlyRobber,
    LateCards,
    Paired,
};
inline constexpr std::size_t setting_count = 11;
inline constexpr std::array<Setting, setting_count> all_settings{
    Setting::Target,         Setting::Roads,     Setting::Settlements,  Setting::Cities,
    Setting::LongestRoad,    Setting::Bank,      Setting::DiscardLimit, Setting::Offers,
    Setting::FriendlyRobber, Setting::LateCards, Setting::Paired};
inline constexpr std::array<std::string_view, setting_count> setting_words{
    "target",        "roads",  "settlements",     "cities",     "longest-road", "bank",
    "discard-limit", "offers", "friendly-robber", "late-cards", "paired"};

[[nodiscard]] constexpr std::string_view name(Setting setting) {
    return setting_words[static_cast<std::size_t>(setting)];
}
// A house rule is on or off, 1 or 0; the others are numbers within bounds.
[[nodiscard]] constexpr bool is_house_rule(Setting setting) {
    return setting >= Setting::FriendlyRobber;
}
[[nodiscard]] constexpr Bounds bounds(Setting setting) {
    constexpr std::array<Bounds, setting_count> all{
        target_bounds,       road_bounds,  settlement_bounds,    city_bounds,
        longest_road_bounds, bank_bounds,  discard_limit_bounds, offer_bounds,
        Bounds{0, 1},        Bounds{0, 1}, Bounds{0, 1}};
    return all[static_cast<std::size_t>(setting)];
}

[[nodiscard]] std::uint32_t value(const Settings& settings, Setting setting);
void change(Settings& settings, Setting setting, std::uint32_t value);

}  // namespace catan::language
