#include "red_tokens.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace catan {
namespace {

struct SetSearch {
    std::vector<std::uint32_t> neighbours;  // bit mask per hex
    std::vector<std::uint32_t> found;

    // Extends the chosen set by `left` candidates in every possible way, in ascending order.
    void extend(std::uint32_t chosen, std::uint32_t candidates, std::uint32_t left) {
        if (left == 0) {
            found.push_back(chosen);
            return;
        }
        while (candidates != 0) {
            const auto hex = static_cast<std::size_t>(std::countr_zero(candidates));
            const std::uint32_t bit = 1U << hex;
            candidates &= ~bit;
            extend(chosen | bit, candidates & ~neighbours[hex], left - 1);
        }
    }
};

// Visits hexes in a random order and makes each red unless a neighbour is red already. Evaluates
// this lazily: the result for a hex depends only on its earlier neighbours, so callers may ask in
// id order, which is local in memory. The recursion stays a few hexes deep.
class DrawnOrder {
public:
    DrawnOrder(const Topology& topology, const std::vector<Terrain>& terrain, Random& random)
        : topology_(topology), turn_(topology.hexes()), state_(topology.hexes(), State::Open) {
        for (std::size_t i = 0; i < turn_.size(); ++i) {
            turn_[i] = static_cast<std::uint32_t>(random.next() >> 32U);
            if (terrain[i] == Terrain::Desert) state_[i] = State::Plain;
        }
    }

    [[nodiscard]] bool becomes_red(HexId hex) {
        State& state = state_[hex.value];
        if (state == State::Open) {
            const bool touches_red =
                std::ranges::any_of(topology_.neighbours(hex), [&](HexId other) {
                    return other.exists() && is_earlier(other, hex) && becomes_red(other);
                });
            state = touches_red ? State::Plain : State::Red;
        }
        return state == State::Red;
    }

    [[nodiscard]] bool is_earlier(HexId a, HexId b) const {
        return turn_[a.value] != turn_[b.value] ? turn_[a.value] < turn_[b.value] : a < b;
    }

private:
    enum class State : std::uint8_t { Open, Red, Plain };

    const Topology& topology_;
    std::vector<std::uint32_t> turn_;
    std::vector<State> state_;
};

// Colours the hexes with three colours so that no two neighbours share one.
std::size_t colour_class(Axial hex) {
    return static_cast<std::size_t>(((hex.q - hex.r) % 3 + 3) % 3);
}

// Makes the hexes of the commonest colour red, one at a time, and clears their red neighbours,
// until there are `count`. Each step adds at most one red hex, and this colour alone has at least
// `count`, so the loop hits `count` exactly.
void crowd(const Topology& topology, const std::vector<Terrain>& terrain, std::uint32_t count,
           Random& random, std::vector<bool>& red) {
    std::array<std::vector<HexId>, 3> classes;
    std::uint32_t reds = 0;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (red[i]) ++reds;
        if (terrain[i] == Terrain::Desert) continue;
        classes[colour_class(topology.axial(HexId(i)))].push_back(HexId(i));
    }
    auto& crowded = *std::ranges::max_element(classes, {}, &std::vector<HexId>::size);
    const std::uint32_t first = random.below(static_cast<std::uint32_t>(crowded.size()));
    std::rotate(crowded.begin(), crowded.begin() + first, crowded.end());
    for (const HexId hex : crowded) {
        if (reds == count) return;
        if (red[hex.value]) continue;
        for (const HexId other : topology.neighbours(hex)) {
            if (!other.exists() || !red[other.value]) continue;
            red[other.value] = false;
            --reds;
        }
        red[hex.value] = true;
        ++reds;
    }
}

}  // namespace

std::vector<std::uint32_t> separate_sets(const Topology& topology, std::uint32_t count) {
    SetSearch search;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        std::uint32_t mask = 0;
        for (const HexId other : topology.neighbours(HexId(i))) {
            if (other.exists()) mask |= 1U << other.value;
        }
        search.neighbours.push_back(mask);
    }
    search.extend(0, ~0U >> (32 - topology.hexes()), count);
    return std::move(search.found);
}

std::vector<bool> separate_hexes(const Topology& topology, const std::vector<Terrain>& terrain,
                                 std::uint32_t count, Random& random) {
    DrawnOrder order(topology, terrain, random);
    std::vector<HexId> chosen;
    for (std::size_t i = 0; i < topology.hexes(); ++i) {
        if (order.becomes_red(HexId(i))) chosen.push_back(HexId(i));
    }
    const bool is_short = chosen.size() < count;
    if (chosen.size() > count) {
        // Keep the earliest, as if the drawing had stopped at `count`.
        std::nth_element(chosen.begin(), chosen.begin() + count, chosen.end(),
                         [&](HexId a, HexId b) { return order.is_earlier(a, b); });
        chosen.resize(count);
    }
    std::vector<bool> red(topology.hexes(), false);
    for (const HexId hex : chosen) red[hex.value] = true;
    if (is_short) crowd(topology, terrain, count, random, red);
    return red;
}

}  // namespace catan
