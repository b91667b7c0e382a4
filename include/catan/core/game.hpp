// Holds what does not change during a game: the board and the settings, with lookup tables derived from them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/layout.hpp"
#include "catan/core/rules.hpp"
#include "catan/core/settings.hpp"

namespace catan {

// The ports that a seat can use: one bit per resource, then one for 3:1.
struct PortSet {
    std::uint8_t bits = 0;

    constexpr void insert(const Port& port) {
        const std::size_t kind = port.resource ? index(*port.resource) : resource_count;
        bits = static_cast<std::uint8_t>(bits | 1U << kind);
    }
    constexpr void insert(PortSet others) { bits = static_cast<std::uint8_t>(bits | others.bits); }

    // R8.1: how many cards of this resource the bank takes for one other.
    [[nodiscard]] constexpr int ratio(Resource resource) const {
        const int of_any = (bits >> resource_count & 1) != 0 ? 3 : 4;
        return (bits >> index(resource) & 1) != 0 ? 2 : of_any;
    }
    // The lowest ratio over all resources.
    [[nodiscard]] constexpr int best_ratio() const {
        const int of_any = bits == 0 ? 4 : 3;
        return (bits & ((1U << resource_count) - 1)) != 0 ? 2 : of_any;
    }
    friend constexpr bool operator==(PortSet, PortSet) = default;
};

// R8.1: the bank's ratio for each resource, indexed by PortSet::bits.
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
    // Throws std::invalid_argument for a faulty board, for one with too few intersections for the players (R3.3), and
    // for settings out of bounds, unless they are the usual ones.
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

    // The seat `places` seats further in turn order.
    [[nodiscard]] Seat seat_after(Seat seat, std::size_t places = 1) const {
        std::size_t next = seat.value + places;
        if (next >= 2 * players()) next %= players();
        return Seat(next < players() ? next : next - players());  // branchless
    }
    // The seats that an offer to everybody asks: all but this one.
    [[nodiscard]] SeatSet all_but(Seat seat) const {
        SeatSet seats;
        for (std::size_t i = 0; i < players(); ++i) {
            if (Seat(i) != seat) seats.insert(Seat(i));
        }
        return seats;
    }

private:
    Board board_;
    Settings settings_;
    std::array<std::vector<HexId>, largest_token + 1> hexes_by_token_;
    std::vector<PortSet> ports_;
};

}  // namespace catan
