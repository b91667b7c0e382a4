// What happened at the table, told as a story: sentences that name people in their colours and speak to whoever looks.
// Tells what it is given and nothing more, so it is as discreet as the history that it is given (R11).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "catan/core/game.hpp"
#include "catan/core/history.hpp"
#include "catan/core/rooms.hpp"
#include "catan/tui/sentence.hpp"
#include "kit/spans.hpp"

namespace catan::tui {

// A line of a log, once in a full sentence, once in a few short rows for a narrow panel. What is only a detail of the
// line before it is indented.
struct LogLine {
    kit::Line words;
    std::vector<kit::Line> brief;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

class Story {
public:
    Story(const Game& game, const Audience& audience) : game_(game), audience_(audience) {}

    // Some entries are one thing that happened: the robber moves and steals, an offer is answered and closed. Where the
    // thing begins that entry number `last` is part of.
    [[nodiscard]] static std::size_t begin_of(std::span<const Happening> history, std::size_t last);

    // What happened in the entries of one thing.
    [[nodiscard]] std::vector<LogLine> tell(std::span<const Happening> thing) const;

private:
    const Game& game_;
    Audience audience_;
};

}  // namespace catan::tui
