// Sends the moves of the player at this screen, shows the answers, lets bots move, reacts to every move of the game, and
// hands the screen to the next player.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "catan/core/history.hpp"
#include "catan/table/chair.hpp"

namespace catan::tui {

struct TableContext;

class GameFlow {
public:
    explicit GameFlow(TableContext& table) : table_(table) {}

    // Follows the game from now on, and shows it to the first player.
    void begin();

    // Sends a move from the chair of the player at the screen.
    void say(const Command& command, const std::optional<Outcome>& outcome = std::nullopt);
    void take_back();
    // The last move has no answer yet.
    [[nodiscard]] bool is_waiting() const;
    // The answer is late enough to tell the player.
    [[nodiscard]] bool is_under_way() const;
    // Time after a move until is_under_way() can become true.
    static constexpr std::chrono::milliseconds patience{200};

    // Makes a bot's due move. Bots wait while a player at this screen reads or types, unless remote players wait for
    // them. No bot moves while the game cannot accept moves.
    void let_bots_move();
    [[nodiscard]] bool must_bots_wait() const;
    void skip_bots();
    void change_pace(int by);

    // `at_once`: the same player goes on, so no curtain falls.
    void hand_over(bool at_once);
    // The next player has arrived.
    void lift_curtain();
    // The program returned from the background, or a game was resumed. The current player must confirm before hidden
    // cards appear.
    void come_back();

private:
    // Returns false if the last move has no answer yet.
    [[nodiscard]] bool begin_move();
    void show_answer(const table::Chair::Result& answer);
    void tell_replaced_bot();
    // A move was made or taken back. Hands the screen to the player asked next, behind a curtain if the player
    // changes.
    void hear(table::Chair::HistoryChange news);
    // A forced move was refused, so the player must make it.
    void hear_failure(const table::Chair::Result& failed);
    void hear_what_was_said();
    // Drops unfinished input: another person looks, or the game has gone on.
    void begin_anew(bool keeps_reading = false);
    // Tells the player about losses, such as stolen cards, in this part of the history.
    void tell_losses(std::span<const SeenMove> since);

    TableContext& table_;
    std::chrono::steady_clock::time_point said_at_{};  // the last move of a player here
    // History length when the people here started to watch bots or remote players.
    std::optional<std::size_t> watched_from_;
    std::shared_ptr<const table::Chair::Listener> listening_;
    std::shared_ptr<const table::Chair::Hear> failures_;
};

}  // namespace catan::tui
