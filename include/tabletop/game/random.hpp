// Draws random numbers: a small generator, an unbiased bounded draw and a shuffle. A seed gives the same numbers with every
// platform, compiler and library, so <random> is not used. Each use of a seed has its own domain, so that one seed serves
// all; a game lists its domains in an enumeration.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

namespace tabletop {

// SplitMix64.
class Random {
public:
    template <typename Domain>
    requires std::is_enum_v<Domain> Random(std::uint64_t seed, Domain domain)
        : counter_(mixed(seed) ^ mixed(~static_cast<std::uint64_t>(domain))) {}
    // The n-th draw of a domain, independent of how many numbers earlier draws took.
    template <typename Domain>
    requires std::is_enum_v<Domain> Random(std::uint64_t seed, Domain domain, std::uint64_t n)
        : Random(Random(seed, domain).draw(n)) {}
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

// All orders are equally likely.
template <typename T>
void shuffle(std::span<T> items, Random& random) {
    for (std::size_t left = items.size(); left > 1; --left) {
        std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
    }
}

// The kind of item number `ticket` in a sequence that is sorted by kind, with `counts` items of each.
template <typename Counts>
[[nodiscard]] constexpr std::size_t kind_of(const Counts& counts, std::uint32_t ticket) {
    std::size_t kind = 0;
    std::uint32_t passed = 0;
    for (const auto count : counts) {
        passed += static_cast<std::uint32_t>(count);
        kind += ticket >= passed ? 1 : 0;  // branchless: a branch would be unpredictable
    }
    return kind;
}

}  // namespace tabletop
