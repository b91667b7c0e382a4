// What the command line says about bots.
#pragma once

#include <optional>
#include <string>

#include "table/bot_setup.hpp"
#include "tabletop/table/advisors.hpp"

namespace catan::app {

// As typed.
struct BotWords {
    std::optional<std::string> seed;
    std::optional<std::string> effort;
};

[[nodiscard]] bool was_asked_for(const BotWords& words);

[[nodiscard]] table::AdvisorOptions understood(const BotWords& words);
// The same where people play: without a seed, one that nobody knows.
[[nodiscard]] table::AdvisorOptions at_table(const BotWords& words);
// Bots that think in a thread of their own.
[[nodiscard]] table::BotSetup bots_of(const table::AdvisorOptions& options);

}  // namespace catan::app
