// A game being played: takes commands, lets the seed or the players answer for chance, keeps the history, takes back.
// What every front end sits on. Reads and writes no file; who wants to keep a game listens to its lines.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/chance.hpp"
#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/history.hpp"
#include "catan/core/refuse.hpp"
#include "catan/core/state.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/table.hpp"

namespace catan::table {

class Match {
public:
    explicit Match(language::Table table);

    [[nodiscard]] const language::Table& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return table_.game; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] language::Notation notation() const { return {table_.game, table_.names}; }
    // Whose word it is (R4.6).
    [[nodiscard]] Seat asked() const { return catan::asked(table_.game, state_); }
    // All that was said and not taken back, alone and with what came of it.
    [[nodiscard]] std::span<const Said> history() const { return recording_.said(); }
    [[nodiscard]] const Recording& recording() const { return recording_; }

    // What speaks against this; an outcome may be given where the command asks for one.
    [[nodiscard]] std::optional<Refusal> refuse(const Command& command, Seat speaker,
                                                const std::optional<Outcome>& outcome) const;

    struct Reply {
        std::optional<Refusal> refusal;    // then nothing has changed
        std::optional<Outcome> outcome;    // what chance answered
        std::optional<Outcome> from_seed;  // what the seed answers, whatever was given
        std::span<const Event> events;     // until something is said again or taken back
    };
    // Takes the lines that a saved game must keep of a command.
    using Keep = std::function<void(const std::string& lines)>;
    // What `keep` throws is passed on. Then nothing has changed, and the seed will answer the same as it has now.
    Reply say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
              const Keep& keep = {});

    // R12; taking back must not be refused.
    [[nodiscard]] std::optional<Refusal> refuse_undo(Seat speaker) const;
    void undo();
    // The same, once `keep` has the line of it; what that throws is passed on, and then nothing has changed.
    void undo(Seat speaker, const Keep& keep);

    // Somebody else sits there from now on: a bot of that level, or a person. No rule depends on it.
    void seat(Seat seat, std::optional<BotLevel> bot);
    struct Seating {
        std::size_t after = 0;  // so many entries of the history
        Seat seat;
        std::optional<BotLevel> bot{};
    };
    [[nodiscard]] std::span<const Seating> seatings() const { return seatings_; }
    // The table as it was when the game began.
    [[nodiscard]] language::Table first_table() const;

    // FNV-1a 64 of the state's text followed by the board's (board_script).
    [[nodiscard]] std::uint64_t check() const;

    // What a saved game keeps of what was said last: its line, and at the end of a turn a check.
    [[nodiscard]] std::string saved_lines() const;

private:
    language::Table table_;
    State state_;
    Dealer dealer_;
    Recording recording_;
    Events came_;                  // of the command that is being applied
    std::vector<State> takeable_;  // the states before the commands that can still be taken back
    std::string board_text_;
    decltype(language::Table::bots) first_bots_;
    std::vector<Seating> seatings_;
};

// R12: what speaks against taking back, where something can be taken back or not.
[[nodiscard]] std::optional<Refusal> refuse_undo(bool is_possible, Seat asked, Seat speaker);

// FNV-1a 64, of a text that comes behind another one whose hash is given.
[[nodiscard]] std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325U);

}  // namespace catan::table
