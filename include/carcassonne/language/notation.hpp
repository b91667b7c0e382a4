// Prints and parses the game's values in the language: commands, outcomes, refusals and states. Parsing printed text gives an
// equal value. Knows the core, but no file, terminal or command line.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/move.hpp"
#include "carcassonne/core/places.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/rooms.hpp"
#include "carcassonne/core/tiles.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne {
struct Feature;
struct LaidTile;
struct State;
}  // namespace carcassonne

namespace carcassonne::language {

// `0,1`
[[nodiscard]] std::string position_word(Position at);
// `city s`
[[nodiscard]] std::string spot_words(Spot spot);
// `south`
[[nodiscard]] std::string_view direction_word(Side side);
// `K4`
[[nodiscard]] std::string rule_word(Rule rule);

[[nodiscard]] Tile read_tile(text::Reader& reader);
// `3,-1`, as one word.
[[nodiscard]] Position read_position(text::Reader& reader);
// `south`
[[nodiscard]] Side read_direction(text::Reader& reader);
// `city s`, `field nw`, `cloister`
[[nodiscard]] Spot read_spot(text::Reader& reader);
// `K4:`, as behind `expect refused`.
[[nodiscard]] Rule read_rule(text::Reader& reader);
// Whether a refusal by `found` is one by the expected rule.
[[nodiscard]] constexpr bool covers(Rule expected, Rule found) { return expected == found; }

// A spot may be named by any side or half of its part. The same command with the first of them, as it is recorded and written.
[[nodiscard]] Command as_written(const State& state, const Command& command);

// The first words of commands.
inline constexpr std::array<std::string_view, 4> command_words{"draw", "place", "follower", "pass"};

// Prints and parses values that name players.
struct Notation {
    const Game& game;
    std::span<const std::string> names;

    [[nodiscard]] const std::string& name(Seat seat) const { return names[seat.value]; }
    // The names of these seats, in seat order: one by one, and as words of a line.
    [[nodiscard]] std::vector<std::string> list_of(SeatSet seats) const;
    [[nodiscard]] std::string names_of(SeatSet seats) const;

    [[nodiscard]] static std::string write(const Command& command, Seat speaker);
    [[nodiscard]] static std::string write(const Outcome& outcome);
    // A line of the language, with its speaker and its outcome: `Ann: draw E`.
    [[nodiscard]] std::string write(const Move& move) const;
    // The rule, the reason and its facts: `K4 spot-taken seats Ben`.
    [[nodiscard]] std::string write(const Refusal& refusal) const;
    // `tile 0,1 E south Ann city s`
    [[nodiscard]] std::string write(const LaidTile& tile) const;
    // `feature 0,1 city s tiles 2 pennants 0 open 1 points 2 owner Ann`
    [[nodiscard]] std::string write(const Feature& feature) const;
    // A move, then its events, one per line: `  placed Ann E 0,1 south`.
    [[nodiscard]] std::string write(const SeenMove& seen) const;
    // The whole state, one item per line, in a fixed order; omits lines that do not apply.
    [[nodiscard]] std::string write(const State& state) const;

    [[nodiscard]] Seat read_seat(text::Reader& reader) const;
    // Takes `Ann:`, if the line begins with a speaker.
    [[nodiscard]] std::optional<Seat> read_speaker(text::Reader& reader) const;
    [[nodiscard]] static Command read_command(text::Reader& reader, Seat speaker);
    // The outcome that the command asks for, unless the line is at its end.
    [[nodiscard]] static std::optional<Outcome> read_outcome(text::Reader& reader,
                                                             const Command& command);
    [[nodiscard]] Refusal read_refusal(text::Reader& reader) const;
    // Reads a state of this game as written by write(). Lines may come in any order, but tiles as they were laid. Throws
    // TextError if the text is not one, or if no game comes to it.
    [[nodiscard]] State read_state(std::string_view text) const;
    // These may come from an untrusted peer, so they must match the written form word for word. Nothing is hidden, so a view is
    // the state. Throws TextError otherwise.
    [[nodiscard]] State read_view(std::string_view text) const;
    [[nodiscard]] SeenMove read_seen_move(std::string_view text) const;
};

// The tiles on the board, as lines of the state.
[[nodiscard]] std::string board_script(const Notation& notation, const State& state);

}  // namespace carcassonne::language
