#include "catan/core/imagine.hpp"

#include <algorithm>
#include <cassert>

namespace catan {
namespace {

// The cards that a seat must hold although its hand is hidden. An offer, an acceptance and a
// counter-offer each require the cards they give, and no card moves until the offer is closed or
// withdrawn (R8.2, R8.3). A seat that declined or has not answered yet may hold anything. No other
// phase reveals cards: a seven, a theft and the robber depend only on hand sizes.
Bundle pledged(const View& view, Seat seat) {
    const auto pledge = [&](const Offer& offer, const Answers& answers) {
        if (seat == view.turn_player) return offer.give;
        const Answer& answer = answers[seat.value];
        if (answer.kind == Answer::Kind::Accepted) return offer.get;
        if (answer.kind == Answer::Kind::Countered) return answer.give;
        return Bundle();
    };
    if (const auto* answering = std::get_if<Answering>(&view.phase)) {
        return pledge(answering->offer, answering->answers);
    }
    if (const auto* closing = std::get_if<ClosingTrade>(&view.phase)) {
        return pledge(closing->offer, closing->answers);
    }
    return {};
}

// R10.5: the most victory cards that the active player can hold without having won. Other players
// may already hold enough and win on their next turn.
int most_victory_cards(const Game& game, const View& view) {
    const auto target = static_cast<int>(game.settings().pieces.target);
    return target - 1 - view.players[view.active().value].points;
}

// The resource cards that are neither in the bank nor in a visible hand.
Bundle cards_in_hidden_hands(const Game& game, const View& view) {
    Bundle left;
    left.counts.fill(static_cast<std::int16_t>(game.settings().bank));
    left -= view.bank;
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (const PrivatePlayer* known = view.shown(Seat(i))) left -= known->hand;
    }
    return left;
}

void take_away(CardCounts& from, const CardCounts& cards) {
    for (std::size_t i = 0; i < card_kinds; ++i) {
        from[i] = static_cast<std::uint8_t>(from[i] - cards[i]);
    }
}

bool covers(const CardCounts& all, const CardCounts& some) {
    for (std::size_t i = 0; i < card_kinds; ++i) {
        if (some[i] > all[i]) return false;
    }
    return true;
}

// The development cards in the deck and in hidden hands together.
CardCounts hidden_development_cards(const Game& game, const View& view) {
    CardCounts left = full_deck(game);
    for (std::size_t i = 0; i < game.players(); ++i) {
        take_away(left, view.players[i].played);
        if (const PrivatePlayer* known = view.shown(Seat(i))) take_away(left, known->cards);
    }
    return left;
}

// Takes the first `number` cards, kind by kind. Victory cards are the last kind.
CardCounts first_cards(const CardCounts& from, int number) {
    CardCounts taken{};
    for (std::size_t i = 0; i < card_kinds; ++i) {
        taken[i] = static_cast<std::uint8_t>(std::min<int>(from[i], number));
        number -= taken[i];
    }
    return taken;
}
Bundle first_cards(const Bundle& from, int number) {
    Bundle taken;
    for (const Resource resource : all_resources) {
        taken[resource] = static_cast<std::int16_t>(std::min(from[resource], number));
        number -= taken[resource];
    }
    return taken;
}

}  // namespace

bool fits(const Game& game, const View& view, const HiddenCards& hidden) {
    Bundle cards = cards_in_hidden_hands(game, view);
    CardCounts development_cards = hidden_development_cards(game, view);
    for (std::size_t i = 0; i < game.players(); ++i) {
        const Seat seat(i);
        if (view.shown(seat) != nullptr) continue;
        const Bundle& hand = hidden.hands[i];
        const bool is_negative =
            std::ranges::any_of(hand.counts, [](auto count) { return count < 0; });
        if (is_negative || hand.total() != view.players[i].hand) return false;
        if (!hand.covers(pledged(view, seat))) return false;
        const CardCounts& held = hidden.cards[i];
        if (total(held) != view.players[i].cards || !covers(development_cards, held)) return false;
        take_away(development_cards, held);
        cards -= hand;
        if (seat != view.active()) continue;
        if (total(hidden.bought) != view.bought || !covers(held, hidden.bought)) return false;
        if (held[index(Card::Victory)] > most_victory_cards(game, view)) return false;
    }
    return cards.empty();
}

HiddenCards some_hidden_cards(const Game& game, const View& view) {
    HiddenCards hidden;
    Bundle cards = cards_in_hidden_hands(game, view);
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (view.shown(Seat(i)) != nullptr) continue;
        hidden.hands[i] = pledged(view, Seat(i));
        cards -= hidden.hands[i];
    }
    CardCounts development_cards = hidden_development_cards(game, view);
    // The active player draws first and victory cards are dealt last, so the active player gets as few of them as
    // possible.
    for (std::size_t places = 0; places < game.players(); ++places) {
        const Seat seat = game.seat_after(view.active(), places);
        if (view.shown(seat) != nullptr) continue;
        Bundle& hand = hidden.hands[seat.value];
        const Bundle more = first_cards(cards, view.players[seat.value].hand - hand.total());
        hand += more;
        cards -= more;
        CardCounts& held = hidden.cards[seat.value];
        held = first_cards(development_cards, view.players[seat.value].cards);
        take_away(development_cards, held);
        if (seat == view.active()) hidden.bought = first_cards(held, view.bought);
    }
    return hidden;
}

State imagine(const Game& game, const View& view, const HiddenCards& hidden) {
    assert(fits(game, view, hidden));
    State state{view.places,
                {view.turn,
                 view.turn_player,
                 view.paired,
                 view.dice,
                 view.played_card,
                 {},
                 static_cast<std::uint8_t>(view.offers)},
                view.phase,
                {},
                view.bank,
                hidden_development_cards(game, view),
                view.robber,
                view.longest_road,
                view.largest_army};
    const PrivatePlayer* active = view.shown(view.active());
    state.turn.bought = active != nullptr ? active->bought : hidden.bought;
    for (std::size_t i = 0; i < game.players(); ++i) {
        const PublicPlayer& seen = view.players[i];
        const PrivatePlayer* known = view.shown(Seat(i));
        Player& player = state.players[i];
        player.hand = known != nullptr ? known->hand : hidden.hands[i];
        player.cards = known != nullptr ? known->cards : hidden.cards[i];
        player.played = seen.played;
        player.roads = seen.roads;
        player.settlements = seen.settlements;
        player.cities = seen.cities;
        player.longest_road = seen.longest_road;
        player.ports = seen.ports;
        if (known == nullptr) take_away(state.deck, player.cards);
    }
    return state;
}

State imagine(const Game& game, const View& view) {
    return imagine(game, view, some_hidden_cards(game, view));
}

}  // namespace catan
