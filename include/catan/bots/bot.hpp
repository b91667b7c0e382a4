// Plays a seat as a bot: takes the seat's view and the moves as that seat saw them, and returns legal commands. Knows
// no more than a person in its seat (R11). Deterministic: a fresh bot that hears the same game gives the same answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "catan/core/bot_level.hpp"
#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/view.hpp"

namespace catan::bots {

// What a level can do. How it chooses its moves is in bot.cpp.
struct Abilities {
    bool makes_offers = false;  // offers trades to the other players
    bool estimates = false;     // tells the chance to win with each of its moves
    bool has_knots = false;     // judges positions by the weights with knots
    bool takes_effort = false;  // searches, as long as its effort lets it
};
[[nodiscard]] constexpr Abilities abilities_of(Level level) {
    switch (level) {
        case Level::Random: return {};
        case Level::Easy: return {.makes_offers = true};
        case Level::Medium: return {.makes_offers = true, .estimates = true};
        case Level::Hard:
            return {
                .makes_offers = true, .estimates = true, .has_knots = true, .takes_effort = true};
    }
    return {};
}

struct BotOptions {
    Level level = usual_level;
    std::uint64_t seed = 0;               // for its own choices; unrelated to the game's seed
    std::uint32_t effort = usual_effort;  // of `hard`
    bool offers = true;                   // whether it offers trades to the other players
};

// A move, and if estimated, the probability to win with it, in ten-thousandths.
struct Advice {
    Command command;
    std::optional<std::uint32_t> chance{};
};

// Compares a command of the bot's own seat with the best one that the bot finds: the probability to win with each, one
// step ahead, in ten-thousandths.
struct Opinion {
    std::uint32_t said = 0;
    Command best;
    std::uint32_t chance = 0;  // with the best
};

class Bot {
public:
    // The game must outlive the bot.
    Bot(const Game& game, Seat seat, const BotOptions& options);
    ~Bot();
    Bot(Bot&&) noexcept;
    Bot& operator=(Bot&&) noexcept;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    [[nodiscard]] Seat seat() const;
    [[nodiscard]] const BotOptions& options() const;

    // Takes the next move as the bot's seat saw it. The bot must hear all moves, from the beginning of the game.
    void hear(const SeenMove& seen);
    // R12: call it after a take-back; the bot must then hear the game again from the beginning.
    void forget();
    // Number of moves heard.
    [[nodiscard]] std::size_t heard() const;

    // Returns a legal command; its seat must be to move. Returns a weaker legal command at once after a stop request.
    // Has no effect on later decisions.
    [[nodiscard]] Command decide(const View& view, const std::stop_token& stop = {}) const;
    // The best moves, at most `most` and all different, best first.
    [[nodiscard]] std::vector<Advice> advise(const View& view, std::size_t most,
                                             const std::stop_token& stop = {}) const;
    // Judges a command in little time at every level. Empty for offers, counters and withdrawals, which cost nothing.
    [[nodiscard]] std::optional<Opinion> judge(const View& view, const Command& said) const;

private:
    class Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace catan::bots
