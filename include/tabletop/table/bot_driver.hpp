// Drives the bots of a game, wherever they are asked: in scripts, at a table, for advice, on a server. Tells each bot what its
// seat has seen, once and in order, and only when it is asked: a game in which no bot is asked costs nothing, and a long game
// costs no more for each question than a short one.
//
// A question is prepared in the thread of the game and answered in any other: it takes copies of all that the bot has not heard.
// The questions to a driver are to be answered one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>

#include "catan/bots/bot.hpp"
#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/ids.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::table {

class BotDriver {
public:
    // The level of the options does not count.
    explicit BotDriver(const bots::BotOptions& options) : options_(options) {}

    // Tells the bot the news and returns it, good until the next question. To be called once. A bot that fails to hear is
    // never asked again: whatever is thrown is passed on, and so it is for all questions that were prepared before.
    using Question = std::function<const bots::Bot&()>;
    // To a bot of that level in the seat, which has seen so many happenings: `seen` tells them by number. The game must outlive
    // the driver and the question.
    [[nodiscard]] Question ask(const Game& game, Seat seat, bots::Level level, std::size_t happened,
                               const std::function<Happening(std::size_t)>& seen);
    [[nodiscard]] Question ask(const Chair& chair, bots::Level level);

    // R12: something was taken back, and so much has happened now.
    void take_back(std::size_t happened);
    // The bots of that seat are told everything anew.
    void forget(Seat seat);

private:
    // Belongs to the questions.
    struct Mind;
    struct Told {
        std::shared_ptr<Mind> mind{};
        std::size_t happened = 0;
        bool must_forget = false;
    };

    bots::BotOptions options_;
    std::array<std::array<Told, bots::level_count>, most_players> bots_{};
};

}  // namespace catan::table
