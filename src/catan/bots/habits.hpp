// How people play who do not think long: build what can be built, the best place first. Costs next to nothing, so it
// also tells how a position may go on.
#pragma once

#include "catan/core/command.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"
#include "land.hpp"

namespace catan::bots {

class Habits {
public:
    explicit Habits(const Land& land) : land_(&land) {}

    // What whoever is asked says. They make no offers and decline those of others.
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
