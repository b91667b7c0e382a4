// An upper bound for what a sweep can still gain: the exact best if the pieces of the trail needed not hang together, so
// that closed loops may lie about apart from it. (It solves a relaxed problem; for a best-first search that is an
// admissible heuristic.) Which chains of the front are used is then all that the stages before have to tell, not which of
// them belong together, and the bound is a table, made from the last stage to the first.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "plan.hpp"

namespace catan::roads {

class Bound {
public:
    explicit Bound(const Plan& plan);

    // From this stage on. Which slots are used, of those kept apart; how many ends of the trail are behind.
    [[nodiscard]] std::int32_t operator()(std::size_t stage, std::uint32_t used_slots,
                                          std::uint32_t ends) const {
        return entries_[first_[stage] + std::size_t{used_slots} * (most_ends + 1) + ends];
    }

private:
    std::vector<std::size_t> first_;  // entry of each stage
    std::unique_ptr<std::int32_t[]> entries_;
};

}  // namespace catan::roads
