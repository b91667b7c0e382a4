#include "tabletop/table/bot_driver.hpp"

#include <atomic>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace catan::table {

struct BotDriver::Mind {
    std::optional<bots::Bot> bot;
    std::atomic<bool> is_broken = false;  // it has heard only part of the news

    const bots::Bot& hear(const Game& game, Seat seat, const bots::BotOptions& options,
                          const std::vector<Happening>& news, bool forgets) {
        if (is_broken) throw std::logic_error("the bot has not heard everything");
        try {
            if (!bot) bot.emplace(game, seat, options);
            if (forgets) bot->forget();
            for (const Happening& happening : news) bot->hear(happening);
        } catch (...) {
            is_broken = true;
            throw;
        }
        return *bot;
    }
};

BotDriver::Question BotDriver::ask(const Game& game, Seat seat, bots::Level level,
                                   std::size_t happened,
                                   const std::function<Happening(std::size_t)>& seen) {
    Told& told = bots_[seat.value][static_cast<std::size_t>(level)];
    if (!told.mind || told.mind->is_broken) told = {std::make_shared<Mind>()};
    std::vector<Happening> news;
    news.reserve(happened - told.happened);
    for (std::size_t i = told.happened; i < happened; ++i) news.push_back(seen(i));
    told.happened = happened;
    bots::BotOptions options = options_;
    options.level = level;
    return [mind = told.mind, &game, seat, options, news = std::move(news),
            forgets = std::exchange(told.must_forget, false)]() -> const bots::Bot& {
        return mind->hear(game, seat, options, news, forgets);
    };
}

BotDriver::Question BotDriver::ask(const Chair& chair, bots::Level level) {
    const auto history = chair.history();
    return ask(chair.game(), chair.eyes().seat(), level, history.size(),
               [history](std::size_t i) { return history[i]; });
}

void BotDriver::take_back(std::size_t happened) {
    for (auto& of_seat : bots_) {
        for (Told& told : of_seat) {
            // A bot that has not heard the removed moves has nothing to forget.
            if (told.happened <= happened) continue;
            told.happened = 0;
            told.must_forget = true;
        }
    }
}

void BotDriver::forget(Seat seat) { bots_[seat.value] = {}; }

}  // namespace catan::table
