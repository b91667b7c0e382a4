#include "farmland.hpp"

#include <span>

namespace carcassonne {

Farmland::Farmland(const Board& board) {
    // The box has 49 parts of cities, and a complete city takes at least two of them. So 32 bits are enough.
    std::array<std::uint8_t, part_count> city_numbers{};
    std::uint8_t count = 0;
    for (const LaidTile& tile : board.tiles()) {
        const std::span<const Part> all = parts(tile.tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind != FeatureKind::City) continue;
            const FeatureId city = board.feature_of(tile.part(i));
            if (city.value != tile.part(i).value) continue;
            if (board.is_complete(city)) city_numbers[city.value] = count++;
        }
    }
    if (count == 0) return;
    for (const LaidTile& tile : board.tiles()) {
        const std::span<const Part> all = parts(tile.tile);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].cities == 0) continue;
            const FeatureId field = board.feature_of(tile.part(i));
            for (std::size_t part = 0; part < all.size(); ++part) {
                if ((all[i].cities >> part & 1) == 0) continue;
                const FeatureId city = board.feature_of(tile.part(part));
                if (!board.is_complete(city)) continue;
                cities_[field.value] |= std::uint32_t{1} << city_numbers[city.value];
            }
        }
    }
}

}  // namespace carcassonne
