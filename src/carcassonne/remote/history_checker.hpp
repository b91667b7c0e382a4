// Checks that the moves that a host tells lead to the position that it tells, because a guest does not trust a host. Nothing is
// hidden in Carcassonne (K14), so it plays every move again; only which tile is drawn is the host's to say.
#pragma once

#include <vector>

#include "carcassonne/core/game.hpp"
#include "carcassonne/core/move.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne::remote {

class HistoryChecker {
public:
    // Starts at the beginning of the game, which must outlive the checker.
    explicit HistoryChecker(const Game& game) : game_(&game), state_(start(game)) {}

    // Plays the next move. Returns false if it is not legal, is not written as moves are recorded, or has other events than
    // these. The checker must not be used after that.
    [[nodiscard]] bool add(const SeenMove& seen);
    // K15: removes the last move. If it was final, no position fits any more.
    void take_back(const SeenMove& seen);
    [[nodiscard]] bool fits(const State& state) const { return is_possible_ && state == state_; }

private:
    const Game* game_;
    State state_;
    std::vector<State>
        before_;  // before each move that can be taken back; at most those of one turn
    bool is_possible_ = true;
};

}  // namespace carcassonne::remote
