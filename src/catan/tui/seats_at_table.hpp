// Who plays each seat of a game at this terminal, and whose move it is: a person here, a bot, or a player at another
// machine. It answers questions in words; seats are changed by `SeatChanges`.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/tui/panels.hpp"
#include "kit/prompt_line.hpp"
#include "table/participants.hpp"
#include "tabletop/table/chair.hpp"

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
    // Some players are at other machines, or are invited there.
    [[nodiscard]] bool has_remote() const;
    // The game is played on another machine.
    [[nodiscard]] bool is_guest() const { return !remote().leaving().empty(); }

    [[nodiscard]] bool is_bots_move() const;
    // The people at this screen only watch: a bot or a remote player is asked.
    [[nodiscard]] bool is_watching() const;
    // A player at another machine is asked and not connected.
    [[nodiscard]] bool is_awaited() const;
    // The prompt line while the people here watch.
    [[nodiscard]] kit::Prompt prompt() const;
    // The message of the last key stays for long then, so the prompt follows it.
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
