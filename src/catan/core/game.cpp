#include "catan/core/game.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

namespace catan {
namespace {

// State keeps the number of cards of each kind in one byte.
bool fits_counts(const DevelopmentDeck& deck) {
    constexpr std::uint32_t most = std::numeric_limits<std::uint8_t>::max();
    return std::max({deck.knight, deck.victory, deck.road_building, deck.plenty, deck.monopoly}) <=
           most;
}

bool is_allowed(const Settings& settings, Shape shape) {
    const Pieces usual = pieces(shape);
    const Pieces& p = settings.pieces;
    const auto fits = [](std::uint32_t value, std::uint32_t usual_value, Bounds bounds) {
        return value == usual_value || bounds.allow(value);
    };
    return settings.players >= fewest_players && settings.players <= most_players &&
           settings.first.value < settings.players && fits(p.target, usual.target, target_bounds) &&
           fits(p.roads, usual.roads, road_bounds) &&
           fits(p.settlements, usual.settlements, settlement_bounds) &&
           fits(p.cities, usual.cities, city_bounds) &&
           fits(p.longest_road_minimum, usual.longest_road_minimum, longest_road_bounds) &&
           fits(settings.bank, bank_of_each(settings.players, shape), bank_bounds) &&
           discard_limit_bounds.allow(settings.discard_limit) &&
           (settings.offers == unlimited_offers || offer_bounds.allow(settings.offers)) &&
           fits_counts(settings.deck);
}

}  // namespace

Game::Game(Board board, Settings settings)
    : board_(std::move(board)), settings_(settings), ports_(board_.topology.intersections()) {
    const Topology& places = board_.topology;
    if (!faults(places, board_.layout).empty()) {
        throw std::invalid_argument("this layout cannot be played");
    }
    if (!is_allowed(settings_, places.shape())) {
        throw std::invalid_argument("these settings are out of bounds (R2.6)");
    }
    if (!seats_everybody(places.shape(), settings_.players)) {
        throw std::invalid_argument("this board is too small for so many players (R3.3)");
    }
    for (std::size_t i = 0; i < places.hexes(); ++i) {
        const std::uint8_t number = board_.layout.token[i];
        if (number != 0) hexes_by_token_[number].emplace_back(i);
    }
    for (const Port& port : board_.layout.ports) {
        for (const IntersectionId end : places.ends(port.edge)) ports_[end.value].insert(port);
    }
}

}  // namespace catan
