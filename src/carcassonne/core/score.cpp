#include "carcassonne/core/score.hpp"

#include <algorithm>
#include <bitset>
#include <optional>

#include "farmland.hpp"
#include "worth.hpp"

namespace carcassonne {
namespace {

void add(Points& points, SeatSet seats, int each) {
    for (std::size_t i = 0; i < most_players; ++i) {
        if (seats.contains(Seat(i))) points[i] += each;
    }
}

}  // namespace

Points projected(const Game& game, const State& state) {
    Points points{};
    for (std::size_t i = 0; i < most_players; ++i) points[i] = state.players[i].points;
    if (state.in<GameOver>()) return points;
    const Board& board = state.board;
    std::bitset<part_count> is_counted;
    std::optional<Farmland> farmland;
    for (const LaidTile& tile : board.tiles()) {
        if (!tile.follower.exists()) continue;
        const FeatureId id = board.feature_of(tile.part(tile.on_part));
        if (is_counted[id.value]) continue;
        is_counted[id.value] = true;
        const FeatureKind kind = parts(tile.tile)[tile.on_part].kind;
        const SeatSet owners = board[id].followers.majority();
        if (kind == FeatureKind::Field) {
            if (!farmland) farmland.emplace(board);
            add(points, owners, points_for_city_of_field * farmland->complete_cities(id));
        } else {
            add(points, owners, worth(game, kind, board[id]));
        }
    }
    return points;
}

std::vector<Feature> final_features(const Game& game, const State& state) {
    if (state.in<GameOver>()) return {};
    std::vector<Feature> all = features(game, state);
    std::erase_if(all, [](const Feature& feature) { return feature.followers.empty(); });
    return all;
}

SeatSet leaders(const Game& game, const State& state) {
    int most = 0;
    for (std::size_t i = 0; i < game.players(); ++i) {
        most = std::max<int>(most, state.players[i].points);
    }
    SeatSet seats;
    for (std::size_t i = 0; i < game.players(); ++i) {
        if (state.players[i].points == most) seats.insert(Seat(i));
    }
    return seats;
}

std::array<std::uint8_t, most_players> ranking(const Game& game, const State& state) {
    std::array<std::uint8_t, most_players> ranks{};
    for (std::size_t i = 0; i < game.players(); ++i) {
        ranks[i] = 1;
        for (std::size_t other = 0; other < game.players(); ++other) {
            if (state.players[other].points > state.players[i].points) ++ranks[i];
        }
    }
    return ranks;
}

}  // namespace carcassonne
