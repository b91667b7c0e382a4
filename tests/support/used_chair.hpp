// Uses a chair in every way, for chairs whose content comes from an untrusted host.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "catan/bots/bot.hpp"
#include "catan/bots/memory.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/invariants.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/reasons.hpp"
#include "catan/language/wording.hpp"
#include "catan/table/chair.hpp"
#include "tabletop/text/spelling.hpp"

// Whether these lines are safe for a terminal.
inline bool can_be_shown(std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const std::string line(lines.substr(0, end));
        if (tabletop::text::shown(line) != line) return false;
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return true;
}

// Calls demand(holds, what) for each check.
template <typename Demand>
void use_chair(const catan::table::Chair& chair, const Demand& demand,
               catan::bots::Level level = catan::bots::Level::Easy) {
    using namespace catan;
    const language::Notation words{chair.game(), chair.names()};
    const View& seen = chair.view();
    demand(can_be_shown(words.write(seen)), "a view can be shown");
    const State imagined = imagine(chair.game(), seen);
    demand(broken_invariants(chair.game(), imagined).empty(), "a view breaks no law");
    bots::Memory memory(chair.game(), chair.viewer().seat());
    for (const SeenMove& move : chair.history()) {
        demand(can_be_shown(words.write(move)), "what happened can be shown");
        for (const Event& event : move.events) {
            demand(can_be_shown(language::event_words(words, event)),
                   "what came of it can be told");
        }
        memory.hear(move);
    }
    Random random(1, Domain::Choice);
    demand(seen.opened || fits(chair.game(), seen, memory.guess(seen, random)),
           "a guess fits the view");
    const auto legal = chair.legal();
    constexpr std::size_t some = 5;
    for (std::size_t i = 0; i < std::min(some, legal.size()); ++i) {
        demand(!chair.why_not(legal[i]), "what is listed is legal");
        demand(can_be_shown(language::reason(words, seen, legal[i])), "a reason can be shown");
    }
    for (const Command& command :
         {Command(Roll{}), Command(EndTurn{}), Command(Settle{IntersectionId(0)})}) {
        const auto refusal = chair.why_not(command);
        if (!refusal) continue;
        demand(can_be_shown(language::refusal_words(words, seen, *refusal)), "a refusal has words");
    }
    (void)chair.why_not_take_back();
    if (legal.empty()) return;
    bots::Bot bot(chair.game(), chair.viewer().seat(), {level});
    for (const SeenMove& move : chair.history()) bot.hear(move);
    for (const bots::Advice& advice : bot.advise(seen, 3)) {
        demand(!chair.why_not(advice.command), "what is advised is legal");
        demand(can_be_shown(language::reason(words, seen, advice.command)), "advice has a reason");
    }
}
