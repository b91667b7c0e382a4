#include "production.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "catan/rules.hpp"

namespace catan {
namespace {

struct Owed {
    std::array<Bundle, most_players> to{};
    Bundle all;

    void add(Seat seat, Resource resource, int cards) {
        auto& count = to[seat.value][resource];
        count = static_cast<std::int16_t>(count + cards);
        all[resource] = static_cast<std::int16_t>(all[resource] + cards);
    }
};

// What each building at a hex with this number yields (R4.2).
template <typename Use>
void for_each_yield(const Game& game, const State& state, std::uint8_t number, const Use& use) {
    const std::span<const Seat> owners = state.places.building_owners();
    for (const HexId hex : game.hexes_with(number)) {
        if (hex == state.robber) continue;
        const auto resource = static_cast<Resource>(game.board().terrain(hex));
        for (const IntersectionId corner : game.topology().corners(hex)) {
            const Seat owner = owners[corner.value];
            if (owner.exists()) use(owner, resource, state.places.is_city(corner) ? 2 : 1);
        }
    }
}

// Without looking first whether the bank has enough, which it nearly always has. False where it has not: then nothing is
// paid.
bool pay_in_full(const Game& game, State& state, std::uint8_t number) {
    const auto move = [](Bundle& from, Bundle& to, Resource resource, int cards) {
        from[resource] = static_cast<std::int16_t>(from[resource] - cards);
        to[resource] = static_cast<std::int16_t>(to[resource] + cards);
    };
    for_each_yield(game, state, number, [&](Seat seat, Resource resource, int cards) {
        move(state.bank, state[seat].hand, resource, cards);
    });
    if (std::ranges::min(state.bank.counts) >= 0) return true;
    for_each_yield(game, state, number, [&](Seat seat, Resource resource, int cards) {
        move(state[seat].hand, state.bank, resource, cards);
    });
    return false;
}

// R4.3 where the bank cannot pay everybody: leaves in `owed` what is paid, and to whom.
void ration(const State& state, Owed& owed, Events* events) {
    if (state.bank.covers(owed.all)) return;
    for (const Resource resource : all_resources) {
        const int stock = state.bank[resource];
        if (owed.all[resource] <= stock) continue;
        const auto is_owed = [&](const Bundle& bundle) { return bundle[resource] > 0; };
        const int paid = std::ranges::count_if(owed.to, is_owed) == 1 ? stock : 0;
        for (Bundle& bundle : owed.to) {
            if (is_owed(bundle)) bundle[resource] = static_cast<std::int16_t>(paid);
        }
        if (events != nullptr) events->push_back(Shortage{resource, owed.all[resource], paid});
        owed.all[resource] = static_cast<std::int16_t>(paid);
    }
}

// In seat order from the turn player.
void pay(const Game& game, State& state, const Owed& owed, Cause cause, Events* events) {
    state.bank -= owed.all;
    for (std::size_t i = 0; i < game.players(); ++i) state.players[i].hand += owed.to[i];
    if (events == nullptr) return;
    for (std::size_t i = 0; i < game.players(); ++i) {
        const Seat seat = game.seat_after(state.turn.player, i);
        const Bundle& cards = owed.to[seat.value];
        if (!cards.empty()) events->push_back(CardsMoved{Seat::none(), seat, cards, cause});
    }
}

}  // namespace

void produce(const Game& game, State& state, std::uint8_t sum, Events* events) {
    if (events == nullptr && pay_in_full(game, state, sum)) return;
    Owed owed;
    for_each_yield(game, state, sum, [&](Seat seat, Resource resource, int cards) {
        owed.add(seat, resource, cards);
    });
    if (owed.all.empty()) return;
    ration(state, owed, events);
    pay(game, state, owed, Cause::Production, events);
}

void pay_setup(const Game& game, State& state, Seat seat, IntersectionId at, Events* events) {
    Owed owed;
    for (const HexId hex : game.topology().hexes(at)) {
        if (const auto resource = resource_of(game.board().terrain(hex))) {
            owed.add(seat, *resource, 1);
        }
    }
    ration(state, owed, events);  // owed to one player alone, so what the bank has left is paid
    pay(game, state, owed, Cause::Setup, events);
}

}  // namespace catan
