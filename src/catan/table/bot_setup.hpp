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
        &bots::Bot::decide;
    std::function<std::vector<bots::Advice>(const bots::Bot&, const View&, std::size_t most,
                                            const std::stop_token&)>
        advise = &bots::Bot::advise;
};

}  // namespace catan::table
