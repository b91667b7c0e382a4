// Defines the moves of a game, what a viewer saw of them, and the record of a whole game. Needs no state and knows no game: the
// game's seen_by() decides what a viewer sees.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tabletop/game/ids.hpp"
#include "tabletop/game/viewer.hpp"

namespace tabletop {

// A seat's command, with the outcome of chance.
template <typename Command, typename Outcome>
struct Move {
    Seat seat;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Move&, const Move&) = default;
};

// What one viewer saw of a move, with its events.
template <typename Command, typename Outcome, typename Event>
struct SeenMove {
    Move<Command, Outcome> move;
    std::vector<Event> events;
    friend bool operator==(const SeenMove&, const SeenMove&) = default;
};

// The unfiltered history of a game, for the referee. Omits moves that were taken back. A game may have millions of moves,
// so this uses three flat vectors instead of one vector of events per move.
template <typename Command, typename Outcome, typename Event>
class Recording {
public:
    using Move = tabletop::Move<Command, Outcome>;
    using SeenMove = tabletop::SeenMove<Command, Outcome, Event>;

    // Valid until the next add() or take_back().
    struct RecordedMove {
        const Move& move;
        std::span<const Event> events;
    };

    void add(const Move& move, std::span<const Event> events) {
        events_.insert(events_.end(), events.begin(), events.end());
        ends_.push_back(static_cast<std::uint32_t>(events_.size()));
        moves_.push_back(move);
    }
    // Removes the last move.
    void take_back() {
        moves_.pop_back();
        ends_.pop_back();
        events_.resize(begin_of(size()));
    }

    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] bool empty() const { return moves_.empty(); }
    [[nodiscard]] std::span<const Move> moves() const { return moves_; }
    [[nodiscard]] RecordedMove operator[](std::size_t number) const {
        const std::size_t begin = begin_of(number);
        return {moves_[number], std::span(events_).subspan(begin, ends_[number] - begin)};
    }
    [[nodiscard]] RecordedMove back() const { return (*this)[size() - 1]; }
    // The move as the viewer sees it. The game's types find its seen_by().
    [[nodiscard]] SeenMove seen(std::size_t number, Viewer viewer) const {
        const RecordedMove entry = (*this)[number];
        return seen_by(viewer, entry.move, entry.events);
    }

    friend bool operator==(const Recording&, const Recording&) = default;

private:
    // Index of the entry's first event.
    [[nodiscard]] std::size_t begin_of(std::size_t number) const {
        return number == 0 ? 0 : ends_[number - 1];
    }

    std::vector<Move> moves_;
    std::vector<std::uint32_t> ends_;  // by entry, the end of its events
    std::vector<Event> events_;        // of all entries, concatenated
};

}  // namespace tabletop
