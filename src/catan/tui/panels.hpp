// What stands around the board on the game screen, each a function from what may be known (a view, R11) to an element.
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
#include "catan/tui/happened.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/story.hpp"
#include "kit/key_bar.hpp"
#include "kit/prompt_line.hpp"

namespace catan::tui {

// What stands behind a name, by seat.
using SeatMarks = std::array<std::string_view, most_players>;
inline constexpr std::string_view bot_mark = "*";
inline constexpr std::string_view away_mark = "~";

// What all panels need to know. Everything must outlive the elements.
struct Surroundings {
    const Game* game = nullptr;
    std::span<const std::string> names;
    const View* view = nullptr;
    const Palette* palette = nullptr;
    Glyphs glyphs = Glyphs::Unicode;
    bool seat_letters = false;  // the pieces on the board bear them, so the names do as well
    const Happened* happened = nullptr;      // what stands out
    std::span<const PrivatePlayer> hands{};  // of all seats, where they lie open
    SeatMarks marks{};

    [[nodiscard]] std::string_view name(Seat seat) const { return names[seat.value]; }
    // `Ben*` if he is a bot, and no longer than that.
    [[nodiscard]] std::string marked_name(Seat seat, int most) const {
        const std::string_view mark = marks[seat.value];
        return kit::cut(name(seat), most - kit::width_of(mark), glyphs) + std::string(mark);
    }
};

// `catan  turn 14 · Ann rolled 4+5 = 9`, and at its right end what it takes to win.
[[nodiscard]] ftxui::Element title_line(const Surroundings& about, const std::string& clock = {},
                                        bool is_overtime = false);

// The seats in turn order with all that is public, the bank, and as much of the log as there is room for, its last
// lines last. Eight seats still fit into 20 rows.
[[nodiscard]] ftxui::Element side_panel(const Surroundings& about, std::span<const LogLine> log,
                                        int width, int height);

// The viewer's own cards; nothing where nobody looks on (a curtain).
[[nodiscard]] ftxui::Element hand_line(const Surroundings& about);

// All of them together around the board: the board takes what is left.
struct GameLook {
    Surroundings about;
    std::span<const LogLine> log;
    kit::Prompt prompt;
    std::vector<kit::KeyHint> keys;
    bool has_hand = true;
    std::string clock{};  // how long the turn has taken
    bool is_overtime = false;
    bool shows_chances = false;  // in the place of the hand
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

// Below this nothing can be shown but how much is needed.
inline constexpr int least_width = 80;
inline constexpr int least_height = 24;
[[nodiscard]] ftxui::Element too_small(int width, int height);
// `3 more columns and 1 more row`; nothing where none are missing.
[[nodiscard]] std::string more_room_words(Room missing);

}  // namespace catan::tui
