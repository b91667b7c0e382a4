// Who plays each seat of a running game: a person here, a player at another machine, a bot, a program. The only owner of this:
// the saved game, the seat list, guests and bots all follow it, so they cannot disagree. Knows no connection and no match.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/ids.hpp"

namespace catan::table {

// By seat. A seat without a level has no bot.
using BotLevels = std::array<std::optional<bots::Level>, most_players>;

struct Occupant {
    enum class Kind : std::uint8_t {
        Here,    // a person at the machine of the host
        Remote,  // a person at another machine
        Away,    // an invited player or program that is not connected
        Bot,
        Program,
    };

    Kind kind = Kind::Here;
    bots::Level level = bots::Level::Medium;  // of a bot
    friend bool operator==(const Occupant&, const Occupant&) = default;
};

// By seat.
using Occupants = std::array<Occupant, most_players>;

class Seating {
public:
    // Keeps in the saved game which bot plays a seat from now on, or that none does.
    using Record = std::function<void(Seat, std::optional<bots::Level>)>;

    // At a guest: what the host tells of the seats (`follow`).
    Seating() = default;
    // At the machine where the game is: these bots, and persons on all other seats. Without a record no seat can change.
    explicit Seating(const BotLevels& bots, Record record = {});
    Seating(const Seating&) = delete;
    Seating& operator=(const Seating&) = delete;
    Seating(Seating&&) = delete;
    Seating& operator=(Seating&&) = delete;
    ~Seating() = default;

    [[nodiscard]] const Occupant& at(Seat seat) const { return occupants_[seat.value]; }
    [[nodiscard]] const Occupants& all() const { return occupants_; }
    // Bots whose moves are made at this machine.
    [[nodiscard]] std::optional<bots::Level> bot(Seat seat) const;
    [[nodiscard]] bool is_bot(Seat seat) const { return bot(seat).has_value(); }
    [[nodiscard]] BotLevels bots() const;
    // The moves come from another machine, or from a program.
    [[nodiscard]] bool is_remote(Seat seat) const;
    [[nodiscard]] bool is_away(Seat seat) const;
    // At a guest: a bot of the host plays there.
    [[nodiscard]] bool is_remote_bot(Seat seat) const;
    // At a guest: the host lets a bot or another person play for the person here.
    [[nodiscard]] bool is_replaced(Seat seat) const;
    // A guest or a program can take the seat, whatever plays there now.
    [[nodiscard]] bool is_invited(Seat seat) const;
    [[nodiscard]] bool can_change() const { return record_ != nullptr; }

    // A bot of that level plays from now on, or a person at this machine.
    void seat(Seat seat, std::optional<bots::Level> level);
    // The invited guest or program plays again, once connected.
    void return_seat(Seat seat);

    // For the host of guests and programs. An invited seat is away until it is connected, unless a bot plays there.
    void invite(Seat seat, bool is_program);
    // The seat is the guest's or program's, unless a bot or a person here has it.
    void connect(Seat seat);
    // A guest's seat is away then. A program keeps its seat until it is replaced.
    void disconnect(Seat seat);
    // Also a program's seat is away then.
    void leave(Seat seat);

    // For a guest: how the host says that the seats are, and which one is the guest's; none if the guest only watches.
    void follow(const Occupants& told, Seat own);

    // Hears of every change, after it was recorded, as long as the result is kept.
    using Listener = std::function<void(Seat seat, const Occupant& before)>;
    [[nodiscard]] std::shared_ptr<const Listener> listen(Listener listener);

private:
    struct Invitation {
        bool is_program = false;
        bool is_connected = false;
    };

    void change(Seat seat, const Occupant& now);

    Occupants occupants_{};
    std::array<std::optional<Invitation>, most_players> invitations_{};
    Record record_;
    std::vector<std::weak_ptr<const Listener>> listeners_;
    bool is_host_ = false;
    Seat own_;  // a guest's
};

}  // namespace catan::table
