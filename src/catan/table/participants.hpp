// Gives a screen its access to a running game: chairs, seating, bots, adviser, remote seats and wake-up signal. Reaches no
// match and no state, so a screen shows only what its chairs may know (R11). Used by a local session and by a guest alike.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "catan/core/rooms.hpp"
#include "catan/table/adviser.hpp"
#include "catan/table/bot_driver.hpp"
#include "catan/table/bot_seats.hpp"
#include "catan/table/bot_setup.hpp"
#include "catan/table/chair.hpp"
#include "catan/table/listeners.hpp"
#include "catan/table/remote_seats.hpp"
#include "catan/table/seating.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::table {

class Participants {
public:
    // `chairs` is indexed by seat; for a remote seat any chair will do. `onlooker` shows public information. Chairs and
    // seating must outlive this object.
    Participants(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating, BotSetup setup);
    Participants(const Participants&) = delete;
    Participants& operator=(const Participants&) = delete;
    Participants(Participants&&) = delete;
    Participants& operator=(Participants&&) = delete;
    ~Participants() = default;

    [[nodiscard]] const std::vector<Chair*>& chairs() const { return chairs_; }
    [[nodiscard]] Chair& onlooker() const { return onlooker_; }
    [[nodiscard]] Seating& seating() const { return seating_; }
    [[nodiscard]] BotSeats& bots() { return bots_; }
    [[nodiscard]] Adviser& adviser() { return adviser_; }
    [[nodiscard]] RemoteSeats& remote() const { return *remote_; }
    [[nodiscard]] const tasks::WakeSignal& wake() const { return wake_; }

    // Adds the remote seats.
    void connect(std::shared_ptr<RemoteSeats> remote) { remote_ = std::move(remote); }
    // Disconnects the remote seats. All screens must be gone by now.
    void disconnect() { remote_ = std::make_shared<RemoteSeats>(); }

    // Adds a listener to forced moves that could not be made. They are then left to the player.
    [[nodiscard]] std::shared_ptr<const Chair::Hear> listen_to_failures(Chair::Hear listener) {
        return failures_.add(std::move(listener));
    }
    // Starts the bots, and makes the forced move that a resumed game may lack.
    void begin();
    // Adds a listener to the onlooker, after begin() and not while a change is told. It hears a change before a forced move
    // is made.
    [[nodiscard]] std::shared_ptr<const Chair::Listener> listen(Chair::Listener listener);
    // Whether the next move is made automatically once all chairs have heard of this position: an offer that all players
    // have declined is withdrawn.
    [[nodiscard]] bool is_move_forced() const { return is_move_forced_; }
    // Returns the notices of the remote seats for the players, each once. A guest who has reconnected replaces the bot on
    // their seat, and a bot replaces a failed program.
    [[nodiscard]] std::vector<RemoteSeats::Notice> take_notices();

private:
    void hear(Chair::HistoryChange news);
    void listen_for_forced_moves();
    void withdraw_offer();
    [[nodiscard]] bool must_withdraw_offer() const;

    std::vector<Chair*> chairs_;
    Chair& onlooker_;
    Seating& seating_;
    BotSetup setup_;
    table::BotDriver driver_;
    tasks::WakeSignal wake_;
    BotSeats bots_;
    Adviser adviser_;
    Listeners<const Chair::Result&> failures_;
    bool is_move_forced_ = false;
    // The first is called before the listeners that listen() adds, the second after them.
    std::shared_ptr<const Chair::Listener> listening_;
    std::shared_ptr<const Chair::Listener> withdrawing_;
    // Last member, so destroyed first: disconnecting guests needs the others.
    std::shared_ptr<RemoteSeats> remote_ = std::make_shared<RemoteSeats>();
};

}  // namespace catan::table
