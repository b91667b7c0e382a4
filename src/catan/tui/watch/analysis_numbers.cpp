#include <algorithm>
#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/watch/analysis.hpp"
#include "catan/tui/watch/analysis_parts.hpp"

namespace catan::tui::watch {
namespace {

using kit::Line;

// Column widths that depend on the players' names.
struct Columns {
    int name = 0;    // whose turn it is
    int chance = 0;  // per seat, with the blank before it

    // `set-up  A `, the blanks and the dice after the name, and ` ± 10.0`
    static constexpr int others = 10 + 5 + 7;
    static constexpr int least_chance = 6;  // ` 100.0`
    static constexpr int most_chance = 14;

    Columns(std::span<const std::string> names, int width) {
        const auto players = static_cast<int>(names.size());
        const int widest = widest_name(names);
        chance = std::clamp((width - others - widest) / players, least_chance, most_chance);
        name = std::clamp(width - others - chance * players, 1, widest);
    }
};

Line head(std::span<const std::string> names, const Columns& columns, kit::Glyphs glyphs) {
    Line line{{kit::padded("  turn", 10 + columns.name, glyphs) + " dice", Ink::Dim}};
    const bool has_room = widest_name(names) < columns.chance;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = kit::cut(names[i], columns.chance - (has_room ? 1 : 3), glyphs);
        line.push_back(kit::blank(columns.chance - kit::width_of(name) - (has_room ? 0 : 2)));
        if (!has_room) line.push_back(seat_cell(Seat(i)));
        line.push_back({(has_room ? "" : " ") + name, seat_ink(Seat(i)), Ink::Night, true});
    }
    const std::string sign = kit::spelled("±", glyphs);
    line.push_back(
        {std::string(static_cast<std::size_t>(7 - kit::width_of(sign)), ' ') + sign, Ink::Dim});
    return line;
}

std::string turn_words(const lab::Standing& standing) {
    const lab::Moment& moment = standing.moment;
    const bool is_over = std::ranges::any_of(
        standing.shares, [](const lab::Share& share) { return share.low == lab::certainty; });
    if (moment.is_end && !moment.dice) return is_over ? "end" : "now";
    return moment.turn == 0 ? "set-up" : fmt::format("{}", moment.turn);
}

Line row(const lab::Standing& standing, std::span<const std::string> names, const Columns& columns,
         kit::Glyphs glyphs) {
    const lab::Moment& moment = standing.moment;
    Line line{{fmt::format("{:>6}  ", turn_words(standing))}};
    if (moment.player.exists()) {
        add_seat(line, names, moment.player, columns.name, glyphs);
    } else {
        line.push_back(kit::blank(2 + columns.name));
    }
    line.push_back(moment.dice
                       ? kit::Span{fmt::format("  {}+{}", moment.dice->first, moment.dice->second)}
                       : kit::blank(5));
    constexpr std::uint32_t tenths = 1000;
    const auto chances = rounded_chances(standing, names.size(), tenths);
    const std::uint32_t most = *std::ranges::max_element(chances);
    std::uint32_t doubt = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        doubt = std::max(doubt, standing.shares[i].high - standing.shares[i].low);
        kit::Span chance{
            fmt::format("{:>{}}.{}", chances[i] / 10, columns.chance - 2, chances[i] % 10)};
        if (chances[i] == most) {
            chance.ink = seat_ink(Seat(i));
            chance.bold = true;
        }
        line.push_back(std::move(chance));
    }
    if (doubt > 0) line.push_back({fmt::format("{:>7}", half_words(doubt)), Ink::Dim});
    return line;
}

}  // namespace

std::vector<Line> analysis_numbers(const Analysis& analysis, int width, const Paint& paint) {
    const std::span<const std::string> names = analysis.notation.names;
    if (analysis.findings.course.empty()) return {};
    const Columns columns(names, width);
    std::vector<Line> lines{heading_line("The chances to win in percent"),
                            head(names, columns, paint.glyphs)};
    for (const lab::Standing& standing : analysis.findings.course) {
        lines.push_back(row(standing, names, columns, paint.glyphs));
    }
    return lines;
}

}  // namespace catan::tui::watch
