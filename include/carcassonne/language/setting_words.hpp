// Names the settings that `set` can change (K16), and their values. Every setting has two; the first is the usual one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/core/settings.hpp"
#include "tabletop/text/given_settings.hpp"

namespace carcassonne::language {

enum class Setting : std::uint8_t { Start, SmallCity, Farmers };

struct SettingEntry {
    Setting setting;
    std::string_view word;
    std::array<std::string_view, 2> values;
};
// In the order of Setting.
inline constexpr auto setting_table = std::to_array<SettingEntry>({
    {Setting::Start, "start", {"d", "any"}},
    {Setting::SmallCity, "small-city", {"4", "2"}},
    {Setting::Farmers, "farmers", {"on", "off"}},
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

// By the number of the value.
using GivenSettings = text::GivenSettings<Setting, setting_count, std::size_t>;

// The number of the setting's value.
[[nodiscard]] std::size_t value(const Settings& settings, Setting setting);
void change(Settings& settings, Setting setting, std::size_t value);

}  // namespace carcassonne::language
