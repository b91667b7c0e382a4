// Bots that look on at a match and say what they would do in the place of whoever is asked. Each is told what its seat has
// seen, once and in order, and only when it is asked; so a match in which nobody asks costs nothing, and one in which
// somebody asks at every move costs no more for each of them when it is long.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "catan/bot.hpp"
#include "catan/match.hpp"

namespace catan::text {

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
    // The one in the seat that is asked, who has heard everything.
    bots::Bot& bot(const Match& match, bots::Level level);

    AdvisorOptions options_;
    std::array<std::array<std::optional<bots::Bot>, bots::level_count>, most_players> bots_;
};

}  // namespace catan::text
