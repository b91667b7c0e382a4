// Defines the five resources, the terrains that produce them, and bundles of resource cards with their arithmetic. All
// lists, output and input use their order: lumber brick wool grain ore.
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

// The terrains of R1.3: one for each resource, in the same order, and the desert, which produces nothing.
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

// A number of cards of each resource: a hand, a price, the bank.
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

    // Whether this bundle contains `other`. A hot path: branchless, and with a constant `other` the compiler drops the
    // resources that it does not name.
    [[nodiscard]] constexpr bool covers(const Bundle& other) const {
        int sign = 0;
        for (std::size_t i = 0; i < resource_count; ++i) {
            sign |= other.counts[i] == 0 ? 0 : counts[i] - other.counts[i];
        }
        return sign >= 0;
    }

    // The resources with at least as many cards here as in `least`, as bits by index. No count may be negative. Compares
    // four counts at once, 16 bits each: a guard bit is cleared if the difference is negative.
    [[nodiscard]] constexpr unsigned kinds_covering(const Bundle& least) const {
        constexpr std::uint64_t highest = 0x8000'8000'8000'8000U;
        const std::uint64_t left = ((four() | highest) - least.four()) & highest;
        // Gathers the four guard bits at the top.
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
    // The first four counts as one number, which compilers load at once.
    [[nodiscard]] constexpr std::uint64_t four() const {
        const auto one = [this](std::size_t i) {
            return std::uint64_t{static_cast<std::uint16_t>(counts[i])} << (16 * i);
        };
        return one(0) | one(1) | one(2) | one(3);
    }
};

}  // namespace catan
