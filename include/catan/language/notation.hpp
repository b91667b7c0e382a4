// The language's words for the things of the game: boards, commands, outcomes and states as text, and back. One
// printer and one parser, and what is printed reads back as the same thing.
// Knows the core and no file, no terminal, no command line.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/layout.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/rooms.hpp"
#include "tabletop/text/words.hpp"

namespace catan {
struct State;
struct View;
}  // namespace catan

namespace catan::language {

// The board spelled out in the language, with which a saved game begins: `board custom …`, then its hexes, ports and
// the robber, a line each.
[[nodiscard]] std::string board_script(const Board& board);

// The board for other programs: a line for each hex and each intersection, with what it touches and what lies there.
[[nodiscard]] std::string board_graph(const Board& board);

// `3:1`, or the resource of a 2:1 port.
[[nodiscard]] std::string port_word(const Port& port);

// `2 wool 1 ore`
[[nodiscard]] std::string bundle_words(const Bundle& bundle);
// `R5.3`, or `R9` where a section has no numbers
[[nodiscard]] std::string rule_word(Rule rule);

[[nodiscard]] Resource read_resource(text::Reader& reader);
[[nodiscard]] Terrain read_terrain(text::Reader& reader);
[[nodiscard]] Card read_card(text::Reader& reader);
// `2 wool 1 ore`: some of each, every resource once.
[[nodiscard]] Bundle read_bundle(text::Reader& reader);
// `12-13`; none where that is no edge of the board.
[[nodiscard]] EdgeId read_edge(text::Reader& reader, const Topology& topology);

// The words that commands begin with.
inline constexpr std::array<std::string_view, 17> command_words{
    "settle", "road",  "city",   "roll",    "discard", "robber", "steal",    "buy", "play",
    "bank",   "offer", "accept", "decline", "counter", "trade",  "withdraw", "end"};

// What commands and states speak of besides the game: the names of the seats.
struct Notation {
    const Game& game;
    std::span<const std::string> names;

    [[nodiscard]] const std::string& name(Seat seat) const { return names[seat.value]; }
    // The names of several, in seat order.
    [[nodiscard]] std::string names_of(SeatSet seats) const;

    // An offer to everybody but the speaker is one to nobody in particular.
    [[nodiscard]] std::string write(const Command& command, Seat speaker) const;
    [[nodiscard]] static std::string write(const Outcome& outcome);
    // A line of the language, with its speaker and its outcome: `Ann: roll 3 5`.
    [[nodiscard]] std::string write(const Said& said) const;
    // The rule, the reason and its facts: `R5.1 cards-missing cards 1 wool`.
    [[nodiscard]] std::string write(const Refusal& refusal) const;
    // The whole state, a line for each thing, in a fixed order; lines that do not apply are left out. While chance is
    // asked (R9) it is written as it was before that.
    [[nodiscard]] std::string write(const State& state) const;
    // What somebody may know of how the game stands (R11): for whom, then the lines of a state, of hidden cards only how
    // many there are, and what chance is asked for.
    [[nodiscard]] std::string write(const View& view) const;
    // What was said as somebody saw it, then what came of it, an event a line: `  production 2 wool from bank to Ann`.
    [[nodiscard]] std::string write(const Happening& happening) const;

    [[nodiscard]] Seat read_seat(text::Reader& reader) const;
    // `Ann:`, if the line begins with a speaker.
    [[nodiscard]] std::optional<Seat> read_speaker(text::Reader& reader) const;
    [[nodiscard]] Command read_command(text::Reader& reader, Seat speaker) const;
    // The outcome that the command asks for, if anything is left on the line.
    [[nodiscard]] static std::optional<Outcome> read_outcome(text::Reader& reader,
                                                             const Command& command);
    [[nodiscard]] Refusal read_refusal(text::Reader& reader) const;
    // A state as it is written, of this game: what cannot be one is a TextError.
    [[nodiscard]] State read_state(std::string_view text) const;
    // Views and happenings come from elsewhere. They are read as they are written, word for word: a view of this game, if
    // there is a state that looks like that; something that was said and events that there can be on this board.
    // Everything else is a TextError.
    [[nodiscard]] View read_view(std::string_view text) const;
    [[nodiscard]] Happening read_happening(std::string_view text) const;
};

}  // namespace catan::language
