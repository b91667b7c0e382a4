// All that a screen has of a running game: the chairs, who plays where, the bots and the adviser, guests and programs, and the
// wake-up signal. Reaches no match and no state, so a screen shows only what its chairs may know (R11). A session has one, and
// so has a guest of another machine's game.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "catan/core/rooms.hpp"
#include "table/adviser.hpp"
#include "table/bot_seats.hpp"
#include "table/bot_setup.hpp"
#include "table/remote_seats.hpp"
#include "table/seating.hpp"
#include "tabletop/table/bot_driver.hpp"
#include "tabletop/table/chair.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::table {

class Participants {
public:
    // The chairs by seat, and one for what is public, at which no other object listens. For a remote seat any chair will do.
    // Chairs and seating must outlive this.
    Participants(std::vector<Chair*> chairs, Chair& onlooker, Seating& seating, BotSetup setup);
    Participants(const Participants&) = delete;
    Participants& operator=(const Participants&) = delete;
    Participants(Participants&&) = delete;
    Participants& operator=(Participants&&) = delete;
    ~Participants();

    [[nodiscard]] const std::vector<Chair*>& chairs() const { return chairs_; }
    [[nodiscard]] Chair& onlooker() const { return onlooker_; }
    [[nodiscard]] Seating& seating() const { return seating_; }
    [[nodiscard]] BotSeats& bots() { return bots_; }
    [[nodiscard]] Adviser& adviser() { return adviser_; }
    [[nodiscard]] RemoteSeats& remote() const { return *remote_; }
    [[nodiscard]] const tasks::WakeSignal& wake() const { return wake_; }

    // Other machines take part from now on.
    void connect(std::shared_ptr<RemoteSeats> remote) { remote_ = std::move(remote); }
    // They hear of the end now. No screen may be there any more.
    void disconnect() { remote_ = std::make_shared<RemoteSeats>(); }

    // From now on bots think, and `hear` hears of every change of the game. `hear_failure` hears of a forced move that could
    // not be made; then it is left to the player.
    void begin(std::function<void(Chair::News)> hear, Chair::Hear hear_failure = {});
    // The next move is a forced one, which follows as soon as all chairs have heard of this position: an offer that all have
    // declined is withdrawn. The seat is not asked for it.
    [[nodiscard]] bool is_move_forced() const { return is_move_forced_; }
    // Hears what has arrived from other machines: a guest who comes back replaces the bot in their seat, and a bot replaces a
    // program that has failed. Returns what is to be told.
    [[nodiscard]] std::vector<RemoteSeats::Notice> hear_remote();

private:
    void hear(Chair::News news);
    [[nodiscard]] bool must_withdraw_offer() const;

    std::vector<Chair*> chairs_;
    Chair& onlooker_;
    Seating& seating_;
    BotSetup setup_;
    table::BotDriver driver_;
    tasks::WakeSignal wake_;
    BotSeats bots_;
    Adviser adviser_;
    std::function<void(Chair::News)> hear_;
    Chair::Hear hear_failure_;
    bool is_move_forced_ = false;
    // The last member: guests are told of the end while all else is still there.
    std::shared_ptr<RemoteSeats> remote_ = std::make_shared<RemoteSeats>();
};

}  // namespace catan::table
