// What bots would do in a match, in the place of the player who is asked, as scripts want to know it: at once, in this thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/bots/bot.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/match.hpp"

namespace catan::table {

// How they think: from which seed of their own, which has nothing to do with the game's, and how hard.
struct AdvisorOptions {
    std::uint64_t seed = 0;
    std::uint32_t effort = bots::usual_effort;
};

// They belong to one match, which must stay where it is.
class Advisors {
public:
    explicit Advisors(const AdvisorOptions& options) : options_(options) {}

    // What a bot of this level would say now, and its best moves, as many as there are but not more than `most`. The
    // game must not be over.
    [[nodiscard]] Command decide(const Match& match, bots::Level level);
    [[nodiscard]] std::vector<bots::Advice> advise(const Match& match, bots::Level level,
                                                   std::size_t most);

    // R12: to be called when the match has taken something back.
    void take_back(const Match& match);

private:
    // The one in the seat that is asked, which has heard everything.
    const bots::Bot& bot(const Match& match, bots::Level level);

    AdvisorOptions options_;
    std::optional<BotDriver> driver_;
};

}  // namespace catan::table
