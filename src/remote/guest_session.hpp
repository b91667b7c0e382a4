// Serves one remote guest at the host: sends what the guest's chair may see, and passes the guest's lines to that
// chair. Knows no connection, no clock and no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "remote/spoken_chair.hpp"
#include "table/seating.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {

// What a host accepts from its guests: far more than a game needs, and well below what a guest accepts from a host
// (remote/protocol.hpp). docs/network.md lists these numbers under "Limits".
struct HostLimits {
    // Per seat: a burst of lines, then lines per second. Lines above the rate are held back.
    std::size_t burst = 4000;
    std::size_t lines_per_second = 2000;
    // Held back per guest. Further lines are refused.
    std::size_t waiting_lines = 64;
    std::size_t waiting_bytes = 128 * 1024;
    // Per seat, and for all watchers together: a burst of connections, then connections per second. Each one is sent the whole game.
    std::size_t arrivals = 20;
    std::size_t arrivals_per_second = 1;
    // Lines in a row that are refused, late, too fast or not understood, before the guest is dismissed.
    int failures = 20;
    // Per turn. Bounds the length of the game and of its file. Offers that were taken back count as well. A game's own limit,
    // such as Catan's (R8.4, at most 99), is usually reached first; games of earlier versions have none.
    int moves_taken_back = 100;
    int offers = 100;
    // Per game: moves made and taken back, and bytes of its history. A new guest is sent the whole history, so it must stay
    // below what a guest accepts (remote/protocol.hpp) and what an outbox holds (net/transport.hpp).
    std::size_t moves = 50'000;
    std::size_t history_bytes = 2 * 1024 * 1024;
};

// The length of a game as a new guest would receive it.
struct GameLength {
    std::size_t moves = 0;  // made and taken back; each is a line of the saved game
    std::size_t history_bytes = 0;

    // Adds a move, by its lines as watchers see it.
    void add(std::string_view lines);
    void add_taken_back() { ++moves; }
    [[nodiscard]] bool is_within(const HostLimits& limits) const;
};

// Counts moves in the present turn. A move that is taken back may lead to an earlier turn; then the latest one goes on counting,
// so that taking back gains nothing.
class TurnCount {
public:
    [[nodiscard]] int in(std::uint32_t turn) const { return turn > latest_ ? 0 : moves_; }
    void add(std::uint32_t turn);

private:
    std::uint32_t latest_ = 0;
    int moves_ = 0;
};

// What the guests of a seat have done in the present turn.
struct GuestCounts {
    TurnCount taken_back;
    TurnCount offers;
};

class GuestSession {
public:
    // Takes whole lines, each with its line end.
    using Send = std::function<void(std::string lines)>;

    // Sends the whole game, and from then on every change that the chair shows. `table` identifies this run of the game, so
    // that a guest who reconnects can tell whether the host received their last move. `chair` and `counts`, which all
    // sessions of a seat share, must outlive the session.
    GuestSession(SpokenChair& chair, std::uint64_t table, const table::Occupants& occupants,
                 const HostLimits& limits, GuestCounts& counts, Send send);
    GuestSession(const GuestSession&) = delete;
    GuestSession& operator=(const GuestSession&) = delete;
    GuestSession(GuestSession&&) = delete;
    GuestSession& operator=(GuestSession&&) = delete;
    ~GuestSession() = default;

    // Handles a line of the guest. Moves are answered as late unless `may_speak`, which is false while a stand-in plays the
    // seat.
    void hear(std::string_view line, bool may_speak);
    // Answers a line that was dropped because it came too fast.
    void refuse_line();
    // The host can record again. Repeats the `sits` line to a guest whose move was not recorded: clients take it as the sign
    // to look at the game again.
    void tell_recording(const table::Occupant& own);
    void tell(Seat seat, const table::Occupant& occupant);
    // Sends the last line: a reason for people, or `pause` if the game can go on later.
    void part(std::string_view why);
    void pause();

    // Why the guest should be dismissed; empty unless it has sent too much nonsense.
    [[nodiscard]] const std::string& nonsense() const { return nonsense_; }
    [[nodiscard]] bool has_left() const { return has_left_; }
    // Lines in a row that were refused, late or not understood.
    [[nodiscard]] int failures() const { return failures_; }

private:
    [[nodiscard]] const std::string& name(Seat seat) const { return chair_.names()[seat.value]; }
    [[nodiscard]] std::string history_lines() const;
    [[nodiscard]] std::string standing() const;
    void tell(SpokenChair::Change change);
    void read(std::string_view line, bool may_speak);
    void hear_command(text::Reader& reader, bool may_speak);
    void hear_undo(text::Reader& reader, bool may_speak);
    [[nodiscard]] static std::uint64_t read_position(text::Reader& reader);
    // Answers a move. Counts it if it was made and `count` is given.
    [[nodiscard]] SpokenChair::Hear answering(TurnCount* count = nullptr);
    void answer(const SpokenChair::Result& result);
    void tell_legal();
    void misunderstand(std::string_view why);
    void look_for_nonsense();

    SpokenChair& chair_;
    HostLimits limits_;
    GuestCounts& counts_;
    Send send_;
    bool was_greeted_ = false;
    bool has_left_ = false;
    bool is_open_ = false;  // everything was revealed at the end of the game
    int failures_ = 0;
    std::string nonsense_;
    bool waits_for_record_ = false;  // the last move could not be recorded
    // Answers may arrive after the session is gone, so callbacks hold this weakly.
    std::shared_ptr<GuestSession*> self_ = std::make_shared<GuestSession*>(this);
    std::shared_ptr<const void> listening_;
};

}  // namespace tabletop::remote
