#include "carcassonne/core/apply.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"
#include "worth.hpp"

namespace carcassonne {
namespace {

// Applies commands and outcomes. Assumes that they are legal and checks nothing.
struct Change {
    const Game& game;
    State& state;
    Events* events;

    void operator()(Draw) const {
        state.turn.placed = Seat::none();
        state.phase = AwaitingTile{};
    }

    void operator()(DrawnTile drawn) const {
        --state.bag[index(drawn.tile)];
        report(TileDrawn{seat(), drawn.tile});
        if (fits_anywhere(state.board, drawn.tile)) {
            state.phase = Placing{drawn.tile};
            return;
        }
        ++state.set_aside[index(drawn.tile)];
        report(TileSetAside{seat(), drawn.tile});
        state.phase = BeforeDraw{};
        if (total(state.bag) == 0) end_game();
    }

    void operator()(const Place& command) const {
        const Tile tile = std::get<Placing>(state.phase).tile;
        state.board.lay(tile, command.at, command.top);
        state.turn.placed = seat();
        state.phase = PlacingFollower{};
        report(TilePlaced{seat(), tile, command.at, command.top});
    }

    void operator()(Follower command) const {
        const LaidTile& tile = state.board.last_tile();
        place_follower(tile.part_at(command.on));
    }

    void operator()(Pass) const { end_turn(); }

    void place_follower(std::uint8_t part) const {
        state.board.place_follower(seat(), part);
        --state[seat()].followers;
        const LaidTile& tile = state.board.last_tile();
        report(FollowerPlaced{seat(), tile.at(), tile.spot(part)});
        end_turn();
    }

private:
    [[nodiscard]] Seat seat() const { return state.turn.player; }

    void report(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }

    // K5, K10
    void end_turn() const {
        score_roads_and_cities();
        score_cloisters();
        if (total(state.bag) == 0) {
            end_game();
            return;
        }
        ++state.turn.number;
        state.turn.player = game.seat_after(seat());
        state.phase = BeforeDraw{};
        report(TurnBegan{state.turn.number, seat()});
    }

    // Those of the tile just placed, clockwise from its northern side.
    void score_roads_and_cities() const {
        const LaidTile& tile = state.board.last_tile();
        const auto& of_side = face(tile.tile, tile.top).of_side;
        std::array<FeatureId, side_count> scored;
        for (std::size_t i = 0; i < side_count; ++i) {
            if (of_side[i] == no_part) continue;
            const FeatureId id = state.board.feature_of(tile.part(of_side[i]));
            if (!state.board.is_complete(id)) continue;
            if (std::find(scored.begin(), scored.end(), id) != scored.end()) continue;
            scored[i] = id;
            score(id, tile, of_side[i]);
        }
    }

    // Those of which the tile just placed is a neighbour or the middle, by y, then x.
    void score_cloisters() const {
        const LaidTile& last = state.board.last_tile();
        std::array<const LaidTile*, cloister_count> complete{};
        std::size_t count = 0;
        for (const std::uint8_t number : state.board.cloisters()) {
            const LaidTile& tile = state.board.tiles()[number];
            if (!lie_together(tile, last)) continue;
            if (!state.board.is_complete(cloister_of(tile))) continue;
            std::size_t i = count++;
            for (; i > 0 && lies_before(tile, *complete[i - 1]); --i) complete[i] = complete[i - 1];
            complete[i] = &tile;
        }
        for (std::size_t i = 0; i < count; ++i) {
            score(cloister_of(*complete[i]), *complete[i], cloister_part(complete[i]->tile));
        }
    }

    [[nodiscard]] static bool lies_before(const LaidTile& tile, const LaidTile& other) {
        return tile.y != other.y ? tile.y < other.y : tile.x < other.x;
    }

    [[nodiscard]] FeatureId cloister_of(const LaidTile& tile) const {
        return state.board.feature_of(tile.part(cloister_part(tile.tile)));
    }

    // K9
    void score(FeatureId id, const LaidTile& tile, std::size_t part) const {
        const FeatureCounts counts = state.board[id];
        if (events != nullptr) report(FeatureCompleted{feature(game, state, tile, part)});
        if (counts.followers.empty()) return;
        const int points = worth(game, parts(tile.tile)[part].kind, counts);
        const SeatSet owners = counts.followers.majority();
        for (std::size_t i = 0; i < game.players(); ++i) {
            Player& player = state.players[i];
            if (owners.contains(Seat(i))) {
                player.points = static_cast<std::uint16_t>(player.points + points);
            }
            player.followers =
                static_cast<std::uint8_t>(player.followers + counts.followers[Seat(i)]);
        }
        if (events != nullptr) report_returned(id);
        state.board.remove_followers(id);
    }

    void report_returned(FeatureId id) const {
        for (const LaidTile& tile : state.board.tiles()) {
            if (!tile.follower.exists()) continue;
            if (state.board.feature_of(tile.part(tile.on_part)) != id) continue;
            report(FollowerReturned{tile.follower, tile.at(), tile.spot(tile.on_part)});
        }
    }

    // K12
    void end_game() const {
        if (events != nullptr) {
            for (const Feature& counted : final_features(game, state)) {
                report(FeatureCounted{counted});
            }
        }
        const Points points = projected(game, state);
        for (std::size_t i = 0; i < game.players(); ++i) {
            state.players[i].points = static_cast<std::uint16_t>(points[i]);
        }
        const SeatSet winners = leaders(game, state);
        state.phase = GameOver{winners};
        report(GameEnded{points, ranking(game, state), winners});
    }
};

}  // namespace

void apply(const Game& game, State& state, const Command& command, Events* events) {
    assert(!refuse(game, state, command));
    std::visit(Change{game, state, events}, command);
}

void apply(const Game& game, State& state, const Outcome& outcome, Events* events) {
    assert(!refuse(state, outcome));
    std::visit(Change{game, state, events}, outcome);
}

void apply_any(const Game& game, State& state, Random& random) {
    const Change change{game, state, nullptr};
    const std::size_t count = count_legal(game, state);
    const std::size_t chosen = random.below(static_cast<std::uint32_t>(count));
    if (const auto* placing = std::get_if<Placing>(&state.phase)) {
        change(nth_place(state.board, placing->tile, chosen));
    } else if (state.in<PlacingFollower>()) {
        const Command command = nth_legal(game, state, chosen);
        std::visit(change, command);
    } else {
        change(Draw{});
    }
}

void apply_any_outcome(const Game& game, State& state, Random& random) {
    Change{game, state, nullptr}(draw_tile(state.bag, random));
}

void play_out(const Game& game, State& state, Random& random) {
    while (!state.in<GameOver>()) {
        if (awaits_outcome(state)) {
            apply_any_outcome(game, state, random);
        } else {
            apply_any(game, state, random);
        }
    }
}

}  // namespace carcassonne
