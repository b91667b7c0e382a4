// Defines the functions of a bot driver. Include it only where a game instantiates them.
#pragma once

#include <atomic>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "tabletop/table/bot_driver.hpp"

namespace tabletop::table {

template <typename B>
struct BotDriver<B>::SharedBot {
    std::optional<Bot> bot;
    std::atomic<bool> is_broken = false;  // it has heard only part of the news

    const Bot& hear(const Game& game, Seat seat, const Options& options,
                    const std::vector<SeenMove>& news, bool forgets) {
        if (is_broken) throw std::logic_error("the bot has not heard everything");
        try {
            if (!bot) bot.emplace(game, seat, options);
            if (forgets) bot->forget();
            for (const SeenMove& seen : news) bot->hear(seen);
        } catch (...) {
            is_broken = true;
            throw;
        }
        return *bot;
    }
};

template <typename B>
auto BotDriver<B>::ask(const Game& game, Seat seat, bots::Level level, std::size_t moves,
                       const std::function<SeenMove(std::size_t)>& seen) -> Question {
    BriefedBot& bot = bots_[seat.value][static_cast<std::size_t>(level)];
    if (!bot.shared || bot.shared->is_broken) bot = {std::make_shared<SharedBot>()};
    std::vector<SeenMove> news;
    news.reserve(moves - bot.moves);
    for (std::size_t i = bot.moves; i < moves; ++i) news.push_back(seen(i));
    bot.moves = moves;
    Options options = options_;
    options.level = level;
    return [shared = bot.shared, &game, seat, options, news = std::move(news),
            forgets = std::exchange(bot.must_forget, false)]() -> const Bot& {
        return shared->hear(game, seat, options, news, forgets);
    };
}

template <typename B>
auto BotDriver<B>::ask(const Chair<Types>& chair, bots::Level level) -> Question {
    const auto history = chair.history();
    return ask(chair.game(), chair.viewer().seat(), level, history.size(),
               [history](std::size_t i) { return history[i]; });
}

template <typename B>
void BotDriver<B>::take_back(std::size_t moves) {
    for (auto& of_seat : bots_) {
        for (BriefedBot& bot : of_seat) {
            // A bot that has not heard the removed moves has nothing to forget.
            if (bot.moves <= moves) continue;
            bot.moves = 0;
            bot.must_forget = true;
        }
    }
}

template <typename B>
void BotDriver<B>::forget(Seat seat) {
    bots_[seat.value] = {};
}

}  // namespace tabletop::table
