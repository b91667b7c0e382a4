// Plays games between bots by a design. A game depends only on the design and its number, not on
// the machine, the time or other games. The same seed gives the same luck as in the game's
// language, so a saved game can be replayed and its dice verified.
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
    // `setup` gives the board and the settings; the design gives the bots, the first player,
    // whether bots make offers, and the seeds. Throws a TextError for a game that cannot be played.
    Series(Design design, language::Setup setup);

    [[nodiscard]] const Design& design() const { return design_; }
    // The settings, as in the first game.
    [[nodiscard]] const Settings& settings() const { return settings_; }

    // The table of one game; the first seat begins.
    [[nodiscard]] language::Table table(std::uint64_t game) const;

    // Plays a game; empty if stopped. `listener` receives every move in order. Throws
    // std::logic_error if a bot makes an illegal move.
    using Listener = std::function<void(const Move&)>;
    [[nodiscard]] std::optional<GameRecord> play(std::uint64_t game, const std::atomic<bool>& stop,
                                                 const Listener& listener = {}) const;

    // Plays a game and returns its text as a saved game, too.
    struct KeptGame {
        GameRecord record;
        std::string text;
    };
    [[nodiscard]] std::optional<KeptGame> play_and_keep(std::uint64_t game,
                                                        const std::atomic<bool>& stop) const;

private:
    Design design_;
    language::Setup setup_;
    Settings settings_;
};

// The turn limit: many times the turns that bots need when they try to win.
[[nodiscard]] std::uint32_t usual_max_turns(const Settings& settings);

// The parts of a set-up that head a table of results.
[[nodiscard]] std::string board_words(const language::Setup& setup, std::size_t players);
[[nodiscard]] std::string setting_words(const language::Setup& setup);

}  // namespace catan::lab
