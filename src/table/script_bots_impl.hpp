// Defines the functions of the bots of a script. Include it only where a game instantiates them.
#pragma once

#include "table/bot_driver_impl.hpp"
#include "table/match_impl.hpp"
#include "tabletop/table/script_bots.hpp"

namespace tabletop::table {

template <typename L>
auto ScriptBots<L>::decide(const Match& match, bots::Level level) -> Command {
    const Viewer viewer = Viewer::of(match.asked());
    return bot(match, level)
        .decide(Match::Rules::view(match.game(), match.state(), viewer), std::stop_token());
}

template <typename L>
auto ScriptBots<L>::advise(const Match& match, bots::Level level, std::size_t most)
    -> std::vector<Advice> {
    const Viewer viewer = Viewer::of(match.asked());
    return bot(match, level)
        .advise(Match::Rules::view(match.game(), match.state(), viewer), most, std::stop_token());
}

template <typename L>
void ScriptBots<L>::take_back(const Match& match) {
    if (driver_) driver_->take_back(match.recording().size());
}

template <typename L>
auto ScriptBots<L>::bot(const Match& match, bots::Level level) -> const typename Bots::Bot& {
    if (!driver_) {
        typename Bots::Options options = L::bot_options(match.table(), {});
        options.seed = options_.seed;
        options.effort = options_.effort;
        driver_.emplace(options);
    }
    const Seat seat = match.asked();
    const auto& recording = match.recording();
    return driver_->ask(match.game(), seat, level, recording.size(),
                        [&](std::size_t i) { return recording.seen(i, Viewer::of(seat)); })();
}

}  // namespace tabletop::table
