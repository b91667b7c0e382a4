// The host's side of a game with people and programs elsewhere: who has arrived on which seat, what they are told, what
// they say, who is away. It has their chairs, and nothing else of the game. All of it happens on the thread of whoever
// calls it; what waits is only ever at the wires.
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

#include "catan/core/rooms.hpp"
#include "net/wires.hpp"
#include "remote/desk.hpp"
#include "remote/pacing.hpp"
#include "remote/thinking_time.hpp"
#include "table/seating.hpp"
#include "tabletop/table/chair.hpp"
#include "tasks/wake_signal.hpp"

namespace catan::remote {

// Who may come in by which wires: by key, the seat that they take, or nobody's, to watch.
struct Way {
    net::Wires* wires = nullptr;
    std::vector<Seat> seats;
    bool are_programs = false;
};

// Something about a seat that people at the table should hear.
struct Notice {
    enum class What : std::uint8_t {
        Came,
        WentAway,
        Failed,  // a program that cannot go on: somebody has to play in its place
        Ended,   // the game is too long for guests; no seat
    };

    What what = What::Came;
    Seat seat;
    std::string why;  // in words; nothing where they have left
};

class Host {
public:
    using Clock = std::chrono::steady_clock;
    struct Patience {
        std::chrono::milliseconds program{60'000};  // of thinking, until the game gets further
        std::size_t watchers = 16;
        std::size_t news = 64;  // that are heard before somebody else has their turn
        HostLimits limits{};
    };

    // The chairs by seat, and one that nobody else listens at, for those who watch. The seats of the ways are invited. The
    // seating must outlive the host.
    Host(std::vector<table::Chair*> chairs, table::Chair& watched, std::vector<Way> ways,
         table::Seating& seating);
    Host(std::vector<table::Chair*> chairs, table::Chair& watched, std::vector<Way> ways,
         table::Seating& seating, const Patience& patience, std::function<Clock::time_point()> now);
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    Host(Host&&) = delete;
    Host& operator=(Host&&) = delete;
    ~Host();

    // Hears what has come by the wires. To be called when the signal rings.
    void go_on();
    void wake(const tasks::WakeSignal& signal);
    // How soon it must go on though nothing comes, because a program is thinking or lines wait for their turn.
    [[nodiscard]] std::optional<std::chrono::milliseconds> due_in() const;

    [[nodiscard]] std::size_t watchers() const;
    // Whether moves can be recorded, which they can at the beginning. While they cannot, no program's time runs out; when
    // they can again, those whose moves were not recorded hear so.
    void set_recording(bool is_possible);
    std::vector<Notice> take_notices();
    // The game has become too long for guests. All were sent away, and nobody can come any more; it can go on without them.
    [[nodiscard]] bool has_ended() const { return has_ended_; }

    // Everybody is sent away: for good, or until the game is open again.
    void close(bool is_over);

private:
    struct Guest {
        net::Wires* wires = nullptr;
        Seat seat;  // nobody's: watches
        bool is_program = false;
        std::shared_ptr<LineRate> rate;
        HeldLines held;
        std::unique_ptr<Desk> desk;
    };
    using Guests = std::map<net::Peer, Guest>;

    [[nodiscard]] language::Notation notation() const {
        return {watched_.game(), watched_.names()};
    }
    [[nodiscard]] std::string_view name(Seat seat) const;
    [[nodiscard]] table::Chair& chair(Seat seat) const;
    [[nodiscard]] Guests::iterator guest_at(Seat seat);
    void listen(Seat seat, table::Chair& chair);
    void measure_thinking(table::Chair::News news);
    void measure_length(table::Chair::News news);
    void end();
    [[nodiscard]] Seat thinking_program() const;
    [[nodiscard]] std::optional<std::chrono::milliseconds> thinking_time_left() const;
    void hear_news(const Way& way, const net::News& news);
    void hear(const Way& way, const net::Arrived& news);
    void hear(const Way& way, const net::Heard& news);
    void hear(const Way& way, const net::Gone& news);
    static void turn_away(const Way& way, net::Peer peer, std::string_view why);
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
    void notice(Notice::What what, Seat seat, std::string why = {});

    std::vector<table::Chair*> chairs_;
    table::Chair& watched_;
    std::vector<Way> ways_;
    table::Seating& seating_;
    std::shared_ptr<const table::Seating::Listener> listening_;
    Patience patience_;
    std::function<Clock::time_point()> now_;
    std::uint64_t table_;
    Guests guests_;
    std::vector<Notice> notices_;
    std::optional<tasks::WakeSignal> wake_;
    ThinkingTime thinking_;
    std::vector<std::shared_ptr<LineRate>>
        rates_;  // by seat: who comes back has no more lines than before
    TakenBack taken_back_;
    GameLength length_;
    bool has_ended_ = false;
    bool can_record_ = true;
};

}  // namespace catan::remote
