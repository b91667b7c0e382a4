#include "bound.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <tuple>

namespace catan::roads {
namespace {

constexpr std::size_t per_front = most_ends + 1;
constexpr std::size_t usual_changes = 24;
// Stays far below every real value even after the gains of all stages.
constexpr std::int32_t hopeless = -(1 << 28);

// A transition at a junction, whatever the rest of the front: frees the slots used before, uses
// others after it, puts ends of the trail behind the front, and gains roads.
struct Passing {
    Passing(std::uint32_t before_it, std::uint32_t after, std::uint32_t its_ends,
            std::int32_t its_gain)
        : before(before_it), ends(its_ends), gain(its_gain), entry(after * per_front + its_ends) {}

    std::uint32_t before;
    std::uint32_t ends;
    std::int32_t gain;
    // Offset of the successor in the next stage's table, relative to the entry for the slots and
    // ends before.
    std::size_t entry;

    [[nodiscard]] bool is_like(const Passing& other) const {
        return before == other.before && entry == other.entry;
    }
};

void add_change(std::vector<Passing>& changes, const Passing& change) {
    if (change.ends > most_ends) return;
    const auto same =
        std::ranges::find_if(changes, [&](const Passing& known) { return known.is_like(change); });
    if (same == changes.end()) {
        changes.push_back(change);
    } else {
        same->gain = std::max(same->gain, change.gain);
    }
}

// Sorts changes with the same slots before next to each other, those with fewer ends first.
void list_changes(const SweepPlan& plan, const Stage& stage, std::vector<Passing>& changes) {
    changes.clear();
    for (std::uint32_t used = 0; used < 1U << stage.leaving.size(); ++used) {
        std::uint32_t before = 0;
        std::int32_t arrears = 0;
        for (std::size_t i = 0; i < stage.leaving.size(); ++i) {
            if ((used >> i & 1U) == 0) continue;
            const Slot& slot = stage.leaving[i];
            if (slot.number < plan.slots_apart) before |= 1U << slot.number;
            arrears += slot.arrears;
        }
        for (const Choice& choice : stage.choices) {
            // An odd number of used chains means that the trail ends at the junction.
            const auto at_junction =
                static_cast<std::uint32_t>(std::popcount(used)) + choice.at_junction;
            add_change(changes, Passing(before, choice.used_slots, choice.ends + at_junction % 2,
                                        arrears + choice.gain));
        }
    }
    std::ranges::sort(changes, [](const Passing& one, const Passing& other) {
        return std::tie(one.before, one.ends) < std::tie(other.before, other.ends);
    });
}

// The table's view of a change: the successor entry and the gain.
struct Follower {
    std::size_t entry;
    std::int32_t gain;
};

// Changes that free the same slots. `ends[n]` is where to stop if n ends are behind, so that the
// total stays at two.
struct ChangeGroup {
    std::uint32_t before;
    const Follower* first;
    std::array<const Follower*, per_front> ends;

    // The best change that is possible with `behind` ends behind the front.
    [[nodiscard]] std::int32_t best(std::size_t behind, const std::int32_t* then) const {
        std::int32_t best = hopeless;
        for (const Follower* one = first; one != ends[behind]; ++one) {
            best = std::max(best, then[one->entry] + one->gain);
        }
        return best;
    }
};

// All changes at a junction. Reused for every stage to keep the memory.
struct Groups {
    std::vector<Passing> changes;
    std::vector<Follower> followers;
    std::vector<ChangeGroup> groups;

    void list(const SweepPlan& plan, const Stage& stage);
};

void group_changes(std::span<const Passing> changes, std::vector<Follower>& followers,
                   std::vector<ChangeGroup>& groups) {
    groups.clear();
    followers.clear();
    followers.reserve(changes.size());
    while (!changes.empty()) {
        const std::uint32_t before = changes.front().before;
        const Follower* const first = followers.data() + followers.size();
        ChangeGroup group{before, first, {first, first, first}};
        std::size_t count = 0;
        for (; count < changes.size() && changes[count].before == before; ++count) {
            const Passing& change = changes[count];
            followers.push_back({change.entry, change.gain});
            // The changes are sorted by ends, so each limit is a prefix.
            for (std::size_t behind = 0; behind + change.ends <= most_ends; ++behind) {
                group.ends[behind] = first + count + 1;
            }
        }
        groups.push_back(group);
        changes = changes.subspan(count);
    }
}

void Groups::list(const SweepPlan& plan, const Stage& stage) {
    list_changes(plan, stage, changes);
    group_changes(changes, followers, groups);
}

// Fills the entries of a stage: for every set of used slots, the best change plus the next stage's
// entry. Slots that do not touch the junction stay as they are.
void fill(const SweepPlan& plan, const Stage& stage, std::span<const ChangeGroup> groups,
          const std::int32_t* next, std::int32_t* here) {
    // Every piece has two ends, each at a slot or at an end of the trail. So with all slots kept
    // apart, the number of used slots fixes the parity of the ends behind, and the other entries
    // are never read.
    const bool all_apart = plan.slots <= plan.slots_apart;
    const std::uint32_t staying = stage.front_bits & ~stage.leaving_bits;
    // Pairing sets that differ in this slot gives one even and one odd set per step, without an
    // unpredictable branch.
    const std::uint32_t lowest = all_apart ? staying & (0U - staying) : 0;
    const std::uint32_t others = staying & ~lowest;
    // The outer loop runs over groups, so that the short inner loops repeat with the same length
    // and branch prediction works.
    for (const ChangeGroup& group : groups) {
        const auto set = [&](std::uint32_t used, std::size_t ends) {
            const std::int32_t* const then = next + std::size_t{used} * per_front + ends;
            here[std::size_t{used | group.before} * per_front + ends] = group.best(ends, then);
        };
        for (std::uint32_t used = others;; used = (used - 1) & others) {
            const bool is_odd = std::popcount(used | group.before) % 2 != 0;
            const std::uint32_t even = is_odd ? used | lowest : used;
            const std::uint32_t odd = is_odd ? used : used | lowest;
            const bool has_both = !all_apart || lowest != 0;
            if (has_both || !is_odd) {
                set(even, 0);
                set(even, 2);
            }
            if (has_both || is_odd) set(odd, 1);
            if (used == 0) break;
        }
    }
}

}  // namespace

// Fills the table backwards: after the last junction nothing can be gained.
Bound::Bound(const SweepPlan& plan) {
    std::size_t entries = 0;
    for (const Stage& stage : plan.stages) {
        first_.push_back(entries);
        entries += per_front << static_cast<unsigned>(std::bit_width(stage.front_bits));
    }
    first_.push_back(entries);
    entries_ = std::make_unique_for_overwrite<std::int32_t[]>(entries + per_front);
    std::fill_n(&entries_[entries], per_front, 0);
    Groups groups;
    groups.changes.reserve(usual_changes);
    groups.groups.reserve(8);  // three chains meet at a junction
    for (std::size_t stage = plan.stages.size(); stage-- > 0;) {
        groups.list(plan, plan.stages[stage]);
        fill(plan, plan.stages[stage], groups.groups, &entries_[first_[stage + 1]],
             &entries_[first_[stage]]);
    }
}

}  // namespace catan::roads
