// Drives the bots of a game: in scripts, at a table, for advice, on a server. Tells each bot what its seat has seen, once,
// in order, and only when the bot is asked. The cost of a question depends on the new events, not on the game's length.
//
// Prepare a question on the thread of the game; answer it on any thread. It holds copies of the events that the bot has not
// heard. Questions of one driver must be answered one after the other.
//
// Only src/table/bot_driver_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/bots.hpp"
#include "tabletop/table/chair.hpp"

namespace tabletop::table {

// B are the Bots of a game.
template <typename B>
class BotDriver {
    static_assert(Bots<B>);

public:
    using Types = typename B::Types;
    using Bot = typename B::Bot;
    using Options = typename B::Options;
    using Game = typename Types::Game;
    using SeenMove = SeenMoveOf<Types>;

    // Ignores the level in the options.
    explicit BotDriver(const Options& options) : options_(options) {}

    // Brings the bot up to date and returns it, valid until the next question. Call it once. If the bot throws meanwhile,
    // the exception propagates and the bot is discarded; questions that were prepared before then fail as well.
    using Question = std::function<const Bot&()>;
    // Prepares a question to the bot of this level in this seat. The seat has seen `moves` moves, and seen(number)
    // returns each of them. The game must outlive the driver and the question.
    [[nodiscard]] Question ask(const Game& game, Seat seat, bots::Level level, std::size_t moves,
                               const std::function<SeenMove(std::size_t)>& seen);
    [[nodiscard]] Question ask(const Chair<Types>& chair, bots::Level level);

    // Moves were taken back; `moves` of them are left.
    void take_back(std::size_t moves);
    // The bots of that seat will hear the game again from the beginning.
    void forget(Seat seat);

private:
    // Shared with the questions.
    struct SharedBot;
    struct BriefedBot {
        std::shared_ptr<SharedBot> shared{};
        std::size_t moves = 0;
        bool must_forget = false;
    };

    Options options_;
    std::array<std::array<BriefedBot, bots::level_count>, most_seats> bots_{};
};

}  // namespace tabletop::table
