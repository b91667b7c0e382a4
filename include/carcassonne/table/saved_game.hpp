// Names tabletop's saved games for Carcassonne.
#pragma once

#include <cstdint>
#include <istream>
#include <limits>
#include <string>

#include "carcassonne/table/match.hpp"
#include "tabletop/table/saved_game.hpp"

namespace carcassonne::table {

using SavedGame = tabletop::table::SavedGame<Language>;

[[nodiscard]] SavedGame load_game(std::istream& in, const std::string& name,
                                  std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max());
[[nodiscard]] std::string saved_text(const Match& match);

}  // namespace carcassonne::table
