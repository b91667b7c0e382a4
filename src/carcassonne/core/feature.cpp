#include "carcassonne/core/feature.hpp"

#include <algorithm>
#include <span>

#include "farmland.hpp"
#include "worth.hpp"

namespace carcassonne {
namespace {

void count_field(const Board& board, FeatureId id, Feature& field) {
    for (const LaidTile& tile : board.tiles()) {
        const Face& turned_tile = face(tile.tile, tile.top);
        bool is_on_tile = false;
        for (const Half half : all_halves) {
            const std::uint8_t part = turned_tile.of_half[index(half)];
            if (part == no_part || board.feature_of(tile.part(part)) != id) continue;
            is_on_tile = true;
            if (board.tile_at(tile.at().to(side_of(half))) == nullptr) ++field.open;
        }
        if (is_on_tile) ++field.tiles;
    }
}

Feature describe(const Game& game, const Board& board, const LaidTile& tile, std::size_t part,
                 const Farmland* farmland) {
    const FeatureId id = board.feature_of(tile.part(part));
    const FeatureCounts& counts = board[id];
    const TilePart& described = parts(tile.tile)[part];
    Feature found;
    found.kind = described.kind;
    found.at = tile.at();
    found.spot = tile.spot(part);
    found.followers = counts.followers;
    found.owners = counts.followers.majority();
    if (found.kind == FeatureKind::Field) {
        count_field(board, id, found);
        found.cities = farmland != nullptr ? farmland->complete_cities(id)
                                           : Farmland(board).complete_cities(id);
        if (game.settings().farmers) found.points = points_for_city_of_field * found.cities;
        return found;
    }
    found.tiles = counts.tiles;
    found.pennants = counts.pennants;
    found.open = counts.open;
    found.complete = counts.open == 0;
    found.points = worth(game, found.kind, counts);
    return found;
}

}  // namespace

std::optional<Feature> feature_at(const Game& game, const State& state, Position at, Spot spot) {
    const LaidTile* tile = state.board.tile_at(at);
    if (tile == nullptr) return std::nullopt;
    const std::uint8_t part = tile->part_at(spot);
    if (part == no_part) return std::nullopt;
    return describe(game, state.board, *tile, part, nullptr);
}

Feature feature(const Game& game, const State& state, const LaidTile& tile, std::size_t part) {
    return describe(game, state.board, tile, part, nullptr);
}

std::vector<Feature> features(const Game& game, const State& state) {
    const Farmland farmland(state.board);
    std::vector<Feature> all;
    for (const LaidTile& tile : state.board.tiles()) {
        const std::size_t count = parts(tile.tile).size();
        for (std::size_t part = 0; part < count; ++part) {
            if (state.board.feature_of(tile.part(part)).value != tile.part(part).value) continue;
            all.push_back(describe(game, state.board, tile, part, &farmland));
        }
    }
    std::ranges::stable_sort(all, {}, &Feature::kind);
    return all;
}

}  // namespace carcassonne
