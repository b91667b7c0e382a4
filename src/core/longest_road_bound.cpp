#include "longest_road_bound.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace catan::roads {
namespace {

constexpr std::size_t per_front = most_ends + 1;
// Far below everything, and still so after the gains of all stages.
constexpr std::int32_t hopeless = -(1 << 28);

// What a junction does to the slots, whatever the rest of the front.
struct Change {
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    std::uint32_t ends = 0;
    std::int32_t gain = 0;
};

void add_change(std::vector<Change>& changes, const Change& change) {
    if (change.ends > most_ends) return;
    const auto same = std::ranges::find_if(changes, [&](const Change& known) {
        return known.before == change.before && known.after == change.after &&
               known.ends == change.ends;
    });
    if (same == changes.end()) {
        changes.push_back(change);
    } else {
        same->gain = std::max(same->gain, change.gain);
    }
}

std::vector<Change> changes_at(const Plan& plan, const Stage& stage) {
    std::vector<Change> changes;
    for (std::uint32_t used = 0; used < 1U << stage.leaving.size(); ++used) {
        Change leaving;
        for (std::size_t i = 0; i < stage.leaving.size(); ++i) {
            if ((used >> i & 1U) == 0) continue;
            const Slot& slot = stage.leaving[i];
            if (slot.number < plan.slots_apart) leaving.before |= 1U << slot.number;
            leaving.gain += slot.arrears;
        }
        for (const Choice& choice : stage.choices) {
            // One chain or three at a junction: an end of the trail is there.
            const auto at_junction =
                static_cast<std::uint32_t>(std::popcount(used)) + choice.at_junction;
            add_change(changes, {leaving.before, choice.used_slots, choice.ends + at_junction % 2,
                                 leaving.gain + choice.gain});
        }
    }
    return changes;
}

}  // namespace

Bound::Bound(const Plan& plan) {
    std::size_t entries = 0;
    for (const Stage& stage : plan.stages) {
        first_.push_back(entries);
        entries += per_front << static_cast<unsigned>(std::bit_width(stage.front_bits));
    }
    first_.push_back(entries);
    entries_ = std::make_unique_for_overwrite<std::int32_t[]>(entries + per_front);
    std::fill_n(&entries_[entries], per_front, 0);
    for (std::size_t stage = plan.stages.size(); stage-- > 0;) fill(plan, stage);
}

void Bound::fill(const Plan& plan, std::size_t number) {
    const Stage& stage = plan.stages[number];
    const std::vector<Change> changes = changes_at(plan, stage);
    std::int32_t* const here = &entries_[first_[number]];
    const std::int32_t* const next = &entries_[first_[number + 1]];
    std::fill_n(here, first_[number + 1] - first_[number], hopeless);
    // Every set of slots that stay in the front.
    const std::uint32_t staying = stage.front_bits & ~stage.leaving_bits;
    for (std::uint32_t used = staying;; used = (used - 1) & staying) {
        for (const Change& change : changes) {
            std::int32_t* const entry = here + std::size_t{used | change.before} * per_front;
            const std::int32_t* const then =
                next + std::size_t{used | change.after} * per_front + change.ends;
            for (std::size_t ends = 0; ends + change.ends < per_front; ++ends) {
                entry[ends] = std::max(entry[ends], then[ends] + change.gain);
            }
        }
        if (used == 0) break;
    }
}

}  // namespace catan::roads
