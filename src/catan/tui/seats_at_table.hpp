// Answers who plays each seat and whose move it is: a person here, a bot, or a remote player. Read-only;
// `SeatChanges` changes seats.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/table/participants.hpp"
#include "catan/tui/panels.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

class SeatsAtTable {
public:
    explicit SeatsAtTable(table::Participants& participants)
        : participants_(participants), onlooker_(participants.onlooker()) {}

    [[nodiscard]] table::Seating& seating() const { return participants_.seating(); }
    [[nodiscard]] table::BotSeats& bots() const { return participants_.bots(); }
    [[nodiscard]] table::RemoteSeats& remote() const { return participants_.remote(); }

    // The seats of the people at this screen.
    [[nodiscard]] std::array<bool, most_players> people() const;
    [[nodiscard]] bool has_bots() const;
    // True if any seat is remote or invited.
    [[nodiscard]] bool has_remote() const;
    // True if another machine hosts the game.
    [[nodiscard]] bool is_guest() const { return !remote().leaving().empty(); }

    [[nodiscard]] bool is_bots_move() const;
    // True if the people here only watch: a bot or a remote player is asked.
    [[nodiscard]] bool is_watching() const;
    // True if the asked player is remote and not connected.
    [[nodiscard]] bool is_awaited() const;
    // The prompt while the people here watch.
    [[nodiscard]] kit::Prompt prompt() const;
    // True while a remote player moves. That can take long, so the prompt follows the last message instead of waiting
    // for it.
    [[nodiscard]] bool is_remote_move() const;

    [[nodiscard]] SeatMarks marks() const;
    // `Ada           bot, medium`
    [[nodiscard]] std::string line(Seat seat) const;
    // `Bots: Ada (easy) and Bo (hard).`
    [[nodiscard]] std::string bots_words() const;

private:
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] std::string_view name(Seat seat) const { return onlooker_.names()[seat.value]; }
    [[nodiscard]] std::size_t count() const { return onlooker_.names().size(); }
    [[nodiscard]] std::string sitting_words(Seat seat) const;
    [[nodiscard]] kit::Prompt bots_prompt() const;

    table::Participants& participants_;
    table::Chair& onlooker_;
};

}  // namespace catan::tui
