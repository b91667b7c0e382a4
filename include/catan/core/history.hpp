// Records the moves of a game and filters them by viewer (R11). seen_by() is the only place that decides what a viewer
// sees of a move; logs, playback, statistics, bots and remote guests all use it. view() does the same for positions.
// Needs no state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "catan/core/command.hpp"
#include "catan/core/events.hpp"
#include "catan/core/ids.hpp"

namespace catan {

// A seat, none (public information only), or all seats together (nothing is hidden: after the end of a game, or in
// a playback with open hands).
class Viewer {
public:
    // Seat::none() sees public information only.
    [[nodiscard]] static constexpr Viewer of(Seat seat) { return {seat, false}; }
    [[nodiscard]] static constexpr Viewer public_only() { return {Seat::none(), false}; }
    [[nodiscard]] static constexpr Viewer all() { return {Seat::none(), true}; }

    // Seat::none() unless the viewer is a seat.
    [[nodiscard]] constexpr Seat seat() const { return seat_; }
    [[nodiscard]] constexpr bool sees_all() const { return sees_all_; }
    [[nodiscard]] constexpr bool is(Seat seat) const { return seat.exists() && seat_ == seat; }
    // Whether this viewer sees the hidden cards of the seat.
    [[nodiscard]] constexpr bool sees_cards_of(Seat seat) const { return sees_all_ || is(seat); }

    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    constexpr Viewer(Seat seat, bool sees_all) : seat_(seat), sees_all_(sees_all) {}

    Seat seat_;
    bool sees_all_;
};

// A seat's command, with the outcome of chance (R9).
struct Move {
    Seat seat;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Move&, const Move&) = default;
};

// What one viewer saw of a move, with its events.
struct SeenMove {
    Move move;
    Events events;
    friend bool operator==(const SeenMove&, const SeenMove&) = default;
};

// R11: filters for a viewer. The buyer sees a drawn card; thief and victim see a stolen one. A hidden outcome or card is
// left empty.
[[nodiscard]] Move seen_by(Viewer viewer, const Move& move);
[[nodiscard]] Event seen_by(Viewer viewer, const Event& event);
[[nodiscard]] SeenMove seen_by(Viewer viewer, const Move& move, std::span<const Event> events);

// The unfiltered history of a game, for the referee. Omits moves that were taken back. A game may have millions of moves,
// so this uses three flat vectors instead of one vector of events per move.
class Recording {
public:
    // Valid until the next add() or take_back().
    struct RecordedMove {
        const Move& move;
        std::span<const Event> events;
    };

    void add(const Move& move, std::span<const Event> events);
    // R12: removes the last move.
    void take_back();

    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    [[nodiscard]] bool empty() const { return moves_.empty(); }
    [[nodiscard]] std::span<const Move> moves() const { return moves_; }
    [[nodiscard]] RecordedMove operator[](std::size_t number) const;
    [[nodiscard]] RecordedMove back() const { return (*this)[size() - 1]; }
    // The move as the viewer sees it.
    [[nodiscard]] SeenMove seen(std::size_t number, Viewer viewer) const;

    friend bool operator==(const Recording&, const Recording&) = default;

private:
    // Index of the entry's first event.
    [[nodiscard]] std::size_t begin_of(std::size_t number) const {
        return number == 0 ? 0 : ends_[number - 1];
    }

    std::vector<Move> moves_;
    std::vector<std::uint32_t> ends_;  // by entry, the end of its events
    Events events_;                    // of all entries, concatenated
};

}  // namespace catan
