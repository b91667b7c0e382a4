// Infers all players' resource cards from what one seat has seen (R11). All card movements are public except a theft
// between two other seats (R6.2). Such a theft splits each possible world into several, weighted by the victim's hand.
// A world in which a player lacks the cards for a later move is dropped.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/random.hpp"
#include "catan/core/resources.hpp"
#include "catan/core/rules.hpp"

namespace catan::bots {

// A fixed-point probability from 0 to `certain`.
using Chance = std::uint32_t;
inline constexpr Chance certain = 1U << 16U;

class LikelyHands {
public:
    using Hands = std::array<Bundle, most_players>;
    // Above this number the least likely worlds are dropped.
    static constexpr std::size_t most_worlds = 256;

    // Pass Seat::none() for public information only.
    LikelyHands(std::size_t players, Seat viewer);

    void hear(const SeenMove& seen);

    // Number of possible worlds. If it is 1, every card is known.
    [[nodiscard]] std::size_t worlds() const { return worlds_.empty() ? 1 : worlds_.size(); }
    // Whether no world was dropped that could be the true one. If false, even a single remaining world may be wrong.
    [[nodiscard]] bool is_complete() const { return is_complete_; }

    // The cards that the seat holds in every world.
    [[nodiscard]] Bundle surely(Seat seat) const { return hands_[seat.value] + least_[seat.value]; }
    // The expected number of cards, times `certain`.
    [[nodiscard]] std::array<std::uint32_t, resource_count> expected(Seat seat) const;
    // The probability that the seat has at least these cards.
    [[nodiscard]] Chance chance_of(Seat seat, const Bundle& cards) const;
    // The probability that all hands are these; never 0 if it is possible.
    [[nodiscard]] Chance chance_of(const Hands& hands) const;

    // Draws a world, weighted by probability.
    [[nodiscard]] Hands draw(Random& random) const;

private:
    // One possible world, as the difference to hands_. Public moves change hands_ alone, so most moves touch no world.
    struct World {
        std::uint64_t weight = 0;
        std::uint64_t key = 0;  // equal for equal differences
        Hands off;

        // Moves a card in this world only.
        void shift(Seat from, Seat to, Resource card);
    };

    [[nodiscard]] bool is_hidden(Seat seat) const { return seat.exists() && seat != viewer_; }
    [[nodiscard]] Bundle hand_in(const World& world, Seat seat) const {
        return hands_[seat.value] + world.off[seat.value];
    }
    void move(Seat from, Seat to, const Bundle& cards);
    void steal(const CardStolen& theft);
    void split(Seat thief, Seat victim);
    void weigh(Seat victim, Resource stolen);
    void monopolize(Seat taker, Resource resource, const Events& events);
    void pledge(Seat seat, const Bundle& cards);
    void must_hold(Seat seat, const Bundle& cards);
    template <typename Could>
    void keep(const Hands& held, Could&& could);
    void mend_all(const Hands& held);
    void mend(World& world, const Hands& held, Random& random) const;
    void keep_likeliest();
    void settle();

    std::size_t players_;
    Seat viewer_;
    Hands hands_{};
    Hands least_{};               // per resource, the least difference in any world
    std::vector<World> worlds_;   // empty if all cards are known; never exactly one
    std::vector<World> scratch_;  // always empty; keeps its capacity
    std::uint64_t weight_ = 0;    // of all worlds
    Bundle asked_for_;            // by the open offer
    Hands pledged_{};             // cards that seats must hold because of the open offer (R8.2)
    std::uint32_t mended_ = 0;    // how often no world was possible
    bool is_complete_ = true;
};

}  // namespace catan::bots
