#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/dice_bars.hpp"
#include "catan/tui/watch/analysis.hpp"
#include "catan/tui/watch/analysis_parts.hpp"

namespace catan::tui::watch {
namespace {

using kit::Line;

// Percentiles beyond this are highlighted.
constexpr std::uint32_t rare = 5;

// `12 10.4`, actual and expected; one column wider for sums.
void add_counts(Line& line, const lab::LuckMeasure& fortune, int width) {
    const int decimals = fortune.expected >= 99.95 ? 0 : 1;
    const std::string expected = fmt::format("{:.{}f}", fortune.expected, decimals);
    const int gap = width - 4 - static_cast<int>(expected.size());
    line.push_back({fmt::format("{:>4}", fortune.was)});
    line.push_back({fmt::format("{:>{}}{}", "", std::max(gap, 1), expected), Ink::Dim});
}

// The share of other games, in percent, that it was luckier than.
kit::Span rank(const lab::LuckMeasure& fortune, int width) {
    kit::Span span{fmt::format("{:>{}}", fortune.better_than, width)};
    if (fortune.better_than >= 100 - rare) span = {span.text, Ink::Prompt, Ink::Night, true};
    if (fortune.better_than <= rare) span = {span.text, Ink::Refusal, Ink::Night, true};
    return span;
}

class LuckLines {
public:
    LuckLines(const Analysis& analysis, int width, const Paint& paint)
        : luck_(analysis.findings.luck),
          has_luck_(analysis.findings.has_luck),
          names_(analysis.notation.names),
          width_(width),
          glyphs_(paint.glyphs) {}

    std::vector<Line> lines() {
        lines_.push_back(heading_line("Luck"));
        if (!has_luck_) {
            lines_.push_back({{"How lucky everybody was is still being found out."}});
            return std::move(lines_);
        }
        if (luck_.rolls == 0) {
            lines_.push_back({{"The dice have not been rolled yet."}});
            return std::move(lines_);
        }
        add_wrapped(lines_,
                    {{"What chance gave, what was to be expected of it, and how many of a hundred "
                      "other games with the same places would have been less lucky (equal ones "
                      "count half).",
                      Ink::Dim}},
                    width_);
        lines_.emplace_back();
        lines_.push_back({{"Cards from the dice", Ink::Words, Ink::Night, true}});
        add_cards();
        lines_.emplace_back();
        lines_.push_back({{"What else was chance", Ink::Words, Ink::Night, true}});
        add_others();
        lines_.emplace_back();
        add_dice();
        return std::move(lines_);
    }

private:
    static constexpr int kind_width = 9;    // `  12 10.4`
    static constexpr int other_width = 13;  // `   4  5.2  31`

    void add_head(int name, const std::vector<std::pair<std::string_view, int>>& columns) {
        Line line{kit::blank(2 + name)};
        for (const auto& [words, width] : columns) {
            line.push_back({fmt::format("{:>{}}", words, width), Ink::Dim});
        }
        lines_.push_back(std::move(line));
    }

    [[nodiscard]] int name_width(int others) const {
        return std::clamp(width_ - 2 - others, 4, std::max(widest_name(names_), 4));
    }

    // The rank ends the row, where the eye finds it first.
    void add_cards() {
        constexpr int rank_width = 13;  // ` luckier than`
        const int name =
            name_width(kind_width * (static_cast<int>(resource_count) + 1) + 1 + rank_width);
        std::vector<std::pair<std::string_view, int>> columns;
        columns.reserve(resource_count + 2);
        for (const Resource resource : all_resources) {
            columns.emplace_back(catan::name(resource), kind_width);
        }
        columns.emplace_back("all cards", kind_width + 1);
        columns.emplace_back("luckier than", rank_width);
        add_head(name, columns);
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const lab::SeatLuck& seat = luck_.seats[i];
            Line line;
            add_seat(line, names_, Seat(i), name, glyphs_);
            for (const Resource resource : all_resources) {
                add_counts(line, seat.kinds[index(resource)], kind_width);
            }
            add_counts(line, seat.cards, kind_width + 1);
            line.push_back(rank(seat.cards, rank_width - 7));
            line.push_back({" of 100"});
            lines_.push_back(std::move(line));
        }
    }

    void add_others() {
        const int name = name_width(5 * other_width);
        add_head(name, {{"own sevens", other_width},
                        {"discarded", other_width},
                        {"robbed", other_width},
                        {"bank short", other_width},
                        {"victories", other_width}});
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const lab::SeatLuck& seat = luck_.seats[i];
            Line line;
            add_seat(line, names_, Seat(i), name, glyphs_);
            for (const lab::LuckMeasure* fortune :
                 {&seat.sevens, &seat.discarded, &seat.robbed, &seat.short_of, &seat.victories}) {
                if (fortune->was == 0 && fortune->expected == 0) {
                    line.push_back({fmt::format("{:>{}}", "·", other_width), Ink::Dim});
                    continue;
                }
                add_counts(line, *fortune, kind_width);
                line.push_back(rank(*fortune, other_width - kind_width));
            }
            lines_.push_back(std::move(line));
        }
        add_wrapped(lines_,
                    {{"Sevens in one's own turns, cards discarded (R4.4) and stolen (R6) after "
                      "sevens, cards that the bank could not pay (R4.3), and victory cards among "
                      "those bought.",
                      Ink::Dim}},
                    width_);
    }

    void add_dice() {
        lines_.push_back(heading_line(
            fmt::format("The dice: {} roll{}", luck_.rolls, luck_.rolls == 1 ? "" : "s")));
        constexpr int others = 42;  // cells before and after a bar
        std::vector<RolledSum> sums;
        for (std::size_t sum = 2; sum < lab::roll_sums; ++sum) {
            const lab::LuckMeasure& rolled = luck_.sums[sum];
            sums.push_back({sum, static_cast<int>(rolled.was), rolled.expected});
        }
        std::vector<Line> bars = dice_bars(sums, std::min(width_ - others, 46));
        int widest = 0;
        for (const Line& bar : bars) widest = std::max(widest, kit::width_of(bar));
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const lab::LuckMeasure& rolled = luck_.sums[sums[i].sum];
            Line& bar = bars[i];
            bar.push_back(kit::blank(widest - kit::width_of(bar) + 2));
            const bool is_many = rolled.better_than >= 50;
            const std::uint32_t of = is_many ? rolled.better_than : 100 - rolled.better_than;
            constexpr std::uint32_t usual = 60;
            kit::Span told{"about as often as expected", Ink::Dim};
            if (of > usual) {
                told.text = fmt::format("{} than in {} of 100", is_many ? "more" : "fewer", of);
            }
            if (of >= 100 - rare) told = {told.text, Ink::Prompt};
            bar.push_back(std::move(told));
            lines_.push_back(std::move(bar));
        }
        lines_.push_back({{"│ and the number behind it: how many were to be expected", Ink::Dim}});
    }

    const lab::Luck& luck_;
    bool has_luck_;
    std::span<const std::string> names_;
    int width_;
    kit::Glyphs glyphs_;
    std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> analysis_luck(const Analysis& analysis, int width, const Paint& paint) {
    return LuckLines(analysis, width, paint).lines();
}

}  // namespace catan::tui::watch
