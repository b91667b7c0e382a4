// Reads the bot options of the command line: seed and effort.
#pragma once

#include <optional>
#include <string>

#include "catan/table/bot_setup.hpp"
#include "catan/table/script_bots.hpp"

namespace catan::app {

// Option values as typed.
struct BotWords {
    std::optional<std::string> seed;
    std::optional<std::string> effort;
};

[[nodiscard]] bool was_asked_for(const BotWords& words);

[[nodiscard]] table::ThinkingOptions understood(const BotWords& words);
// For games with human players: without --bot-seed, draws an unpredictable seed.
[[nodiscard]] table::ThinkingOptions at_table(const BotWords& words);
// Sets up bots that think on a thread of their own.
[[nodiscard]] table::BotSetup bots_of(const table::ThinkingOptions& options);

}  // namespace catan::app
