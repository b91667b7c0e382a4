// Plays a random game of Carcassonne twice at once: the painted board chooses the moves, and the engine makes the same.
// Translates what either of them says into the words of the painted board. Knows no test framework.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/events.hpp"
#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/score.hpp"
#include "carcassonne/core/state.hpp"
#include "support/carcassonne/painted_board.hpp"
#include "support/carcassonne/painted_game.hpp"

// Engine and painted board disagree; the text says how, rule first.
struct Difference : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class BothBoards {
public:
    // K13, K16: each number has players, first player, house rules and habits of its own, so that numbers in a row meet
    // all of them.
    explicit BothBoards(std::uint64_t number);

    enum class Step : std::uint8_t { Draw, Lay, Follow };

    // Makes the next step on both boards. Throws a Difference if the engine refuses it, or would not wait for it.
    void advance();
    [[nodiscard]] bool is_over() const { return painted_.is_over(); }
    // What the last step was. A step that draws may set tiles aside before.
    [[nodiscard]] Step last_step() const { return last_; }

    [[nodiscard]] const carcassonne::Game& game() const { return game_; }
    [[nodiscard]] const carcassonne::State& state() const { return state_; }
    [[nodiscard]] const painted::RandomGame& painted_game() const { return painted_; }
    [[nodiscard]] const painted::Board& painted() const { return painted_.board(); }
    [[nodiscard]] int players() const { return painted().players(); }

    // By kind: what was set aside so far.
    [[nodiscard]] const carcassonne::TileCounts& set_aside() const { return set_aside_; }
    // What the last step scored: on the painted board, and in the events of the engine.
    [[nodiscard]] const std::vector<painted::Scored>& scored() const { return scored_; }
    [[nodiscard]] const std::vector<carcassonne::Feature>& completed() const { return completed_; }
    // What the engine told of the end.
    [[nodiscard]] const std::vector<carcassonne::Feature>& counted() const { return counted_; }
    [[nodiscard]] const std::optional<carcassonne::GameEnded>& ended() const { return ended_; }

    // The first seat of the painted game is the engine's first player.
    [[nodiscard]] carcassonne::Seat engine_seat(int seat) const;
    [[nodiscard]] std::vector<int> painted_seats(carcassonne::SeatSet seats) const;
    [[nodiscard]] painted::Scored in_painted_words(const carcassonne::Feature& feature) const;

    // For failing tests: the settings, the game as a script, and the painting.
    [[nodiscard]] std::string describe() const;

private:
    void draw();
    void draw(char kind);
    void say(const carcassonne::Command& command);
    void hear(const carcassonne::Events& events);

    std::uint64_t number_;
    carcassonne::Game game_;
    carcassonne::State state_;
    painted::RandomGame painted_;
    Step last_ = Step::Follow;
    carcassonne::TileCounts set_aside_{};
    std::vector<painted::Scored> scored_;
    std::vector<carcassonne::Feature> completed_;
    std::vector<carcassonne::Feature> counted_;
    std::optional<carcassonne::GameEnded> ended_;
};

// The words of the painted board for the values of the engine.
[[nodiscard]] std::string painted_name(carcassonne::Spot spot);
[[nodiscard]] std::string painted_name(carcassonne::FeatureKind kind);
[[nodiscard]] painted::Placement painted_placement(const carcassonne::Place& place);
// And back.
[[nodiscard]] carcassonne::Tile engine_tile(char kind);
[[nodiscard]] carcassonne::Place engine_place(painted::Placement at);
[[nodiscard]] carcassonne::Spot engine_spot(const std::string& name);
// All names that a spot can have on some tile (K4).
[[nodiscard]] const std::vector<carcassonne::Spot>& all_spots();
