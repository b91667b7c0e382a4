#include "catan/core/history.hpp"

namespace catan {

Move seen_by(Viewer viewer, const Move& move) {
    if (!move.outcome || std::holds_alternative<Dice>(*move.outcome)) return move;
    const auto* theft = std::get_if<Steal>(&move.command);
    const bool is_victim = theft != nullptr && viewer.sees_cards_of(theft->from);
    if (is_victim || viewer.sees_cards_of(move.seat)) return move;
    return {move.seat, move.command, std::nullopt};
}

Event seen_by(Viewer viewer, const Event& event) {
    if (const auto* stolen = std::get_if<CardStolen>(&event)) {
        if (!viewer.sees_cards_of(stolen->thief) && !viewer.sees_cards_of(stolen->victim)) {
            return CardStolen{stolen->thief, stolen->victim, std::nullopt};
        }
    }
    if (const auto* bought = std::get_if<CardBought>(&event)) {
        if (!viewer.sees_cards_of(bought->seat)) return CardBought{bought->seat, std::nullopt};
    }
    return event;
}

SeenMove seen_by(Viewer viewer, const Move& move, std::span<const Event> events) {
    SeenMove seen{seen_by(viewer, move), {}};
    seen.events.reserve(events.size());
    for (const Event& event : events) seen.events.push_back(seen_by(viewer, event));
    return seen;
}

}  // namespace catan
