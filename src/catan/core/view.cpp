#include "catan/core/view.hpp"

#include "catan/core/score.hpp"
#include "catan/core/state.hpp"

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

void open_hands(const Game& game, const State& state, View& seen) {
    auto& opened = seen.opened.emplace();
    for (std::size_t i = 0; i < game.players(); ++i) {
        opened[i] = private_player(game, state, Seat(i));
    }
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
              total(state.turn.bought),
              state.turn.offers,
              state.phase,
              asked(game, state),
              game.players(),
              {},
              std::nullopt,
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
    if (state.in<GameOver>()) open_hands(game, state, seen);
    return seen;
}

View view(const Game& game, const State& state, Viewer viewer) {
    View seen = view(game, state, viewer.sees_all() ? asked(game, state) : viewer.seat());
    if (viewer.sees_all()) open_hands(game, state, seen);
    return seen;
}

View public_part(const View& view) {
    View seen = view;
    seen.viewer = Seat::none();
    seen.own.reset();
    if (!std::holds_alternative<GameOver>(view.phase)) seen.opened.reset();
    return seen;
}

}  // namespace catan
