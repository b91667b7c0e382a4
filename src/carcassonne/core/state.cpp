#include "carcassonne/core/state.hpp"

#include <bit>

namespace carcassonne {
namespace {

// Hashes values, not memory, so that padding and byte order do not matter. The rotation makes the
// order of values count, and the multiplication spreads the bits.
class Hash {
public:
    void add(std::uint64_t number) {
        value_ = (std::rotl(value_, 23) ^ number) * 0x9e3779b97f4a7c15U;
        value_ ^= value_ >> 29U;
    }
    void add(const TileCounts& tiles) {
        for (const auto count : tiles) add(count);
    }
    void add(const LaidTile& tile) {
        add(static_cast<std::uint8_t>(tile.x));
        add(static_cast<std::uint8_t>(tile.y));
        add(index(tile.tile) * side_count + index(tile.top));
        add(tile.follower.value);
        add(tile.on_part);
    }

    [[nodiscard]] std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace

State start(const Game& game) {
    State state;
    state.bag = box();
    for (std::size_t i = 0; i < game.players(); ++i) state.players[i].followers = followers_each;
    state.turn.player = game.settings().first;
    if (game.settings().start == Start::TileD) {
        --state.bag[index(start_tile)];
        state.board.lay(start_tile, {0, 0}, Side::North);
    }
    return state;
}

std::uint64_t hash(const State& state) {
    Hash hash;
    hash.add(state.board.tiles().size());
    for (const LaidTile& tile : state.board.tiles()) hash.add(tile);
    hash.add(state.bag);
    hash.add(state.set_aside);
    for (const Player& player : state.players) {
        hash.add(player.points);
        hash.add(player.followers);
    }
    hash.add(state.turn.number);
    hash.add(state.turn.player.value);
    hash.add(state.turn.placed.value);
    hash.add(state.phase.index());
    if (const auto* placing = std::get_if<Placing>(&state.phase)) hash.add(index(placing->tile));
    if (const auto* over = std::get_if<GameOver>(&state.phase)) hash.add(over->winners.bits);
    return hash.value();
}

}  // namespace carcassonne
