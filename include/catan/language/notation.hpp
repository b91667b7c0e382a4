// Prints and parses the game's values in the language: boards, commands, outcomes, states and views. Parsing printed text
// gives an equal value. Knows the core, but no file, terminal or command line.
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

// The board in the language, as at the beginning of a saved game: `board custom …`, then its hexes, ports and the robber,
// one per line.
[[nodiscard]] std::string board_script(const Board& board);

// The board for other programs: a line for each hex and intersection, with its neighbours and contents.
[[nodiscard]] std::string board_graph(const Board& board);

// `3:1`, or the resource of a 2:1 port.
[[nodiscard]] std::string port_word(const Port& port);

// `2 wool 1 ore`
[[nodiscard]] std::string bundle_words(const Bundle& bundle);
// `R5.3`, or `R9` for a section without numbers
[[nodiscard]] std::string rule_word(Rule rule);

[[nodiscard]] Resource read_resource(text::Reader& reader);
[[nodiscard]] Terrain read_terrain(text::Reader& reader);
[[nodiscard]] Card read_card(text::Reader& reader);
// `2 wool 1 ore`: every resource at most once, no zero counts.
[[nodiscard]] Bundle read_bundle(text::Reader& reader);
// `12-13`; EdgeId::none() if it is no edge of the board.
[[nodiscard]] EdgeId read_edge(text::Reader& reader, const Topology& topology);

// The first words of commands.
inline constexpr std::array<std::string_view, 17> command_words{
    "settle", "road",  "city",   "roll",    "discard", "robber", "steal",    "buy", "play",
    "bank",   "offer", "accept", "decline", "counter", "trade",  "withdraw", "end"};

// Prints and parses values that name players.
struct Notation {
    const Game& game;
    std::span<const std::string> names;

    [[nodiscard]] const std::string& name(Seat seat) const { return names[seat.value]; }
    // The names of these seats, in seat order.
    [[nodiscard]] std::string names_of(SeatSet seats) const;

    // Omits the addressees of an offer to all other players.
    [[nodiscard]] std::string write(const Command& command, Seat speaker) const;
    [[nodiscard]] static std::string write(const Outcome& outcome);
    // A line of the language, with its speaker and its outcome: `Ann: roll 3 5`.
    [[nodiscard]] std::string write(const Move& move) const;
    // The rule, the reason and its facts: `R5.1 cards-missing cards 1 wool`.
    [[nodiscard]] std::string write(const Refusal& refusal) const;
    // The whole state, one item per line, in a fixed order; omits lines that do not apply. While an outcome is awaited (R9),
    // writes the state before the command that asked for it.
    [[nodiscard]] std::string write(const State& state) const;
    // A view (R11): the viewer, then the lines of a state with only the number of hidden cards, and the awaited outcome.
    [[nodiscard]] std::string write(const View& view) const;
    // A move as a viewer saw it, then its events, one per line: `  production 2 wool from bank to Ann`.
    [[nodiscard]] std::string write(const SeenMove& seen) const;

    [[nodiscard]] Seat read_seat(text::Reader& reader) const;
    // Takes `Ann:`, if the line begins with a speaker.
    [[nodiscard]] std::optional<Seat> read_speaker(text::Reader& reader) const;
    [[nodiscard]] Command read_command(text::Reader& reader, Seat speaker) const;
    // The outcome that the command asks for, unless the line is at its end.
    [[nodiscard]] static std::optional<Outcome> read_outcome(text::Reader& reader,
                                                             const Command& command);
    [[nodiscard]] Refusal read_refusal(text::Reader& reader) const;
    // Reads a state of this game as written by write(). Throws TextError if the text is not one.
    [[nodiscard]] State read_state(std::string_view text) const;
    // Views and moves may come from an untrusted peer, so they must match the written form word for word. A view must belong
    // to some state of this game; a move and its events must be possible on this board. Throws TextError otherwise.
    [[nodiscard]] View read_view(std::string_view text) const;
    [[nodiscard]] SeenMove read_seen_move(std::string_view text) const;
};

}  // namespace catan::language
