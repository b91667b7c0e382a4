#include "carcassonne/core/chance.hpp"

namespace carcassonne {

std::vector<WeightedOutcome> possible_outcomes(const State& state) {
    std::vector<WeightedOutcome> outcomes;
    if (!awaits_outcome(state)) return outcomes;
    for (const Tile tile : all_tiles) {
        const std::uint8_t left = state.bag[index(tile)];
        if (left > 0) outcomes.push_back({DrawnTile{tile}, left});
    }
    return outcomes;
}

bool is_possible(const State& state, const Outcome& outcome) {
    return awaits_outcome(state) && state.bag[index(std::get<DrawnTile>(outcome).tile)] > 0;
}

DrawnTile draw_tile(const TileCounts& bag, Random& random) {
    const std::uint32_t ticket = random.below(static_cast<std::uint32_t>(total(bag)));
    std::size_t kind = 0;
    std::uint32_t passed = 0;
    for (const std::uint32_t count : bag) {
        passed += count;
        kind += ticket >= passed ? 1 : 0;  // branchless: a branch would be unpredictable
    }
    return {static_cast<Tile>(kind)};
}

Outcome Dealer::deal(const State& state) {
    Random random = source_.draw(dealt_++);
    return draw_tile(state.bag, random);
}

}  // namespace carcassonne
