// The bots at this table: which seats are theirs, what each of them thinks, and when its move is to be seen. They know what
// their chairs tell, and nothing else (R11). They think elsewhere (`Thinking`); here nobody waits for them.
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

#include "catan/bot.hpp"
#include "catan/chair.hpp"
#include "tui/company.hpp"

namespace catan::tui {

// How fast bots move.
enum class Pace : std::uint8_t { Calm, Brisk, AtOnce };
inline constexpr std::array<std::string_view, 3> pace_words{"calm", "brisk", "at-once"};

[[nodiscard]] constexpr std::string_view name_of(Pace pace) {
    return pace_words[static_cast<std::size_t>(pace)];
}

// A bot, and how much it was told. The bot itself belongs to the tasks, which are done one after the other.
struct SeatedBot {
    std::shared_ptr<std::optional<bots::Bot>> bot{};
    bots::Level level = bots::Level::Medium;
    std::size_t told = 0;
    bool must_forget = false;
};

class BotsAtTable {
public:
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    // The chairs by seat.
    BotsAtTable(std::vector<Chair*> chairs, Company company, Pace pace, Now now);
    BotsAtTable(const BotsAtTable&) = delete;
    BotsAtTable& operator=(const BotsAtTable&) = delete;
    BotsAtTable(BotsAtTable&&) = delete;
    BotsAtTable& operator=(BotsAtTable&&) = delete;
    ~BotsAtTable() { drop_thought(); }

    [[nodiscard]] bool is_bot(Seat seat) const {
        return seat.exists() && company_.levels[seat.value].has_value();
    }
    [[nodiscard]] const Company& company() const { return company_; }
    [[nodiscard]] const SeatBots& levels() const { return company_.levels; }
    [[nodiscard]] bool can_be_seated() const { return company_.seat != nullptr; }
    // Somebody else sits there from now on.
    void seat(Seat seat, std::optional<bots::Level> level);

    // The game has changed, or has been opened: whoever is asked now begins to think, if it is a bot.
    void begin(bool is_taken_back);
    // Whose thought it is.
    [[nodiscard]] Seat thinks() const { return thinks_; }
    // How soon there is something to do without a key, if it is known.
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;
    // What is to be said now, in the position for which it was decided.
    struct Move {
        Command command;
        std::uint64_t position;
    };
    [[nodiscard]] std::optional<Move> take_due();
    // The move could not be recorded: it is due again. The caller waits until that works.
    void put_back(Seat seat, const Move& move);
    // The game refused the bot's move, which must not happen; the bot is replaced as if it had failed to think.
    void refuse(Seat seat) { replace(seat); }
    // A bot that failed. The level below has taken over, here and in the record. Below the lowest level there is none:
    // the caller decides who plays there, and the seat stands still until then.
    struct Replaced {
        Seat seat;
        std::optional<bots::Level> level;
    };
    // Tells of each failure once. The caller tells the people at the table and at other machines.
    [[nodiscard]] std::optional<Replaced> take_replaced() {
        return std::exchange(replaced_, std::nullopt);
    }

    void on_wake(const std::function<void()>& wake) { company_.thinking->on_end(wake); }
    [[nodiscard]] Pace pace() const { return pace_; }
    void change_pace(int by);
    // Moves follow each other without waiting, until a person is asked.
    void skip() { skips_ = true; }
    [[nodiscard]] bool skips() const { return skips_; }

private:
    struct Thought;

    [[nodiscard]] SeatedBot& player(Seat seat);
    void think(Seat seat);
    void drop_thought();
    void replace(Seat seat);
    [[nodiscard]] std::chrono::milliseconds gap() const;

    std::vector<Chair*> chairs_;
    Company company_;
    Pace pace_;
    Now now_;
    std::array<std::optional<SeatedBot>, most_players> players_;
    std::shared_ptr<Thought> thought_;
    std::stop_source stop_{std::nostopstate};
    Seat thinks_;
    std::chrono::steady_clock::time_point since_;  // the last change
    bool skips_ = false;
    std::optional<Replaced> replaced_;
};

}  // namespace catan::tui
