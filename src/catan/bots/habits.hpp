// Chooses a command by simple rules: build when possible, on the best site first. Costs next to
// nothing, so it also serves as the playout policy of the search.
#pragma once

#include "catan/core/command.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"

namespace catan::bots {

class Habits {
public:
    explicit Habits(const Land& land) : land_(&land) {}

    // Returns a command for the seat to move. Never makes an offer, and declines every offer it
    // gets.
    [[nodiscard]] Command next(const State& state, Random& random) const;

private:
    [[nodiscard]] const Game& game() const { return land_->game(); }
    [[nodiscard]] Command turn(const State& state, Seat seat) const;
    [[nodiscard]] Command before_roll(const State& state, Seat seat) const;
    [[nodiscard]] static Command discard(const State& state, Seat seat);
    [[nodiscard]] Command steal(const State& state) const;
    [[nodiscard]] Command first_settlement(const State& state, Seat seat) const;
    [[nodiscard]] bool wants_knight(const State& state, Seat seat) const;
    [[nodiscard]] IntersectionId best_site(const State& state, Seat seat) const;
    [[nodiscard]] IntersectionId best_city(const State& state, Seat seat) const;

    const Land* land_;
};

}  // namespace catan::bots
