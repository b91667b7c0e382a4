// The referee of a game that is being played: holds the match, hands out the chairs, and tells all of them what has
// changed. Nobody who sits on a chair has the match; nobody else holds the state of a running game.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "catan/chair.hpp"
#include "catan/match.hpp"

namespace catan::text {

class Referee {
public:
    // Hears what a saved game must keep, before anybody is told of it.
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
    // Those of all seats.
    [[nodiscard]] std::vector<Chair*> chairs();

private:
    class Seated;

    Chair::Answer say(std::uint64_t position, Seat speaker, const Command& command,
                      const std::optional<Outcome>& outcome);
    Chair::Answer take_back(std::uint64_t position, Seat speaker);
    void tell(Chair::Change change);

    Match match_;
    Record record_;
    std::uint64_t position_ = 0;
    std::vector<std::unique_ptr<Seated>> chairs_;  // by seat, then the onlooker's
};

}  // namespace catan::text
