// Records the moves of a game and filters them by viewer (R11). seen_by() is the only place that decides what a viewer sees
// of a move; logs, playback, statistics, bots and remote guests all use it. view() decides the same for positions. Knows no
// state.
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

// A viewer: a seat, none (public information only), or all seats together (nothing is hidden: after the end of a game, or in
// a playback with open hands).
class Eyes {
public:
    // Seat::none() sees public information only.
    [[nodiscard]] static constexpr Eyes of(Seat seat) { return {seat, false}; }
    [[nodiscard]] static constexpr Eyes nobody() { return {Seat::none(), false}; }
    [[nodiscard]] static constexpr Eyes everybody() { return {Seat::none(), true}; }

    // Seat::none() unless the viewer is a seat.
    [[nodiscard]] constexpr Seat seat() const { return seat_; }
    [[nodiscard]] constexpr bool sees_all() const { return sees_all_; }
    [[nodiscard]] constexpr bool are_of(Seat seat) const { return seat.exists() && seat_ == seat; }
    // Whether this viewer sees the hidden cards of the seat.
    [[nodiscard]] constexpr bool see_cards_of(Seat seat) const { return sees_all_ || are_of(seat); }

    friend constexpr bool operator==(Eyes, Eyes) = default;

private:
    constexpr Eyes(Seat seat, bool sees_all) : seat_(seat), sees_all_(sees_all) {}

    Seat seat_;
    bool sees_all_;
};

// A move: the seat, its command, and the outcome of chance (R9).
struct Said {
    Seat speaker;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Said&, const Said&) = default;
};

// A move with its events.
struct Happening {
    Said said;
    Events events;
    friend bool operator==(const Happening&, const Happening&) = default;
};

// R11: filters for a viewer. The buyer sees a drawn card; thief and victim see a stolen one. A hidden outcome or card is
// left empty.
[[nodiscard]] Said seen_by(Eyes eyes, const Said& said);
[[nodiscard]] Event seen_by(Eyes eyes, const Event& event);
[[nodiscard]] Happening seen_by(Eyes eyes, const Said& said, std::span<const Event> events);

// The unfiltered history of a game, for the referee. Omits moves that were taken back. A game may have millions of moves,
// so this uses three flat vectors instead of one vector of events per move.
class Recording {
public:
    // Valid until the next add() or take_back().
    struct Entry {
        const Said& said;
        std::span<const Event> events;
    };

    void add(const Said& said, std::span<const Event> events);
    // R12: removes the last move.
    void take_back();

    [[nodiscard]] std::size_t size() const { return said_.size(); }
    [[nodiscard]] bool empty() const { return said_.empty(); }
    [[nodiscard]] std::span<const Said> said() const { return said_; }
    [[nodiscard]] Entry operator[](std::size_t number) const;
    [[nodiscard]] Entry back() const { return (*this)[size() - 1]; }
    // The move as the viewer sees it.
    [[nodiscard]] Happening seen(std::size_t number, Eyes eyes) const;

    friend bool operator==(const Recording&, const Recording&) = default;

private:
    // Index of the entry's first event.
    [[nodiscard]] std::size_t begin_of(std::size_t number) const {
        return number == 0 ? 0 : ends_[number - 1];
    }

    std::vector<Said> said_;
    std::vector<std::uint32_t> ends_;  // by entry, the end of its events
    Events events_;                    // of all entries, concatenated
};

}  // namespace catan
