// Completes a setup to a table at which a game can begin: seats, people and bots, board, settings and source of chance. Also
// writes the header of a saved game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/bot_level.hpp"
#include "catan/core/first_rolls.hpp"
#include "catan/core/game.hpp"
#include "catan/language/setup.hpp"

namespace catan::language {

struct Table {
    std::vector<std::string> names;  // by final seat
    Game game;
    std::uint64_t seed = 0;            // of the outcomes
    bool scripted = false;             // players enter all outcomes
    FirstRolls first_rolls;            // the rolls for the first player, if there were any
    std::vector<std::string> notices;  // for the players, before the game begins
    tabletop::BotLevels bots{};        // a seat without a level is a person's
    bool bot_offers = true;            // whether bots offer trades
};

// Fills in what the setup leaves open. Throws TextError without column if the setup breaks R1, R2 or R3.3.
[[nodiscard]] Table seat_everybody(const Setup& setup);

// Why an item of `asked` has no effect in the game that `whole` describes, such as paired turns with four players.
// Empty if every item has an effect. A header may have such items, a command line may not. The message calls `asked` by
// `whose`.
[[nodiscard]] std::string why_without_effect(const Setup& asked, const Setup& whole,
                                             std::string_view whose);

// Why no player can win this game: the target is out of reach (R2.6). Empty if it can be won.
[[nodiscard]] std::string why_unwinnable(const Game& game);

// `bot Ben medium` or `bot Ben off`.
[[nodiscard]] std::string bot_line(const Table& table, Seat seat);
// Why bots cannot play at this table (R9); empty if they can.
[[nodiscard]] std::string why_no_bots(const Table& table);

// The public part of the header: seats, board, and settings that differ from the defaults. Contains no seed and no bots,
// so it may be sent to any guest.
[[nodiscard]] std::string agreement_text(const Game& game, std::span<const std::string> names);
// The header of a saved game: final seats, board, settings that differ from the defaults, seed.
[[nodiscard]] std::string header_text(const Table& table);

}  // namespace catan::language
