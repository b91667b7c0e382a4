// The five resources, the terrains that give them, and a bundle of resource cards with its arithmetic.
// Their order is the order in which everything is listed, printed and asked for: lumber brick wool grain ore.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace catan {

enum class Resource : std::uint8_t { Lumber, Brick, Wool, Grain, Ore };
inline constexpr std::size_t resource_count = 5;
inline constexpr std::array<Resource, resource_count> all_resources{
    Resource::Lumber, Resource::Brick, Resource::Wool, Resource::Grain, Resource::Ore};

// The terrains of R1.3: one for each resource, in the same order, and the desert that gives nothing.
enum class Terrain : std::uint8_t { Lumber, Brick, Wool, Grain, Ore, Desert };
inline constexpr std::size_t terrain_count = 6;

[[nodiscard]] constexpr std::size_t index(Resource resource) {
    return static_cast<std::size_t>(resource);
}
[[nodiscard]] constexpr std::size_t index(Terrain terrain) {
    return static_cast<std::size_t>(terrain);
}

[[nodiscard]] constexpr Terrain terrain_of(Resource resource) {
    return static_cast<Terrain>(resource);
}
[[nodiscard]] constexpr std::optional<Resource> resource_of(Terrain terrain) {
    if (terrain == Terrain::Desert) return std::nullopt;
    return static_cast<Resource>(terrain);
}

[[nodiscard]] constexpr std::string_view name(Terrain terrain) {
    constexpr std::array<std::string_view, terrain_count> names{"lumber", "brick", "wool",
                                                                "grain",  "ore",   "desert"};
    return names[index(terrain)];
}
[[nodiscard]] constexpr std::string_view name(Resource resource) {
    return name(terrain_of(resource));
}

// So many cards of each resource: a hand, a price, the bank.
struct Bundle {
    std::array<std::int16_t, resource_count> counts{};

    [[nodiscard]] constexpr std::int16_t& operator[](Resource resource) {
        return counts[index(resource)];
    }
    [[nodiscard]] constexpr int operator[](Resource resource) const {
        return counts[index(resource)];
    }

    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const auto count : counts) sum += count;
        return sum;
    }
    [[nodiscard]] constexpr bool empty() const {
        int any = 0;
        for (const auto count : counts) any |= count;
        return any == 0;
    }

    // Whether every card of `other` is among these. Asked all the time, so without a branch for each resource; and of
    // what a constant like a price does not name, nothing is left to look at.
    [[nodiscard]] constexpr bool covers(const Bundle& other) const {
        int sign = 0;
        for (std::size_t i = 0; i < resource_count; ++i) {
            sign |= other.counts[i] == 0 ? 0 : counts[i] - other.counts[i];
        }
        return sign >= 0;
    }

    // Of which resources there are at least as many here as there, as bits by index. Neither is negative. Four of the counts
    // are compared at once, 16 bits for each: the highest bit, set on one side, is lost where the difference is negative.
    [[nodiscard]] constexpr unsigned kinds_covering(const Bundle& least) const {
        constexpr std::uint64_t highest = 0x8000'8000'8000'8000U;
        const std::uint64_t left = ((four() | highest) - least.four()) & highest;
        // The four bits that are left move to the top, side by side.
        const auto kinds = static_cast<unsigned>(left * 0x0000'2000'4000'8001U >> 60U);
        return kinds | (counts[4] >= least.counts[4] ? 1U << 4U : 0U);
    }

    constexpr Bundle& operator+=(const Bundle& other) {
        for (std::size_t i = 0; i < resource_count; ++i) {
            counts[i] = static_cast<std::int16_t>(counts[i] + other.counts[i]);
        }
        return *this;
    }
    constexpr Bundle& operator-=(const Bundle& other) {
        for (std::size_t i = 0; i < resource_count; ++i) {
            counts[i] = static_cast<std::int16_t>(counts[i] - other.counts[i]);
        }
        return *this;
    }
    friend constexpr Bundle operator+(Bundle left, const Bundle& right) { return left += right; }
    friend constexpr Bundle operator-(Bundle left, const Bundle& right) { return left -= right; }
    friend constexpr bool operator==(const Bundle&, const Bundle&) = default;

private:
    // The first four counts as one number, which compilers read at once.
    [[nodiscard]] constexpr std::uint64_t four() const {
        const auto one = [this](std::size_t i) {
            return std::uint64_t{static_cast<std::uint16_t>(counts[i])} << (16 * i);
        };
        return one(0) | one(1) | one(2) | one(3);
    }
};

}  // namespace catan
