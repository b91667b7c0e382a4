// Tells a screen about the remote side of a game: guests and programs, or for a guest the host. Seating tells who plays
// which seat. This base class stands for a game without remote participants.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/game/ids.hpp"

namespace tabletop::table {

class RemoteSeats {
public:
    struct Notice {
        enum class What : std::uint8_t {
            News,     // for display
            Alarm,    // the player must acknowledge it
            Came,     // the guest who is invited to the seat is connected
            Changed,  // the host has changed who plays for the guest here
            Failed,   // the seat's program cannot go on
        };

        What what = What::News;
        Seat seat{};
        std::string words;
    };

    RemoteSeats() = default;
    RemoteSeats(const RemoteSeats&) = delete;
    RemoteSeats& operator=(const RemoteSeats&) = delete;
    RemoteSeats(RemoteSeats&&) = delete;
    RemoteSeats& operator=(RemoteSeats&&) = delete;
    virtual ~RemoteSeats() = default;

    // Handles arrived messages. Call it when the wake-up signal rings and when due_in() has passed.
    virtual void go_on() {}
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> due_in() const { return {}; }
    [[nodiscard]] virtual std::vector<Notice> take_notices() { return {}; }
    // The game has become too long for guests. All connections are closed and new ones refused.
    [[nodiscard]] virtual bool has_ended() const { return false; }

    // The lines that guests need to join, and who is connected. Empty if no player is invited.
    [[nodiscard]] virtual std::vector<std::string> invitation() const { return {}; }
    // Why moves cannot be exchanged at the moment, in words; empty if they can.
    [[nodiscard]] virtual std::string trouble() const { return {}; }
    // For a guest: what leaving means, in words. Empty at the host.
    [[nodiscard]] virtual std::string leaving() const { return {}; }
};

}  // namespace tabletop::table
