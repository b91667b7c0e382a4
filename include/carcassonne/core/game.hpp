// Holds what does not change during a game: the settings.
#pragma once

#include <cstddef>

#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/settings.hpp"

namespace carcassonne {

class Game {
public:
    // Throws std::invalid_argument for settings that K13 or K16 does not allow.
    explicit Game(const Settings& settings);

    [[nodiscard]] const Settings& settings() const { return settings_; }
    [[nodiscard]] std::size_t players() const { return settings_.players; }

    // The next seat in turn order.
    [[nodiscard]] Seat seat_after(Seat seat) const {
        const std::size_t next = seat.value + std::size_t{1};
        return Seat(next < players() ? next : 0);
    }

private:
    Settings settings_;
};

}  // namespace carcassonne
