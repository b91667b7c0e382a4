// Names the settings that `set` can change: the numbers of R2.6 and the house rules.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/settings.hpp"
#include "tabletop/text/given_settings.hpp"

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
// A house rule is on or off, 1 or 0; the others are numbers within bounds.
[[nodiscard]] constexpr bool is_house_rule(Setting setting) {
    return setting >= Setting::FriendlyRobber;
}

struct SettingEntry {
    Setting setting;
    std::string_view word;
    Bounds bounds{0, 1};
};
// In the order of Setting.
inline constexpr auto setting_table = std::to_array<SettingEntry>({
    {Setting::Target, "target", target_bounds},
    {Setting::Roads, "roads", road_bounds},
    {Setting::Settlements, "settlements", settlement_bounds},
    {Setting::Cities, "cities", city_bounds},
    {Setting::LongestRoad, "longest-road", longest_road_bounds},
    {Setting::Bank, "bank", bank_bounds},
    {Setting::DiscardLimit, "discard-limit", discard_limit_bounds},
    {Setting::Offers, "offers", offer_bounds},
    {Setting::FriendlyRobber, "friendly-robber"},
    {Setting::LateCards, "late-cards"},
    {Setting::Paired, "paired"},
});
inline constexpr std::size_t setting_count = setting_table.size();
inline constexpr auto all_settings = [] {
    std::array<Setting, setting_count> all{};
    for (std::size_t i = 0; i < setting_count; ++i) all[i] = setting_table[i].setting;
    return all;
}();

[[nodiscard]] constexpr const SettingEntry& entry(Setting setting) {
    return setting_table[static_cast<std::size_t>(setting)];
}
static_assert(std::ranges::all_of(all_settings,
                                  [](Setting one) { return entry(one).setting == one; }));
[[nodiscard]] constexpr std::string_view name(Setting setting) { return entry(setting).word; }
[[nodiscard]] constexpr Bounds bounds(Setting setting) { return entry(setting).bounds; }

using GivenSettings = text::GivenSettings<Setting, setting_count, std::uint32_t>;

[[nodiscard]] std::uint32_t value(const Settings& settings, Setting setting);
void change(Settings& settings, Setting setting, std::uint32_t value);

}  // namespace catan::language
