// Who sits on a seat, as everybody at the table is told: here, elsewhere, gone for a while, a bot, a program.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "catan/bot.hpp"
#include "catan/ids.hpp"
#include "catan/notation.hpp"

namespace catan::net {

struct Sitting {
    enum class Who : std::uint8_t {
        Here,       // a person at the machine of the host
        Elsewhere,  // a person at another machine
        Away,       // who is not there now, or not yet
        Bot,
        Program,
    };

    Who who = Who::Here;
    bots::Level level = bots::Level::Medium;  // of a bot
    friend bool operator==(const Sitting&, const Sitting&) = default;
};

using Sittings = std::array<Sitting, most_players>;

// `Ann here`, `Ben bot hard`.
[[nodiscard]] std::string write(const text::Notation& notation, Seat seat, const Sitting& sitting);
struct SeatSitting {
    Seat seat;
    Sitting sitting;
};
[[nodiscard]] SeatSitting read_sitting(const text::Notation& notation, text::Reader& reader);

}  // namespace catan::net
