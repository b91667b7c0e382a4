// Finds the longest trail in a tangle: a part of a road network in which every road lies on a loop
// and loops share roads. No fast algorithm is known, so a tangle is searched (R10.1), after each
// stretch without a choice is contracted into one chain. The search cost is counted in steps.
//
// Junctions are the intersections where three roads of the tangle meet. A trail passes a junction
// at most once and may also end there. Chains join junctions. Roads may lead out of the tangle at
// an intersection inside a chain, never to return; the longest trail that they offer is the reach
// of that intersection.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

namespace catan::roads {

inline constexpr std::int32_t impossible = -1;

struct Chain {
    std::array<std::uint32_t, 2> junctions{};  // at either end
    std::int32_t through = 0;                  // number of roads
    // Length of a trail that enters at one end and leaves for good inside; impossible where passing
    // through is as long.
    std::array<std::int32_t, 2> leaving{impossible, impossible};
    // The same for a trail that enters from both ends and has both of its own ends inside the
    // chain.
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
    // The memory resource lets a small tangle do without the heap.
    explicit Tangle(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : junctions(memory), chains(memory) {}

    std::pmr::vector<Junction> junctions;
    std::pmr::vector<Chain> chains;
    std::int32_t within_a_chain = 0;  // longest trail that touches no junction
};

// Contracts a chain: takes the reaches of its inner intersections in order.
class ChainOfReaches {
public:
    void pass(std::int32_t reach);

    [[nodiscard]] Chain chain(std::uint32_t from, std::uint32_t to) const;
    [[nodiscard]] std::int32_t within() const { return within_; }

private:
    std::int32_t length_ = 1;   // so far; also the place of the next intersection
    std::int32_t reach_ = 0;    // the largest
    std::int32_t outward_ = 0;  // largest reach + place
    std::int32_t forward_ = 0;  // largest reach - place
    std::int32_t around_ = 0;   // best sum of two reaches, less the roads between
    std::int32_t within_ = 0;   // best sum of two reaches, plus the roads between
};

struct FoundLength {
    std::int32_t length = 0;
    bool exact = true;
};

// Search steps: spent and allowed.
struct Steps {
    std::uint64_t spent = 0;
    std::uint64_t budget = 0;

    [[nodiscard]] std::uint64_t left() const { return budget > spent ? budget - spent : 0; }
};

// Returns the length of the longest trail, reaches included, or `known` if no trail is longer.
[[nodiscard]] FoundLength longest_trail(const Tangle& tangle, std::int32_t known, Steps& steps);

// Two algorithms, one for few junctions and one for many.
inline constexpr std::size_t most_chains_to_walk = 64;
[[nodiscard]] FoundLength walk_tangle(const Tangle& tangle, std::int32_t known, Steps& steps);
// More slots kept apart give a tighter bound, but each doubles its table.
inline constexpr std::uint32_t most_slots_apart = 14;
[[nodiscard]] FoundLength sweep_tangle(const Tangle& tangle, std::int32_t known, Steps& steps,
                                       std::uint32_t slots_apart = most_slots_apart);

}  // namespace catan::roads
