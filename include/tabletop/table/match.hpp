// Plays a game: applies commands, draws outcomes from the seed or takes them from the players, keeps the history, takes
// moves back. Base of all front ends. Does no file I/O; a caller who saves the game passes a Keep function.
//
// Only src/table/match_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/language.hpp"

namespace tabletop::table {

// L is the Language of a game.
template <typename L>
class Match {
    static_assert(Language<L>);

public:
    using Rules = typename L::Rules;
    using Types = typename Rules::Types;
    using Table = typename L::Table;
    using Notation = typename L::Notation;
    using Game = typename Types::Game;
    using State = typename Rules::State;
    using Command = typename Types::Command;
    using Outcome = typename Types::Outcome;
    using Event = typename Types::Event;
    using Refusal = typename Types::Refusal;
    using Move = MoveOf<Types>;
    using Recording = RecordingOf<Types>;

    explicit Match(Table table);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Game& game() const { return table_.game; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Notation notation() const { return {table_.game, table_.names}; }
    // The player to move.
    [[nodiscard]] Seat asked() const { return Rules::asked(table_.game, state_); }
    [[nodiscard]] bool is_over() const { return Rules::is_over(state_); }
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

    // Who may take back the last move; no seat if it is final.
    [[nodiscard]] Seat may_take_back() const {
        return takeable_.empty() ? Seat::none() : takeable_.back().by;
    }
    // undo() requires that refuse_undo() has no objection.
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
    [[nodiscard]] Table first_table() const;

    // FNV-1a 64 of the state's text followed by that of the language's checked_text().
    [[nodiscard]] std::uint64_t check() const;

    // The lines that a saved game keeps of the last move: its line, and at the end of a turn a check.
    [[nodiscard]] std::string saved_lines() const;

private:
    struct TakeableMove {
        State before;
        Seat by;  // who may take it back
    };

    // The moves that can still be taken back. Reuses the states of earlier moves, because allocating what a state holds takes
    // about as long as the move itself.
    class TakeableMoves {
    public:
        [[nodiscard]] bool empty() const { return size_ == 0; }
        [[nodiscard]] TakeableMove& back() { return moves_[size_ - 1]; }
        [[nodiscard]] const TakeableMove& back() const { return moves_[size_ - 1]; }
        void push_back(const State& before, Seat by) {
            if (size_ == moves_.size()) {
                moves_.push_back({before, by});
            } else {
                moves_[size_].before = before;
                moves_[size_].by = by;
            }
            ++size_;
        }
        void pop_back() { --size_; }
        void clear() { size_ = 0; }

    private:
        std::vector<TakeableMove> moves_;
        std::size_t size_ = 0;
    };

    // Makes a legal move.
    void make(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
              Reply& reply);
    void make_and_keep(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                       const Keep& keep, Reply& reply);

    Table table_;
    State state_;
    typename Rules::Dealer dealer_;
    Recording recording_;
    std::vector<Event> came_;  // events of the command that is being applied
    TakeableMoves takeable_;
    std::string checked_text_;
    BotLevels first_bots_;
    std::vector<SeatingChange> seating_changes_;
};

// FNV-1a 64. Pass the hash of the preceding text to continue it.
[[nodiscard]] std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325U);

}  // namespace tabletop::table
