#include "net/sitting.hpp"

#include <string_view>

#include <fmt/format.h>

#include "catan/setup.hpp"

namespace catan::net {
namespace {

// In the order of Sitting::Who.
constexpr std::array<std::string_view, 5> words{"here", "elsewhere", "away", "bot", "program"};

}  // namespace

std::string write(const text::Notation& notation, Seat seat, const Sitting& sitting) {
    std::string line =
        fmt::format("{} {}", notation.name(seat), words[static_cast<std::size_t>(sitting.who)]);
    if (sitting.who == Sitting::Who::Bot) line += fmt::format(" {}", bots::name(sitting.level));
    return line;
}

SeatSitting read_sitting(const text::Notation& notation, text::Reader& reader) {
    SeatSitting read;
    read.seat = notation.read_seat(reader);
    read.sitting.who = static_cast<Sitting::Who>(reader.take_one_of("way to sit", words));
    if (read.sitting.who == Sitting::Who::Bot) read.sitting.level = text::read_level(reader);
    return read;
}

}  // namespace catan::net
