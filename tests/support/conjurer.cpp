#include "conjurer.hpp"

#include "catan/core/chance.hpp"
#include "slow_rules.hpp"

using namespace catan;

namespace {

// A card bought this turn is still held, so its kind changes as well.
void change_bought(State& state, Seat seat, std::size_t from, std::size_t to) {
    if (seat != state.turn.active() || state.turn.bought[from] == 0) return;
    --state.turn.bought[from];
    ++state.turn.bought[to];
}

}  // namespace

std::optional<State> Conjurer::twin(const State& state, Seat viewer) {
    State twin = state;
    for (int i = 0; i < 8; ++i) {
        // A seat that offers or accepts must hold these cards, and every viewer knows it.
        const bool hands_are_told = state.in<Answering>() || state.in<ClosingTrade>();
        if (!hands_are_told) swap_resources(twin, viewer);
        swap_cards(twin, viewer);
    }
    // Other victory cards could end the game, which is public.
    const Seat active = state.turn.active();
    const int target = static_cast<int>(game_.settings().pieces.target);
    const bool is_over = slow::all_points(game_, twin, active) >= target;
    if (twin == state || (state.turn.number > 0 && is_over)) return std::nullopt;
    return twin;
}

Seat Conjurer::any_viewer() {
    const std::uint32_t drawn = below(game_.players() + 1);
    return drawn < game_.players() ? Seat(drawn) : Seat::none();
}

Outcome Conjurer::any_outcome(const State& state) {
    const auto possible = possible_outcomes(state);
    return possible[below(possible.size())].outcome;
}

void Conjurer::swap_resources(State& state, Seat viewer) {
    const Seat a = any_seat();
    const Seat b = any_seat();
    const auto given = static_cast<Resource>(below(resource_count));
    const auto got = static_cast<Resource>(below(resource_count));
    if (a == viewer || b == viewer || a == b) return;
    if (state[a].hand[given] == 0 || state[b].hand[got] == 0) return;
    --state[a].hand[given];
    ++state[b].hand[given];
    --state[b].hand[got];
    ++state[a].hand[got];
}

void Conjurer::swap_cards(State& state, Seat viewer) {
    const Seat a = any_seat();
    const Seat b = any_seat();
    const std::size_t given = below(card_kinds);
    const std::size_t got = below(card_kinds);
    const bool with_deck = a == b;
    CardCounts& theirs = with_deck ? state.deck : state[b].cards;
    if (a == viewer || b == viewer || given == got) return;
    if (state[a].cards[given] == 0 || theirs[got] == 0) return;
    --state[a].cards[given];
    ++theirs[given];
    --theirs[got];
    ++state[a].cards[got];
    change_bought(state, a, given, got);
    if (!with_deck) change_bought(state, b, got, given);
}
