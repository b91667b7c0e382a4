#include "carcassonne/core/game.hpp"

#include <stdexcept>

namespace carcassonne {

Game::Game(const Settings& settings) : settings_(settings) {
    if (settings.players < fewest_players || settings.players > most_players) {
        throw std::invalid_argument("two to five play (K13)");
    }
    if (settings.first.value >= settings.players) {
        throw std::invalid_argument("the first player has no seat (K13)");
    }
    if (settings.small_city != 4 && settings.small_city != 2) {
        throw std::invalid_argument("a city of two tiles scores 4 or 2 (K16)");
    }
}

}  // namespace carcassonne
