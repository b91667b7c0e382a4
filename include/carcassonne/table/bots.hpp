// Answers the questions of tabletop::table::Bots for Carcassonne.
#pragma once

#include "carcassonne/bots/bot.hpp"
#include "carcassonne/table/types.hpp"

namespace carcassonne::table {

struct Bots {
    using Types = table::Types;
    using Bot = bots::Bot;
    using Options = bots::BotOptions;
    using Advice = bots::Advice;
};

}  // namespace carcassonne::table
