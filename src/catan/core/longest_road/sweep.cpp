// The longest trail through a tangle with many junctions, by frontier-based search (README.md has a picture).
//
// Dynamic programming: the junctions are taken in the order of the plan. What the trail does among those taken is a set of
// pieces; they can be continued only over the front, the chains to the junctions not yet taken. So all that matters of
// pieces is the marks at the slots of the front: which chains are used, and which two of them belong to one piece. Of all
// pieces with the same marks after the same junction only the longest are kept.
//
// Best-first (A*): the bound says how much such pieces can gain at most. What a length so far and the bound give together
// is their hope, and what that lacks to the bound of the whole tangle is their loss. No step gains more than the bound has
// promised, so losses only grow; they are small whole numbers, and a list for each loss and stage does for a priority
// queue. Those with the smallest loss are carried on first, and of those the ones that have come farthest. Once the best
// complete trail is as long as any hope that is left, it is a longest one.
//
// When the step budget ends that (R10.1), a beam search carries the few most hopeful at each stage on to the end.
#include <algorithm>
#include <cstring>
#include <limits>

#include "bound.hpp"
#include "plan.hpp"

namespace catan::roads {
namespace {

constexpr std::size_t few = 64;
// Where the bound promises too much, that is often found out late one way through the tangle and at once the other way.
// So both are tried for so many steps, before the one that has proven more is gone on with.
constexpr std::uint64_t steps_one_way = 4'000;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// What is known at a slot of a front: that its chain is unused, or at which slot the same piece of trail comes through the
// front again (its mate), or trail_end where the piece has an end of the whole trail behind the front. While a junction
// is taken, places behind the slots stand for the trails that meet there.
using Mark = std::uint16_t;
constexpr Mark unused = 0xFFFF;
constexpr Mark trail_end = 0xFFFE;

// Pieces of trail behind a front, apart from their marks: how long they are together, and what the bound asks for.
struct TrailPieces {
    std::int32_t length = 0;
    std::uint32_t used_slots = 0;  // of those that the bound keeps apart
    std::uint32_t ends = 0;        // of the trail, behind the front
    std::uint32_t stage = 0;       // that comes next
};

class Sweep {
public:
    Sweep(const Plan& plan, std::int32_t known, Steps& steps);

    // The most hopeful first, for so many steps at most: false when something with hope is left. Then it can be gone
    // on with.
    bool prove(std::uint64_t most_steps);
    // The few most hopeful at each stage, to the end.
    void finish();

    [[nodiscard]] std::int32_t best() const { return best_; }
    // No trail is longer, as far as is proven.
    [[nodiscard]] std::int32_t most() const { return most_ - static_cast<std::int32_t>(loss_); }

private:
    // Pieces in the list of those with the same loss and stage. Over when longer ones with the same marks were found
    // (they are dominated); then they stay in their list and are passed over. The marks of all nodes lie in one row,
    // all_marks_, since how many a node has is the plan's to say.
    struct Node {
        TrailPieces pieces;
        std::uint32_t next = none;
        bool over = false;
    };

    // Of the hash table in which pieces with the same marks after the same stage are found.
    struct Bucket {
        std::uint32_t hash = 0;
        std::uint32_t node = none;
    };

    [[nodiscard]] std::uint32_t take(std::size_t loss, std::size_t stage);
    void carry_on(std::uint32_t node, std::size_t loss, std::size_t most_loss);
    void put(std::uint32_t node, std::size_t loss);
    void choose(const Stage& stage, const Choice& choice, const TrailPieces& pieces,
                std::size_t ending);
    void end(std::size_t trail);
    void join(std::size_t one, std::size_t other);
    void add(const TrailPieces& pieces);
    [[nodiscard]] std::uint32_t hash_of_made(std::uint32_t stage) const;
    [[nodiscard]] Bucket& find(std::uint32_t hash, std::uint32_t stage);
    void grow_table();

    [[nodiscard]] std::int32_t hope(const TrailPieces& pieces) const {
        return pieces.length + bound_(pieces.stage, pieces.used_slots, pieces.ends);
    }
    [[nodiscard]] const Mark* marks(std::uint32_t node) const { return &all_marks_[node * width_]; }
    [[nodiscard]] auto end_of_front() const {
        return marks_.begin() + static_cast<std::ptrdiff_t>(width_);
    }
    [[nodiscard]] bool has_hope(std::size_t loss) const {
        return loss < first_.size() / plan_.stages.size() &&
               most_ - static_cast<std::int32_t>(loss) > best_;
    }

    const Plan& plan_;
    const Bound bound_;
    std::size_t width_;  // of a front: its slots, made up to whole machine words
    Steps& steps_;
    std::int32_t best_;
    std::int32_t
        most_;  // the bound for the whole tangle; what pieces fall short of it is their loss
    std::size_t loss_ = 0;  // of those being carried on
    std::vector<Node> nodes_;
    std::vector<Mark> all_marks_;
    std::vector<Bucket> table_;  // open-addressed
    std::size_t entries_ = 0;
    std::vector<std::uint32_t> first_;  // node of each list, by loss and stage: the priority queue
    std::vector<Mark> from_;            // the front being carried on
    std::vector<Mark> marks_;  // of the front being made, then of the trails at the junction
    std::size_t complete_ = 0;
};

Sweep::Sweep(const Plan& plan, std::int32_t known, Steps& steps)
    : plan_(plan),
      bound_(plan),
      width_((plan.slots + 3) / 4 * 4),
      steps_(steps),
      best_(known),
      most_(bound_(0, 0, 0)),
      table_(1024),
      from_(width_, unused),
      marks_(width_ + 3, unused) {
    add(TrailPieces());
}

// From the smallest loss up, and within a loss from the last stage down. With a good bound this runs straight to the end.
bool Sweep::prove(std::uint64_t most_steps) {
    const std::uint64_t last_step = steps_.spent + std::min(most_steps, steps_.left());
    for (; has_hope(loss_); ++loss_) {
        for (std::size_t stage = plan_.stages.size(); stage-- > 0 && has_hope(loss_);) {
            const std::uint32_t node = take(loss_, stage);
            if (node == none) continue;
            if (steps_.spent >= last_step) {
                put(node, loss_);
                return false;
            }
            carry_on(node, loss_, loss_);
            // What came of it lies one stage on, and the loop takes one off.
            stage = std::min(stage + 2, plan_.stages.size());
        }
    }
    return true;
}

// Nothing is proven any more: stage by stage so many with the smallest losses, whatever the loss of what comes of them.
void Sweep::finish() {
    for (std::size_t stage = 0; stage < plan_.stages.size(); ++stage) {
        std::size_t room = few;
        for (std::size_t loss = 0; has_hope(loss) && room > 0;) {
            const std::uint32_t node = take(loss, stage);
            if (node == none) {
                ++loss;
                continue;
            }
            carry_on(node, loss, std::numeric_limits<std::size_t>::max());
            --room;
        }
    }
}

// The last that came into this list, or none.
std::uint32_t Sweep::take(std::size_t loss, std::size_t stage) {
    std::uint32_t& first = first_[loss * plan_.stages.size() + stage];
    while (first != none) {
        const std::uint32_t node = first;
        first = nodes_[node].next;
        if (!nodes_[node].over) return node;
    }
    return none;
}

void Sweep::put(std::uint32_t node, std::size_t loss) {
    const std::size_t stages = plan_.stages.size();
    if (first_.size() < (loss + 1) * stages) first_.resize((loss + 1) * stages, none);
    std::uint32_t& first = first_[loss * stages + nodes_[node].pieces.stage];
    nodes_[node].next = first;
    first = node;
}

// Takes the next junction in all ways whose loss is between these two. Those that lose more are not made yet: the node goes
// back into a list, that of the smallest of their losses, and makes them when it is their turn (partial expansion). Those
// that lose less were made when the node came out of an earlier list.
void Sweep::carry_on(std::uint32_t node, std::size_t loss, std::size_t most_loss) {
    ++steps_.spent;
    const TrailPieces before = nodes_[node].pieces;
    const Stage& stage = plan_.stages[before.stage];
    std::copy_n(marks(node), width_, from_.begin());
    std::size_t arriving = 0;
    std::int32_t arrears = 0;
    std::size_t waiting = std::numeric_limits<std::size_t>::max();
    // Used chains that end at this junction. What was not counted of their roads yet is counted now.
    for (const Slot& slot : stage.leaving) {
        if (from_[slot.number] == unused) continue;
        ++arriving;
        arrears += slot.arrears;
    }
    for (const Choice& choice : stage.choices) {
        // With two used chains at the junction the trail passes it, with one it ends there, with three it does both.
        const std::size_t trails = arriving + choice.at_junction;
        TrailPieces pieces;
        pieces.stage = before.stage + 1;
        pieces.ends = before.ends + choice.ends + trails % 2;
        if (pieces.ends > most_ends) continue;
        pieces.used_slots = (before.used_slots & ~stage.leaving_bits) | choice.used_slots;
        pieces.length = before.length + arrears + choice.gain;
        const std::int32_t hoped = hope(pieces);
        if (hoped <= best_) continue;
        const auto lost = static_cast<std::size_t>(most_ - hoped);
        if (lost > most_loss) waiting = std::min(waiting, lost);
        if (lost < loss || lost > most_loss) continue;
        // Of three trails that meet, any one can be the one that ends.
        for (std::size_t ending = 0; ending < (trails == 3 ? 3 : 1); ++ending) {
            choose(stage, choice, pieces, ending);
        }
    }
    if (waiting < std::numeric_limits<std::size_t>::max()) put(node, waiting);
}

// Makes new marks of the old ones. Used chains that leave the front hand their marks on to trails at the junction and free
// their slots; then those that enter it add theirs; at last the trails at the junction are ended and joined.
void Sweep::choose(const Stage& stage, const Choice& choice, const TrailPieces& pieces,
                   std::size_t ending) {
    std::ranges::copy(from_, marks_.begin());
    complete_ = 0;
    std::size_t trails = width_;  // behind the slots, those that meet at the junction
    for (const Slot& slot : stage.leaving) {
        const Mark mark = marks_[slot.number];
        if (mark == unused) continue;
        if (mark != trail_end) marks_[mark] = static_cast<Mark>(trails);  // its mate's mate
        marks_[trails++] = mark;
        marks_[slot.number] = unused;
    }
    for (std::size_t i = 0; i < stage.entering.size(); ++i) {
        const auto slot = static_cast<Mark>(stage.entering[i].number);
        const Use use = choice.uses[i];
        // A chain is used at the junction, or at its slot, or at both. If it is passed through, they are mates; if the
        // trail leaves it in the middle, each of them that is used leads to an end of the trail.
        if (use == Use::Through) marks_[slot] = static_cast<Mark>(trails);
        if (use == Use::StartsInside || use == Use::Both) marks_[slot] = trail_end;
        if (use == Use::Through) marks_[trails++] = slot;
        if (use == Use::EndsInside || use == Use::Both) marks_[trails++] = trail_end;
    }
    const std::size_t first = width_;
    switch (trails - first) {
        case 1: end(first); break;
        case 2: join(first, first + 1); break;
        case 3:
            end(first + ending);
            join(first + (ending + 1) % 3, first + (ending + 2) % 3);
            break;
        default: break;
    }
    // A trail that is complete counts if nothing else is used. Pieces apart from it could never be joined to it, and so
    // that was a loop or a trail too short.
    if (complete_ == 0) {
        add(pieces);
    } else if (complete_ == 1 && std::all_of(marks_.cbegin(), end_of_front(),
                                             [](Mark mark) { return mark == unused; })) {
        best_ = std::max(best_, pieces.length);
    }
}

// One of the trails at the junction ends there. Its mate is told; where it has none, its other end is behind, too.
void Sweep::end(std::size_t trail) {
    const Mark mark = marks_[trail];
    if (mark == trail_end) {
        ++complete_;
    } else {
        marks_[mark] = trail_end;
    }
}

// Two of the trails at the junction become one: their mates become each other's. If they are each other's already, that
// closes a loop; if both have their other ends behind, it completes the trail.
void Sweep::join(std::size_t one, std::size_t other) {
    const Mark from = marks_[one];
    const Mark to = marks_[other];
    if (from == other || (from == trail_end && to == trail_end)) {
        ++complete_;
        return;
    }
    if (from != trail_end) marks_[from] = to;
    if (to != trail_end) marks_[to] = from;
}

// The pieces with the marks just made, unless some that are as long have the same marks. Shorter ones with the same marks
// are over: whatever can follow them can follow these.
void Sweep::add(const TrailPieces& pieces) {
    if (hope(pieces) <= best_) return;
    if (2 * entries_ >= table_.size()) grow_table();
    const std::uint32_t hash = hash_of_made(pieces.stage);
    Bucket& entry = find(hash, pieces.stage);
    if (entry.node == none) {
        ++entries_;
    } else {
        Node& alike = nodes_[entry.node];
        if (alike.pieces.length >= pieces.length) return;
        alike.over = true;
    }
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({pieces, none, false});
    all_marks_.insert(all_marks_.end(), marks_.cbegin(), end_of_front());
    put(node, static_cast<std::size_t>(most_ - hope(pieces)));
    entry = {hash, node};
}

// Four marks at a time: width_ is a multiple of four.
std::uint32_t Sweep::hash_of_made(std::uint32_t stage) const {
    std::uint64_t hash = stage;
    for (std::size_t slot = 0; slot < width_; slot += 4) {
        std::uint64_t four = 0;
        std::memcpy(&four, &marks_[slot], sizeof four);
        hash = (hash ^ four) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
    }
    return static_cast<std::uint32_t>(hash);
}

// Where nodes with the marks just made are in the table, or would be.
Sweep::Bucket& Sweep::find(std::uint32_t hash, std::uint32_t stage) {
    for (std::size_t place = hash;; ++place) {
        Bucket& entry = table_[place & (table_.size() - 1)];
        if (entry.node == none) return entry;
        if (entry.hash == hash && nodes_[entry.node].pieces.stage == stage &&
            std::equal(marks_.cbegin(), end_of_front(), marks(entry.node))) {
            return entry;
        }
    }
}

void Sweep::grow_table() {
    std::vector<Bucket> entries(2 * table_.size());
    std::swap(entries, table_);
    for (const Bucket& entry : entries) {
        if (entry.node == none) continue;
        std::size_t place = entry.hash;
        while (table_[place & (table_.size() - 1)].node != none) ++place;
        table_[place & (table_.size() - 1)] = entry;
    }
}

}  // namespace

Found sweep_tangle(const Tangle& tangle, std::int32_t known, Steps& steps,
                   std::uint32_t slots_apart) {
    std::vector<std::uint32_t> order = cheapest_order(tangle);
    const Plan plan = plan_sweep(tangle, order, slots_apart);
    Sweep sweep(plan, known, steps);
    if (sweep.prove(steps_one_way)) return {sweep.best(), true};

    std::ranges::reverse(order);
    const Plan plan_back = plan_sweep(tangle, order, slots_apart);
    Sweep sweep_back(plan_back, known, steps);
    if (sweep_back.prove(steps_one_way)) return {sweep_back.best(), true};

    Sweep& ahead = sweep_back.most() < sweep.most() ? sweep_back : sweep;
    const bool exact = ahead.prove(steps.left());
    if (!exact) ahead.finish();
    return {ahead.best(), exact};
}

}  // namespace catan::roads
