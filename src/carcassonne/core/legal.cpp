#include "carcassonne/core/legal.hpp"

#include <algorithm>
#include <bit>

namespace carcassonne {
namespace {

// The number of the n-th bit that is set.
std::uint8_t nth_bit(std::uint8_t bits, std::size_t n) {
    for (; n > 0; --n) bits = static_cast<std::uint8_t>(bits & (bits - 1));
    return static_cast<std::uint8_t>(std::countr_zero(bits));
}

template <typename Use>
void for_each_place(const Board& board, Tile tile, const Use& use) {
    const Fits& fits_at = fits(tile);
    for (const OpenPlace& place : board.open_places()) {
        const SideSet tops = fits_at[place.around.bits];
        for (const Side top : all_sides) {
            if (tops.contains(top)) use(Place{place.at(), top});
        }
    }
}

}  // namespace

bool fits_anywhere(const Board& board, Tile tile) {
    const Fits& fits_at = fits(tile);
    return std::ranges::any_of(board.open_places(), [&](const OpenPlace& place) {
        return !fits_at[place.around.bits].empty();
    });
}

std::size_t count_places(const Board& board, Tile tile) {
    const Fits& fits_at = fits(tile);
    std::size_t count = 0;
    for (const OpenPlace& place : board.open_places()) count += fits_at[place.around.bits].size();
    return count;
}

Place nth_place(const Board& board, Tile tile, std::size_t n) {
    const Fits& fits_at = fits(tile);
    for (const OpenPlace& place : board.open_places()) {
        const SideSet tops = fits_at[place.around.bits];
        if (n < tops.size()) return {place.at(), static_cast<Side>(nth_bit(tops.bits, n))};
        n -= tops.size();
    }
    return {};
}

std::vector<Place> legal_places(const Board& board, Tile tile) {
    std::vector<Place> places;
    for_each_place(board, tile, [&](Place place) { places.push_back(place); });
    return places;
}

std::uint8_t free_parts(const Game& game, const State& state) {
    if (!state.in<PlacingFollower>() || state[state.turn.player].followers == 0) return 0;
    const LaidTile& tile = state.board.last_tile();
    const std::span<const TilePart> all = parts(tile.tile);
    unsigned free = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == FeatureKind::Field && !game.settings().farmers) continue;
        const FeatureId feature = state.board.feature_of(tile.part(i));
        if (state.board[feature].followers.empty()) free |= 1U << i;
    }
    return static_cast<std::uint8_t>(free);
}

std::vector<Spot> free_spots(const Game& game, const State& state) {
    std::vector<Spot> spots;
    const std::uint8_t free = free_parts(game, state);
    for (std::size_t i = 0; i < most_parts_of_tile; ++i) {
        if ((free >> i & 1) != 0) spots.push_back(state.board.last_tile().spot(i));
    }
    return spots;
}

void list_legal(const Game& game, const State& state, std::vector<Command>& commands) {
    commands.clear();
    if (state.in<BeforeDraw>()) commands.emplace_back(Draw{});
    if (const auto* placing = std::get_if<Placing>(&state.phase)) {
        for_each_place(state.board, placing->tile, [&](Place place) { commands.push_back(place); });
    }
    if (state.in<PlacingFollower>()) {
        for (const Spot spot : free_spots(game, state)) commands.emplace_back(Follower{spot});
        commands.emplace_back(Pass{});
    }
}

std::vector<Command> legal(const Game& game, const State& state) {
    std::vector<Command> commands;
    list_legal(game, state, commands);
    return commands;
}

std::size_t count_legal(const Game& game, const State& state) {
    if (state.in<BeforeDraw>()) return 1;
    if (const auto* placing = std::get_if<Placing>(&state.phase)) {
        return count_places(state.board, placing->tile);
    }
    if (state.in<PlacingFollower>()) {
        return static_cast<std::size_t>(std::popcount(free_parts(game, state))) + 1;
    }
    return 0;
}

Command nth_legal(const Game& game, const State& state, std::size_t n) {
    if (const auto* placing = std::get_if<Placing>(&state.phase)) {
        return nth_place(state.board, placing->tile, n);
    }
    if (!state.in<PlacingFollower>()) return Draw{};
    const std::uint8_t free = free_parts(game, state);
    if (n >= static_cast<std::size_t>(std::popcount(free))) return Pass{};
    return Follower{state.board.last_tile().spot(nth_bit(free, n))};
}

Command choose_legal(const Game& game, const State& state, Random& random) {
    const auto count = static_cast<std::uint32_t>(count_legal(game, state));
    return nth_legal(game, state, random.below(count));
}

}  // namespace carcassonne
