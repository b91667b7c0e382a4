// One participant at another machine, as the host has them: what they are told of the game, which is what their chair tells
// (R11), and what they say from it. Lines go in and out; by which wire is not its business, and it reads no clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/language/notation.hpp"
#include "table/seating.hpp"
#include "tabletop/table/chair.hpp"

namespace catan::remote {

// What a host takes from its guests, far more than a game needs and well below what guests believe of a host
// (net/protocol.hpp). docs/network.md tells these numbers under "Limits".
struct HostLimits {
    // Of one seat: lines at once, and lines a second after that. Lines that come faster wait for their turn.
    std::size_t burst = 4000;
    std::size_t lines_per_second = 2000;
    // That wait, of one guest. Further lines are refused.
    std::size_t waiting_lines = 64;
    std::size_t waiting_bytes = 128 * 1024;
    // In a row that are refused, late, too fast or not understood. Then the guest is sent away.
    int failures = 20;
    // That guests may take back in one turn, so that neither the game nor its file grows without end.
    int moves_taken_back = 100;
    // Of the whole game, moves made and taken back, and bytes of its history: guests are told all of it when they come,
    // and believe so much (net/protocol.hpp) and can be sent so much at once (net/wires.hpp).
    std::size_t moves = 50'000;
    std::size_t history_bytes = 2 * 1024 * 1024;
};

// How long a game is for those who have to be told all of it.
struct GameLength {
    std::size_t moves = 0;  // made, and taken back: the saved game has a line for each
    std::size_t history_bytes = 0;

    // A move was made, as those who watch see it.
    void add(const language::Notation& notation, const Happening& happening);
    void add_taken_back() { ++moves; }
    [[nodiscard]] bool is_within(const HostLimits& limits) const;
};

// How many moves guests have taken back in the present turn. All desks of a game share one.
class TakenBack {
public:
    [[nodiscard]] int in_turn(const View& view) const;
    void add(const View& view);

private:
    std::uint32_t turn_ = 0;
    Seat active_;
    int moves_ = 0;
};

class Desk {
public:
    // Lines with their ends.
    using Send = std::function<void(std::string lines)>;

    // `table` is of this game at this host, and of no other: whoever comes back can tell whether what they said before
    // was heard. `taken_back` must outlive the desk.
    Desk(table::Chair& chair, std::uint64_t table, const table::Occupants& occupants,
         const HostLimits& limits, TakenBack& taken_back, Send send);
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;
    ~Desk() = default;

    [[nodiscard]] const table::Chair& chair() const { return chair_; }

    // What the participant said. Where somebody else plays for them, nothing that is said counts.
    void hear(std::string_view line, bool may_speak);
    // The participant said something too fast, and it was not heard.
    void refuse_line();
    // The host can record again. If the participant waits for that, they are told once more who sits on their seat:
    // for a client, that is the sign to look at the game again.
    void tell_recording(const table::Occupant& own);
    // The game has changed: the chair has heard so.
    void tell(table::Chair::News news);
    void tell(Seat seat, const table::Occupant& occupant);
    // The last that is said to them, in words for people; for now only, if the game can go on later.
    void part(std::string_view why);
    void pause();

    // Why they should be sent away, once they have said too much that makes no sense.
    [[nodiscard]] const std::string& nonsense() const { return nonsense_; }
    // They said that they leave.
    [[nodiscard]] bool has_left() const { return has_left_; }
    // How many lines in a row were refused, late or not understood.
    [[nodiscard]] int failures() const { return failures_; }

private:
    [[nodiscard]] language::Notation notation() const { return {chair_.game(), chair_.names()}; }
    [[nodiscard]] std::string history_lines() const;
    [[nodiscard]] std::string standing() const;
    [[nodiscard]] bool is_over() const;
    void read(std::string_view line, bool may_speak);
    void hear_command(text::Reader& reader, bool may_speak);
    void hear_undo(text::Reader& reader, bool may_speak);
    [[nodiscard]] static std::uint64_t read_position(text::Reader& reader);
    [[nodiscard]] table::Chair::Hear answering();
    void answer(const table::Chair::Result& result);
    void tell_legal();
    void misunderstand(std::string_view why);
    void look_for_nonsense();

    table::Chair& chair_;
    HostLimits limits_;
    TakenBack& taken_back_;
    Send send_;
    bool was_greeted_ = false;
    bool has_left_ = false;
    bool is_open_ = false;  // all was told, as after the end
    int failures_ = 0;
    std::string nonsense_;
    bool waits_for_record_ = false;  // the last move could not be recorded
    // An answer may come when nobody waits for it any more.
    std::shared_ptr<Desk*> self_ = std::make_shared<Desk*>(this);
};

}  // namespace catan::remote
