// Gives a screen its access to a running game: chairs, seating, bots, adviser, remote seats and wake-up signal. Reaches no
// match and no state, so a screen shows only what its chairs may know. Used by a local session and by a guest alike.
//
// Only src/table/participants_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "table/adviser.hpp"
#include "table/bot_seats.hpp"
#include "table/bot_setup.hpp"
#include "table/remote_seats.hpp"
#include "table/seating.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/chair.hpp"
#include "tabletop/table/listeners.hpp"
#include "tasks/wake_signal.hpp"

namespace tabletop::table {

// B are the Bots of a game.
template <typename B>
class Participants {
public:
    using Types = typename B::Types;
    using Chair = table::Chair<Types>;
    using BotSetup = table::BotSetup<B>;
    using BotSeats = table::BotSeats<B>;
    using Adviser = table::Adviser<B>;

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
    [[nodiscard]] std::shared_ptr<const typename Chair::Hear> listen_to_failures(
        typename Chair::Hear listener) {
        return failures_.add(std::move(listener));
    }
    // Starts the bots, and makes the forced move that a resumed game may lack.
    void begin();
    // Adds a listener to the onlooker, after begin() and not while a change is told. It hears a change before a forced move
    // is made.
    [[nodiscard]] std::shared_ptr<const typename Chair::Listener> listen(
        typename Chair::Listener listener);
    // Whether the next move is made automatically once all chairs have heard of this position, because the game leaves its
    // player no choice.
    [[nodiscard]] bool is_move_forced() const { return is_move_forced_; }
    // Returns the notices of the remote seats for the players, each once. A guest who has reconnected replaces the bot on
    // their seat, and a bot replaces a failed program.
    [[nodiscard]] std::vector<RemoteSeats::Notice> take_notices();

private:
    void hear(typename Chair::HistoryChange news);
    void listen_for_forced_moves();
    void make_forced_move();
    // The forced move of a player at this machine, if there is one.
    [[nodiscard]] std::optional<MoveOf<Types>> forced_move() const;

    std::vector<Chair*> chairs_;
    Chair& onlooker_;
    Seating& seating_;
    BotSetup setup_;
    BotDriver<B> driver_;
    tasks::WakeSignal wake_;
    BotSeats bots_;
    Adviser adviser_;
    Listeners<const typename Chair::Result&> failures_;
    bool is_move_forced_ = false;
    // The first is called before the listeners that listen() adds, the second after them.
    std::shared_ptr<const typename Chair::Listener> listening_;
    std::shared_ptr<const typename Chair::Listener> forcing_;
    // Last member, so destroyed first: disconnecting guests needs the others.
    std::shared_ptr<RemoteSeats> remote_ = std::make_shared<RemoteSeats>();
};

}  // namespace tabletop::table
