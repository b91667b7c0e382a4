// Counts the followers of each seat on a feature, and finds the seats with most of them (K9).
#pragma once

#include <algorithm>
#include <cstdint>

#include "carcassonne/core/ids.hpp"

namespace carcassonne {

inline constexpr std::uint8_t followers_each = 7;  // K13

// Three bits for each seat: a seat has only seven followers. So adding two values adds the numbers of all seats.
class Followers {
public:
    [[nodiscard]] constexpr int operator[](Seat seat) const { return bits_ >> 3 * seat.value & 7; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (std::size_t i = 0; i < most_players; ++i) sum += (*this)[Seat(i)];
        return sum;
    }

    constexpr void add(Seat seat) {
        bits_ = static_cast<std::uint16_t>(bits_ + (1U << 3 * seat.value));
    }
    constexpr Followers& operator+=(Followers others) {
        bits_ = static_cast<std::uint16_t>(bits_ + others.bits_);
        return *this;
    }

    // The seats that have a follower here.
    [[nodiscard]] constexpr SeatSet seats() const {
        SeatSet seats;
        for (std::size_t i = 0; i < most_players; ++i) {
            if ((*this)[Seat(i)] > 0) seats.insert(Seat(i));
        }
        return seats;
    }
    // K9: all seats that have as many as any other; empty if there are no followers.
    [[nodiscard]] constexpr SeatSet majority() const {
        int most = 1;
        for (std::size_t i = 0; i < most_players; ++i) most = std::max(most, (*this)[Seat(i)]);
        SeatSet seats;
        for (std::size_t i = 0; i < most_players; ++i) {
            if ((*this)[Seat(i)] == most) seats.insert(Seat(i));
        }
        return seats;
    }

    friend constexpr bool operator==(Followers, Followers) = default;

private:
    std::uint16_t bits_ = 0;
};

}  // namespace carcassonne
