#include "remote/seating_line.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>

#include "catan/language/setup.hpp"

namespace catan::remote {
namespace {

using Kind = table::Occupant::Kind;

// In the order of Kind.
constexpr std::array<std::string_view, 5> words{"here", "elsewhere", "away", "bot", "program"};

}  // namespace

std::string write(const language::Notation& notation, Seat seat, const table::Occupant& occupant) {
    std::string line =
        fmt::format("{} {}", notation.name(seat), words[static_cast<std::size_t>(occupant.kind)]);
    if (occupant.kind == Kind::Bot) line += fmt::format(" {}", bots::name(occupant.level));
    return line;
}

SeatOccupant read_occupant(const language::Notation& notation, text::Reader& reader) {
    SeatOccupant read;
    read.seat = notation.read_seat(reader);
    read.occupant.kind = static_cast<Kind>(reader.take_one_of("way to sit", words));
    if (read.occupant.kind == Kind::Bot) read.occupant.level = language::read_level(reader);
    return read;
}

}  // namespace catan::remote
