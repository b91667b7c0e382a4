// Describes an experiment as text: the bots, boards, number of games and seeds. The description
// heads every table of results, so that parts can be merged and a table continued, and readers know
// where it came from. Plays nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/random.hpp"
#include "catan/core/rooms.hpp"
#include "series/schedule.hpp"

namespace catan::lab {

// A bot as the user specifies it: `medium`, or with its effort `hard@4`, `hard@1/4`.
struct Contender {
    bots::Level level = bots::usual_level;
    std::uint32_t effort = bots::usual_effort;  // in quarters
    friend bool operator==(const Contender&, const Contender&) = default;
};

[[nodiscard]] std::string name(const Contender& contender);
// Parses `4`, `1/4` or `0.25` into quarters; empty if the word is not an effort.
[[nodiscard]] std::optional<std::uint32_t> effort_in(std::string_view word);
// `effort` applies to bots that search and name none. Throws a TextError for an unreadable word.
[[nodiscard]] Contender contender_in(std::string_view word, std::uint32_t effort);

struct Design : series::Schedule {
    std::vector<Contender> bots;
    std::string board;     // as text: `random radius 3`
    std::string settings;  // differences from the usual ones: `target 8, late-cards on`
    std::uint32_t max_turns = 0;
    bool offers = true;

    [[nodiscard]] std::size_t players() const { return bots.size(); }
    // The index of the bot at this seat in a game.
    [[nodiscard]] std::size_t bot_at(Seat seat, std::uint64_t game) const {
        return Schedule::bot_at(seat, game, players());
    }
    // The seeds of a game: one for its board, dice and cards, one for the bots' own chance.
    [[nodiscard]] std::uint64_t seed_of(std::uint64_t game) const {
        return Schedule::seed_of(game, Domain::Choice);
    }
    [[nodiscard]] std::uint64_t bot_seed_of(std::uint64_t game) const {
        return Schedule::bot_seed_of(game, Domain::Choice);
    }
    // The seed of a random board; empty if the board is fixed.
    [[nodiscard]] std::optional<std::uint64_t> board_seed_of(std::uint64_t game) const;

    friend bool operator==(const Design&, const Design&) = default;
};

// Writes and parses the line that heads a table. Names the part only if there are several. Parsing
// throws a TextError for an unreadable line.
[[nodiscard]] std::string written(const Design& design);
[[nodiscard]] Design design_in(std::string_view line);

// Describes how two designs differ, as in `the seed (1, and 2 there)`; empty if they are equal
// apart from the part.
[[nodiscard]] std::optional<std::string> difference(const Design& here, const Design& there);

}  // namespace catan::lab
