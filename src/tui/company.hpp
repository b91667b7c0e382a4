// The bots of a table: who they are, and how they think.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "catan/bot.hpp"
#include "catan/view.hpp"
#include "tui/thinking.hpp"

namespace catan::tui {

using SeatBots = std::array<std::optional<bots::Level>, most_players>;

// Who at a table is no person, and how they and those who give advice think.
struct Company {
    SeatBots levels{};  // by seat; none: a person
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
    bool offers = true;
    std::shared_ptr<Thinking> thinking = std::make_shared<ThinkingAtOnce>();
    // Keeps that somebody else sits there from now on. Without it nobody can change seats.
    std::function<void(Seat, std::optional<bots::Level>)> seat{};
    // How a bot decides, and how it advises somebody.
    std::function<Command(const bots::Bot&, const View&, const std::stop_token&)> decide =
        [](const bots::Bot& bot, const View& view, const std::stop_token& stop) {
            return bot.decide(view, stop);
        };
    std::function<std::vector<bots::Advice>(const bots::Bot&, const View&, std::size_t most,
                                            const std::stop_token&)>
        advise = [](const bots::Bot& bot, const View& view, std::size_t most,
                    const std::stop_token& stop) { return bot.advise(view, most, stop); };
};

}  // namespace catan::tui
