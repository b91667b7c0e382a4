// Plays the bot seats of a game: lets the bot to move think, makes its move at the chosen pace, and replaces a failed bot by
// one of the level below. Bots know only what their chairs show. They think on the task runner's thread; no function
// here blocks.
//
// Only src/table/bot_seats_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

#include "table/bot_setup.hpp"
#include "table/seating.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/chair.hpp"

namespace tabletop::table {

// How fast bots move.
enum class Pace : std::uint8_t { Calm, Brisk, AtOnce };
inline constexpr std::array<std::string_view, 3> pace_words{"calm", "brisk", "at-once"};

[[nodiscard]] constexpr std::string_view name_of(Pace pace) {
    return pace_words[static_cast<std::size_t>(pace)];
}

// B are the Bots of a game.
template <typename B>
class BotSeats {
public:
    using Types = typename B::Types;
    using Chair = table::Chair<Types>;
    using Command = typename Types::Command;
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    // `chairs` is indexed by seat. Chairs, seating, setup and driver must outlive this object.
    BotSeats(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating,
             const BotSetup<B>& setup, BotDriver<B>& driver);
    BotSeats(const BotSeats&) = delete;
    BotSeats& operator=(const BotSeats&) = delete;
    BotSeats(BotSeats&&) = delete;
    BotSeats& operator=(BotSeats&&) = delete;
    ~BotSeats() { drop_thought(); }

    // Starts the bot to move, if any, now and after every change of the game.
    void begin();
    // Time until move() has a move to make, if known.
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;
    // Makes the move that is due. Returns false if there is none. A move that cannot be recorded stays due.
    bool move();
    // A bot that failed, and the level that replaces it. Without a level the seat is stuck until the caller gives it to a
    // person.
    struct Replaced {
        Seat seat;
        std::optional<bots::Level> level;
    };
    // Returns each failure once.
    [[nodiscard]] std::optional<Replaced> take_replaced() {
        return std::exchange(replaced_, std::nullopt);
    }

    [[nodiscard]] Pace pace() const { return pace_; }
    void set_pace(Pace pace) { pace_ = pace; }
    void change_pace(int by);
    // Bots move without pauses until it is a person's turn.
    void skip() { skips_ = true; }
    [[nodiscard]] bool skips() const { return skips_; }
    void use_clock(Now now) { now_ = std::move(now); }

private:
    struct PendingMove;

    void hear(typename Chair::HistoryChange news);
    void start_bot();
    void think(Seat seat);
    void drop_thought();
    void change_seat(Seat seat, const Occupant& before);
    void replace(Seat seat);
    void put_back(Seat seat, const Command& command, std::uint64_t position);
    [[nodiscard]] std::chrono::milliseconds gap() const;

    std::vector<Chair*> chairs_;
    Chair& onlooker_;
    Seating& seating_;
    const BotSetup<B>& setup_;
    BotDriver<B>& driver_;
    Pace pace_ = Pace::Calm;
    Now now_ = std::chrono::steady_clock::now;
    std::shared_ptr<PendingMove> thought_;
    std::stop_source stop_{std::nostopstate};
    Seat thinks_;
    std::chrono::steady_clock::time_point since_;  // the last change
    bool skips_ = false;
    std::optional<Replaced> replaced_;
    std::shared_ptr<const Seating::Listener> seating_listener_;
    std::shared_ptr<const typename Chair::Listener> game_listener_;  // none before begin()
};

}  // namespace tabletop::table
