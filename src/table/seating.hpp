// Owns who plays each seat of a running game: a local player, a remote player, a bot or a program. The saved game, the seat
// list, guests and bots all follow it, so they cannot disagree. Knows no connection and no match.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/game/ids.hpp"
#include "tabletop/table/listeners.hpp"

namespace tabletop::table {

struct Occupant {
    enum class Kind : std::uint8_t {
        Here,    // a person at the host's machine
        Remote,  // a person at another machine
        Away,    // an invited player or program that is not connected
        Bot,
        Program,
    };

    Kind kind = Kind::Here;
    bots::Level level = bots::usual_level;  // of a bot
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

// By seat.
using Occupants = std::array<Occupant, most_seats>;

class Seating {
public:
    // Records in the saved game which bot plays a seat from now on, or that none does.
    using Record = std::function<void(Seat, std::optional<bots::Level>)>;

    // At a guest. The seats follow the host's messages (`follow`).
    Seating() = default;
    // At the host: these bots, and persons on all other seats. Without a record no seat can change.
    explicit Seating(const BotLevels& bots, Record record = {});
    Seating(const Seating&) = delete;
    Seating& operator=(const Seating&) = delete;
    Seating(Seating&&) = delete;
    Seating& operator=(Seating&&) = delete;
    ~Seating() = default;

    [[nodiscard]] const Occupant& at(Seat seat) const { return occupants_[seat.value]; }
    [[nodiscard]] const Occupants& all() const { return occupants_; }
    // The level of the bot that this machine plays on the seat, if any.
    [[nodiscard]] std::optional<bots::Level> bot(Seat seat) const;
    [[nodiscard]] bool is_bot(Seat seat) const { return bot(seat).has_value(); }
    [[nodiscard]] BotLevels bots() const;
    // Whether the moves come from another machine or from a program.
    [[nodiscard]] bool is_remote(Seat seat) const;
    [[nodiscard]] bool is_away(Seat seat) const;
    // At a guest: a bot of the host plays the seat.
    [[nodiscard]] bool is_remote_bot(Seat seat) const;
    // At a guest: a bot or another person plays the local player's seat.
    [[nodiscard]] bool is_replaced(Seat seat) const;
    // Whether a guest or program is invited to the seat, even if a bot or a person plays it now.
    [[nodiscard]] bool is_invited(Seat seat) const;
    [[nodiscard]] bool can_change() const { return record_ != nullptr; }

    // Seats a bot of that level, or a person at this machine.
    void seat(Seat seat, std::optional<bots::Level> level);
    // Returns the seat to the invited guest or program, once connected.
    void return_seat(Seat seat);

    // At the host: invites a guest or program. The seat is Away until it connects, unless a bot plays it.
    void invite(Seat seat, bool is_program);
    // The guest or program has connected and takes the seat, unless a bot or a local person plays it.
    void connect(Seat seat);
    // The connection is lost. A guest's seat becomes Away; a program keeps its seat until it is replaced.
    void disconnect(Seat seat);
    // Like disconnect(), but a program's seat becomes Away as well.
    void leave(Seat seat);

    // At a guest: takes over the host's seating. `own` is Seat::none() for a watcher.
    void follow(const Occupants& told, Seat own);

    // Called for every change after it was recorded, as long as the returned pointer is kept.
    using Listener = Listeners<Seat, const Occupant&>::Listener;
    [[nodiscard]] std::shared_ptr<const Listener> listen(Listener listener);

private:
    struct Invitation {
        bool is_program = false;
        bool is_connected = false;
    };

    void change(Seat seat, const Occupant& now);

    Occupants occupants_{};
    std::array<std::optional<Invitation>, most_seats> invitations_{};
    Record record_;
    Listeners<Seat, const Occupant&> listeners_;
    bool is_host_ = false;
    Seat own_;  // a guest's
};

}  // namespace tabletop::table
