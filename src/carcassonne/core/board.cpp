#include "carcassonne/core/board.hpp"

#include <algorithm>

namespace carcassonne {
namespace {

// Positions on the board fit in a byte: the farthest is as far from 0,0 as there are tiles.
static_assert(tile_count < 127);

// Different for all positions of a board of 16 by 16.
std::size_t first_slot(Position at) {
    return static_cast<std::size_t>((at.x & 15) << 4 | (at.y & 15));
}

template <typename Thing>
bool lies_at(const Thing& thing, Position at) {
    return thing.x == at.x && thing.y == at.y;
}

std::uint8_t ends_of(const TilePart& part) {
    return static_cast<std::uint8_t>((part.sides & 1) + (part.sides >> 1 & 1) +
                                     (part.sides >> 2 & 1) + (part.sides >> 3 & 1));
}

constexpr std::uint8_t most_neighbours = 8;

}  // namespace

Board::Board() { add_place({0, 0}, slot_of({0, 0}), Side::North, Edge::None); }

const LaidTile* Board::tile_at(Position at) const {
    const std::uint8_t found = slots_[slot_of(at)];
    return found == 0 || found >= first_place_slot ? nullptr : &tiles_[found - first_tile_slot];
}

const OpenPlace* Board::open_place_at(Position at) const {
    const std::uint8_t found = slots_[slot_of(at)];
    return found < first_place_slot ? nullptr : &places_[found - first_place_slot];
}

// The slot of the position, or the empty one where it belongs. No position is ever removed, and there are more slots than
// positions.
std::size_t Board::slot_of(Position at) const {
    std::size_t slot = first_slot(at);
    for (; slots_[slot] != 0; slot = (slot + 1) % slot_count) {
        const std::size_t found = slots_[slot];
        const bool is_here = found < first_place_slot
                                 ? lies_at(tiles_[found - first_tile_slot], at)
                                 : lies_at(places_[found - first_place_slot], at);
        if (is_here) break;
    }
    return slot;
}

void Board::lay(Tile tile, Position at, Side top) {
    const std::size_t number = tile_count_++;
    const std::size_t slot = slot_of(at);
    const std::size_t place = slots_[slot] - std::size_t{first_place_slot};
    LaidTile& laid = tiles_[number];
    laid.x = static_cast<std::int8_t>(at.x);
    laid.y = static_cast<std::int8_t>(at.y);
    laid.tile = tile;
    laid.top = top;
    laid.first_part = PartId(part_count_);
    slots_[slot] = static_cast<std::uint8_t>(first_tile_slot + number);
    remove_place(place);
    add_parts(laid);
    join_neighbours(laid);
    count_around_cloisters(laid);
}

void Board::add_place(Position at, std::size_t slot, Side side, Edge edge) {
    OpenPlace& place = places_[place_count_];
    place.x = static_cast<std::int8_t>(at.x);
    place.y = static_cast<std::int8_t>(at.y);
    place.around.set(side, edge);
    slots_[slot] = static_cast<std::uint8_t>(first_place_slot + place_count_);
    ++place_count_;
}

// The last place moves into the gap. The slot of the removed one has to be in other use already.
void Board::remove_place(std::size_t place) {
    OpenPlace& last = places_[--place_count_];
    if (place != place_count_) {
        places_[place] = last;
        // Still finds the entry of the last place, which says the same.
        slots_[slot_of(last.at())] = static_cast<std::uint8_t>(first_place_slot + place);
    }
    last = {};
}

void Board::add_parts(const LaidTile& tile) {
    for (const TilePart& part : parts(tile.tile)) {
        FeatureCounts& counts = counts_[part_count_];
        counts.tiles = part.kind == FeatureKind::Field ? 0 : 1;
        counts.pennants = part.pennant ? 1 : 0;
        counts.open = ends_of(part);
        parents_[part_count_] = part_count_;
        ++part_count_;
    }
    if (is_divided(tile.tile)) divided_[divided_count_++] = number_of(tile);
}

void Board::join_neighbours(const LaidTile& tile) {
    const Edges edges = face(tile.tile, tile.top).edges;
    for (const Side side : all_sides) {
        const Position beyond = tile.at().to(side);
        const std::size_t slot = slot_of(beyond);
        const std::uint8_t found = slots_[slot];
        if (found == 0) {
            add_place(beyond, slot, opposite(side), edges[side]);
        } else if (found >= first_place_slot) {
            places_[found - first_place_slot].around.set(opposite(side), edges[side]);
        } else {
            join_across(tile, side, tiles_[found - first_tile_slot]);
        }
    }
}

void Board::join_across(const LaidTile& tile, Side side, const LaidTile& neighbour) {
    const Face& mine = face(tile.tile, tile.top);
    const Face& theirs = face(neighbour.tile, neighbour.top);
    const Side back = opposite(side);
    const Edge edge = mine.edges[side];
    if (edge != Edge::Field) {
        join_ends(tile.part(mine.of_side[index(side)]),
                  neighbour.part(theirs.of_side[index(back)]));
    }
    if (edge == Edge::City) return;
    // Both halves of a side without a road are of the same field.
    join(tile.part(mine.of_half[index(left_half(side))]),
         neighbour.part(theirs.of_half[index(right_half(back))]));
    if (edge == Edge::Field) return;
    join(tile.part(mine.of_half[index(right_half(side))]),
         neighbour.part(theirs.of_half[index(left_half(back))]));
}

// The oldest part of the feature. Shortens the way for the next time.
std::uint8_t Board::root(std::uint8_t part) {
    while (parents_[part] != part) {
        parents_[part] = parents_[parents_[part]];
        part = parents_[part];
    }
    return part;
}

// Roads and cities: two ends meet, and tiles and pennants are added up.
void Board::join_ends(PartId part, PartId other) {
    const std::uint8_t mine = root(part.value);
    const std::uint8_t theirs = root(other.value);
    std::uint8_t tiles = counts_[mine].tiles;
    if (mine != theirs) {
        tiles = static_cast<std::uint8_t>(tiles + counts_[theirs].tiles -
                                          count_shared_tiles(mine, theirs));
    }
    FeatureCounts& joined = counts_[join(part, other)];
    joined.tiles = tiles;
    joined.open = static_cast<std::uint8_t>(joined.open - 2);
}

// Adds up all but the distinct tiles, and returns the oldest part of both.
std::uint8_t Board::join(PartId part, PartId other) {
    const std::uint8_t mine = root(part.value);
    const std::uint8_t theirs = root(other.value);
    if (mine == theirs) return mine;
    const auto [older, newer] = std::minmax(mine, theirs);
    FeatureCounts& sum = counts_[older];
    const FeatureCounts& added = counts_[newer];
    sum.followers += added.followers;
    sum.pennants = static_cast<std::uint8_t>(sum.pennants + added.pennants);
    sum.open = static_cast<std::uint8_t>(sum.open + added.open);
    counts_[newer] = {};
    parents_[newer] = older;
    return older;
}

// The tiles that lie in both of two different roads or cities. Only tiles with several such parts can.
std::uint8_t Board::count_shared_tiles(std::uint8_t root, std::uint8_t other) const {
    std::uint8_t shared = 0;
    for (std::size_t i = 0; i < divided_count_; ++i) {
        const LaidTile& tile = tiles_[divided_[i]];
        const std::size_t count = parts(tile.tile).size();
        bool is_in_one = false;
        bool is_in_other = false;
        for (std::size_t number = 0; number < count; ++number) {
            const std::uint8_t feature = feature_of(tile.part(number)).value;
            is_in_one |= feature == root;
            is_in_other |= feature == other;
        }
        if (is_in_one && is_in_other) ++shared;
    }
    return shared;
}

// K8: a tile is a neighbour of the cloisters around it, and may have one itself.
void Board::count_around_cloisters(const LaidTile& tile) {
    const auto add_neighbour = [&](const LaidTile& cloister) {
        FeatureCounts& counts = counts_[cloister.part(cloister_part(cloister.tile)).value];
        ++counts.tiles;
        --counts.open;
    };
    for (const std::uint8_t cloister : cloisters()) {
        if (lie_together(tiles_[cloister], tile)) add_neighbour(tiles_[cloister]);
    }
    const std::uint8_t part = cloister_part(tile.tile);
    if (part == no_part) return;
    counts_[tile.part(part).value].open = most_neighbours;
    for (const LaidTile& other : tiles()) {
        if (&other != &tile && lie_together(tile, other)) add_neighbour(tile);
    }
    cloisters_[cloister_count_++] = number_of(tile);
}

void Board::place_follower(Seat seat, std::uint8_t part) {
    LaidTile& tile = tiles_[tile_count_ - std::size_t{1}];
    tile.follower = seat;
    tile.on_part = part;
    counts_[feature_of(tile.part(part)).value].followers.add(seat);
}

void Board::remove_followers(FeatureId feature) {
    counts_[feature.value].followers = {};
    for (std::size_t i = 0; i < tile_count_; ++i) {
        LaidTile& tile = tiles_[i];
        if (!tile.follower.exists() || feature_of(tile.part(tile.on_part)) != feature) continue;
        tile.follower = Seat::none();
        tile.on_part = no_part;
    }
}

}  // namespace carcassonne
