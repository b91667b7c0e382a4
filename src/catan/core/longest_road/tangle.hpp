// A tangle: a part of a road network in which every road lies on a loop and loops share roads. Nobody knows a fast
// way to the longest trail in one, so it is searched (R10.1), after every stretch without a choice has been drawn
// together into one chain.
//
// Junctions are the intersections where three roads of the tangle meet; a trail passes a junction at most once and
// may in addition end there. Chains join them. From the intersections inside a chain, roads may lead out of the tangle
// for good; the best that can be had there is known and called the reach of the intersection.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

namespace catan::roads {

inline constexpr std::int32_t impossible = -1;

struct Chain {
    std::array<std::uint32_t, 2> junctions{};  // at its two ends
    std::int32_t through = 0;                  // its roads
    // A trail that comes in at one end and leaves for good inside; impossible where passing through is as long.
    std::array<std::int32_t, 2> leaving{impossible, impossible};
    // The two ends of the trail, both inside the chain, one having come from each end of it.
    std::int32_t leaving_twice = impossible;
};

// One end of a chain.
struct ChainEnd {
    std::uint32_t chain = ~std::uint32_t{0};
    std::uint32_t end = 0;
};

struct Junction {
    std::array<ChainEnd, 3> chains;
};

struct Tangle {
    // Its memory comes from there: a small tangle can so do without the heap.
    explicit Tangle(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : junctions(memory), chains(memory) {}

    std::pmr::vector<Junction> junctions;
    std::pmr::vector<Chain> chains;
    std::int32_t within_a_chain = 0;  // the best trail that touches no junction
};

// Draws a chain together: is told the reaches of the intersections inside, one after the other.
class ChainOfReaches {
public:
    void pass(std::int32_t reach);

    [[nodiscard]] Chain chain(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] std::int32_t within() const { return within_; }

private:
    std::int32_t length_ = 1;   // so far, and the place of the next intersection
    std::int32_t reach_ = 0;    // the largest
    std::int32_t outward_ = 0;  // the largest reach + place
    std::int32_t forward_ = 0;  // the largest reach - place
    std::int32_t around_ = 0;   // the largest two reaches less the roads between them
    std::int32_t within_ = 0;   // the largest two reaches and the roads between them
};

struct Found {
    std::int32_t length = 0;
    bool exact = true;
};

// Search steps: those spent, and how many there may be.
struct Steps {
    std::uint64_t spent = 0;
    std::uint64_t budget = 0;

    [[nodiscard]] std::uint64_t left() const { return budget > spent ? budget - spent : 0; }
};

// The longest trail, its reaches included. Says nothing about trails that are no longer than `known`.
[[nodiscard]] Found longest_trail(const Tangle& tangle, std::int32_t known, Steps& steps);

// The two ways of searching, for few junctions and for many.
inline constexpr std::size_t most_chains_to_walk = 64;
[[nodiscard]] Found walk_tangle(const Tangle& tangle, std::int32_t known, Steps& steps);
// A sweep is bounded the better the more slots of a front are kept apart, at the cost of a table that doubles with each.
inline constexpr std::uint32_t most_slots_apart = 14;
[[nodiscard]] Found sweep_tangle(const Tangle& tangle, std::int32_t known, Steps& steps,
                                 std::uint32_t slots_apart = most_slots_apart);

}  // namespace catan::roads
