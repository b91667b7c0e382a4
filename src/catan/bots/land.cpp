#include "land.hpp"

#include <algorithm>

namespace catan::bots {

Land::Land(const Game& game)
    : game_(&game),
      pips_(game.topology().intersections()),
      sums_(game.topology().intersections()),
      numbers_(game.topology().intersections()),
      hex_pips_(game.topology().hexes()) {
    std::array<int, resource_count> totals{};
    int all = 0;
    for (std::size_t i = 0; i < hex_pips_.size(); ++i) {
        const HexId hex(i);
        const auto resource = resource_of(game.board().terrain(hex));
        if (!resource) continue;
        const int chances = catan::pips(game.board().token(hex));
        hex_pips_[i] = static_cast<std::int16_t>(chances);
        totals[index(*resource)] += chances;
        all += chances;
        for (const IntersectionId corner : game.topology().corners(hex)) {
            auto& of_resource = pips_[corner.value][index(*resource)];
            of_resource = static_cast<std::int16_t>(of_resource + chances);
            numbers_[corner.value] =
                static_cast<std::uint16_t>(numbers_[corner.value] | 1U << game.board().token(hex));
            sums_[corner.value] = static_cast<std::int16_t>(sums_[corner.value] + chances);
        }
    }
    constexpr int most = 32;
    for (std::size_t i = 0; i < resource_count; ++i) {
        const int fair = all * 16 / static_cast<int>(resource_count);
        rarity_[i] = totals[i] == 0 ? most : std::clamp(fair / totals[i], 8, most);
    }
}

}  // namespace catan::bots
