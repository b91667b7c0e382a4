#include "tui/happened.hpp"

namespace catan::tui {
namespace {

std::optional<Spot> place_of(const Command& command) {
    if (const auto* settle = std::get_if<Settle>(&command)) return settle->at;
    if (const auto* road = std::get_if<BuildRoad>(&command)) return road->on;
    if (const auto* city = std::get_if<BuildCity>(&command)) return city->at;
    return std::nullopt;
}

}  // namespace

void Happened::add(const Happened& more) {
    hexes.insert(hexes.end(), more.hexes.begin(), more.hexes.end());
    if (more.built) built = more.built;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] += more.cards[i];
    if (more.longest_road.exists()) longest_road = more.longest_road;
    if (more.largest_army.exists()) largest_army = more.largest_army;
}

Happened happened(const Game& game, const State& before, const State& after,
                  const Command& command) {
    Happened what;
    if (std::holds_alternative<Roll>(command)) {
        for (const HexId hex : game.hexes_with(after.turn.dice.sum())) {
            if (hex != after.robber) what.hexes.push_back(hex);
        }
    }
    what.built = place_of(command);
    if (after.robber != before.robber) what.hexes.push_back(after.robber);
    for (std::size_t i = 0; i < game.players(); ++i) {
        what.cards[i] = after[Seat(i)].hand.total() - before[Seat(i)].hand.total();
    }
    if (after.longest_road != before.longest_road) what.longest_road = after.longest_road;
    if (after.largest_army != before.largest_army) what.largest_army = after.largest_army;
    return what;
}

}  // namespace catan::tui
