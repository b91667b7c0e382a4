#include "catan/table/script_bots.hpp"

#include "catan/core/view.hpp"

namespace catan::table {

Command ScriptBots::decide(const Match& match, bots::Level level) {
    return bot(match, level).decide(view(match.game(), match.state(), match.asked()));
}

std::vector<bots::Advice> ScriptBots::advise(const Match& match, bots::Level level,
                                             std::size_t most) {
    return bot(match, level).advise(view(match.game(), match.state(), match.asked()), most);
}

void ScriptBots::take_back(const Match& match) {
    if (driver_) driver_->take_back(match.recording().size());
}

const bots::Bot& ScriptBots::bot(const Match& match, bots::Level level) {
    if (!driver_) {
        driver_.emplace(
            bots::BotOptions{level, options_.seed, options_.effort, match.table().bot_offers});
    }
    const Seat seat = match.asked();
    const Recording& recording = match.recording();
    return driver_->ask(match.game(), seat, level, recording.size(),
                        [&](std::size_t i) { return recording.seen(i, Viewer::of(seat)); })();
}

}  // namespace catan::table
