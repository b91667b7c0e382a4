// A table at which a game can begin: who sits where, people or bots, on which board, by which numbers, and where chance
// comes from.
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
    std::vector<std::string> names;  // by seat, as they sit in the end
    Game game;
    std::uint64_t seed = 0;            // of chance
    bool scripted = false;             // outcomes are always written
    FirstRolls first_rolls;            // how it was found out who begins, if that was rolled for
    std::vector<std::string> notices;  // what the players should hear before they begin
    std::array<std::optional<BotLevel>, most_players> bots{};  // by seat; none: a person
    bool bot_offers = true;                                    // whether bots offer trades
};

// Finds out whatever the setup leaves open. What R1, R2 or R3.3 forbids is a TextError without column.
[[nodiscard]] Table seat_everybody(const Setup& setup);

// Why something that `asked` says makes no difference in the game that `whole` describes, such as paired turns among four
// players. Empty if all of it counts. A header may say such things, a command line may not; `whose` names it.
[[nodiscard]] std::string why_without_effect(const Setup& asked, const Setup& whole,
                                             std::string_view whose);

// Why nobody can win this game: the target is out of reach (R2.6). Empty if somebody can.
[[nodiscard]] std::string why_unwinnable(const Game& game);

// `bot Ben medium`, `bot Ben off`: who sits there.
[[nodiscard]] std::string bot_line(const Table& table, Seat seat);
// Why no seat of this table can be a bot's (R9); empty if it can.
[[nodiscard]] std::string why_no_bots(const Table& table);

// What everybody at a table knows before the game: who sits where, the board spelled out, what differs from the usual. No
// seed and no bot, so it can be told to anybody.
[[nodiscard]] std::string agreement_text(const Game& game, std::span<const std::string> names);
// The header of a saved game: the final seats, the board spelled out, what differs from the usual, the seed.
[[nodiscard]] std::string header_text(const Table& table);

}  // namespace catan::language
