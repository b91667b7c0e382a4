// Plays the easy level: simple habits with a good share of chance, for children and first games.
#pragma once

#include "catan/core/command.hpp"
#include "catan/core/random.hpp"
#include "catan/core/state.hpp"
#include "habits.hpp"
#include "land.hpp"
#include "trading.hpp"

namespace catan::bots {

class Easy {
public:
    explicit Easy(const Land& land) : land_(&land), habits_(land) {}

    // Makes no offers if `talk` is null.
    [[nodiscard]] Command next(const State& state, const RecentOffers* talk, Random& random) const;

private:
    [[nodiscard]] const Game& game() const { return land_->game(); }
    [[nodiscard]] Command settlement(const State& state, Random& random) const;
    [[nodiscard]] Command robber(const State& state, Seat seat, Random& random) const;
    [[nodiscard]] static Command answer(const State& state, Seat seat);
    [[nodiscard]] std::optional<Offer> offer(const State& state, Seat seat,
                                             const RecentOffers& talk) const;

    const Land* land_;
    Habits habits_;
};

}  // namespace catan::bots
