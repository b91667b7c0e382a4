// The line that tells guests who plays a seat: `Ann here`, `Ben bot hard`.
#pragma once

#include <string>

#include "catan/ids.hpp"
#include "catan/notation.hpp"
#include "table/seating.hpp"

namespace catan::net {

[[nodiscard]] std::string write(const text::Notation& notation, Seat seat,
                                const table::Occupant& occupant);
struct SeatOccupant {
    Seat seat;
    table::Occupant occupant;
};
[[nodiscard]] SeatOccupant read_occupant(const text::Notation& notation, text::Reader& reader);

}  // namespace catan::net
