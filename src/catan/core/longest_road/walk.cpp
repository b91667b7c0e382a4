// Walks every trail through a small tangle, depth first, by branch and bound: abandons a trail when
// all unused roads and the best possible end could not make it longer than the best one so far.
#include <algorithm>
#include <bitset>

#include "tangle.hpp"

namespace catan::roads {
namespace {

class TrailWalk {
public:
    TrailWalk(const Tangle& tangle, std::int32_t known, Steps& steps)
        : tangle_(tangle), steps_(steps), best_(known) {
        for (const Chain& chain : tangle.chains) {
            unused_ += chain.through;
            last_ = std::max({last_, chain.leaving[0], chain.leaving[1]});
        }
    }

    FoundLength from_everywhere() {
        for (std::uint32_t junction = 0; junction < tangle_.junctions.size(); ++junction) {
            extend(junction, 0);
        }
        for (std::uint32_t chain = 0; chain < tangle_.chains.size(); ++chain) {
            from_inside(chain);
        }
        return {best_, exact_};
    }

private:
    static constexpr std::uint32_t anywhere = ~std::uint32_t{0};

    // Walks the trails that begin inside a chain, at a dead end. If both ends are inside, the trail
    // leaves the chain at one junction and must return at the other.
    void from_inside(std::uint32_t number) {
        const Chain& chain = tangle_.chains[number];
        use(number, true);
        for (std::size_t end = 0; end < 2; ++end) {
            if (chain.leaving[end] == impossible) continue;
            extend(chain.junctions[end], chain.leaving[end]);
        }
        if (chain.leaving_twice != impossible) {
            goal_ = chain.junctions[1];
            extend(chain.junctions[0], chain.leaving_twice);
            goal_ = anywhere;
        }
        use(number, false);
    }

    void use(std::uint32_t chain, bool use) {
        used_[chain] = use;
        unused_ += use ? -tangle_.chains[chain].through : tangle_.chains[chain].through;
    }

    void extend(std::uint32_t junction, std::int32_t length) {
        if (length + unused_ + last_ <= best_) return;
        if (steps_.left() == 0) {
            exact_ = false;
            return;
        }
        ++steps_.spent;
        if (goal_ == anywhere || goal_ == junction) best_ = std::max(best_, length);
        for (const ChainEnd& way : tangle_.junctions[junction].chains) {
            if (used_[way.chain]) continue;
            const Chain& chain = tangle_.chains[way.chain];
            if (goal_ == anywhere && chain.leaving[way.end] != impossible) {
                best_ = std::max(best_, length + chain.leaving[way.end]);
            }
            use(way.chain, true);
            extend(chain.junctions[1 - way.end], length + chain.through);
            use(way.chain, false);
        }
    }

    const Tangle& tangle_;
    Steps& steps_;
    std::bitset<most_chains_to_walk> used_;  // one bit per chain
    std::int32_t unused_ = 0;                // roads of all unused chains
    std::int32_t last_ = 0;                  // upper bound for the extra of the last chain
    std::uint32_t goal_ = anywhere;          // junction where the trail must end
    std::int32_t best_;
    bool exact_ = true;
};

}  // namespace

FoundLength walk_tangle(const Tangle& tangle, std::int32_t known, Steps& steps) {
    return TrailWalk(tangle, known, steps).from_everywhere();
}

}  // namespace catan::roads
