// Plans a sweep: the order in which it takes the junctions of a tangle, and its choices at each of
// them.
//
// The front consists of the chains between the junctions taken and those not yet taken. Every chain
// of the front has a slot. At each junction some chains leave the front, which frees their slots,
// and others enter it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "tangle.hpp"

namespace catan::roads {

inline constexpr std::uint32_t most_ends = 2;  // a trail has two

// How a trail uses a chain, seen from the junction where the chain enters the front.
enum class Use : std::uint8_t {
    None,
    Through,
    EndsInside,    // a trail enters here and ends inside
    StartsInside,  // a trail starts inside and leaves at the far end
    Both           // both ends of the trail lie inside
};

// One way to use the chains that enter the front at a junction.
struct Choice {
    std::array<Use, 3> uses{};
    std::uint32_t used_slots = 0;   // bit set over the slots that the bound keeps apart
    std::uint32_t ends = 0;         // ends of the trail inside these chains
    std::uint32_t at_junction = 0;  // chains used at their near end
    std::int32_t gain = 0;
};

// A chain of the front. The bound keeps only some slots apart. For the others it assumes the better
// case, used or unused, at each end of the chain. To keep it from counting such a chain twice, part
// of its roads count when the chain enters the front and the rest, the arrears, when it leaves.
struct Slot {
    std::uint32_t number = 0;
    std::int32_t arrears = 0;
};

// The slots of the chains at one junction; at most three.
class Slots {
public:
    void push_back(const Slot& slot) { slots_[size_++] = slot; }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Slot& operator[](std::size_t index) const { return slots_[index]; }
    [[nodiscard]] const Slot* begin() const { return slots_.data(); }
    [[nodiscard]] const Slot* end() const { return slots_.data() + size_; }

private:
    std::array<Slot, 3> slots_;
    std::size_t size_ = 0;
};

struct Stage {
    Slots leaving;
    Slots entering;
    std::vector<Choice> choices;
    std::uint32_t leaving_bits = 0;  // over the slots kept apart
    std::uint32_t front_bits = 0;    // the same for the whole front before
};

struct SweepPlan {
    std::vector<Stage> stages;
    std::uint32_t slots = 0;
    std::uint32_t slots_apart = 0;  // slots with smaller numbers are kept apart
};

// Returns an order of the junctions that keeps the front short, and with it the table of the bound.
[[nodiscard]] std::vector<std::uint32_t> cheapest_order(const Tangle& tangle);

// Keeps at most `slots_apart` slots apart, fewer if the table of a large tangle would grow too big.
[[nodiscard]] SweepPlan plan_sweep(const Tangle& tangle, std::span<const std::uint32_t> order,
                                   std::uint32_t slots_apart);

}  // namespace catan::roads
