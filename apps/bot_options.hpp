// What the command line says about bots.
#pragma once

#include <optional>
#include <string>

#include "catan/advisors.hpp"
#include "table/bot_setup.hpp"

namespace catan::app {

// As typed.
struct BotWords {
    std::optional<std::string> seed;
    std::optional<std::string> effort;
};

[[nodiscard]] bool was_asked_for(const BotWords& words);

[[nodiscard]] text::AdvisorOptions understood(const BotWords& words);
// The same where people play: without a seed, one that nobody knows.
[[nodiscard]] text::AdvisorOptions at_table(const BotWords& words);
// Bots that think in a thread of their own.
[[nodiscard]] table::BotSetup bots_of(const text::AdvisorOptions& options);

}  // namespace catan::app
