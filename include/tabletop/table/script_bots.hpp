// Asks bots for moves and advice in the place of the player to move, for scripts. Runs synchronously on the caller's thread.
//
// Only src/table/script_bots_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/match.hpp"

namespace tabletop::table {

// The seed is the bots' own and independent of the game's.
struct ThinkingOptions {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
};

// Serves one match, which must not be moved. L is the Language of a game that names its bots.
template <typename L>
class ScriptBots {
public:
    using Match = table::Match<L>;
    using Bots = typename L::Bots;
    using Advice = typename Bots::Advice;
    using Command = typename Match::Command;

    explicit ScriptBots(const ThinkingOptions& options) : options_(options) {}

    // The move that a bot of this level would make now, and its best moves, at most `most`. The game must not be over.
    [[nodiscard]] Command decide(const Match& match, bots::Level level);
    [[nodiscard]] std::vector<Advice> advise(const Match& match, bots::Level level,
                                             std::size_t most);

    // Call it after the match has taken a move back.
    void take_back(const Match& match);

private:
    // The bot of the player to move, up to date with the history.
    const typename Bots::Bot& bot(const Match& match, bots::Level level);

    ThinkingOptions options_;
    std::optional<BotDriver<Bots>> driver_;
};

}  // namespace tabletop::table
