// Finds the complete cities that each field touches (K11), by one walk over the board.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "carcassonne/core/board.hpp"
#include "carcassonne/core/tiles.hpp"

namespace carcassonne {

class Farmland {
public:
    explicit Farmland(const Board& board);

    [[nodiscard]] int complete_cities(FeatureId field) const {
        return std::popcount(cities_[field.value]);
    }

private:
    std::array<std::uint32_t, part_count> cities_{};  // of each field, a bit for each complete city
};

}  // namespace carcassonne
