// What does not change during a game: the board and what was agreed on, with the look-ups that both give.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/layout.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/settings.hpp"

namespace catan {

// The ports that a building gives: one for each resource, and 3:1 behind them.
struct PortSet {
    std::uint8_t bits = 0;

    constexpr void insert(const Port& port) {
        const std::size_t kind = port.resource ? index(*port.resource) : resource_count;
        bits = static_cast<std::uint8_t>(bits | 1U << kind);
    }
    constexpr void insert(PortSet others) { bits = static_cast<std::uint8_t>(bits | others.bits); }

    // R8.1: how many cards of this resource the bank wants for one other.
    [[nodiscard]] constexpr int ratio(Resource resource) const {
        const int of_any = (bits >> resource_count & 1) != 0 ? 3 : 4;
        return (bits >> index(resource) & 1) != 0 ? 2 : of_any;
    }
    // For whichever resource it wants fewest of.
    [[nodiscard]] constexpr int best_ratio() const {
        const int of_any = bits == 0 ? 4 : 3;
        return (bits & ((1U << resource_count) - 1)) != 0 ? 2 : of_any;
    }
    friend constexpr bool operator==(PortSet, PortSet) = default;
};

// R8.1: what the bank wants of each resource, by the bits of the ports.
inline constexpr auto bank_prices = [] {
    std::array<Bundle, std::size_t{1} << (resource_count + 1)> all{};
    for (std::size_t bits = 0; bits < all.size(); ++bits) {
        for (const Resource resource : all_resources) {
            const int ratio = PortSet{static_cast<std::uint8_t>(bits)}.ratio(resource);
            all[bits][resource] = static_cast<std::int16_t>(ratio);
        }
    }
    return all;
}();

class Game {
public:
    // A board with faults, or one that does not seat everybody (R3.3), is a std::invalid_argument; so are settings
    // outside their bounds where they are not the usual ones.
    Game(Board board, Settings settings);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const Topology& topology() const { return board_.topology; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] std::size_t players() const { return settings_.players; }

    // The hexes with a token of this number.
    [[nodiscard]] std::span<const HexId> hexes_with(std::uint8_t number) const {
        return hexes_by_token_[number];
    }
    [[nodiscard]] PortSet ports(IntersectionId at) const { return ports_[at.value]; }

    // The seat so many places on.
    [[nodiscard]] Seat seat_after(Seat seat, std::size_t places = 1) const {
        std::size_t next = seat.value + places;
        if (next >= 2 * players()) next %= players();
        return Seat(next < players() ? next : next - players());  // no branch to guess
    }

private:
    Board board_;
    Settings settings_;
    std::array<std::vector<HexId>, largest_token + 1> hexes_by_token_;
    std::vector<PortSet> ports_;
};

}  // namespace catan
