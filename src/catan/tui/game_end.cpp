#include "catan/tui/game_end.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/dice_bars.hpp"
#include "catan/tui/inks.hpp"
#include "catan/tui/points_history.hpp"
#include "catan/tui/statistics.hpp"

namespace catan::tui {
namespace {

using kit::Line;

// Everything fits into a dialog of 80 columns.
constexpr int plot_width = 64;
constexpr int most_plot_rows = 12;
constexpr int longest_bar = 46;

std::string_view name_of(const table::Chair& chair, Seat seat) { return chair.names()[seat.value]; }

kit::Span named(const table::Chair& chair, Seat seat) {
    return {std::string(name_of(chair, seat)), seat_ink(seat), Ink::Night, true};
}

class EndLines {
public:
    explicit EndLines(const table::Chair& chair) : chair_(chair), tally_(tally(chair)) {}

    std::vector<kit::DialogLine> lines(const std::vector<std::string>& notes) {
        add_winner();
        add_ranking();
        add_course();
        add_luck();
        add_dice();
        blank();
        for (std::string& line : account_lines(tally_, chair_.names())) {
            add({{std::move(line)}});
        }
        if (!notes.empty()) blank();
        for (const std::string& note : notes) add({{note}});
        return std::move(lines_);
    }

private:
    void add(Line line) { lines_.push_back(kit::in_ink(std::move(line))); }
    void blank() { lines_.push_back({}); }
    void add_heading(std::string words) {
        blank();
        lines_.push_back({std::move(words), true, false, {}, true});
    }

    [[nodiscard]] std::size_t turns() const { return chair_.view().turn; }

    void add_winner() {
        const Seat winner = std::get<GameOver>(chair_.view().phase).winner;
        const int points = ranking(chair_).front().total();
        add({{"★ ", seat_ink(winner), Ink::Night, true},
             named(chair_, winner),
             {fmt::format(" wins with {} points in turn {}", points, turns()), seat_ink(winner),
              Ink::Night, true}});
        blank();
    }

    // `1  A Ann       10            3       4     2     .        1`
    void add_ranking() {
        constexpr std::array<std::string_view, 5> sources{"settlements", "cities", "road", "army",
                                                          "victory cards"};
        const std::vector<FinalPoints> all = ranking(chair_);
        int widest = 0;
        for (const std::string& name : chair_.names()) {
            widest = std::max(widest, kit::width_of(name));
        }
        Line heading{kit::blank(widest + 5), {"  points", Ink::Dim}};
        for (const std::string_view source : sources) {
            heading.push_back({fmt::format("  {}", source), Ink::Dim});
        }
        add(std::move(heading));
        int rank = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const FinalPoints& made = all[i];
            const bool is_equal = i > 1 && made.total() == all[i - 1].total();
            if (!is_equal) rank = static_cast<int>(i) + 1;
            const int gap = widest - kit::width_of(name_of(chair_, made.seat));
            Line line{{fmt::format("{}  ", rank)},
                      seat_cell(made.seat),
                      kit::blank(1),
                      named(chair_, made.seat),
                      {fmt::format("{:>{}}", made.total(), gap + 8), Ink::Words, Ink::Night, true}};
            const std::array<int, 5> points{made.settlements, made.cities, made.longest_road,
                                            made.largest_army, made.victory};
            for (std::size_t k = 0; k < points.size(); ++k) {
                const int width = kit::width_of(sources[k]) + 2;
                if (points[k] > 0) {
                    line.push_back({fmt::format("{:>{}}", points[k], width)});
                } else {
                    line.push_back({fmt::format("{:>{}}", "·", width), Ink::Dim});
                }
            }
            add(std::move(line));
        }
    }

    // Turns from left to right, points upwards. Seats with equal points alternate in a line.
    void add_course() {
        const std::vector<TurnPoints> course = points_by_turn(chair_);
        if (course.size() < 2) return;
        add_heading("The course of the points");
        int least = course[1][0];
        int most = least;
        for (std::size_t turn = 1; turn < course.size(); ++turn) {
            for (std::size_t i = 0; i < chair_.game().players(); ++i) {
                least = std::min(least, course[turn][i]);
                most = std::max(most, course[turn][i]);
            }
        }
        const int rows = std::min(most - least + 1, most_plot_rows);
        const auto row_of = [&](int points) {
            return rows == 1 ? 0 : (points - least) * (rows - 1) / (most - least);
        };
        for (int row = rows - 1; row >= 0; --row) {
            int points = least;
            while (row_of(points) < row) ++points;
            Line line{{fmt::format("{:>3} │", points), Ink::Dim}};
            for (int column = 0; column < plot_width; ++column) {
                const TurnPoints& then = course[turn_at(column, course.size())];
                add_cell(line, column, [&](Seat seat) { return row_of(then[seat.value]) == row; });
            }
            add(std::move(line));
        }
        const std::string last = fmt::format("turn {}", course.size() - 1);
        add({{"    ╰" + kit::repeated("─", plot_width), Ink::Dim}});
        add({{fmt::format("     turn 1{:>{}}", last, plot_width - 6), Ink::Dim}});
    }

    // Stretches few turns to the full width. With too many turns some are skipped, never the last.
    [[nodiscard]] static std::size_t turn_at(int column, std::size_t turns) {
        const auto last = static_cast<int>(turns) - 1;
        const int turn = column + 1 == plot_width ? last : 1 + column * last / plot_width;
        return static_cast<std::size_t>(turn);
    }

    template <typename IsThere>
    void add_cell(Line& line, int column, const IsThere& is_there) const {
        std::vector<Seat> there;
        for (std::size_t i = 0; i < chair_.game().players(); ++i) {
            if (is_there(Seat(i))) there.emplace_back(i);
        }
        if (there.empty()) {
            line.push_back(kit::blank(1));
        } else {
            line.push_back(seat_cell(there[static_cast<std::size_t>(column) % there.size()]));
        }
    }

    void add_luck() {
        add_heading("Luck with the dice");
        for (std::size_t i = 0; i < chair_.game().players(); ++i) {
            const CardAccount& account = tally_.accounts[i];
            const double more = account.received - account.expected;
            const double much = std::max(0.15 * account.expected, 1.0);
            const std::string_view luck = more >= much    ? " was lucky: "
                                          : more <= -much ? " was unlucky: "
                                                          : " got a fair share: ";
            const std::string robbed = account.robbed == 0 ? "never robbed"
                                       : account.robbed == 1
                                           ? "robbed once"
                                           : fmt::format("robbed {} times", account.robbed);
            add({named(chair_, Seat(i)),
                 {fmt::format("{}{} cards, {:.1f} expected; {}.", luck, account.received,
                              account.expected, robbed)}});
        }
    }

    // A bar per sum. A stroke marks the expected length.
    void add_dice() {
        add_heading(fmt::format("The dice: {} roll{}", tally_.rolls, tally_.rolls == 1 ? "" : "s"));
        std::vector<RolledSum> sums;
        for (std::size_t sum = 2; sum < tally_.sums.size(); ++sum) {
            sums.push_back({sum, tally_.sums[sum], expected_rolls(tally_.rolls, sum)});
        }
        for (Line& line : dice_bars(sums, longest_bar)) add(std::move(line));
        add({{"│ and the number at the end: how many were to be expected", Ink::Dim}});
    }
    const table::Chair& chair_;
    GameStatistics tally_;
    std::vector<kit::DialogLine> lines_;
};

}  // namespace

std::string end_title(const table::Chair& chair) {
    return fmt::format("{} wins", name_of(chair, std::get<GameOver>(chair.view().phase).winner));
}

std::vector<kit::DialogLine> end_lines(const table::Chair& chair,
                                       const std::vector<std::string>& notes) {
    return EndLines(chair).lines(notes);
}

}  // namespace catan::tui
