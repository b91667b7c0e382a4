#include "catan/view.hpp"

#include "catan/score.hpp"
#include "catan/state.hpp"

namespace catan {
namespace {

PublicPlayer public_player(const Game& game, const State& state, Seat seat) {
    const Player& player = state[seat];
    PublicPlayer seen;
    seen.hand = player.hand.total();
    seen.cards = total(player.cards);
    seen.played = player.played;
    seen.roads = player.roads;
    seen.settlements = player.settlements;
    seen.cities = player.cities;
    seen.longest_road = player.longest_road;
    seen.ports = player.ports;
    seen.points = public_points(game, state, seat);
    if (state.in<GameOver>()) seen.victory_cards = player.cards[index(Card::Victory)];
    return seen;
}

PrivatePlayer private_player(const Game& game, const State& state, Seat seat) {
    PrivatePlayer own;
    own.hand = state[seat].hand;
    own.cards = state[seat].cards;
    if (state.turn.active() == seat) own.bought = state.turn.bought;
    own.points = points(game, state, seat);
    return own;
}

}  // namespace

View view(const Game& game, const State& state, Seat viewer) {
    View seen{viewer,
              state.places,
              state.turn.number,
              state.turn.player,
              state.turn.paired,
              state.turn.dice,
              state.turn.played_card,
              state.phase,
              asked(game, state),
              game.players(),
              {},
              std::nullopt,
              state.bank,
              total(state.deck),
              state.robber,
              state.longest_road,
              state.largest_army};
    for (std::size_t i = 0; i < game.players(); ++i) {
        seen.players[i] = public_player(game, state, Seat(i));
    }
    if (viewer.exists()) seen.own = private_player(game, state, viewer);
    return seen;
}

std::optional<Outcome> seen_by(Seat viewer, const State& before, const Outcome& outcome) {
    if (std::holds_alternative<Dice>(outcome)) return outcome;
    const auto* theft = std::get_if<AwaitingTheft>(&before.phase);
    const bool concerned =
        viewer == before.turn.active() || (theft != nullptr && viewer == theft->victim);
    return viewer.exists() && concerned ? std::optional(outcome) : std::nullopt;
}

Event seen_by(Seat seat, const Event& event) {
    if (const auto* stolen = std::get_if<CardStolen>(&event)) {
        const bool concerned = seat.exists() && (seat == stolen->thief || seat == stolen->victim);
        if (!concerned) return CardStolen{stolen->thief, stolen->victim, std::nullopt};
    }
    if (const auto* bought = std::get_if<CardBought>(&event)) {
        if (!seat.exists() || seat != bought->seat) return CardBought{bought->seat, std::nullopt};
    }
    return event;
}

}  // namespace catan
