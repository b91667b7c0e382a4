// Summarises all games of an experiment on one page: wins and sources of points. Sums whole numbers, so the order of the records
// does not matter. A game that several players win counts for each of them with an equal share (K12).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "carcassonne/lab/design.hpp"
#include "carcassonne/lab/record.hpp"

namespace carcassonne::lab {

class Summary {
public:
    explicit Summary(Design design);

    void add(const GameRecord& record);

    [[nodiscard]] std::uint64_t games() const { return games_; }

    // For people, in 80 columns.
    [[nodiscard]] std::string text() const;
    // For programs: an object with sums over all games.
    [[nodiscard]] std::string json() const;

private:
    // A win has so many parts, because up to five players may share one.
    static constexpr std::uint64_t whole_win = 60;

    // Sums for a bot or a seat.
    struct Sums {
        std::uint64_t wins = 0;     // in parts of a win
        std::uint64_t squares = 0;  // of those parts, for the interval
        std::array<std::uint64_t, count_kinds> counts{};
    };

    [[nodiscard]] double per_game(std::uint64_t sum) const;
    [[nodiscard]] std::string wins_line(const std::string& label, const Sums& sums) const;
    void write_averages(std::string& text) const;

    Design design_;
    std::uint64_t games_ = 0;
    std::uint64_t shared_ = 0;  // with several winners
    std::uint64_t turns_ = 0;
    std::uint64_t set_aside_ = 0;
    std::array<Sums, most_players> bots_{};
    std::array<Sums, most_players> seats_{};
};

}  // namespace carcassonne::lab
