// Configures the bots of a game and the adviser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "tasks/task_runner.hpp"

namespace catan::table {

struct BotSetup {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
    bool offers = true;
    std::shared_ptr<tasks::TaskRunner> runner = std::make_shared<tasks::InlineRunner>();
    // Replaceable for tests.
    std::function<Command(const bots::Bot&, const View&, const std::stop_token&)> decide =
        [](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
            return bot.decide(view, stop);
        };
    std::function<std::vector<bots::Advice>(const bots::Bot&, const View&, std::size_t most,
                                            const std::stop_token&)>
        advise = [](const bots::Bot& bot, const View& view, std::size_t most,
                    const std::stop_token& stop) { return bot.advise(view, most, stop); };
};

}  // namespace catan::table
