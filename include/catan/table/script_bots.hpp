// Asks bots for moves and advice in the place of the player to move, for scripts. Runs synchronously on the caller's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/table/bot_driver.hpp"
#include "catan/table/match.hpp"

namespace catan::table {

// The seed is the bots' own and independent of the game's.
struct ThinkingOptions {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
};

// Serves one match, which must not be moved.
class ScriptBots {
public:
    explicit ScriptBots(const ThinkingOptions& options) : options_(options) {}

    // The move that a bot of this level would make now, and its best moves, at most `most`. The game must not be over.
    [[nodiscard]] Command decide(const Match& match, bots::Level level);
    [[nodiscard]] std::vector<bots::Advice> advise(const Match& match, bots::Level level,
                                                   std::size_t most);

    // R12: call it after the match has taken a move back.
    void take_back(const Match& match);

private:
    // The bot of the player to move, up to date with the history.
    const bots::Bot& bot(const Match& match, bots::Level level);

    ThinkingOptions options_;
    std::optional<BotDriver> driver_;
};

}  // namespace catan::table
