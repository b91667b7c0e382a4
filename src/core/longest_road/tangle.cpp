#include "tangle.hpp"

#include <algorithm>

namespace catan::roads {
namespace {

constexpr std::size_t most_junctions_to_walk = 6;

// All roads, and the two best ends.
std::int32_t most_conceivable(const Tangle& tangle) {
    std::int32_t roads = 0;
    std::int32_t end = 0;
    for (const Chain& chain : tangle.chains) {
        roads += chain.through;
        end = std::max({end, chain.leaving[0] - chain.through, chain.leaving[1] - chain.through,
                        chain.leaving_twice - chain.through});
    }
    return roads + 2 * end;
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

Found longest_trail(const Tangle& tangle, std::int32_t known, Steps& steps) {
    known = std::max(known, tangle.within_a_chain);
    if (most_conceivable(tangle) <= known) return {known, true};
    const bool few = tangle.junctions.size() <= most_junctions_to_walk;
    return few ? walk_tangle(tangle, known, steps) : sweep_tangle(tangle, known, steps);
}

}  // namespace catan::roads
