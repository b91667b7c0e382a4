// Names the levels of bots, which are those of every game.
#pragma once

#include "tabletop/game/bot_level.hpp"

namespace carcassonne::bots {

using tabletop::bots::all_levels;
using tabletop::bots::Level;
using tabletop::bots::level_count;
using tabletop::bots::name;
using tabletop::bots::usual_effort;
using tabletop::bots::usual_level;

}  // namespace carcassonne::bots
