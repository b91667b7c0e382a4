// The guests and programs of a game, or for a guest the host, as a screen hears of them: what to tell the people at this
// machine. Who plays where is in `Seating`. This base class is for a game without other machines.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catan/core/ids.hpp"

namespace catan::table {

class RemoteSeats {
public:
    struct Notice {
        enum class What : std::uint8_t {
            News,     // is shown
            Alarm,    // must be read
            Came,     // the guest who is invited to the seat is connected
            Changed,  // the host has changed who plays for the guest here
            Failed,   // the program of the seat cannot go on
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

    // Hears what has arrived. To be called when the wake-up signal rings, and when it is due.
    virtual void go_on() {}
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> due_in() const { return {}; }
    [[nodiscard]] virtual std::vector<Notice> take_notices() { return {}; }
    // The game has become too long for guests: all were sent away, and none can come any more.
    [[nodiscard]] virtual bool has_ended() const { return false; }

    // The lines that guests need to join, and who is connected. Empty where no player is invited.
    [[nodiscard]] virtual std::vector<std::string> invitation() const { return {}; }
    // Why no move can be made or heard at the moment.
    [[nodiscard]] virtual std::string trouble() const { return {}; }
    // For a guest: what it means to leave. Empty at the host.
    [[nodiscard]] virtual std::string leaving() const { return {}; }
};

}  // namespace catan::table
