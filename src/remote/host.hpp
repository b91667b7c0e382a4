// Host side of a networked game: maps connections to seats, passes each guest's moves to that seat's chair, and sends
// back what the chair may see. Knows the game by its lines only and holds no state. Runs on the caller's thread and never
// blocks.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/transport.hpp"
#include "remote/guest_session.hpp"
#include "remote/pacing.hpp"
#include "remote/spoken_chair.hpp"
#include "remote/thinking_time.hpp"
#include "table/seating.hpp"
#include "tasks/wake_signal.hpp"

namespace tabletop::remote {

// An entry to the game: the transport, and by key the seat that a peer takes. Seat::none() admits a watcher.
struct Entry {
    net::Transport* transport = nullptr;
    std::vector<Seat> seats;
    bool are_programs = false;
};

// A change at a seat that the players at the table should hear about.
struct GuestNotice {
    enum class What : std::uint8_t {
        Came,
        WentAway,
        Failed,  // the program cannot go on; the seat needs another player
        Ended,   // the game is too long for guests; has no seat
    };

    What what = What::Came;
    Seat seat;
    std::string why;  // in words; empty if the guest left on purpose
};

class Host {
public:
    using Clock = std::chrono::steady_clock;
    struct Patience {
        std::chrono::milliseconds program{60'000};  // thinking time without progress
        std::size_t watchers = 16;
        std::size_t news = 64;  // handled per entry in one call of go_on()
        HostLimits limits{};
    };

    // The onlooker's chair serves all watchers. Invites guests to the seats of `entries`. The chairs that `chairs` speaks for,
    // and the seating, must outlive the host.
    Host(SpokenChairs chairs, std::vector<Entry> entries, table::Seating& seating);
    Host(SpokenChairs chairs, std::vector<Entry> entries, table::Seating& seating,
         const Patience& patience, std::function<Clock::time_point()> now);
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    Host(Host&&) = delete;
    Host& operator=(Host&&) = delete;
    ~Host() = default;

    // Handles what has arrived from the connections. Call it when the signal rings or due_in() has passed.
    void go_on();
    void wake(const tasks::WakeSignal& signal);
    // Time until go_on() must be called without a signal: a program's thinking time ends, or a held line is due.
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;

    [[nodiscard]] std::size_t watchers() const;
    // Recording is possible at first. While it is not, thinking time stops. When it becomes possible again, guests whose
    // last move was not recorded are notified.
    void set_recording(bool is_possible);
    std::vector<GuestNotice> take_notices();
    // The game has become too long for guests. All connections are closed and new ones refused; local play goes on.
    [[nodiscard]] bool has_ended() const { return has_ended_; }

    // Disconnects all guests: for good, or until the host opens the game again.
    void close(bool is_over);

private:
    struct Guest {
        net::Transport* transport = nullptr;
        Seat seat;  // Seat::none(): a watcher
        bool is_program = false;
        std::shared_ptr<LineRate> rate;
        HeldLines held;
        std::unique_ptr<GuestSession> session;
    };
    using Guests = std::map<net::Peer, Guest>;

    [[nodiscard]] SpokenChair& watched() const { return *chairs_.onlooker; }
    [[nodiscard]] SpokenChair& chair(Seat seat) const;
    [[nodiscard]] Guests::iterator guest_at(Seat seat);
    void measure_thinking(SpokenChair::Change change);
    void measure_length(SpokenChair::Change change);
    void end();
    [[nodiscard]] Seat thinking_program() const;
    [[nodiscard]] std::optional<std::chrono::milliseconds> thinking_time_left() const;
    void hear_news(const Entry& entry, const net::News& news);
    void hear(const Entry& entry, const net::Arrived& news);
    void hear(const Entry& entry, const net::Heard& news);
    void hear(const Entry& entry, const net::Gone& news);
    // Index into arrivals_ and counts_: one entry for each seat, then one for all watchers.
    [[nodiscard]] std::size_t place(Seat seat) const;
    void turn_away(const Entry& entry, net::Peer peer, std::string_view last_line) const;
    void hold(Guests::iterator guest, const std::string& line);
    void hear_held_lines();
    void hear_held_lines(net::Peer peer);
    void hear_line(Guests::iterator guest, const std::string& line);
    void look_at(Guests::iterator guest);
    void dismiss(Guests::iterator guest, const std::string& why);
    void send_away(Guests::iterator guest, std::string_view why);
    void lose(Guests::iterator guest, const std::string& why);
    void replace_slow_programs();
    void hear_seating(Seat seat);
    void notice(GuestNotice::What what, Seat seat, std::string why = {});

    SpokenChairs chairs_;
    std::vector<Entry> entries_;
    table::Seating& seating_;
    std::shared_ptr<const table::Seating::Listener> seating_listener_;
    std::shared_ptr<const void> game_listener_;
    Patience patience_;
    std::function<Clock::time_point()> now_;
    std::uint64_t table_;
    Guests guests_;
    std::vector<GuestNotice> notices_;
    std::optional<tasks::WakeSignal> wake_;
    ThinkingTime thinking_;
    std::vector<std::shared_ptr<LineRate>>
        rates_;                       // by seat, so that reconnecting does not refill the allowance
    std::vector<LineRate> arrivals_;  // by seat, then watchers
    std::vector<GuestCounts> counts_;  // by seat, then watchers
    GameLength length_;
    bool has_ended_ = false;
    bool can_record_ = true;
};

}  // namespace tabletop::remote
