// Compares the engine of Carcassonne with the painted board, subject by subject, after any step of a game on both. Each
// function throws a Difference, and none changes anything.
#pragma once

#include <cstdint>
#include <string>

#include "support/carcassonne/both_boards.hpp"

// K1, K3: the places and directions of the drawn tile, every few tiles those of all kinds and beyond the board, too.
void compare_places(const BothBoards& both);
// K3, K5, K14: which tiles lie where, what is set aside, what is left in the bag, and whose turn it is.
void compare_tiles(const BothBoards& both);
// K4, K11: where the tile just laid may get a follower, by all names of its parts.
void compare_spots(const BothBoards& both);
// K5-K10: what the turn scored, for whom, and in which order as far as both say.
void compare_scored(const BothBoards& both);
// K9, K12: points and followers in hand.
void compare_players(const BothBoards& both);
// K12: the points if the game ended now.
void compare_projected(const BothBoards& both);
// K6-K11: every few tiles, the feature of each part of each tile, and the followers on it.
void compare_features(const BothBoards& both);
// K12: what the end scores, the ranking and the winners; every few tiles also what the end would score.
void compare_end(const BothBoards& both);

void compare_all(const BothBoards& both);

// What happened in games, to know that the games meet what is compared.
struct Happenings {
    std::uint64_t games = 0;
    std::uint64_t tiles = 0;
    std::uint64_t set_aside = 0;
    std::uint64_t scored = 0;          // completed features with followers
    std::uint64_t shared = 0;          // of these, by several seats
    std::uint64_t outnumbered = 0;     // of these, with followers of a seat that got nothing
    std::uint64_t at_the_end = 0;      // features with followers at the end
    std::uint64_t paid_fields = 0;     // of these, fields that paid
    std::uint64_t shared_fields = 0;   // of these, to several seats
    std::uint64_t ended_by_aside = 0;  // games of which the last tile was set aside
    std::uint64_t shared_wins = 0;     // games with several winners

    Happenings& operator+=(const Happenings& other);
};

struct ComparedGame {
    std::string difference;  // the first one, with the game; empty if there is none
    Happenings seen;
};

// Plays the game of this number to its end or to the first difference, and compares after every step.
[[nodiscard]] ComparedGame play_on_both_boards(std::uint64_t number,
                                               void (*compare)(const BothBoards&));
