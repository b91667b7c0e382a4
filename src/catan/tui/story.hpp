// Tells a history as sentences, with names in seat colours and the viewer addressed as `you`. Tells only what the
// given history contains, so it is as discreet as that history (R11).
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

// A log line: as a full sentence, and as short rows for a narrow panel. A detail of the line before is indented.
struct LogLine {
    kit::Line words;
    std::vector<kit::Line> brief;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

class Story {
public:
    Story(const Game& game, const Audience& audience) : game_(game), audience_(audience) {}

    // Index of the first move of the episode that move `last` ends: a robber and its theft, an offer and its answers.
    [[nodiscard]] static std::size_t begin_of(std::span<const SeenMove> history, std::size_t last);

    // Returns the log lines of one episode.
    [[nodiscard]] std::vector<LogLine> tell(std::span<const SeenMove> episode) const;

private:
    const Game& game_;
    Audience audience_;
};

}  // namespace catan::tui
