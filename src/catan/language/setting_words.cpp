#include "catan/language/setting_words.hpp"

namespace catan::language {

std::uint32_t value(const Settings& settings, Setting setting) {
    const HouseRules& house = settings.house_rules;
    switch (setting) {
        case Setting::Target: return settings.pieces.target;
        case Setting::Roads: return settings.pieces.roads;
        case Setting::Settlements: return settings.pieces.settlements;
        case Setting::Cities: return settings.pieces.cities;
        case Setting::LongestRoad: return settings.pieces.longest_road_minimum;
        case Setting::Bank: return settings.bank;
        case Setting::DiscardLimit: return settings.discard_limit;
        case Setting::Offers: return settings.offers;
        case Setting::FriendlyRobber: return house.friendly_robber ? 1 : 0;
        case Setting::LateCards: return house.late_cards ? 1 : 0;
        case Setting::Paired: return house.paired_turns ? 1 : 0;
    }
    return 0;
}

void change(Settings& settings, Setting setting, std::uint32_t value) {
    HouseRules& house = settings.house_rules;
    switch (setting) {
        case Setting::Target: settings.pieces.target = value; break;
        case Setting::Roads: settings.pieces.roads = value; break;
        case Setting::Settlements: settings.pieces.settlements = value; break;
        case Setting::Cities: settings.pieces.cities = value; break;
        case Setting::LongestRoad: settings.pieces.longest_road_minimum = value; break;
        case Setting::Bank: settings.bank = value; break;
        case Setting::DiscardLimit: settings.discard_limit = value; break;
        case Setting::Offers: settings.offers = value; break;
        case Setting::FriendlyRobber: house.friendly_robber = value != 0; break;
        case Setting::LateCards: house.late_cards = value != 0; break;
        case Setting::Paired: house.paired_turns = value != 0; break;
    }
}

}  // namespace catan::language
