#include "catan/core/first_rolls.hpp"

#include <algorithm>
#include <span>

#include "catan/core/random.hpp"
#include "dice.hpp"

namespace catan {

FirstRolls roll_for_first(std::size_t players, std::uint64_t seed) {
    Random random(seed, Domain::Order);
    FirstRolls result;
    std::vector<Seat> rolling;
    for (std::size_t i = 0; i < players; ++i) rolling.emplace_back(i);
    while (rolling.size() > 1) {
        auto& round = result.rounds.emplace_back();
        std::uint8_t highest = 0;
        for (const Seat seat : rolling) {
            round[seat.value] = throw_dice(random);
            highest = std::max(highest, round[seat.value].sum());
        }
        std::erase_if(rolling, [&](Seat seat) { return round[seat.value].sum() < highest; });
    }
    result.first = rolling.front();
    return result;
}

std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed) {
    Random random(seed, Domain::Order);
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < players; ++i) seats.emplace_back(i);
    shuffle(std::span(seats), random);
    return seats;
}

}  // namespace catan
