// The referee of a game that is being played: holds the match, hands out the chairs, and tells all of them what has
// changed. Nobody who sits on a chair has the match; nobody else holds the state of a running game.
//
// Whoever hears of a change may speak at once. What they say waits until everybody has heard of the change, so every
// chair hears every change in order and, while it hears, shows the game as the change left it. Whoever is called from
// here (the record, a listener, whoever hears an answer) may throw: all others are called nevertheless, and the first
// exception reaches whoever spoke first. A record that throws NotRecorded refuses the move instead.
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

namespace catan::table {

// The lines cannot be recorded now; why, in words for players.
class NotRecorded : public std::runtime_error {
    using runtime_error::runtime_error;
};

class Referee {
public:
    // Hears what a saved game must keep, before anybody is told of it. If it throws NotRecorded, the move is taken back
    // before anybody sees it, chance will answer it the same the next time, and the player who made it is told why.
    using Record = std::function<void(std::string_view lines)>;

    explicit Referee(Match match, Record record = {});
    ~Referee();
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;
    Referee(Referee&&) = delete;
    Referee& operator=(Referee&&) = delete;

    [[nodiscard]] const Match& match() const { return match_; }
    // They live as long as the referee.
    [[nodiscard]] Chair& chair(Seat seat);
    [[nodiscard]] Chair& onlooker();
    // One more for nobody's eyes, for those who watch from elsewhere.
    [[nodiscard]] Chair& add_onlooker();
    // Those of all seats.
    [[nodiscard]] std::vector<Chair*> chairs();
    // Somebody else sits there from now on, which the record keeps: a bot of that level, or a person.
    // No move depends on it, so it counts even if it cannot be recorded now. Then it is recorded before the next move.
    void seat(Seat seat, std::optional<BotLevel> bot);
    // Records the changes of seats that could not be recorded. Throws NotRecorded.
    void record_seats();

private:
    class Seated;
    // Something that was said or taken back, and who hears the answer.
    struct Word {
        std::function<Chair::Result()> judge;
        Chair::Hear hear;
    };

    void take(Word word);
    Chair::Result say(std::uint64_t position, Seat speaker, const Command& command,
                      const std::optional<Outcome>& outcome);
    Chair::Result take_back(std::uint64_t position, Seat speaker);
    void record(const std::string& lines);
    Chair::Result not_recorded(const NotRecorded& why);
    void tell(Chair::News change);
    void attempt(const std::function<void()>& call);

    Match match_;
    Record record_;
    std::string unrecorded_seats_;  // lines with their ends
    std::uint64_t position_ = 0;
    std::vector<std::unique_ptr<Seated>> chairs_;  // by seat, then the onlookers'
    std::deque<Word> waiting_;
    bool is_busy_ = false;
    std::exception_ptr trouble_;
};

}  // namespace catan::table
