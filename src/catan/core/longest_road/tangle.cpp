#include "tangle.hpp"

#include <algorithm>

namespace catan::roads {
namespace {

constexpr std::size_t most_junctions_to_walk = 6;

// What a chain adds beyond its roads when one end, or both ends, of the trail lie inside.
std::int32_t gain_of_one_end(const Chain& chain) {
    return std::max({0, chain.leaving[0] - chain.through, chain.leaving[1] - chain.through});
}
std::int32_t gain_of_two_ends(const Chain& chain) {
    return std::max(0, chain.leaving_twice - chain.through);
}

class TwoLargest {
public:
    void see(std::int32_t number) {
        second_ = std::max(second_, std::min(first_, number));
        first_ = std::max(first_, number);
    }
    [[nodiscard]] std::int32_t sum() const { return first_ + second_; }

private:
    std::int32_t first_ = 0;
    std::int32_t second_ = 0;
};

// An upper bound: all roads and the two best ends, less the roads that must stay unused. A trail
// that passes a junction uses two of its chains. It can use the third only if it ends at the
// junction or inside that chain, and a trail has two ends. An unused chain is missing at two
// junctions at most, so each junction accounts for half of its roads.
std::int32_t most_conceivable(const Tangle& tangle) {
    std::int32_t roads = 0;
    TwoLargest one_end;
    std::int32_t two_ends = 0;
    for (const Chain& chain : tangle.chains) {
        roads += chain.through;
        one_end.see(gain_of_one_end(chain));
        two_ends = std::max(two_ends, gain_of_two_ends(chain));
    }
    std::int32_t twice_unused = 0;
    TwoLargest excused;
    for (const Junction& junction : tangle.junctions) {
        std::int32_t shortest = roads;
        for (const ChainEnd& way : junction.chains) {
            shortest = std::min(shortest, tangle.chains[way.chain].through);
        }
        twice_unused += shortest;
        excused.see(shortest);
    }
    const std::int32_t unused_roads = (twice_unused - excused.sum() + 1) / 2;
    return roads + std::max(one_end.sum(), two_ends) - unused_roads;
}

}  // namespace

void ChainOfReaches::pass(std::int32_t reach) {
    const std::int32_t place = length_++;
    if (place > 1) {
        around_ = std::max(around_, outward_ + reach - place);
        within_ = std::max(within_, forward_ + reach + place);
    }
    outward_ = std::max(outward_, reach + place);
    forward_ = place > 1 ? std::max(forward_, reach - place) : reach - place;
    reach_ = std::max(reach_, reach);
}

Chain ChainOfReaches::chain(std::uint32_t from, std::uint32_t to) const {
    Chain chain;
    chain.junctions = {from, to};
    chain.through = length_;
    if (outward_ > length_) chain.leaving[0] = outward_;
    if (length_ > 1 && forward_ > 0) chain.leaving[1] = length_ + forward_;
    if (std::max(reach_, around_) > 0) chain.leaving_twice = length_ + std::max(reach_, around_);
    return chain;
}

FoundLength longest_trail(const Tangle& tangle, std::int32_t known, Steps& steps) {
    known = std::max(known, tangle.within_a_chain);
    if (most_conceivable(tangle) <= known) return {known, true};
    const bool is_small = tangle.junctions.size() <= most_junctions_to_walk;
    return is_small ? walk_tangle(tangle, known, steps) : sweep_tangle(tangle, known, steps);
}

}  // namespace catan::roads
