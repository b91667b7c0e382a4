// Everybody's resource cards, as far as somebody at the table can know them who forgets nothing (R11). All moves of cards
// are public but for a theft between two others (R6.2). Such a theft splits what is known into several worlds, each as
// likely as the hand of the victim makes it; a world in which somebody could not do what they then do is dropped.
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

// A chance as a whole number: 0 is never, `certain` is always.
using Chance = std::uint32_t;
inline constexpr Chance certain = 1U << 16U;

class LikelyHands {
public:
    using Hands = std::array<Bundle, most_players>;
    // Of more worlds than these the least likely are dropped.
    static constexpr std::size_t most_worlds = 256;

    // Of nobody's eyes: Seat::none().
    LikelyHands(std::size_t players, Seat viewer);

    void hear(const Happening& seen);

    // How many ways the hands could be. With one, every card is known.
    [[nodiscard]] std::size_t worlds() const { return worlds_.empty() ? 1 : worlds_.size(); }
    // Whether no world had to be dropped that could be the true one. If not, even the only one left can be wrong.
    [[nodiscard]] bool is_complete() const { return is_complete_; }

    // What the seat has in any case.
    [[nodiscard]] Bundle surely(Seat seat) const { return hands_[seat.value] + least_[seat.value]; }
    // The mean of what it has: cards times `certain`.
    [[nodiscard]] std::array<std::uint32_t, resource_count> expected(Seat seat) const;
    // How likely it is that the seat has at least these cards.
    [[nodiscard]] Chance chance_of(Seat seat, const Bundle& cards) const;
    // How likely it is that all hands are these; never 0 where it can be.
    [[nodiscard]] Chance chance_of(const Hands& hands) const;

    // One of the worlds, by how likely they are.
    [[nodiscard]] Hands draw(Random& random) const;

private:
    // One way the hands could be, as the difference to hands_. Moves that everybody sees change hands_ alone, so most
    // of what happens touches no world.
    struct World {
        std::uint64_t weight = 0;
        std::uint64_t key = 0;  // equal for equal differences
        Hands off;

        // A card goes from one to another in this world only.
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
    Hands least_{};               // of each card the least difference in any world
    std::vector<World> worlds_;   // none where nothing is in doubt; never just one
    std::vector<World> scratch_;  // empty, but its memory is kept
    std::uint64_t weight_ = 0;    // of all worlds
    Bundle asked_for_;            // by the open offer
    Hands pledged_{};             // what seats hold because they said so in the open offer (R8.2)
    std::uint32_t mended_ = 0;    // how often no world fitted any more
    bool is_complete_ = true;
};

}  // namespace catan::bots
