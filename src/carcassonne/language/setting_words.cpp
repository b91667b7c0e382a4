#include "carcassonne/language/setting_words.hpp"

namespace carcassonne::language {
namespace {

constexpr std::uint8_t usual_small_city = 4;
constexpr std::uint8_t older_small_city = 2;

}  // namespace

std::size_t value(const Settings& settings, Setting setting) {
    switch (setting) {
        case Setting::Start: return settings.start == Start::TileD ? 0 : 1;
        case Setting::SmallCity: return settings.small_city == usual_small_city ? 0 : 1;
        case Setting::Farmers: return settings.farmers ? 0 : 1;
    }
    return 0;
}

void change(Settings& settings, Setting setting, std::size_t value) {
    const bool is_usual = value == 0;
    switch (setting) {
        case Setting::Start: settings.start = is_usual ? Start::TileD : Start::AnyTile; break;
        case Setting::SmallCity:
            settings.small_city = is_usual ? usual_small_city : older_small_city;
            break;
        case Setting::Farmers: settings.farmers = is_usual; break;
    }
}

}  // namespace carcassonne::language
