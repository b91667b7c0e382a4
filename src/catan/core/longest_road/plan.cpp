#include "plan.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace catan::roads {
namespace {

constexpr std::uint32_t starts_tried = 24;
// Limit for the entries of the bound's table over all stages, in fronts.
constexpr std::uint64_t most_fronts = std::uint64_t{1} << 22U;
constexpr std::size_t usual_choices = 8;
constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

// Orders the junctions greedily to keep the front short: takes the junction with the most chains in
// the front. Ties go to the one whose untaken neighbours have the most chains in the front, then to
// the one reached first.
class Ordering {
public:
    explicit Ordering(const Tangle& tangle) : tangle_(tangle), places_(tangle.junctions.size()) {}

    // Returns false as soon as the order costs more than `dearest`.
    bool from(std::uint32_t start, std::uint64_t dearest) {
        std::ranges::fill(places_, JunctionState());
        reached_.assign(1, start);
        places_[start].reached = 0;
        junctions_.clear();
        cost_ = 0;
        for (std::uint32_t front = 0; !reached_.empty();) {
            const std::uint32_t junction = take_next();
            const std::uint32_t closed = places_[junction].chains;
            front = front + 3 - 2 * closed;
            cost_ += std::uint64_t{1} << std::min(front, 40U);
            if (cost_ >= dearest) return false;
            reach_from(junction);
        }
        return true;
    }

    [[nodiscard]] const std::vector<std::uint32_t>& junctions() const { return junctions_; }
    [[nodiscard]] std::uint64_t cost() const { return cost_; }

private:
    struct JunctionState {
        std::uint32_t reached = never;  // stage at which it was reached
        std::uint32_t chains = 0;       // its chains in the front
        bool taken = false;
    };

    // Counts the front chains of the untaken neighbours: those will soon be taken too.
    [[nodiscard]] std::uint32_t prospects(std::uint32_t junction) const {
        std::uint32_t count = 0;
        for (const ChainEnd& way : tangle_.junctions[junction].chains) {
            const JunctionState& far = places_[tangle_.chains[way.chain].junctions[1 - way.end]];
            if (!far.taken) count += far.chains;
        }
        return count;
    }

    std::uint32_t take_next() {
        std::size_t best = 0;
        std::uint32_t best_prospects = never;  // not computed yet
        for (std::size_t i = 1; i < reached_.size(); ++i) {
            const JunctionState& one = places_[reached_[i]];
            const JunctionState& other = places_[reached_[best]];
            if (one.chains < other.chains) continue;
            if (one.chains > other.chains) {
                best = i;
                best_prospects = never;
                continue;
            }
            if (best_prospects == never) best_prospects = prospects(reached_[best]);
            const std::uint32_t found = prospects(reached_[i]);
            const bool is_sooner =
                std::pair(one.reached, reached_[i]) < std::pair(other.reached, reached_[best]);
            if (found > best_prospects || (found == best_prospects && is_sooner)) {
                best = i;
                best_prospects = found;
            }
        }
        const std::uint32_t junction = reached_[best];
        reached_[best] = reached_.back();
        reached_.pop_back();
        return junction;
    }

    void reach_from(std::uint32_t junction) {
        places_[junction].taken = true;
        junctions_.push_back(junction);
        for (const ChainEnd& way : tangle_.junctions[junction].chains) {
            const std::uint32_t far = tangle_.chains[way.chain].junctions[1 - way.end];
            JunctionState& place = places_[far];
            if (place.taken) continue;
            ++place.chains;
            if (place.reached != never) continue;
            place.reached = static_cast<std::uint32_t>(junctions_.size());
            reached_.push_back(far);
        }
    }

    const Tangle& tangle_;
    std::vector<JunctionState> places_;
    std::vector<std::uint32_t> reached_;    // reached but not taken
    std::vector<std::uint32_t> junctions_;  // taken, in order
    // Size of the bound's table, which doubles with each chain in the front.
    std::uint64_t cost_ = 0;
};

// Lists all ways to use the chains that enter the front at a stage.
class StageChoices {
public:
    // `before` is scratch space for the product of choices, shared by all stages.
    StageChoices(const Tangle& tangle, std::uint32_t slots_apart, Stage& stage,
                 std::vector<Choice>& before)
        : tangle_(tangle), slots_apart_(slots_apart), stage_(stage), before_(before) {
        stage_.choices.reserve(usual_choices);
        stage_.choices.emplace_back();
    }

    // Multiplies the choices so far by the uses of one more chain; `number` is its index at this
    // stage.
    void enter(const ChainEnd& way, const Slot& slot, std::size_t number) {
        const Chain& chain = tangle_.chains[way.chain];
        before_.swap(stage_.choices);
        stage_.choices.clear();
        for (const Choice& choice : before_) {
            stage_.choices.push_back(choice);
            use(choice, number, slot, Use::Through, chain.through);
            use(choice, number, slot, Use::EndsInside, chain.leaving[way.end]);
            use(choice, number, slot, Use::StartsInside, chain.leaving[1 - way.end]);
            use(choice, number, slot, Use::Both, chain.leaving_twice);
        }
    }

private:
    void use(Choice choice, std::size_t number, const Slot& slot, Use use, std::int32_t gain) {
        if (gain == impossible) return;
        if (use == Use::EndsInside || use == Use::StartsInside) choice.ends += 1;
        if (use == Use::Both) choice.ends += 2;
        if (choice.ends > most_ends) return;
        choice.uses[number] = use;
        choice.gain += gain;
        if (use != Use::StartsInside) ++choice.at_junction;
        if (use != Use::EndsInside) {
            choice.gain -= slot.arrears;
            if (slot.number < slots_apart_) choice.used_slots |= 1U << slot.number;
        }
        stage_.choices.push_back(choice);
    }

    const Tangle& tangle_;
    std::uint32_t slots_apart_;
    Stage& stage_;
    std::vector<Choice>& before_;
};

class SlotNumbers {
public:
    [[nodiscard]] std::uint32_t take() {
        const auto found = std::ranges::find(taken_, false);
        const auto number = static_cast<std::uint32_t>(found - taken_.begin());
        if (found == taken_.end()) taken_.push_back(false);
        taken_[number] = true;
        return number;
    }
    void free(std::uint32_t number) { taken_[number] = false; }
    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(taken_.size()); }

private:
    std::vector<bool> taken_;
};

}  // namespace

std::vector<std::uint32_t> cheapest_order(const Tangle& tangle) {
    Ordering order(tangle);
    std::vector<std::uint32_t> cheapest;
    std::uint64_t cost = std::numeric_limits<std::uint64_t>::max();
    const auto junctions = static_cast<std::uint32_t>(tangle.junctions.size());
    const std::uint32_t starts = std::min(junctions, starts_tried);
    for (std::uint32_t start = 0; start < starts; ++start) {
        // With a cheap bound already, another try costs more than a better order saves.
        if (start * junctions * std::uint64_t{16} > cost) break;
        if (!order.from(start * junctions / starts, cost)) continue;
        cheapest = order.junctions();
        cost = order.cost();
    }
    return cheapest;
}

SweepPlan plan_sweep(const Tangle& tangle, std::span<const std::uint32_t> order,
                     std::uint32_t slots_apart) {
    SweepPlan plan;
    const auto per_stage = std::max<std::uint64_t>(2, most_fronts / tangle.junctions.size());
    plan.slots_apart =
        std::min(slots_apart, static_cast<std::uint32_t>(std::bit_width(per_stage)) - 1);
    SlotNumbers slots;
    std::vector<Slot> slot_of(tangle.chains.size(), Slot{never, 0});
    std::uint32_t front_bits = 0;
    std::vector<Choice> room;
    room.reserve(usual_choices);
    plan.stages.reserve(order.size());
    for (const std::uint32_t junction : order) {
        Stage& stage = plan.stages.emplace_back();
        StageChoices choices(tangle, plan.slots_apart, stage, room);
        stage.front_bits = front_bits;
        for (const ChainEnd& way : tangle.junctions[junction].chains) {
            const Slot& slot = slot_of[way.chain];
            if (slot.number == never) continue;
            slots.free(slot.number);
            stage.leaving.push_back(slot);
            if (slot.number < plan.slots_apart) stage.leaving_bits |= 1U << slot.number;
        }
        front_bits &= ~stage.leaving_bits;
        for (const ChainEnd& way : tangle.junctions[junction].chains) {
            Slot& slot = slot_of[way.chain];
            if (slot.number != never) continue;
            slot.number = slots.take();
            const bool apart = slot.number < plan.slots_apart;
            slot.arrears = apart ? 0 : tangle.chains[way.chain].through / 2;
            if (apart) front_bits |= 1U << slot.number;
            choices.enter(way, slot, stage.entering.size());
            stage.entering.push_back(slot);
        }
    }
    plan.slots = slots.count();
    return plan;
}

}  // namespace catan::roads
