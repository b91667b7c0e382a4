// Draws random numbers: a small generator and an unbiased bounded draw. A seed gives the same numbers with every platform,
// compiler and library, so <random> is not used. Each use of a seed has its own domain, so that one seed serves all.
#pragma once

#include <cstddef>
#include <cstdint>

namespace carcassonne {

// Saved seeds depend on these values: append only, never reorder. Choice is for players that move at random.
enum class Domain : std::uint64_t { Order, Tile, Choice };

// SplitMix64.
class Random {
public:
    Random(std::uint64_t seed, Domain domain)
        : counter_(mixed(seed) ^ mixed(~static_cast<std::uint64_t>(domain))) {}

    // The n-th draw of a domain, independent of how many numbers earlier draws took.
    [[nodiscard]] Random draw(std::uint64_t n) const {
        Random random = *this;
        random.counter_ = mixed(counter_ + mixed(n));
        return random;
    }

    friend bool operator==(const Random&, const Random&) = default;

    std::uint64_t next() { return mixed(counter_ += 0x9e3779b97f4a7c15U); }

    // Uniform in 0 ... n - 1, exactly. n must not be 0.
    std::uint32_t below(std::uint32_t n) {
        // Lemire: the top half of a 32-bit number times n is nearly uniform. Rejecting the few products that favour
        // some results makes it exact.
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t unfair = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32U) * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    static constexpr std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::uint64_t counter_;
};

}  // namespace carcassonne
