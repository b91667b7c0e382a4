// Configures the bots of a game and the adviser.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "tabletop/table/bots.hpp"
#include "tasks/task_runner.hpp"

namespace tabletop::table {

// B are the Bots of a game.
template <typename B>
struct BotSetup {
    static_assert(Bots<B>);
    using Bot = typename B::Bot;
    using View = typename B::Types::View;
    using Command = typename B::Types::Command;
    using Advice = typename B::Advice;

    // Their level is ignored: the seating has one for each bot.
    typename B::Options options{};
    std::shared_ptr<tasks::TaskRunner> runner = std::make_shared<tasks::InlineRunner>();
    // Replaceable for tests.
    std::function<Command(const Bot&, const View&, const std::stop_token&)> decide = &Bot::decide;
    std::function<std::vector<Advice>(const Bot&, const View&, std::size_t most,
                                      const std::stop_token&)>
        advise = &Bot::advise;
};

}  // namespace tabletop::table
