// What an experiment is, in words: who plays on which boards, how many games, from which seeds. It heads every table of
// results, so that parts can be put together, a table can be gone on with, and nobody has to guess where one came from.
// Knows no game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/rooms.hpp"
#include "series/part.hpp"

namespace catan::lab {

// A bot as it is asked for: `medium`, or with its effort `hard@4`, `hard@1/4`.
struct Contender {
    bots::Level level = bots::Level::Medium;
    std::uint32_t effort = bots::usual_effort;  // in quarters
    friend bool operator==(const Contender&, const Contender&) = default;
};

[[nodiscard]] std::string name(const Contender& contender);
// `4`, `1/4` or `0.25` in quarters; none if it is no effort.
[[nodiscard]] std::optional<std::uint32_t> effort_in(std::string_view word);
// The effort is of those that name none, and think. What cannot be read is a TextError.
[[nodiscard]] Contender contender_in(std::string_view word, std::uint32_t effort);

struct Design {
    std::vector<Contender> bots;
    std::string board;     // in words: `random radius 3`
    std::string settings;  // what differs from the usual: `target 8, late-cards on`
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    std::uint64_t bot_seed = 0;
    std::uint32_t max_turns = 0;
    bool rotate = false;
    bool offers = true;
    series::Part part;

    [[nodiscard]] std::size_t players() const { return bots.size(); }
    // Which games the part has.
    [[nodiscard]] series::Range range() const;
    // Which bot sits there in a game.
    [[nodiscard]] std::size_t bot_at(Seat seat, std::uint64_t game) const;
    // The seeds of a game: of its board, dice and cards, and of the bots' own chance. They fit into 53 bits, so that
    // programs that know only floating numbers read them as they are.
    [[nodiscard]] std::uint64_t seed_of(std::uint64_t game) const;
    [[nodiscard]] std::uint64_t bot_seed_of(std::uint64_t game) const;
    // What the board of a game is drawn from; none where it is not drawn.
    [[nodiscard]] std::optional<std::uint64_t> board_seed_of(std::uint64_t game) const;

    friend bool operator==(const Design&, const Design&) = default;
};

// The line that heads a table, and back; the part is named only where there are several. What cannot be read is a
// TextError.
[[nodiscard]] std::string written(const Design& design);
[[nodiscard]] Design design_in(std::string_view line);

// What two designs disagree about, in words: `the seed (1, and 2 there)`; nothing if they are the same apart from the part.
[[nodiscard]] std::optional<std::string> difference(const Design& here, const Design& there);

}  // namespace catan::lab
