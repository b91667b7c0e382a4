// Bounds from above what a sweep can still gain. Solves a relaxed problem exactly: the pieces of
// the trail need not be connected, so separate closed loops are allowed (an admissible heuristic).
// Then the past matters only through which slots of the front are used, and the bound is a table,
// filled from the last stage back to the first.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "plan.hpp"

namespace catan::roads {

class Bound {
public:
    explicit Bound(const SweepPlan& plan);

    // The most that can be gained from this stage on. `used_slots` covers the slots kept apart;
    // `ends` counts the ends of the trail behind the front.
    [[nodiscard]] std::int32_t operator()(std::size_t stage, std::uint32_t used_slots,
                                          std::uint32_t ends) const {
        return entries_[first_[stage] + std::size_t{used_slots} * (most_ends + 1) + ends];
    }

private:
    std::vector<std::size_t> first_;  // first entry of each stage
    std::unique_ptr<std::int32_t[]> entries_;
};

}  // namespace catan::roads
