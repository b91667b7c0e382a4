// Describes an experiment as text: the bots, the settings, the number of games and the seeds. The description heads every table
// of results, so that parts can be merged and a table continued. Plays nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/bot_level.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/random.hpp"
#include "carcassonne/core/rooms.hpp"
#include "series/schedule.hpp"

namespace carcassonne::lab {

struct Design : series::Schedule {
    std::vector<bots::Level> bots;
    std::string settings;  // differences from the usual ones: `start any, farmers off`

    [[nodiscard]] std::size_t players() const { return bots.size(); }
    // The index of the bot at this seat in a game.
    [[nodiscard]] std::size_t bot_at(Seat seat, std::uint64_t game) const {
        return Schedule::bot_at(seat, game, players());
    }
    // The seeds of a game: one for its tiles, one for the bots' own chance.
    [[nodiscard]] std::uint64_t seed_of(std::uint64_t game) const {
        return Schedule::seed_of(game, Domain::Choice);
    }
    [[nodiscard]] std::uint64_t bot_seed_of(std::uint64_t game) const {
        return Schedule::bot_seed_of(game, Domain::Choice);
    }

    friend bool operator==(const Design&, const Design&) = default;
};

// The level of a bot that the user names. Throws a TextError if no such bot plays.
[[nodiscard]] bots::Level level_in(std::string_view word);

// Writes and parses the line that heads a table. Parsing throws a TextError for an unreadable line.
[[nodiscard]] std::string written(const Design& design);
[[nodiscard]] Design design_in(std::string_view line);

// Describes how two designs differ, as in `seed: 1 here, 2 there`; empty if they are equal apart from the part.
[[nodiscard]] std::optional<std::string> difference(const Design& here, const Design& there);

}  // namespace carcassonne::lab
