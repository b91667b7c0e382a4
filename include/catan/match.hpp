// A game being played: takes commands, lets the seed or the players answer for chance, keeps the history, takes back.
// What every front end sits on. Reads and writes no file; who wants to keep a game listens to its lines.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/chance.hpp"
#include "catan/command.hpp"
#include "catan/events.hpp"
#include "catan/notation.hpp"
#include "catan/refuse.hpp"
#include "catan/state.hpp"
#include "catan/table.hpp"

namespace catan::text {

// A command as it was said, with what chance answered.
struct Said {
    Seat speaker;
    Command command;
    std::optional<Outcome> outcome;
};

class Match {
public:
    explicit Match(Table table);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return table_.game; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Notation notation() const { return {table_.game, table_.names}; }
    // Whose word it is (R4.6).
    [[nodiscard]] Seat asked() const { return catan::asked(table_.game, state_); }
    // All that was said and not taken back.
    [[nodiscard]] const std::vector<Said>& history() const { return history_; }

    // What speaks against this; an outcome may be given where the command asks for one.
    [[nodiscard]] std::optional<Refusal> refuse(const Command& command, Seat speaker,
                                                const std::optional<Outcome>& outcome) const;

    struct Reply {
        std::optional<Refusal> refusal;  // then nothing has changed
        std::optional<Outcome> outcome;  // what chance answered
        std::optional<Outcome>
            from_seed;  // what the seed would have answered, where an outcome was given
        Events events;
    };
    Reply say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome);

    // R12; taking back must not be refused.
    [[nodiscard]] std::optional<Refusal> refuse_undo(Seat speaker) const;
    void undo();

    // FNV-1a 64 of the state's text and the board's.
    [[nodiscard]] std::uint64_t check() const;

    // A line of the language for all that was said, undone things included.
    [[nodiscard]] std::string line_of(const Said& said) const;

private:
    Table table_;
    State state_;
    Dealer dealer_;
    std::vector<Said> history_;
    std::vector<State> takeable_;  // the states before the commands that can still be taken back
    std::string board_text_;
};

[[nodiscard]] std::uint64_t fnv1a(std::string_view text);

}  // namespace catan::text
