// Reads and writes the names of players in the lines of a game.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tabletop/game/ids.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::text {

// The number of the player with this name, from 0.
[[nodiscard]] std::optional<std::size_t> player_called(std::span<const std::string> names,
                                                       std::string_view name);
// `unknown player 'Bem'; did you mean Ben?`
[[nodiscard]] std::string unknown_player(std::string_view name, std::span<const std::string> names);

// Reads a name.
[[nodiscard]] Seat read_seat(Reader& reader, std::span<const std::string> names);
// Reads the name and the colon that begin a move; empty if there is no colon.
[[nodiscard]] std::optional<Seat> read_speaker(Reader& reader, std::span<const std::string> names);

// The names of these seats with blanks between them.
[[nodiscard]] std::string names_of(SeatSet seats, std::span<const std::string> names);

}  // namespace tabletop::text
