#include "farmland.hpp"

namespace carcassonne {

Farmland::Farmland(const Board& board) {
    // The box has 49 parts of cities, and a complete city takes at least two of them. So 32 bits are enough.
    std::array<std::uint8_t, part_count> bits{};
    std::uint8_t count = 0;
    for (const LaidTile& tile : board.tiles()) {
        for (const Touch touch : touches(tile.tile)) {
            const FeatureId city = board.feature_of(tile.part(touch.city));
            if (!board.is_complete(city)) continue;
            std::uint8_t& bit = bits[city.value];
            if (bit == 0) bit = ++count;  // the first city has bit 1
            const FeatureId field = board.feature_of(tile.part(touch.field));
            cities_[field.value] |= std::uint32_t{1} << bit;
        }
    }
}

}  // namespace carcassonne
