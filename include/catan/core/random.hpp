// The one source of chance: a small fixed generator, an unbiased bounded draw, a shuffle and a bag. Whatever the
// platform, the compiler and the library, the same seed gives the same numbers; that is why nothing of <random> is
// used. Each use of a seed has a domain of its own, so that one seed can feed them all.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace catan {

// Part of every saved seed's meaning: add at the end, never reorder.
// Choice is for programs that play at random.
enum class Domain : std::uint64_t {
    Terrain,
    Tokens,
    Ports,
    Robber,
    Order,
    Roll,
    Card,
    Theft,
    Choice
};

// SplitMix64: a counter whose every value is mixed until no trace of the counting is left.
class Random {
public:
    Random(std::uint64_t seed, Domain domain)
        : counter_(mixed(seed) ^ mixed(~static_cast<std::uint64_t>(domain))) {}
    // For the n-th draw of a domain, whatever the earlier ones took.
    Random(std::uint64_t seed, Domain domain, std::uint64_t n)
        : Random(Random(seed, domain).draw(n)) {}
    [[nodiscard]] Random draw(std::uint64_t n) const {
        Random random = *this;
        random.counter_ = mixed(counter_ + mixed(n));
        return random;
    }

    friend bool operator==(const Random&, const Random&) = default;

    std::uint64_t next() { return mixed(counter_ += 0x9e3779b97f4a7c15U); }

    // Any of 0 ... n - 1, each exactly as likely. n must not be 0.
    std::uint32_t below(std::uint32_t n) {
        // The top half of a 32-bit number times n is nearly fair; it is fair once the few products that would make
        // some results likelier are drawn again (Lemire).
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

// Every order equally likely.
template <typename T>
void shuffle(std::span<T> items, Random& random) {
    for (std::size_t left = items.size(); left > 1; --left) {
        std::swap(items[left - 1], items[random.below(static_cast<std::uint32_t>(left))]);
    }
}

// The kind of thing number `ticket`, when they lie in a row, so many of each kind.
template <typename Counts>
[[nodiscard]] constexpr std::size_t kind_of(const Counts& counts, std::uint32_t ticket) {
    std::size_t kind = 0;
    std::uint32_t passed = 0;
    for (const auto count : counts) {
        passed += static_cast<std::uint32_t>(count);
        kind += ticket >= passed ? 1 : 0;  // no branch, which nobody could guess
    }
    return kind;
}

// So many things of each kind, drawn without looking. Drawing a bag empty gives every arrangement of its things with
// the same chance, as shuffling them would, but touches no memory beyond the counts.
template <std::size_t Kinds>
class Bag {
public:
    explicit constexpr Bag(const std::array<std::uint32_t, Kinds>& counts) {
        std::uint32_t sum = 0;
        for (std::size_t kind = 0; kind < Kinds; ++kind) upto_[kind] = sum += counts[kind];
    }

    [[nodiscard]] constexpr std::uint32_t left() const { return upto_[Kinds - 1]; }
    [[nodiscard]] constexpr std::uint32_t left_of(std::size_t kind) const {
        return upto_[kind] - (kind == 0 ? 0 : upto_[kind - 1]);
    }

    // The kind of what was drawn. The bag must not be empty.
    std::size_t draw(Random& random) {
        const std::uint32_t ticket = random.below(left());
        // No branch, which nobody could guess, and no place in memory that depends on the ticket.
        std::size_t kind = 0;
        for (std::uint32_t& upto : upto_) {
            kind += ticket >= upto ? 1 : 0;
            upto -= ticket < upto ? 1 : 0;
        }
        return kind;
    }

private:
    // How many of this kind and of those before it.
    std::array<std::uint32_t, Kinds> upto_{};
};

}  // namespace catan
