// Games of bots: makes the table for each game of a design, and plays it. A game depends on the design and its number
// alone, not on who plays it, when, or which were played before. The luck is that of the game's language for the same
// seed, so a game that is kept can be played again, and its dice be verified.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catan/lab/design.hpp"
#include "catan/lab/record.hpp"
#include "catan/language/table.hpp"

namespace catan::lab {

class Series {
public:
    // The setup is of the boards and the numbers; who sits there, who begins, whether bots make offers and the seeds come
    // from the design. What cannot be played is a TextError.
    Series(Design design, language::Setup setup);

    [[nodiscard]] const Design& design() const { return design_; }
    // What is played for, as the first game has it.
    [[nodiscard]] const Settings& settings() const { return settings_; }

    // The table at which game i is played; the first seat begins.
    [[nodiscard]] language::Table table(std::uint64_t game) const;

    // Plays a game. None if it was stopped. Who wants to keep it is told what was said, in order. A bot that says
    // something illegal is a std::logic_error.
    using Listener = std::function<void(const Said&)>;
    [[nodiscard]] std::optional<Record> play(std::uint64_t game, const std::atomic<bool>& stop,
                                             const Listener& listener = {}) const;

    // The same, and the text of it as a saved game.
    struct Kept {
        Record record;
        std::string text;
    };
    [[nodiscard]] std::optional<Kept> play_and_keep(std::uint64_t game,
                                                    const std::atomic<bool>& stop) const;

private:
    Design design_;
    language::Setup setup_;
    Settings settings_;
};

// After how many turns nobody waits for a winner any more: many times what bots need that try to win.
[[nodiscard]] std::uint32_t usual_max_turns(const Settings& settings);

// What of a setup's board and numbers heads a table of results.
[[nodiscard]] std::string board_words(const language::Setup& setup, std::size_t players);
[[nodiscard]] std::string setting_words(const language::Setup& setup);

}  // namespace catan::lab
