// Runs a game: holds the match, hands out the chairs, and notifies them of every change. Is the only owner of a running
// game's state; no chair gives access to the match.
//
// A listener may make a move at once. The move is queued until all listeners have heard the present change, so every
// chair hears all changes in order and shows the matching position. Callbacks (record, listeners, answers) may throw:
// the others are still called, and the first exception propagates to the caller who made the first move. If the record
// throws NotRecorded, the move is refused instead.
//
// Only src/table/referee_impl.hpp has the definitions: a game instantiates them once.
#pragma once

#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/table/chair.hpp"
#include "tabletop/table/match.hpp"

namespace tabletop::table {

// The lines cannot be recorded now. what() tells players why.
class NotRecorded : public std::runtime_error {
    using runtime_error::runtime_error;
};

// L is the Language of a game.
template <typename L>
class Referee {
public:
    using Match = table::Match<L>;
    using Types = typename Match::Types;
    using Chair = table::Chair<Types>;
    using Command = typename Types::Command;
    using Outcome = typename Types::Outcome;

    // Saves the lines of a move before any chair hears of it. If it throws NotRecorded, the move is undone before any chair
    // shows it, its player is told why, and chance will give the same outcome the next time.
    using Record = std::function<void(std::string_view lines)>;

    explicit Referee(Match match, Record record = {});
    ~Referee();
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;
    Referee(Referee&&) = delete;
    Referee& operator=(Referee&&) = delete;

    [[nodiscard]] const Match& match() const { return match_; }
    // The chairs live as long as the referee.
    [[nodiscard]] Chair& chair(Seat seat);
    [[nodiscard]] Chair& onlooker();
    // The chairs of all seats.
    [[nodiscard]] std::vector<Chair*> chairs();
    // Seats a bot of this level, or a person, and records it. No move depends on the seating, so the change takes
    // effect even if it cannot be recorded now; it is then recorded before the next move.
    void seat(Seat seat, std::optional<bots::Level> bot);
    // Records the changes of seats that could not be recorded. Throws NotRecorded.
    void record_seats();

private:
    class Seated;
    // A queued move or take-back, and the callback for its answer.
    struct QueuedRequest {
        std::function<typename Chair::Result()> judge;
        typename Chair::Hear hear;
    };

    void take(QueuedRequest request);
    typename Chair::Result say(std::uint64_t position, Seat speaker, const Command& command,
                               const std::optional<Outcome>& outcome);
    typename Chair::Result take_back(std::uint64_t position, Seat speaker);
    void record(const std::string& lines);
    typename Chair::Result not_recorded(const NotRecorded& why);
    void tell(typename Chair::HistoryChange change);
    void attempt(const std::function<void()>& call);

    Match match_;
    Record record_;
    std::string unrecorded_seats_;  // lines with their ends
    std::uint64_t position_ = 0;
    std::vector<std::unique_ptr<Seated>> chairs_;  // by seat, then the onlooker
    std::deque<QueuedRequest> waiting_;
    bool is_busy_ = false;
    std::exception_ptr trouble_;
};

}  // namespace tabletop::table
