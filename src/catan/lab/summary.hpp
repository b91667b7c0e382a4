// Summarises all games of an experiment on one page: wins, sources of points, sources of cards.
// Sums whole numbers, so the order of the records does not matter.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "catan/lab/design.hpp"
#include "catan/lab/record.hpp"

namespace catan::lab {

struct VariantSummary;

class Summary {
public:
    explicit Summary(Design design);

    void add(const GameRecord& record);

    [[nodiscard]] std::uint64_t games() const { return games_; }

    // For people, in 80 columns.
    [[nodiscard]] std::string text() const;
    // For programs: an object with sums over all games.
    [[nodiscard]] std::string json() const;

    friend std::string comparison(const std::vector<VariantSummary>& variants);

private:
    // Sums for a bot or a seat.
    struct Sums {
        std::uint64_t wins = 0;
        std::array<std::uint64_t, count_kinds> counts{};
    };

    [[nodiscard]] double per_game(std::uint64_t sum) const;
    [[nodiscard]] std::uint64_t median_turns() const;
    void write_wins(std::string& text) const;
    void write_levels(std::string& text) const;
    void write_seats(std::string& text) const;
    void write_averages(std::string& text) const;
    void write_games(std::string& text) const;
    void write_dice(std::string& text) const;

    Design design_;
    std::uint64_t games_ = 0;
    std::uint64_t unfinished_ = 0;
    std::uint64_t turns_ = 0;
    std::uint64_t commands_ = 0;
    std::uint64_t longest_road_moves_ = 0;
    std::uint64_t largest_army_moves_ = 0;
    std::uint64_t shortages_ = 0;
    std::array<std::uint64_t, dice_sums> dice_{};
    std::array<Sums, most_players> bots_{};
    std::array<Sums, most_players> seats_{};
    std::map<std::uint32_t, std::uint64_t> games_of_turns_;
};

// The same games under several variants of the rules, the usual ones first: a line for each.
struct VariantSummary {
    std::string name;
    Summary summary;
};
[[nodiscard]] std::string comparison(const std::vector<VariantSummary>& variants);

}  // namespace catan::lab
