// Plays random games on the painted board, step by step, with a bag and a generator of its own. The same seed plays the
// same game with every compiler. Knows neither the engine nor a test framework.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "support/carcassonne/painted_board.hpp"

namespace painted {

class Generator {
public:
    explicit Generator(std::uint64_t seed) : state_(seed) {}

    std::uint32_t below(std::uint32_t n);
    bool percent(int chance) { return below(100) < static_cast<std::uint32_t>(chance); }

private:
    std::uint64_t state_;
};

// How the players behave. Scattered tiles complete little, so that few features are worth comparing; crowded ones
// complete much and leave few followers out. Farmers stay, so players with many have none left for roads and cities.
struct Habits {
    int followers = 60;  // of a hundred turns in which one could be put
    int crowded = 50;    // of a hundred tiles that are laid where most neighbours lie
    int farmers = 100;   // of a hundred turns in which a follower may go on a field
    // Not of the players: the tile that fits in the fewest places is drawn last, so that more games end with it set aside.
    bool c_last = false;
};

struct Drawn {
    std::vector<char> set_aside;  // K3: drawn before it, fitted nowhere
    char kind = '\0';             // 0: the bag is empty, and the game is over
};

class RandomGame {
public:
    RandomGame(int players, Settings settings, std::uint64_t seed, Habits habits = {});

    // The steps of a turn, in this order, until a draw finds the bag empty.
    Drawn draw();
    Placement lay();
    // The follower's spot, or nothing for a pass; the turn then passes to the next seat.
    std::optional<std::string> follow(std::vector<Scored>* scored = nullptr);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] int seat() const { return seat_; }
    // The tiles that can still be drawn, the last one first.
    [[nodiscard]] const std::vector<char>& bag() const { return bag_; }
    [[nodiscard]] bool is_over() const { return over_; }

    // For failing tests: the game so far as a script that the program reads.
    [[nodiscard]] const std::string& script() const { return script_; }

private:
    [[nodiscard]] int neighbours(Placement at) const;

    Board board_;
    Generator random_;
    Habits habits_;
    std::vector<char> bag_;
    int seat_ = 0;
    char kind_ = '\0';
    bool over_ = false;
    std::string script_;
};

// 72 tiles, or 71 where one of them lies from the start.
[[nodiscard]] std::vector<char> full_bag(const Settings& settings);

}  // namespace painted
