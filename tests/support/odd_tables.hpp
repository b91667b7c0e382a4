// What makes a table an odd one: boards that no generator lays, house rules, and numbers that run out soon.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/core/layout.hpp"
#include "catan/core/random.hpp"
#include "catan/core/settings.hpp"
#include "catan/core/topology.hpp"

// Random terrain and tokens, neighbouring red tokens included; the robber anywhere; some ports or none.
inline catan::Layout draw_custom_layout(const catan::Topology& topology, catan::Random& random) {
    using namespace catan;
    Layout layout;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        const auto terrain = static_cast<Terrain>(random.below(terrain_count));
        const std::uint8_t token = token_numbers[random.below(token_numbers.size())];
        layout.terrain.push_back(terrain);
        layout.token.push_back(terrain == Terrain::Desert ? std::uint8_t{0} : token);
    }
    const auto coast = topology.coast();
    const std::uint32_t density = 1 + random.below(4);
    for (std::size_t i = 0; i + 1 < coast.size(); ++i) {
        if (random.below(4) >= density - 1) continue;
        Port port{*topology.edge_between(coast[i], coast[i + 1]), std::nullopt};
        if (random.below(3) != 0) port.resource = static_cast<Resource>(random.below(5));
        layout.ports.push_back(port);
        ++i;
    }
    layout.robber = HexId(random.below(static_cast<std::uint32_t>(topology.hexes())));
    return layout;
}

// Each house rule on or off, with the draws in the order of the fields. A new rule is drawn last.
inline catan::HouseRules draw_house_rules(catan::Random& random) {
    catan::HouseRules rules;
    rules.friendly_robber = random.below(3) == 0;
    rules.late_cards = random.below(3) == 0;
    rules.paired_turns = random.below(4) != 0;
    return rules;
}

// Makes some of the numbers of R2 small, each within its bounds (R2.6).
inline void shrink(catan::Settings& settings, catan::Random& random) {
    const auto one_in = [&](std::uint32_t n) { return random.below(n) == 0; };
    if (one_in(4)) settings.pieces.target = 3 + random.below(4);
    if (one_in(3)) settings.pieces.roads = 2 + random.below(8);
    if (one_in(3)) settings.pieces.settlements = 2 + random.below(3);
    if (one_in(3)) settings.pieces.cities = random.below(3);
    if (one_in(2)) settings.pieces.longest_road_minimum = 3;
    if (one_in(3)) settings.bank = 5 + random.below(4);
    if (one_in(3)) settings.discard_limit = 3;
    if (one_in(4)) settings.deck = {1 + random.below(4), 1, 1, 1, 1};
    if (one_in(3)) settings.offers = random.below(4);
}
