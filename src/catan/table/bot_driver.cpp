#include "catan/table/bot_driver.hpp"

#include <atomic>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace catan::table {

struct BotDriver::SharedBot {
    std::optional<bots::Bot> bot;
    std::atomic<bool> is_broken = false;  // it has heard only part of the news

    const bots::Bot& hear(const Game& game, Seat seat, const bots::BotOptions& options,
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

BotDriver::Question BotDriver::ask(const Game& game, Seat seat, bots::Level level,
                                   std::size_t moves,
                                   const std::function<SeenMove(std::size_t)>& seen) {
    BriefedBot& bot = bots_[seat.value][static_cast<std::size_t>(level)];
    if (!bot.shared || bot.shared->is_broken) bot = {std::make_shared<SharedBot>()};
    std::vector<SeenMove> news;
    news.reserve(moves - bot.moves);
    for (std::size_t i = bot.moves; i < moves; ++i) news.push_back(seen(i));
    bot.moves = moves;
    bots::BotOptions options = options_;
    options.level = level;
    return [shared = bot.shared, &game, seat, options, news = std::move(news),
            forgets = std::exchange(bot.must_forget, false)]() -> const bots::Bot& {
        return shared->hear(game, seat, options, news, forgets);
    };
}

BotDriver::Question BotDriver::ask(const Chair& chair, bots::Level level) {
    const auto history = chair.history();
    return ask(chair.game(), chair.viewer().seat(), level, history.size(),
               [history](std::size_t i) { return history[i]; });
}

void BotDriver::take_back(std::size_t moves) {
    for (auto& of_seat : bots_) {
        for (BriefedBot& bot : of_seat) {
            // A bot that has not heard the removed moves has nothing to forget.
            if (bot.moves <= moves) continue;
            bot.moves = 0;
            bot.must_forget = true;
        }
    }
}

void BotDriver::forget(Seat seat) { bots_[seat.value] = {}; }

}  // namespace catan::table
