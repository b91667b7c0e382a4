// Plays games between bots by a design. A game depends only on the design and its number, not on the machine, the time or other
// games. The same seed gives the same tiles as in the game's language, so a saved game can be replayed and verified.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "carcassonne/core/move.hpp"
#include "carcassonne/lab/design.hpp"
#include "carcassonne/lab/record.hpp"
#include "carcassonne/language/setup.hpp"
#include "carcassonne/language/table.hpp"

namespace carcassonne::lab {

class Series {
public:
    // `setup` gives the settings; the design gives the bots, the first player and the seeds.
    Series(Design design, language::Setup setup);

    [[nodiscard]] const Design& design() const { return design_; }

    // The table of one game; the first seat begins.
    [[nodiscard]] language::Table table(std::uint64_t game) const;

    // Plays a game; empty if stopped. `listener` receives every move in order.
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
};

// The settings of a set-up as they head a table of results.
[[nodiscard]] std::string setting_words(const language::Setup& setup);

}  // namespace carcassonne::lab
