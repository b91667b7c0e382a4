// Answers the questions of tabletop::table::Bots for Catan.
#pragma once

#include "catan/bots/bot.hpp"
#include "catan/table/types.hpp"

namespace catan::table {

struct Bots {
    using Types = table::Types;
    using Bot = bots::Bot;
    using Options = bots::BotOptions;
    using Advice = bots::Advice;
};

}  // namespace catan::table
