// Writes and reads the line that tells guests who plays a seat: `Ann here`, `Ben bot hard`.
#pragma once

#include <string>

#include "catan/core/ids.hpp"
#include "catan/core/rooms.hpp"
#include "catan/language/notation.hpp"
#include "catan/table/seating.hpp"

namespace catan::remote {

[[nodiscard]] std::string write(const language::Notation& notation, Seat seat,
                                const table::Occupant& occupant);
struct SeatOccupant {
    Seat seat;
    table::Occupant occupant;
};
[[nodiscard]] SeatOccupant read_occupant(const language::Notation& notation, text::Reader& reader);

}  // namespace catan::remote
