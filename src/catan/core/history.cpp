#include "catan/core/history.hpp"

namespace catan {

Said seen_by(Eyes eyes, const Said& said) {
    if (!said.outcome || std::holds_alternative<Dice>(*said.outcome)) return said;
    const auto* theft = std::get_if<Steal>(&said.command);
    const bool is_victim = theft != nullptr && eyes.see_cards_of(theft->from);
    if (is_victim || eyes.see_cards_of(said.speaker)) return said;
    return {said.speaker, said.command, std::nullopt};
}

Event seen_by(Eyes eyes, const Event& event) {
    if (const auto* stolen = std::get_if<CardStolen>(&event)) {
        if (!eyes.see_cards_of(stolen->thief) && !eyes.see_cards_of(stolen->victim)) {
            return CardStolen{stolen->thief, stolen->victim, std::nullopt};
        }
    }
    if (const auto* bought = std::get_if<CardBought>(&event)) {
        if (!eyes.see_cards_of(bought->seat)) return CardBought{bought->seat, std::nullopt};
    }
    return event;
}

Happening seen_by(Eyes eyes, const Said& said, std::span<const Event> events) {
    Happening seen{seen_by(eyes, said), {}};
    seen.events.reserve(events.size());
    for (const Event& event : events) seen.events.push_back(seen_by(eyes, event));
    return seen;
}

void Recording::add(const Said& said, std::span<const Event> events) {
    events_.insert(events_.end(), events.begin(), events.end());
    ends_.push_back(static_cast<std::uint32_t>(events_.size()));
    said_.push_back(said);
}

void Recording::take_back() {
    said_.pop_back();
    ends_.pop_back();
    events_.resize(begin_of(size()));
}

Recording::Entry Recording::operator[](std::size_t number) const {
    const std::size_t begin = begin_of(number);
    return {said_[number], std::span(events_).subspan(begin, ends_[number] - begin)};
}

Happening Recording::seen(std::size_t number, Eyes eyes) const {
    const Entry entry = (*this)[number];
    return seen_by(eyes, entry.said, entry.events);
}

}  // namespace catan
