// Makes twins: states that differ from a given one only in what a seat may not know (R11).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"

// Swaps cards that are hidden from the viewer: resource cards between two hands, and development cards between two
// hands or with the deck.
class Conjurer {
public:
    Conjurer(const catan::Game& game, std::uint64_t seed)
        : game_(game), random_(seed, catan::Domain::Theft) {}

    // Another state with the same view, if one was found.
    std::optional<catan::State> twin(const catan::State& state, catan::Seat viewer);
    catan::Seat any_viewer();
    catan::Outcome any_outcome(const catan::State& state);

private:
    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }
    catan::Seat any_seat() { return catan::Seat(below(game_.players())); }
    void swap_resources(catan::State& state, catan::Seat viewer);
    void swap_cards(catan::State& state, catan::Seat viewer);

    const catan::Game& game_;
    catan::Random random_;
};
