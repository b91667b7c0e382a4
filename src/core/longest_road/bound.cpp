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
// Far below everything, and still so after the gains of all stages.
constexpr std::int32_t hopeless = -(1 << 28);

// What a junction does to the slots, whatever the rest of the front: those used before it become free, others are used after
// it, so many ends of the trail come to lie behind, and so many roads are gained.
struct Passing {
    Passing(std::uint32_t before_it, std::uint32_t after, std::uint32_t its_ends,
            std::int32_t its_gain)
        : before(before_it), ends(its_ends), gain(its_gain), entry(after * per_front + its_ends) {}

    std::uint32_t before;
    std::uint32_t ends;
    std::int32_t gain;
    // Where the next stage's table has what follows, seen from its entry for the slots and the ends that were there.
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

// Those with the same slots before are neighbours, and among them those with fewer ends come first.
std::vector<Passing> changes_at(const Plan& plan, const Stage& stage) {
    std::vector<Passing> changes;
    changes.reserve(usual_changes);
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
            // One chain or three at a junction: an end of the trail is there.
            const auto at_junction =
                static_cast<std::uint32_t>(std::popcount(used)) + choice.at_junction;
            add_change(changes, Passing(before, choice.used_slots, choice.ends + at_junction % 2,
                                        arrears + choice.gain));
        }
    }
    std::ranges::sort(changes, [](const Passing& one, const Passing& other) {
        return std::tie(one.before, one.ends) < std::tie(other.before, other.ends);
    });
    return changes;
}

// Changes of the same slots, and how many of them leave it at two ends if none, one or two are behind already.
struct Group {
    std::span<const Passing> changes;
    std::array<std::size_t, per_front> possible{};
};

std::vector<Group> grouped(std::span<const Passing> changes) {
    std::vector<Group> groups;
    groups.reserve(8);  // three chains meet at a junction
    while (!changes.empty()) {
        const auto is_other = [&](const Passing& change) {
            return change.before != changes.front().before;
        };
        const auto next = std::ranges::find_if(changes, is_other);
        const auto count = static_cast<std::size_t>(next - changes.begin());
        Group& group = groups.emplace_back(Group{changes.first(count), {}});
        for (std::size_t ends = 0; ends < per_front; ++ends) {
            group.possible[ends] = static_cast<std::size_t>(std::ranges::count_if(
                group.changes,
                [&](const Passing& change) { return ends + change.ends <= most_ends; }));
        }
        changes = changes.subspan(count);
    }
    return groups;
}

// Of changes of the same slots.
std::int32_t best_of(std::span<const Passing> changes, const std::int32_t* then) {
    std::int32_t best = hopeless;
    for (const Passing& change : changes) best = std::max(best, then[change.entry] + change.gain);
    return best;
}

}  // namespace

// Backwards: after the last junction nothing can be gained.
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

// For every set of used slots before this junction: the best of all changes at it, each with what the next stage's table
// says of the slots used then. Slots that do not touch the junction stay as they are.
void Bound::fill(const Plan& plan, std::size_t number) {
    const Stage& stage = plan.stages[number];
    const std::vector<Passing> changes = changes_at(plan, stage);
    const std::vector<Group> groups = grouped(changes);
    std::int32_t* const here = &entries_[first_[number]];
    const std::int32_t* const next = &entries_[first_[number + 1]];
    // A piece of trail ends at slots or where the trail does. So when all slots are told apart, the used ones say
    // whether the ends behind are even or odd, and nobody asks for the other entries.
    const bool all_apart = plan.slots <= plan.slots_apart;
    const std::size_t step = all_apart ? 2 : 1;
    // Every set of slots that stay in the front.
    const std::uint32_t staying = stage.front_bits & ~stage.leaving_bits;
    for (std::uint32_t used = staying;; used = (used - 1) & staying) {
        const std::int32_t* const then = next + std::size_t{used} * per_front;
        for (const Group& group : groups) {
            const std::uint32_t front = used | group.changes.front().before;
            std::int32_t* const entry = here + std::size_t{front} * per_front;
            const auto parity = static_cast<std::size_t>(std::popcount(front) % 2);
            for (std::size_t ends = all_apart ? parity : 0; ends < per_front; ends += step) {
                entry[ends] = best_of(group.changes.first(group.possible[ends]), then + ends);
            }
        }
        if (used == 0) break;
    }
}

}  // namespace catan::roads
