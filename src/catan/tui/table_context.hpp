// Holds the state shared by the modes of a game at this terminal: the chairs of the people here, unsent input, and
// the mode stack. Must not hold the game state (R11).
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/table/chair.hpp"
#include "catan/table/participants.hpp"
#include "catan/tui/advice_at_table.hpp"
#include "catan/tui/curtain.hpp"
#include "catan/tui/early_keys.hpp"
#include "catan/tui/game_dialogs.hpp"
#include "catan/tui/game_flow.hpp"
#include "catan/tui/highlights.hpp"
#include "catan/tui/log.hpp"
#include "catan/tui/open_hands.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/placing.hpp"
#include "catan/tui/seat_changes.hpp"
#include "catan/tui/seats_at_table.hpp"
#include "catan/tui/table_options.hpp"
#include "catan/tui/typed_line.hpp"
#include "front/messages.hpp"
#include "front/mode_stack.hpp"
#include "front/turn_clock.hpp"

namespace catan::tui {

struct TableContext {
    // `all` must outlive the context.
    TableContext(table::Participants& all, TableOptions given);
    TableContext(const TableContext&) = delete;
    TableContext& operator=(const TableContext&) = delete;
    TableContext(TableContext&&) = delete;
    TableContext& operator=(TableContext&&) = delete;
    ~TableContext() = default;

    // ------------------------------------------------------------------------ how things stand

    template <typename P>
    [[nodiscard]] bool in() const {
        return std::holds_alternative<P>(onlooker.view().phase);
    }
    [[nodiscard]] bool in_setup() const { return in<SetupSettlement>() || in<SetupRoad>(); }
    // A person here is asked and looks at the screen.
    [[nodiscard]] bool at_board() const { return curtain.is_somebodys() && !seats.is_watching(); }
    // The player at the screen is the one asked.
    [[nodiscard]] bool is_asked_here() const {
        return curtain.is_somebodys() && onlooker.view().asked == here().viewer().seat();
    }
    // The public chair if no player looks.
    [[nodiscard]] const table::Chair& here() const { return curtain.here(); }
    [[nodiscard]] std::string_view name(Seat seat) const { return onlooker.names()[seat.value]; }
    // A player reads, types or has a dialog open.
    [[nodiscard]] bool is_busy() const {
        return messages.has_warning() || modes.has_dialog() || typed.is_open();
    }
    [[nodiscard]] bool shows_clock() const {
        return clock.is_there() && !in<GameOver>() && !in_setup();
    }
    // Only bots play, and their hands may be shown.
    [[nodiscard]] bool are_hands_open() const {
        return options.open_hands && !curtain.has_people();
    }
    // What the log shows: what the player at the screen has seen, or with open hands what all players have seen together.
    [[nodiscard]] LogSource log_source() const;

    // ------------------------------------------------------------------------ what is asked

    // Opens the dialog that the phase requires.
    void ask_what_must_be();
    [[nodiscard]] AskedPlayer asked_player();
    // Sends the command. If the players enter chance outcomes themselves, asks for the outcome first.
    void say_or_ask(const Command& command);
    void type(std::string words);

    table::Participants& participants;
    table::Chair& onlooker;
    TableOptions options;
    FileActions files{};
    Curtain curtain;
    front::Messages messages{};
    PlaceCursor cursor;
    TypedLine typed{};
    std::array<Drafts, most_players> drafts{};  // by seat, until the turn ends
    Highlights highlights{};                    // what the last command did, until the next key
    front::TurnClock clock;
    mutable OpenHands open_hands;  // filled when shown
    SeatsAtTable seats;
    EarlyKeys early_keys;
    AdviceAtTable advice;
    GameFlow flow;
    SeatChanges seat_changes;
    bool end_was_asked = false;  // the next end-of-turn key ends the turn
    bool rings = false;
    bool shows_ids = false;
    bool wants_to_leave = false;
    bool wants_another = false;
    front::ModeStack modes;  // destroyed first: dialogs refer to the members above
};

}  // namespace catan::tui
