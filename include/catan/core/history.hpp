// What has happened in a game, and what of it somebody may know (R11). Here and nowhere else it is decided who sees what
// of a thing that happened: a log, a replay, statistics, a computer player and another machine are all told by seen_by.
// What may be known of how the game stands is the view's to say. Knows no state, so it can be shown to anybody.
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

// Whose eyes look on: those of a seat, of nobody at the table (what is public), or everybody's together (nothing is
// hidden: the end of a game, a replay with open hands).
class Eyes {
public:
    // Of Seat::none(): nobody's.
    [[nodiscard]] static constexpr Eyes of(Seat seat) { return {seat, false}; }
    [[nodiscard]] static constexpr Eyes nobody() { return {Seat::none(), false}; }
    [[nodiscard]] static constexpr Eyes everybody() { return {Seat::none(), true}; }

    // Whose, if they are those of one seat.
    [[nodiscard]] constexpr Seat seat() const { return seat_; }
    [[nodiscard]] constexpr bool sees_all() const { return sees_all_; }
    [[nodiscard]] constexpr bool are_of(Seat seat) const { return seat.exists() && seat_ == seat; }
    // Whether they see what this seat keeps to itself.
    [[nodiscard]] constexpr bool see_cards_of(Seat seat) const { return sees_all_ || are_of(seat); }

    friend constexpr bool operator==(Eyes, Eyes) = default;

private:
    constexpr Eyes(Seat seat, bool sees_all) : seat_(seat), sees_all_(sees_all) {}

    Seat seat_;
    bool sees_all_;
};

// A command as it was said, with what chance answered (R9).
struct Said {
    Seat speaker;
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Said&, const Said&) = default;
};

// And with what came of it.
struct Happening {
    Said said;
    Events events;
    friend bool operator==(const Happening&, const Happening&) = default;
};

// R11: the same through somebody's eyes. A drawn card is seen by its buyer, a stolen one by thief and victim; an outcome
// or a card that may not be known is left empty.
[[nodiscard]] Said seen_by(Eyes eyes, const Said& said);
[[nodiscard]] Event seen_by(Eyes eyes, const Event& event);
[[nodiscard]] Happening seen_by(Eyes eyes, const Said& said, std::span<const Event> events);

// All that has happened in a game and was not taken back, told in full: for whoever is the referee. A game may have
// millions of commands, so this is three long rows rather than a list for each command.
class Recording {
public:
    // For as long as nothing is added or taken back.
    struct Entry {
        const Said& said;
        std::span<const Event> events;
    };

    void add(const Said& said, std::span<const Event> events);
    // R12: what is taken back has not happened.
    void take_back();

    [[nodiscard]] std::size_t size() const { return said_.size(); }
    [[nodiscard]] bool empty() const { return said_.empty(); }
    [[nodiscard]] std::span<const Said> said() const { return said_; }
    [[nodiscard]] Entry operator[](std::size_t number) const;
    [[nodiscard]] Entry back() const { return (*this)[size() - 1]; }
    // What happened there, as these eyes saw it.
    [[nodiscard]] Happening seen(std::size_t number, Eyes eyes) const;

    friend bool operator==(const Recording&, const Recording&) = default;

private:
    // Where the events of this entry begin.
    [[nodiscard]] std::size_t begin_of(std::size_t number) const {
        return number == 0 ? 0 : ends_[number - 1];
    }

    std::vector<Said> said_;
    std::vector<std::uint32_t> ends_;  // by entry, where its events end
    Events events_;                    // of all entries, one after the other
};

}  // namespace catan
