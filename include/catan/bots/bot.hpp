// A player that is no person. It is given what a person in its seat would be given - a view, and what happened as that
// seat saw it - and says commands that are legal. The same game told to a fresh copy gets the same answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "catan/core/bot_level.hpp"
#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/view.hpp"

namespace catan::bots {

using Level = BotLevel;
inline constexpr std::size_t level_count = bot_level_count;
inline constexpr std::array<Level, level_count> all_levels = all_bot_levels;
[[nodiscard]] constexpr std::string_view name(Level level) { return level_name(level); }

// How much `hard` thinks, in quarters of the usual: counted, not timed, so that it is the same on every machine.
inline constexpr std::uint32_t usual_effort = 4;

struct BotOptions {
    Level level = Level::Medium;
    std::uint64_t seed = 0;  // of its own chance, which has nothing to do with the game's
    std::uint32_t effort = usual_effort;
    bool offers = true;  // whether it offers trades to the other players
};

// A move, and where it is estimated, the chance to win with it in ten-thousandths.
struct Advice {
    Command command;
    std::optional<std::uint32_t> chance{};
};

// What a bot thinks of a command that was said at its own seat, beside the best that it sees itself: the chance to win with each,
// one step ahead, in ten-thousandths.
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

    // What happened next, as its seat saw it. It must hear everything, from the beginning of the game.
    void hear(const Happening& seen);
    // R12: something was taken back, and it will be told everything anew.
    void forget();
    // How much it has heard.
    [[nodiscard]] std::size_t heard() const;

    // What it says, when its seat is asked: a command that is legal. Who stops it in the middle gets an answer at once,
    // which is legal as well, but less thought through. Neither changes what it would say another time.
    [[nodiscard]] Command decide(const View& view, const std::stop_token& stop = {}) const;
    // Its best moves, the best first, all different: as many as asked for, or as there are.
    [[nodiscard]] std::vector<Advice> advise(const View& view, std::size_t most,
                                             const std::stop_token& stop = {}) const;
    // Quickly, whatever its level is. None of what is talk: offers, counters and taking them back cost nothing.
    [[nodiscard]] std::optional<Opinion> judge(const View& view, const Command& said) const;

private:
    class Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace catan::bots
