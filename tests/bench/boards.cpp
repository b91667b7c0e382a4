// Measures time and memory of boards: per hex, by radius, the topology apart from the layout. Both should hardly depend
// on the radius. Times are the best of several runs after an uncounted one, because first access to memory is slow.
// Each run has a seed of its own, because a processor learns the branches of a small board when it makes the same one
// repeatedly.
#include <fmt/format.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <new>

#include "catan/core/generator.hpp"

namespace {

std::size_t bytes_in_use = 0;

// Room before each block for its size, which keeps the block aligned for anything.
constexpr std::size_t header = alignof(std::max_align_t);
static_assert(header >= sizeof(std::size_t));

}  // namespace

void* operator new(std::size_t size) {
    auto* block = static_cast<std::byte*>(std::malloc(size + header));
    if (block == nullptr) throw std::bad_alloc();
    ::new (block) std::size_t(size);
    bytes_in_use += size;
    return block + header;
}

void operator delete(void* pointer) noexcept {
    if (pointer == nullptr) return;
    auto* block = static_cast<std::byte*>(pointer) - header;
    bytes_in_use -= *std::launder(reinterpret_cast<std::size_t*>(block));
    std::free(block);
}

void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }

namespace {

using namespace catan;

struct BoardCost {
    double seconds = std::numeric_limits<double>::infinity();
    std::size_t bytes = 0;
};

// The cost of making an object. Makes large objects a few times, small ones often.
template <typename Make>
BoardCost cost(std::size_t hexes, Make make) {
    const std::size_t runs = std::clamp<std::size_t>(3'000'000 / hexes, 3, 2000);
    BoardCost best;
    for (std::size_t run = 0; run <= runs; ++run) {
        const std::size_t bytes_before = bytes_in_use;
        const auto begin = std::chrono::steady_clock::now();
        const auto made = make(run);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        best.bytes = bytes_in_use - bytes_before;
        if (run > 0) best.seconds = std::min(best.seconds, taken.count());
    }
    return best;
}

struct BoardTimes {
    double topology = 0;  // nanoseconds for each hex
    double layout = 0;
};

BoardTimes measure(std::uint32_t radius) {
    const Shape shape = Shape::hexagon(radius);
    const auto hexes = static_cast<double>(shape.hexes());
    const BoardCost topology = cost(shape.hexes(), [&](std::uint64_t) { return Topology(shape); });
    const Topology board(shape);
    const BoardCost layout = cost(
        shape.hexes(), [&](std::uint64_t seed) { return generate(board, Mode::Random, seed); });
    const BoardTimes row{topology.seconds * 1e9 / hexes, layout.seconds * 1e9 / hexes};
    fmt::print("{:>6} {:>9} {:>9.1f} {:>9.1f} {:>12.3f} {:>12.3f} {:>8.0f} {:>8.1f}\n", radius,
               shape.hexes(), row.topology, row.layout, topology.seconds * 1e3,
               layout.seconds * 1e3, static_cast<double>(topology.bytes) / hexes,
               static_cast<double>(layout.bytes) / hexes);
    std::fflush(stdout);
    return row;
}

}  // namespace

int main() {
#ifdef __GLIBC__
    // Memory that was given back is kept, so that no run but the first meets it for the first time.
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, -1);
#endif
    fmt::print("boards, mode random\n\n");
    fmt::print("{:>16} {:>19} {:>25} {:>17}\n", "", "ns per hex", "ms", "bytes per hex");
    fmt::print("{:>6} {:>9} {:>9} {:>9} {:>12} {:>12} {:>8} {:>8}\n", "radius", "hexes", "topology",
               "layout", "topology", "layout", "topology", "layout");
    BoardTimes at_30;
    BoardTimes at_1000;
    for (const std::uint32_t radius : {3U, 10U, 30U, 100U, 300U, 1000U}) {
        const BoardTimes row = measure(radius);
        if (radius == 30) at_30 = row;
        if (radius == 1000) at_1000 = row;
    }
    fmt::print(
        "\nradius 1000 to radius 30, by time per hex: topology {:.2f}, layout {:.2f}, both "
        "{:.2f}\n",
        at_1000.topology / at_30.topology, at_1000.layout / at_30.layout,
        (at_1000.topology + at_1000.layout) / (at_30.topology + at_30.layout));
}
