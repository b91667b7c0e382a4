#include "carcassonne/core/invariants.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <utility>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/score.hpp"

namespace carcassonne {
namespace {

struct Checker {
    const Game& game;
    const State& state;
    std::vector<std::string> broken;

    [[nodiscard]] const Board& board() const { return state.board; }
    void demand(bool holds, const char* law) {
        if (!holds) broken.emplace_back(law);
    }

    // K1, K3
    void check_tiles() {
        TileCounts sum{};
        const auto add = [&](Tile tile, std::size_t count) {
            sum[index(tile)] = static_cast<std::uint8_t>(sum[index(tile)] + count);
        };
        for (const Tile tile : all_tiles) {
            add(tile, state.bag[index(tile)] + std::size_t{state.set_aside[index(tile)]});
        }
        for (const LaidTile& tile : board().tiles()) add(tile.tile, 1);
        if (const auto* placing = std::get_if<Placing>(&state.phase)) add(placing->tile, 1);
        demand(sum == box(), "K1: every tile is in the bag, in hand, on the board or set aside");
        const bool has_start =
            !board().tiles().empty() && board().tiles().front().at() == Position{0, 0};
        demand(has_start || board().tiles().empty(), "K2: the first tile lies at 0,0");
        if (game.settings().start == Start::TileD) {
            demand(has_start && board().tiles().front().tile == start_tile &&
                       board().tiles().front().top == Side::North,
                   "K2: D lies at 0,0 with its city north");
        }
    }

    // K3: every tile touches an earlier one and matches all its neighbours; the open places lie around the tiles.
    void check_places() {
        std::set<Position> positions;
        std::set<Position> around;
        if (board().tiles().empty()) around.insert({0, 0});
        bool all_touch = true;
        bool all_match = true;
        bool all_found = true;
        for (const LaidTile& tile : board().tiles()) {
            bool touches = positions.empty();
            for (const Side side : all_sides) {
                const Position beyond = tile.at().to(side);
                touches |= positions.contains(beyond);
                const LaidTile* neighbour = board().tile_at(beyond);
                if (neighbour == nullptr) {
                    around.insert(beyond);
                } else {
                    all_match &= tile.edge(side) == neighbour->edge(opposite(side));
                }
            }
            all_touch &= touches;
            all_found &= positions.insert(tile.at()).second && board().tile_at(tile.at()) == &tile;
        }
        demand(all_touch, "K3: every tile touches one that lay there before");
        demand(all_match, "K3: all edges that touch match");
        bool places_hold = board().open_places().size() == around.size();
        for (const OpenPlace& place : board().open_places()) {
            places_hold &=
                around.contains(place.at()) && board().open_place_at(place.at()) == &place;
            all_found &= board().tile_at(place.at()) == nullptr;
            for (const Side side : all_sides) {
                const LaidTile* neighbour = board().tile_at(place.at().to(side));
                places_hold &=
                    place.around[side] ==
                    (neighbour == nullptr ? Edge::None : neighbour->edge(opposite(side)));
            }
        }
        demand(all_found, "every tile is found at its position, and at no other");
        demand(places_hold, "K3: the open places lie around the tiles and know the edges there");
    }

    // K1, K6-K9: features and their counts, found by flooding.
    void check_features() {
        std::vector<bool> is_flooded(board().part_count());
        bool are_numbered = true;
        for (const LaidTile& tile : board().tiles()) {
            const std::size_t count = parts(tile.tile).size();
            for (std::size_t part = 0; part < count; ++part) {
                const std::size_t id = tile.part(part).value;
                are_numbered &= id < is_flooded.size();
                if (are_numbered && !is_flooded[id]) check_feature(tile, part, is_flooded);
            }
        }
        demand(are_numbered && std::ranges::all_of(is_flooded, [](bool is) { return is; }),
               "the parts of the tiles have numbers without gaps");
    }

    void check_feature(const LaidTile& first, std::size_t first_part,
                       std::vector<bool>& is_flooded) {
        const FeatureId id(first.part(first_part).value);
        const FeatureKind kind = parts(first.tile)[first_part].kind;
        FeatureCounts counts;
        std::set<const LaidTile*> covered;
        std::vector<std::pair<const LaidTile*, std::size_t>> flood{{&first, first_part}};
        is_flooded[id.value] = true;
        bool has_same_id = true;
        const auto go_on = [&](const LaidTile& tile, std::size_t part) {
            const std::size_t number = tile.part(part).value;
            if (!is_flooded[number]) flood.emplace_back(&tile, part);
            is_flooded[number] = true;
        };
        while (!flood.empty()) {
            const auto [tile, part] = flood.back();
            flood.pop_back();
            has_same_id &= board().feature_of(tile->part(part)) == id;
            covered.insert(tile);
            if (tile->follower.exists() && tile->on_part == part) {
                counts.followers.add(tile->follower);
            }
            if (parts(tile->tile)[part].pennant) ++counts.pennants;
            const Face& turned_tile = face(tile->tile, tile->top);
            for (const Half half : all_halves) {
                const Side side = side_of(half);
                const bool is_end =
                    half == left_half(side) && turned_tile.of_side[index(side)] == part;
                const bool is_field = turned_tile.of_half[index(half)] == part;
                if (!is_end && !is_field) continue;
                const LaidTile* neighbour = board().tile_at(tile->at().to(side));
                if (neighbour == nullptr) {
                    if (is_end) ++counts.open;
                    continue;
                }
                const Face& theirs = face(neighbour->tile, neighbour->top);
                go_on(*neighbour, is_end ? theirs.of_side[index(opposite(side))]
                                         : theirs.of_half[index(facing(half))]);
            }
        }
        demand(has_same_id, "K1: the parts of a feature know its id, the smallest number");
        counts.tiles = static_cast<std::uint8_t>(kind == FeatureKind::Field ? 0 : covered.size());
        if (kind == FeatureKind::Cloister) {
            counts.tiles = count_around(first);
            counts.open = static_cast<std::uint8_t>(9 - counts.tiles);
        }
        demand(board()[id] == counts, "K6-K9: what is counted of a feature is what lies there");
        if (kind == FeatureKind::Field) return;
        const bool may_wait = state.in<PlacingFollower>();
        demand(may_wait || counts.open > 0 || counts.followers.empty(),
               "K10: what is complete was scored");
    }

    [[nodiscard]] std::uint8_t count_around(const LaidTile& cloister) const {
        const auto near = [&](const LaidTile& tile) {
            return std::abs(tile.x - cloister.x) <= 1 && std::abs(tile.y - cloister.y) <= 1;
        };
        return static_cast<std::uint8_t>(std::ranges::count_if(board().tiles(), near));
    }

    // K4, K13
    void check_followers() {
        std::array<int, most_players> on_board{};
        bool all_stand = true;
        bool no_farmer = true;
        for (const LaidTile& tile : board().tiles()) {
            const std::size_t count = parts(tile.tile).size();
            all_stand &= tile.follower.exists() == (tile.on_part < count);
            if (!tile.follower.exists() || tile.on_part >= count) continue;
            all_stand &= tile.follower.value < game.players();
            if (tile.follower.value < most_players) ++on_board[tile.follower.value];
            no_farmer &= parts(tile.tile)[tile.on_part].kind != FeatureKind::Field;
        }
        demand(all_stand, "K4: a follower stands on a part of its tile");
        demand(no_farmer || game.settings().farmers, "K11: no farmers with `farmers off`");
        for (std::size_t i = 0; i < most_players; ++i) {
            const int all = i < game.players() ? followers_each : 0;
            demand(on_board[i] + state.players[i].followers == all,
                   "K13: seven followers each, in hand or on the board");
        }
    }

    // K5, K12, K15
    void check_phase() {
        const bool is_bag_empty = total(state.bag) == 0;
        demand(state.turn.player.value < game.players(), "K13: the turn is a player's");
        if (const auto* placing = std::get_if<Placing>(&state.phase)) {
            demand(fits_anywhere(board(), placing->tile), "K3: the tile in hand fits somewhere");
        }
        if (const auto* over = std::get_if<GameOver>(&state.phase)) {
            demand(is_bag_empty, "K12: the game ends with the last tile");
            demand(over->winners == leaders(game, state), "K12: most points win");
        }
        if (state.in<BeforeDraw>() || state.in<AwaitingTile>()) {
            demand(!is_bag_empty, "K12: the game goes on while there are tiles");
        }
        if (state.in<AwaitingTile>() || state.in<Placing>()) {
            demand(!state.turn.placed.exists(), "K15: nothing is taken back after a draw");
        }
        if (state.in<PlacingFollower>()) {
            demand(!board().tiles().empty(), "K4: a tile was placed");
            demand(state.turn.placed == state.turn.player,
                   "K15: the player to move placed the tile");
        }
        for (std::size_t i = game.players(); i < most_players; ++i) {
            demand(state.players[i] == Player{}, "K13: an empty seat has nothing");
        }
    }
};

}  // namespace

std::vector<std::string> broken_invariants(const Game& game, const State& state) {
    Checker checker{game, state, {}};
    checker.check_tiles();
    checker.check_places();
    checker.check_features();
    checker.check_followers();
    checker.check_phase();
    return checker.broken;
}

}  // namespace carcassonne
