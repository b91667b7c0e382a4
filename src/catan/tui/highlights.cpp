#include "catan/tui/highlights.hpp"

namespace catan::tui {
namespace {

std::optional<Spot> place_of(const Command& command) {
    if (const auto* settle = std::get_if<Settle>(&command)) return settle->at;
    if (const auto* road = std::get_if<BuildRoad>(&command)) return road->on;
    if (const auto* city = std::get_if<BuildCity>(&command)) return city->at;
    return std::nullopt;
}

}  // namespace

Highlights highlights(const Game& game, const View& after, const SeenMove& last) {
    Highlights what;
    if (std::holds_alternative<Roll>(last.move.command)) {
        for (const HexId hex : game.hexes_with(after.dice.sum())) {
            if (hex != after.robber) what.hexes.push_back(hex);
        }
    }
    what.built = place_of(last.move.command);
    const auto give = [&what](Seat seat, int cards) {
        if (seat.exists()) what.cards[seat.value] += cards;
    };
    for (const catan::Event& event : last.events) {
        if (const auto* robber = std::get_if<RobberMoved>(&event)) {
            what.hexes.push_back(robber->to);
        } else if (const auto* moved = std::get_if<CardsMoved>(&event)) {
            give(moved->from, -moved->cards.total());
            give(moved->to, moved->cards.total());
        } else if (const auto* stolen = std::get_if<CardStolen>(&event)) {
            give(stolen->victim, -1);
            give(stolen->thief, 1);
        } else if (const auto* award = std::get_if<AwardMoved>(&event)) {
            const bool is_road = award->award == AwardMoved::Award::LongestRoad;
            (is_road ? what.longest_road : what.largest_army) = award->to;
        }
    }
    return what;
}

}  // namespace catan::tui
