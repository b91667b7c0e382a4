// Plays a game: applies commands, draws outcomes from the seed or takes them from the players, keeps the history, takes
// moves back. Base of all front ends. Does no file I/O; a caller who saves the game passes a Keep function.
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
    // The player to move (R4.6).
    [[nodiscard]] Seat asked() const { return catan::asked(table_.game, state_); }
    // All moves that were not taken back, without and with their events.
    [[nodiscard]] std::span<const Move> history() const { return recording_.moves(); }
    [[nodiscard]] const Recording& recording() const { return recording_; }

    // Why this move is refused, if it is. `outcome` may only be given if the command asks chance.
    [[nodiscard]] std::optional<Refusal> refuse(const Command& command, Seat speaker,
                                                const std::optional<Outcome>& outcome) const;

    struct Reply {
        std::optional<Refusal> refusal;  // if set, nothing has changed
        std::optional<Outcome> outcome;  // the outcome that was applied
        std::optional<Outcome>
            from_seed;  // the outcome that the seed gives, even if another one was applied
        std::span<const Event> events;  // valid until the next move or undo
    };
    // Saves the lines of a move. Throws if it cannot.
    using Keep = std::function<void(const std::string& lines)>;
    // If `keep` throws, the exception propagates, nothing has changed, and the seed will give the same outcome again.
    Reply say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
              const Keep& keep = {});

    // R12. undo() requires that refuse_undo() has no objection.
    [[nodiscard]] std::optional<Refusal> refuse_undo(Seat speaker) const;
    void undo();
    // Saves the take-back first. If `keep` throws, the exception propagates and nothing has changed.
    void undo(Seat speaker, const Keep& keep);

    // Seats a bot of this level, or a person. The rules do not depend on it.
    void seat(Seat seat, std::optional<bots::Level> bot);
    struct SeatingChange {
        std::size_t after = 0;  // number of moves before it
        Seat seat;
        std::optional<bots::Level> bot{};
    };
    [[nodiscard]] std::span<const SeatingChange> seating_changes() const {
        return seating_changes_;
    }
    // The table as it was when the game began.
    [[nodiscard]] language::Table first_table() const;

    // FNV-1a 64 of the state's text followed by the board's (board_script).
    [[nodiscard]] std::uint64_t check() const;

    // The lines that a saved game keeps of the last move: its line, and at the end of a turn a check.
    [[nodiscard]] std::string saved_lines() const;

private:
    // Makes a legal move.
    void make(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
              Reply& reply);
    void make_and_keep(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                       const Keep& keep, Reply& reply);

    language::Table table_;
    State state_;
    Dealer dealer_;
    Recording recording_;
    Events came_;                  // events of the command that is being applied
    std::vector<State> takeable_;  // the states before each move that can be taken back
    std::string board_text_;
    decltype(language::Table::bots) first_bots_;
    std::vector<SeatingChange> seating_changes_;
};

// R12: why `speaker` may not take back. `is_possible`: there is a move that can be taken back.
[[nodiscard]] std::optional<Refusal> refuse_undo(bool is_possible, Seat asked, Seat speaker);

// FNV-1a 64. Pass the hash of the preceding text to continue it.
[[nodiscard]] std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325U);

}  // namespace catan::table
