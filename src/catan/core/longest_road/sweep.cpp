// Finds the longest trail through a tangle with many junctions, by frontier-based search (README.md
// has a picture).
//
// Dynamic programming: takes the junctions in the order of the plan. Behind the front, the part of
// the trail laid so far is a set of pieces, which can continue only over the front. So all that
// matters about them is the marks at the slots: which chains are used, and which two of them belong
// to one piece. Of all sets with the same marks after the same junction, only the longest is kept.
//
// Best-first (A*): the bound limits what a set of pieces can still gain. Length plus bound is its
// hope, and the bound of the whole tangle minus its hope is its loss. No step gains more than the
// bound promised, so losses only grow. They are small whole numbers, so a list per loss and stage
// serves as the priority queue. The smallest loss goes first, and the latest stage within it. Once
// the best complete trail is as long as any hope left, it is a longest one.
//
// When the step budget runs out (R10.1), a beam search carries the most hopeful few at each stage
// on to the end.
#include <algorithm>
#include <cstring>
#include <limits>

#include "bound.hpp"
#include "plan.hpp"

namespace catan::roads {
namespace {

constexpr std::size_t few = 64;
// A bad bound often shows late in one direction and at once in the other. So both directions get so
// many steps, and the one that has proven more continues.
constexpr std::uint64_t steps_one_way = 4'000;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

// The state of a slot: `unused`, or the slot where the same piece crosses the front again (its
// mate), or `trail_end` if the piece ends for good behind the front. While a junction is taken,
// places behind the slots stand for the trails that meet there.
using Mark = std::uint16_t;
constexpr Mark unused = 0xFFFF;
constexpr Mark trail_end = 0xFFFE;

// The pieces behind a front without their marks: their total length and the arguments of the bound.
struct TrailPieces {
    std::int32_t length = 0;
    std::uint32_t used_slots = 0;  // slots kept apart by the bound
    std::uint32_t ends = 0;        // ends of the trail behind the front
    std::uint32_t stage = 0;       // next stage
};

class Sweep {
public:
    Sweep(const SweepPlan& plan, std::int32_t known, Steps& steps);

    // Runs best-first for at most so many steps. Returns false if anything with hope is left; then
    // it can be called again.
    bool prove(std::uint64_t most_steps);
    // Runs the beam search from the current lists to the end. The result is not proven.
    void finish();

    [[nodiscard]] std::int32_t best() const { return best_; }
    // The proven upper bound so far.
    [[nodiscard]] std::int32_t most() const { return most_ - static_cast<std::int32_t>(loss_); }

private:
    // A set of pieces in the list of its loss and stage. `over` marks a node that a longer one with
    // the same marks dominates; it stays in its list and is skipped. Marks lie contiguously in
    // all_marks_, because their number depends on the plan.
    struct Node {
        TrailPieces pieces;
        std::uint32_t next = none;
        bool over = false;
    };

    // An entry of the hash table that finds nodes by marks and stage.
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

    const SweepPlan& plan_;
    const Bound bound_;
    std::size_t width_;  // slots of a front, rounded up to whole machine words
    Steps& steps_;
    std::int32_t best_;
    std::int32_t most_;     // bound of the whole tangle; loss = most_ - hope
    std::size_t loss_ = 0;  // loss of the nodes being expanded
    std::vector<Node> nodes_;
    std::vector<Mark> all_marks_;
    std::vector<Bucket> table_;  // open-addressed
    std::size_t entries_ = 0;
    std::vector<std::uint32_t> first_;  // head of each list, by loss and stage
    std::vector<Mark> from_;            // front being expanded
    std::vector<Mark> marks_;           // new front, then trails at the junction
    std::size_t complete_ = 0;
};

Sweep::Sweep(const SweepPlan& plan, std::int32_t known, Steps& steps)
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

// Takes the smallest loss first, and the last stage first within a loss. With a tight bound this
// runs straight to the end.
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
            // The successors lie one stage on, and the loop subtracts one.
            stage = std::min(stage + 2, plan_.stages.size());
        }
    }
    return true;
}

// Expands the best few nodes of each stage completely, so losses no longer come in order and
// nothing is proven.
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

// Pops the newest node of a list that is not dominated; `none` if the list is empty.
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

// Takes the next junction in all ways whose loss lies in [loss, most_loss]. Worse ways are not
// built yet: the node waits in the list of the smallest of their losses (partial expansion). Better
// ways were built when the node came out of an earlier list.
void Sweep::carry_on(std::uint32_t node, std::size_t loss, std::size_t most_loss) {
    ++steps_.spent;
    const TrailPieces before = nodes_[node].pieces;
    const Stage& stage = plan_.stages[before.stage];
    std::copy_n(marks(node), width_, from_.begin());
    std::size_t arriving = 0;
    std::int32_t arrears = 0;
    std::size_t waiting = std::numeric_limits<std::size_t>::max();
    // Used chains that end at this junction: count the rest of their roads now.
    for (const Slot& slot : stage.leaving) {
        if (from_[slot.number] == unused) continue;
        ++arriving;
        arrears += slot.arrears;
    }
    for (const Choice& choice : stage.choices) {
        // Two used chains pass the junction, one ends there, and three do both.
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
        // If three trails meet, each of them may be the one that ends.
        for (std::size_t ending = 0; ending < (trails == 3 ? 3 : 1); ++ending) {
            choose(stage, choice, pieces, ending);
        }
    }
    if (waiting < std::numeric_limits<std::size_t>::max()) put(node, waiting);
}

// Builds the new marks. Used chains that leave the front pass their marks to trails at the junction
// and free their slots. Chains that enter add theirs. Finally the trails at the junction are ended
// and joined.
void Sweep::choose(const Stage& stage, const Choice& choice, const TrailPieces& pieces,
                   std::size_t ending) {
    std::ranges::copy(from_, marks_.begin());
    complete_ = 0;
    std::size_t trails = width_;  // trails at the junction follow the slots
    for (const Slot& slot : stage.leaving) {
        const Mark mark = marks_[slot.number];
        if (mark == unused) continue;
        if (mark != trail_end) marks_[mark] = static_cast<Mark>(trails);  // update its mate
        marks_[trails++] = mark;
        marks_[slot.number] = unused;
    }
    for (std::size_t i = 0; i < stage.entering.size(); ++i) {
        const auto slot = static_cast<Mark>(stage.entering[i].number);
        const Use use = choice.uses[i];
        // A chain may be used at the junction, at its slot, or at both. Passed through, these two
        // are mates. If the trail ends inside the chain, each used one leads to an end of the
        // trail.
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
    // A complete trail counts only if no other piece is left, because that piece could never join
    // it. Otherwise this is a separate loop or a trail that ended too early.
    if (complete_ == 0) {
        add(pieces);
    } else if (complete_ == 1 && std::all_of(marks_.cbegin(), end_of_front(),
                                             [](Mark mark) { return mark == unused; })) {
        best_ = std::max(best_, pieces.length);
    }
}

// Ends a trail at the junction and marks its mate. A trail without a mate is complete.
void Sweep::end(std::size_t trail) {
    const Mark mark = marks_[trail];
    if (mark == trail_end) {
        ++complete_;
    } else {
        marks_[mark] = trail_end;
    }
}

// Joins two trails at the junction: their mates become mates of each other. Joining two mates
// closes a loop. Joining two trails without mates completes the trail.
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

// Adds a node with the marks just built, unless a known node with the same marks is at least as
// long. A shorter one is dominated: any continuation of it also continues the new node.
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

// Hashes four marks at a time; width_ is a multiple of four.
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

// The bucket of the node with the marks just built, or the free bucket for it.
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

FoundLength sweep_tangle(const Tangle& tangle, std::int32_t known, Steps& steps,
                         std::uint32_t slots_apart) {
    std::vector<std::uint32_t> order = cheapest_order(tangle);
    const SweepPlan plan = plan_sweep(tangle, order, slots_apart);
    Sweep sweep(plan, known, steps);
    if (sweep.prove(steps_one_way)) return {sweep.best(), true};

    std::ranges::reverse(order);
    const SweepPlan plan_back = plan_sweep(tangle, order, slots_apart);
    Sweep sweep_back(plan_back, known, steps);
    if (sweep_back.prove(steps_one_way)) return {sweep_back.best(), true};

    Sweep& ahead = sweep_back.most() < sweep.most() ? sweep_back : sweep;
    const bool exact = ahead.prove(steps.left());
    if (!exact) ahead.finish();
    return {ahead.best(), exact};
}

}  // namespace catan::roads
