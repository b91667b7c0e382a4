#include "catan/lab/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "series/interval.hpp"

namespace catan::lab {
namespace {

constexpr std::size_t page_width = 80;
constexpr std::size_t label_width = 16;
constexpr std::size_t widest_column = 12;
constexpr double percent = 100;

std::string percentage(double share) { return fmt::format("{:.1f} %", share * percent); }

// A line of wins: `2 medium    2000     512   25.6 %   23.7 - 27.6 %`
std::string wins_line(const std::string& label, std::uint64_t times, std::uint64_t games) {
    const series::Interval interval = series::interval_95(times, games);
    const double share = games == 0 ? 0 : static_cast<double>(times) / static_cast<double>(games);
    return fmt::format("  {:<22}{:>10}{:>11}   {:>5.1f} - {:>5.1f} %\n", label, times,
                       percentage(share), interval.low * percent, interval.high * percent);
}

std::string wins_head(std::string_view title) {
    return fmt::format("\n{:<24}{:>10}{:>11}   {:>15}\n", title, "wins", "share", "95 % interval");
}

// How to show a count; `each` converts it to points or cards.
struct CountRow {
    std::string_view label;
    Count count;
    unsigned each = 1;
};

constexpr std::array points_rows{
    CountRow{"settlements", Count::Settlements},
    CountRow{"cities", Count::Cities, 2},
    CountRow{"longest road", Count::LongestRoad, award_points},
    CountRow{"largest army", Count::LargestArmy, award_points},
    CountRow{"victory cards", Count::VictoryCards},
};
constexpr std::array gained_rows{
    CountRow{"production", Count::Production}, CountRow{"set-up", Count::SetUp},
    CountRow{"stolen", Count::Stolen},         CountRow{"player trades", Count::TradeGot},
    CountRow{"bank trades", Count::BankGot},   CountRow{"monopoly", Count::MonopolyGot},
    CountRow{"year of plenty", Count::Plenty},
};
constexpr std::array lost_rows{
    CountRow{"spent", Count::Spent},          CountRow{"discarded", Count::Discarded},
    CountRow{"stolen", Count::Robbed},        CountRow{"player trades", Count::TradeGave},
    CountRow{"bank trades", Count::BankGave}, CountRow{"monopoly", Count::MonopolyLost},
};
constexpr std::array done_rows{
    CountRow{"roads", Count::Roads},        CountRow{"road length", Count::RoadLength},
    CountRow{"knights", Count::Knights},    CountRow{"cards bought", Count::CardsBought},
    CountRow{"offers made", Count::Offers},
};

}  // namespace

Summary::Summary(Design design) : design_(std::move(design)) {}

void Summary::add(const GameRecord& record) {
    ++games_;
    turns_ += record.turns;
    commands_ += record.commands;
    longest_road_moves_ += record.longest_road_moves;
    largest_army_moves_ += record.largest_army_moves;
    shortages_ += record.shortages;
    ++games_of_turns_[record.turns];
    for (std::size_t i = 0; i < dice_sums; ++i) dice_[i] += record.dice[i];
    for (std::size_t i = 0; i < design_.players(); ++i) {
        Sums& bot = bots_[design_.bot_at(Seat(i), record.game)];
        for (Sums* sums : {&bot, &seats_[i]}) {
            if (record.winner == Seat(i)) ++sums->wins;
            for (std::size_t k = 0; k < count_kinds; ++k) sums->counts[k] += record.seats[i][k];
        }
    }
    if (!record.winner.exists()) ++unfinished_;
}

double Summary::per_game(std::uint64_t sum) const {
    return games_ == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games_);
}

std::uint64_t Summary::median_turns() const {
    std::uint64_t passed = 0;
    for (const auto& [turns, games] : games_of_turns_) {
        passed += games;
        if (passed * 2 >= games_) return turns;
    }
    return 0;
}

void Summary::write_wins(std::string& text) const {
    text += wins_head("Wins by bot");
    for (std::size_t i = 0; i < design_.players(); ++i) {
        text +=
            wins_line(fmt::format("{} {}", i + 1, name(design_.bots[i])), bots_[i].wins, games_);
    }
    if (unfinished_ > 0) {
        text +=
            wins_line(fmt::format("nobody in {} turns", design_.max_turns), unfinished_, games_);
    }
}

// Groups bots of the same kind.
void Summary::write_levels(std::string& text) const {
    struct LevelWins {
        std::string name;
        std::size_t bots = 0;
        std::uint64_t wins = 0;
    };
    std::vector<LevelWins> groups;
    for (std::size_t i = 0; i < design_.players(); ++i) {
        const std::string level = name(design_.bots[i]);
        auto group = std::ranges::find(groups, level, &LevelWins::name);
        if (group == groups.end()) group = groups.insert(groups.end(), LevelWins{level});
        ++group->bots;
        group->wins += bots_[i].wins;
    }
    if (groups.size() == 1 || groups.size() == design_.players()) return;
    text += wins_head("Wins by level");
    for (const LevelWins& group : groups) {
        text += wins_line(
            group.bots == 1 ? group.name : fmt::format("{} ({} bots)", group.name, group.bots),
            group.wins, games_);
    }
}

void Summary::write_seats(std::string& text) const {
    text += wins_head("Wins by seat");
    for (std::size_t i = 0; i < design_.players(); ++i) {
        text += wins_line(fmt::format("seat {}{}", i + 1, i == 0 ? ", which begins" : ""),
                          seats_[i].wins, games_);
    }
}

void Summary::write_averages(std::string& text) const {
    const std::size_t width =
        std::min(widest_column, (page_width - label_width) / design_.players());
    const auto out = std::back_inserter(text);
    const auto row = [&](std::string_view label, const auto& sum_of) {
        fmt::format_to(out, "{:<{}}", label, label_width);
        for (std::size_t i = 0; i < design_.players(); ++i) {
            fmt::format_to(out, "{:>{}.2f}", per_game(sum_of(bots_[i])), width);
        }
        text += '\n';
    };
    const auto section = [&](std::string_view title, const auto& rows) {
        fmt::format_to(out, "{}\n", title);
        for (const CountRow& one : rows) {
            row(fmt::format("  {}", one.label), [&](const Sums& sums) {
                return sums.counts[static_cast<std::size_t>(one.count)] * one.each;
            });
        }
    };
    const auto head = [&](std::string_view label, const auto& name_of) {
        fmt::format_to(out, "{:<{}}", label, label_width);
        for (std::size_t i = 0; i < design_.players(); ++i) {
            fmt::format_to(out, "{:>{}}", name_of(i), width);
        }
        text += '\n';
    };
    text += '\n';
    head("Per game", [](std::size_t i) { return fmt::format("bot {}", i + 1); });
    head("", [&](std::size_t i) { return name(design_.bots[i]); });
    row("points", [](const Sums& sums) { return sums.counts[0]; });
    for (const CountRow& one : points_rows) {
        row(fmt::format("  {}", one.label), [&](const Sums& sums) {
            return sums.counts[static_cast<std::size_t>(one.count)] * one.each;
        });
    }
    section("cards got", gained_rows);
    section("cards given", lost_rows);
    section("besides", done_rows);
}

void Summary::write_games(std::string& text) const {
    const auto out = std::back_inserter(text);
    const bool none = games_of_turns_.empty();
    fmt::format_to(out, "\nA game has {:.1f} turns on average (median {}, from {} to {})\n",
                   per_game(turns_), median_turns(), none ? 0 : games_of_turns_.begin()->first,
                   none ? 0 : games_of_turns_.rbegin()->first);
    fmt::format_to(out,
                   "and {:.1f} commands. The longest road is taken {:.2f} times in a game,\n"
                   "the largest army {:.2f} times; the bank runs short {:.2f} times.\n",
                   per_game(commands_), per_game(longest_road_moves_),
                   per_game(largest_army_moves_), per_game(shortages_));
}

void Summary::write_dice(std::string& text) const {
    const auto out = std::back_inserter(text);
    std::uint64_t rolls = 0;
    for (const std::uint64_t count : dice_) rolls += count;
    const auto line = [&](std::string_view label, const auto& write) {
        fmt::format_to(out, "{:<{}}", label, label_width - 3);
        for (std::size_t i = 0; i < dice_sums; ++i) write(i);
        text += '\n';
    };
    text += '\n';
    line("Dice", [&](std::size_t i) { fmt::format_to(out, "{:>6}", i + 2); });
    line("  rolled %", [&](std::size_t i) {
        const double share =
            rolls == 0 ? 0 : static_cast<double>(dice_[i]) / static_cast<double>(rolls);
        fmt::format_to(out, "{:>6.2f}", share * percent);
    });
    line("  expected %", [&](std::size_t i) {
        constexpr double ways = 36;
        const double of_them =
            i < 6 ? static_cast<double>(i + 1) : static_cast<double>(dice_sums - i);
        fmt::format_to(out, "{:>6.2f}", of_them / ways * percent);
    });
}

std::string Summary::text() const {
    std::string text =
        fmt::format("{} games, seed {}, board {}{}{}\n", games_, design_.seed, design_.board,
                    design_.settings.empty() ? "" : "; ", design_.settings);
    const series::Range range = design_.range();
    if (design_.part.of > 1) {
        text += fmt::format("part {}/{}: games {} to {} of {}\n", design_.part.number,
                            design_.part.of, range.first + 1, range.last, design_.games);
    }
    if (games_ < range.last - range.first) {
        text += fmt::format("(stopped: {} games were asked for)\n", range.last - range.first);
    }
    write_wins(text);
    write_levels(text);
    write_seats(text);
    write_averages(text);
    write_games(text);
    write_dice(text);
    return text;
}

std::string Summary::json() const {
    std::string text =
        fmt::format(R"({{"games":{},"unfinished":{},"turns":{},"median_turns":{},"commands":{},)"
                    R"("longest_road_moves":{},"largest_army_moves":{},"shortages":{},"rolls":[)",
                    games_, unfinished_, turns_, median_turns(), commands_, longest_road_moves_,
                    largest_army_moves_, shortages_);
    const auto out = std::back_inserter(text);
    for (std::size_t i = 0; i < dice_sums; ++i) {
        fmt::format_to(out, "{}{}", i == 0 ? "" : ",", dice_[i]);
    }
    const auto write = [&](std::string_view key, const auto& all, const auto& begin) {
        fmt::format_to(out, R"(],"{}":[)", key);
        for (std::size_t i = 0; i < design_.players(); ++i) {
            const series::Interval interval = series::interval_95(all[i].wins, games_);
            fmt::format_to(out, R"({}{{{},"wins":{},"share_low":{:.6f},"share_high":{:.6f})",
                           i == 0 ? "" : ",", begin(i), all[i].wins, interval.low, interval.high);
            for (std::size_t k = 0; k < count_kinds; ++k) {
                fmt::format_to(out, R"(,"{}":{})", count_words[k], all[i].counts[k]);
            }
            text += '}';
        }
    };
    write("bots", bots_, [&](std::size_t i) {
        return fmt::format(R"("bot":{},"level":"{}")", i + 1, name(design_.bots[i]));
    });
    write("seats", seats_, [](std::size_t i) { return fmt::format(R"("seat":{})", i + 1); });
    return text + "]}";
}

namespace {

// A share without an interval of its own.
std::string share_column(std::uint64_t wins, std::uint64_t games) {
    const double share = games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
    return fmt::format("{:>7.1f}", share * percent);
}

}  // namespace

std::string comparison(const std::vector<VariantSummary>& variants) {
    std::string_view title = "Wins in %";
    std::size_t width = title.size();
    for (const VariantSummary& variant : variants) width = std::max(width, variant.name.size());
    const Summary& base = variants.front().summary;
    const std::size_t players = base.design_.players();

    std::string text = fmt::format(
        "{} games of each, seed {}, board {}{}{}\n\n", base.games_, base.design_.seed,
        base.design_.board, base.design_.settings.empty() ? "" : "; ", base.design_.settings);
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "{:<{}}{:>8}{:>10}{:>8}", title, width, "turns", "commands", "nobody");
    for (std::size_t i = 1; i <= players; ++i)
        text += fmt::format("{:>7}", fmt::format("seat {}", i));
    text += '\n';
    for (const auto& [name, sum] : variants) {
        fmt::format_to(out, "{:<{}}{:>8.1f}{:>10.1f} {}", name, width, sum.per_game(sum.turns_),
                       sum.per_game(sum.commands_), share_column(sum.unfinished_, sum.games_));
        for (std::size_t i = 0; i < players; ++i)
            text += share_column(sum.seats_[i].wins, sum.games_);
        text += '\n';
    }
    // Equal bots need no table of their own. Without --rotate bots and seats coincide.
    const bool all_alike = std::ranges::count(base.design_.bots, base.design_.bots.front()) ==
                           static_cast<std::ptrdiff_t>(players);
    if (!all_alike) {
        fmt::format_to(out, "\n{:<{}}", "", width);
        for (const Contender& bot : base.design_.bots) fmt::format_to(out, "{:>9}", name(bot));
        text += '\n';
        for (const auto& [name, sum] : variants) {
            fmt::format_to(out, "{:<{}}", name, width);
            for (std::size_t i = 0; i < players; ++i) {
                fmt::format_to(out, "  {}", share_column(sum.bots_[i].wins, sum.games_));
            }
            text += '\n';
        }
    }
    const series::Interval even = series::interval_95(base.games_ / players, base.games_);
    fmt::format_to(
        out, "\nWith {} games, a share of {:.1f} % has a 95 % interval of {:.1f} to {:.1f} %.\n",
        base.games_, percent / static_cast<double>(players), even.low * percent,
        even.high * percent);
    return text;
}

}  // namespace catan::lab
