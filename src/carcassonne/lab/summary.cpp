#include "carcassonne/lab/summary.hpp"

#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "series/interval.hpp"
#include "text/listing.hpp"

namespace carcassonne::lab {
namespace {

constexpr double in_percent = 100;

std::string wins_head(std::string_view title) {
    return fmt::format("\n{:<24}{:>10}{:>11}   {:>15}\n", title, "wins", "share", "95 % interval");
}

// How to show a count.
struct CountRow {
    std::string_view label;
    Count count;
};
constexpr std::array count_rows{
    CountRow{"points", Count::Points},
    CountRow{"  roads", Count::Roads},
    CountRow{"  cities", Count::Cities},
    CountRow{"  cloisters", Count::Cloisters},
    CountRow{"  open roads", Count::OpenRoads},
    CountRow{"  open cities", Count::OpenCities},
    CountRow{"  open cloisters", Count::OpenCloisters},
    CountRow{"  fields", Count::Fields},
    CountRow{"followers placed", Count::Followers},
};

}  // namespace

Summary::Summary(Design design) : design_(std::move(design)) {}

void Summary::add(const GameRecord& record) {
    ++games_;
    turns_ += record.turns;
    set_aside_ += record.set_aside;
    std::uint64_t winners = 0;
    for (std::size_t i = 0; i < design_.players(); ++i)
        winners += record.of(Seat(i), Count::Rank) == 1 ? 1U : 0U;
    if (winners > 1) ++shared_;
    const std::uint64_t share_of_winner = winners > 0 ? whole_win / winners : 0;
    for (std::size_t i = 0; i < design_.players(); ++i) {
        const bool wins = record.of(Seat(i), Count::Rank) == 1;
        const std::uint64_t share = wins ? share_of_winner : 0;
        Sums& bot = bots_[design_.bot_at(Seat(i), record.game)];
        for (Sums* sums : {&bot, &seats_[i]}) {
            sums->wins += share;
            sums->squares += share * share;
            for (std::size_t k = 0; k < count_kinds; ++k) sums->counts[k] += record.seats[i][k];
        }
    }
}

double Summary::per_game(std::uint64_t sum) const {
    return games_ == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games_);
}

// A line of wins: `2 random    501.5   50.2 %   47.2 - 53.1 %`
std::string Summary::wins_line(const std::string& label, const Sums& sums) const {
    constexpr auto whole = static_cast<double>(whole_win);
    const double share = per_game(sums.wins) / whole;
    const series::Interval interval = series::interval_of_mean(
        share, static_cast<double>(sums.squares) / (whole * whole), games_);
    return fmt::format("  {:<22}{:>10.1f}{:>11}   {:>5.1f} - {:>5.1f} %\n", label,
                       static_cast<double>(sums.wins) / whole,
                       fmt::format("{:.1f} %", share * in_percent), interval.low * in_percent,
                       interval.high * in_percent);
}

void Summary::write_averages(std::string& text) const {
    constexpr std::size_t label_width = 18;
    constexpr std::size_t width = 12;
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "\n{:<{}}", "Per game", label_width);
    for (std::size_t i = 1; i <= design_.players(); ++i)
        fmt::format_to(out, "{:>{}}", fmt::format("bot {}", i), width);
    text += '\n';
    for (const CountRow& row : count_rows) {
        fmt::format_to(out, "{:<{}}", row.label, label_width);
        for (std::size_t i = 0; i < design_.players(); ++i) {
            fmt::format_to(out, "{:>{}.2f}",
                           per_game(bots_[i].counts[static_cast<std::size_t>(row.count)]), width);
        }
        text += '\n';
    }
}

std::string Summary::text() const {
    std::string text =
        fmt::format("{}, seed {}{}{}\n", text::counted(static_cast<int>(games_), "game", "games"),
                    design_.seed, design_.settings.empty() ? "" : "; ", design_.settings);
    const series::Range range = design_.range();
    if (design_.part.of > 1) {
        text += fmt::format("part {}/{}: games {} to {} of {}\n", design_.part.number,
                            design_.part.of, range.first + 1, range.last, design_.games);
    }
    if (const std::uint64_t wanted = range.last - range.first; games_ < wanted) {
        text += fmt::format("(stopped: {} asked for)\n",
                            text::counted(static_cast<int>(wanted), "game was", "games were"));
    }
    text += wins_head("Wins by bot");
    for (std::size_t i = 0; i < design_.players(); ++i)
        text += wins_line(fmt::format("{} {}", i + 1, bots::name(design_.bots[i])), bots_[i]);
    text += wins_head("Wins by seat");
    for (std::size_t i = 0; i < design_.players(); ++i) {
        text +=
            wins_line(fmt::format("seat {}{}", i + 1, i == 0 ? ", which begins" : ""), seats_[i]);
    }
    write_averages(text);
    fmt::format_to(
        std::back_inserter(text),
        "\nOn average a game has {:.2f} turns, and {:.2f} tiles are set aside. In {:.1f} "
        "% of the games the win is shared.\n",
        per_game(turns_), per_game(set_aside_), per_game(shared_) * in_percent);
    return text;
}

std::string Summary::json() const {
    std::string text = fmt::format(R"({{"games":{},"shared":{},"turns":{},"set_aside":{})", games_,
                                   shared_, turns_, set_aside_);
    const auto out = std::back_inserter(text);
    const auto write = [&](std::string_view key, const auto& all, const auto& begin) {
        fmt::format_to(out, R"(,"{}":[)", key);
        for (std::size_t i = 0; i < design_.players(); ++i) {
            fmt::format_to(out, R"({}{{{},"wins":{:.4f})", i == 0 ? "" : ",", begin(i),
                           static_cast<double>(all[i].wins) / static_cast<double>(whole_win));
            for (std::size_t k = 0; k < count_kinds; ++k)
                fmt::format_to(out, R"(,"{}":{})", count_words[k], all[i].counts[k]);
            text += '}';
        }
        text += ']';
    };
    write("bots", bots_, [&](std::size_t i) {
        return fmt::format(R"("bot":{},"level":"{}")", i + 1, bots::name(design_.bots[i]));
    });
    write("seats", seats_, [](std::size_t i) { return fmt::format(R"("seat":{})", i + 1); });
    return text + '}';
}

}  // namespace carcassonne::lab
