#include "catan/advisors.hpp"

#include "catan/view.hpp"

namespace catan::text {

Command Advisors::decide(const Match& match, bots::Level level) {
    return bot(match, level).decide(view(match.game(), match.state(), match.asked()));
}

std::vector<bots::Advice> Advisors::advise(const Match& match, bots::Level level,
                                           std::size_t most) {
    return bot(match, level).advise(view(match.game(), match.state(), match.asked()), most);
}

void Advisors::take_back(const Match& match) {
    // Those who have not heard of it yet never will.
    for (auto& of_seat : bots_) {
        for (auto& bot : of_seat) {
            if (bot && bot->heard() > match.recording().size()) bot->forget();
        }
    }
}

bots::Bot& Advisors::bot(const Match& match, bots::Level level) {
    const Seat seat = match.asked();
    auto& bot = bots_[seat.value][static_cast<std::size_t>(level)];
    if (!bot) {
        bot.emplace(
            match.game(), seat,
            bots::BotOptions{level, options_.seed, options_.effort, match.table().bot_offers});
    }
    const Recording& recording = match.recording();
    while (bot->heard() < recording.size()) bot->hear(recording.seen(bot->heard(), Eyes::of(seat)));
    return *bot;
}

}  // namespace catan::text
