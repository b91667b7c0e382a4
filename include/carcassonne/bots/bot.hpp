// Plays a seat as a bot: takes positions, which hide nothing in this game (K14), and returns legal commands. Deterministic:
// the same position and options give the same move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "carcassonne/core/bot_level.hpp"
#include "carcassonne/core/command.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/move.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne::bots {

// Why no bot of this level plays; empty for random ones, which do.
[[nodiscard]] std::string why_not_played(Level level);

struct BotOptions {
    Level level = usual_level;
    std::uint64_t seed = 0;  // for its own choices; unrelated to the game's seed
    std::uint32_t effort = usual_effort;
};

// A move, and if estimated, the probability to win with it, in ten-thousandths.
struct Advice {
    Command command;
    std::optional<std::uint32_t> chance{};
};

class Bot {
public:
    // The game must outlive the bot.
    Bot(const Game& game, Seat /*seat*/, const BotOptions& options)
        : game_(&game), options_(options) {}

    // A position has all that a bot needs, so it remembers nothing.
    void hear(const SeenMove& /*seen*/) {}
    void forget() {}

    // Returns a legal command. Some player must be to move.
    [[nodiscard]] Command decide(const State& state, const std::stop_token& stop = {}) const;
    // Moves that are all different, at most `most`.
    [[nodiscard]] std::vector<Advice> advise(const State& state, std::size_t most,
                                             const std::stop_token& stop = {}) const;

private:
    const Game* game_;
    BotOptions options_;
};

}  // namespace carcassonne::bots
