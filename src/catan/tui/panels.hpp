// Draws the panels around the board: title, side panel, hand, prompt and keys. Each is a function from a view (R11)
// to an element.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ftxui/dom/elements.hpp>

#include "catan/bots/chances.hpp"
#include "catan/core/game.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/board_view.hpp"
#include "catan/tui/highlights.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/log.hpp"
#include "kit/key_bar.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

// Suffix of each player's name, by seat.
using SeatMarks = std::array<std::string_view, most_players>;
inline constexpr std::string_view bot_mark = "*";
inline constexpr std::string_view away_mark = "~";

// Input of all panels. Every pointer and span must outlive the elements.
struct PanelInput {
    const Game* game = nullptr;
    std::span<const std::string> names;
    const View* view = nullptr;
    const Palette* palette = nullptr;
    Glyphs glyphs = Glyphs::Unicode;
    bool seat_letters = false;               // letters on names as on the pieces
    const Highlights* highlights = nullptr;  // what to highlight
    std::span<const PrivatePlayer> hands{};  // of all seats, if hands are open
    SeatMarks marks{};

    [[nodiscard]] std::string_view name(Seat seat) const { return names[seat.value]; }
    // `Ben*` for a bot, at most `most` cells wide.
    [[nodiscard]] std::string marked_name(Seat seat, int most) const {
        const std::string_view mark = marks[seat.value];
        return kit::cut(name(seat), most - kit::width_of(mark), glyphs) + std::string(mark);
    }
};

// `catan  turn 14 · Ann rolled 4+5 = 9`, with the target of points at the right end.
[[nodiscard]] ftxui::Element title_line(const PanelInput& about, const std::string& clock = {},
                                        bool is_overtime = false);

// The seats in turn order with public information, the bank, and the last lines of the log that fit. Eight seats
// still fit into 20 rows.
[[nodiscard]] ftxui::Element side_panel(const PanelInput& about, std::span<const LogLine> log,
                                        int width, int height);

// The viewer's own cards; empty while no player looks (curtain).
[[nodiscard]] ftxui::Element hand_line(const PanelInput& about);

// Input of the whole screen. The board takes the space the panels leave.
struct GameLook {
    PanelInput about;
    std::span<const LogLine> log;
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    bool has_hand = true;
    std::string clock{};  // duration of the turn
    bool is_overtime = false;
    bool shows_chances = false;  // instead of the hand
    std::optional<bots::Standing> chances{};
};
[[nodiscard]] ftxui::Element game_screen(const GameLook& look, ftxui::Element board, int width,
                                         int height);
// The cells that game_screen leaves for the board.
struct Room {
    int width = 0;
    int height = 0;
};
[[nodiscard]] Room room_for_board(int width, int height);

// In a smaller window only a message with the required size is shown.
inline constexpr int least_width = 80;
inline constexpr int least_height = 24;
[[nodiscard]] ftxui::Element too_small(int width, int height);
// `3 more columns and 1 more row`; empty if none are missing.
[[nodiscard]] std::string more_room_words(Room missing);

}  // namespace catan::tui
