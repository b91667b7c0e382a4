// The order in which a sweep takes the junctions of a tangle, and what it can do at each of them.
//
// The junctions taken so far are cut off from the others by the chains between the two, the front. Every chain of
// the front has a slot. At a junction some chains leave the front, which frees their slots, and the others enter it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "tangle.hpp"

namespace catan::roads {

inline constexpr std::uint32_t most_ends = 2;  // of a trail

// What a trail does with a chain, seen from the junction where the chain enters the front.
enum class Use : std::uint8_t {
    None,
    Through,
    EndsInside,    // a trail comes from here and leaves for good inside
    StartsInside,  // a trail that started inside comes out at the far end
    Both           // one trail, both of its ends inside
};

// One way to use the chains that enter the front at a junction.
struct Choice {
    std::array<Use, 3> uses{};
    std::uint32_t used_slots = 0;   // of the slots that the bound keeps apart, one bit each
    std::uint32_t ends = 0;         // of trails, inside the chains
    std::uint32_t at_junction = 0;  // chains used at their near end
    std::int32_t gain = 0;
};

// A chain of the front. The bound keeps apart only so many slots; of the others it does not know whether they are used, and
// believes whatever is best. So that it cannot believe in all the roads of such a chain twice, at either end, they are
// counted partly when the chain enters the front and partly, the arrears, when it leaves it.
struct Slot {
    std::uint32_t number = 0;
    std::int32_t arrears = 0;
};

// Of the chains at a junction.
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
    std::uint32_t leaving_bits = 0;  // of the slots that the bound keeps apart
    std::uint32_t front_bits = 0;    // the same, of the whole front before this stage
};

struct Plan {
    std::vector<Stage> stages;
    std::uint32_t slots = 0;
    std::uint32_t slots_apart = 0;  // those with smaller numbers are kept apart by the bound
};

// An order of the junctions that keeps the front short, and with it the table of the bound.
[[nodiscard]] std::vector<std::uint32_t> cheapest_order(const Tangle& tangle);

// The bound keeps apart at most so many slots, fewer when the table of a large tangle would become too big.
[[nodiscard]] Plan plan_sweep(const Tangle& tangle, std::span<const std::uint32_t> order,
                              std::uint32_t slots_apart);

}  // namespace catan::roads
