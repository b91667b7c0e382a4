// What the modes of a game at this terminal share: the chairs of the people who sit here and nothing else of the game
// (R11), what the player has begun and not said yet, and the stack of the modes itself.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/tui/advice_at_table.hpp"
#include "catan/tui/curtain.hpp"
#include "catan/tui/early_keys.hpp"
#include "catan/tui/game_dialogs.hpp"
#include "catan/tui/game_flow.hpp"
#include "catan/tui/happened.hpp"
#include "catan/tui/manners.hpp"
#include "catan/tui/move_sender.hpp"
#include "catan/tui/open_hands.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/place_cursor.hpp"
#include "catan/tui/seat_changes.hpp"
#include "catan/tui/seats_at_table.hpp"
#include "catan/tui/typed_line.hpp"
#include "front/messages.hpp"
#include "front/mode_stack.hpp"
#include "front/turn_clock.hpp"
#include "table/participants.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::tui {

struct TableContext {
    // They must outlive it.
    TableContext(table::Participants& all, Manners given);
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
    // A person at this screen is asked and looks.
    [[nodiscard]] bool at_board() const { return curtain.is_somebodys() && !seats.is_watching(); }
    // The player who looks is asked.
    [[nodiscard]] bool is_asked_here() const {
        return curtain.is_somebodys() && onlooker.view().asked == here().eyes().seat();
    }
    // The public chair if no player looks.
    [[nodiscard]] const table::Chair& here() const { return curtain.here(); }
    [[nodiscard]] std::string_view name(Seat seat) const { return onlooker.names()[seat.value]; }
    // A player reads, decides or types.
    [[nodiscard]] bool is_busy() const {
        return messages.has_warning() || modes.has_dialog() || typed.is_open();
    }
    [[nodiscard]] bool shows_clock() const {
        return clock.is_there() && !in<GameOver>() && !in_setup();
    }
    // Only bots play, and their cards may be shown.
    [[nodiscard]] bool are_hands_open() const {
        return manners.open_hands && !curtain.has_people();
    }
    [[nodiscard]] std::vector<LogLine> log(std::size_t most) const;

    // ------------------------------------------------------------------------ what is asked

    // Opens what the phase asks for, as it cannot be left out.
    void ask_what_must_be();
    [[nodiscard]] Asker asker();
    // Where the players write what chance answers, they are asked for the outcome.
    void say_or_ask(const Command& command);
    void type(std::string words);
    // What was begun is left: another person looks, or the game has gone on.
    void begin_anew(bool keeps_reading = false);

    table::Participants& participants;
    table::Chair& onlooker;
    Manners manners;
    Files files{};
    Curtain curtain;
    front::Messages messages{};
    PlaceCursor cursor;
    TypedLine typed{};
    std::array<Drafts, most_players> drafts{};  // by seat, until the turn ends
    Happened happened{};                        // what the last command did, until the next key
    front::TurnClock clock;
    mutable OpenHands open_hands;  // collected when they are shown
    SeatsAtTable seats;
    EarlyKeys early_keys;
    MoveSender sender;
    AdviceAtTable advice;
    GameFlow flow;
    SeatChanges seat_changes;
    bool end_was_asked = false;  // once, so the next key that ends the turn does
    bool rings = false;
    bool shows_ids = false;
    bool wants_to_leave = false;
    bool wants_another = false;
    front::ModeStack modes;  // the first to go: dialogs point at the rest
};

}  // namespace catan::tui
