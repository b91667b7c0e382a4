// Completes a setup to a table at which a game can begin: seats, people and bots, settings and source of chance. Also
// writes the header of a saved game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/bot_level.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/language/setup.hpp"

namespace carcassonne::language {

struct Table {
    std::vector<std::string> names;  // by final seat
    Game game;
    std::uint64_t seed = 0;            // of the outcomes
    bool scripted = false;             // players enter all outcomes
    std::vector<std::string> notices;  // for the players, before the game begins
    tabletop::BotLevels bots{};        // all others are people
};

// Fills in what the setup leaves open. Throws TextError without column if the setup breaks K13 or K14.
[[nodiscard]] Table seat_everybody(const Setup& setup);

// K13: a random seating. Entry i is the old seat of the player who gets seat i; the first one begins.
[[nodiscard]] std::vector<Seat> shuffle_seats(std::size_t players, std::uint64_t seed);

// Why an item of `asked` has no effect in the game that `whole` describes, such as a seed where nothing is drawn. Empty if
// every item has an effect. A header may have such items, a command line may not. The message calls `asked` by `whose`.
[[nodiscard]] std::string why_without_effect(const Setup& asked, const Setup& whole,
                                             std::string_view whose);

// What a script prints before the first move: `seats: Cy Ann Ben`, if they were shuffled.
[[nodiscard]] std::vector<std::string> opening_lines(const Setup& setup, const Table& table);

// `bot Ben medium` or `bot Ben off`.
[[nodiscard]] std::string bot_line(const Table& table, Seat seat);
// Why bots cannot play at this table (K14); empty if they can.
[[nodiscard]] std::string why_no_bots(const Table& table);

// The public part of the header: seats, and settings that differ from the defaults. Contains no seed and no bots.
[[nodiscard]] std::string agreement_text(const Game& game, std::span<const std::string> names);
// The header of a saved game: final seats, settings that differ from the defaults, seed.
[[nodiscard]] std::string header_text(const Table& table);

}  // namespace carcassonne::language
