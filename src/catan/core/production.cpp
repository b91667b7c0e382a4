#include "production.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>

#include "catan/core/rules.hpp"

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

// Calls `use(seat, resource, cards)` for each yield of the hexes with this number (R4.2).
template <typename Use>
void for_each_yield(const Game& game, const State& state, std::uint8_t number, const Use& use) {
    for (const HexId hex : game.hexes_with(number)) {
        if (hex == state.robber) continue;
        const std::uint32_t yields = state.places.yields(hex);
        const auto resource = static_cast<Resource>(game.board().terrain(hex));
        for (std::size_t i = 0; i < game.players(); ++i) {
            use(Seat(i), resource, Places::yield_of(yields, i));
        }
    }
}

// Fast path: pays first and checks afterwards, because the bank is nearly always large enough. If
// it runs short, takes all cards back and returns false. Pays zero cards to most seats, which is
// cheaper than testing who gets any.
bool pay_in_full(const Game& game, State& state, std::uint8_t number) {
    const auto players = std::span(state.players).first(game.players());
    const auto pay = [&]<int sign>(std::integral_constant<int, sign>) {
        int least = 0;
        for (const HexId hex : game.hexes_with(number)) {
            if (hex == state.robber) continue;
            std::uint32_t yields = state.places.yields(hex);
            const auto resource = static_cast<Resource>(game.board().terrain(hex));
            int all = 0;
            for (Player& player : players) {
                const int cards = Places::yield_of(yields, 0);
                yields >>= Places::yield_bits;
                auto& held = player.hand[resource];
                held = static_cast<std::int16_t>(held + sign * cards);
                all += sign * cards;
            }
            auto& stock = state.bank[resource];
            stock = static_cast<std::int16_t>(stock - all);
            least = std::min<int>(least, stock);
        }
        return least;
    };
    if (pay(std::integral_constant<int, 1>()) >= 0) return true;
    pay(std::integral_constant<int, -1>());
    return false;
}

// R4.3: if the bank runs short of a resource, reduces `owed` to what it may pay.
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

// Events come in seat order from the turn player.
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
    ration(state, owed, events);  // a single creditor gets what the bank has left
    pay(game, state, owed, Cause::Setup, events);
}

}  // namespace catan
