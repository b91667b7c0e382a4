#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "catan/core/rules.hpp"
#include "catan/tui/panels.hpp"
#include "catan/tui/seat_lines.hpp"
#include "kit/spans.hpp"

namespace catan::tui {
namespace {

using kit::blank;
using kit::cut;
using kit::Line;
using kit::rows_element;
using kit::Span;
using kit::spelled;
using kit::width_of;
using kit::wrapped;

using Lines = std::vector<Line>;

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

int rows(const Lines& lines) { return static_cast<int>(lines.size()); }

class SidePanel {
public:
    SidePanel(const PanelInput& about, std::span<const LogLine> log, int width, int height)
        : about_(about), log_(log), width_(width), height_(height) {}

    [[nodiscard]] Lines lines() const {
        const bool is_full = rows_of_seats(true) + rows(bank_in_pairs()) <= height_;
        Lines bank = this->bank();
        const int needed = rows_of_seats(is_full) + rows(bank);
        if (height_ - needed < least_log) bank = bank_in_pairs();
        return together(is_full, bank);
    }

private:
    static constexpr int longest = 6;        // lumber
    static constexpr int longest_right = 5;  // brick, grain
    // Rows for blanks, a heading, and the cards of the last roll.
    static constexpr int least_log = 6;
    static constexpr int least_for_sentences = 36;
    static constexpr std::size_t rows_of_die = 3;

    [[nodiscard]] int rows_of_seats(bool is_full) const {
        const auto seats = static_cast<int>(about_.view->seats);
        if (is_full) return seats * static_cast<int>(rows_of_seat);
        return 1 + (about_.hands.empty() ? seats : 2 * seats);
    }

    // Spends spare rows on blanks: before the bank, before the log, at the top, between the seats.
    [[nodiscard]] Lines together(bool is_full, const Lines& bank) const {
        const auto seats = static_cast<int>(about_.view->seats);
        int left = height_ - rows(bank) - rows_of_seats(is_full);
        const auto spend = [&left](int cost, int keep) {
            if (left < cost + keep) return false;
            left -= cost;
            return true;
        };
        const bool before_bank = spend(1, 0);
        const bool at_top = spend(1, least_log - 1);
        const bool between = is_full && spend(seats - 1, least_log);
        const Lines costs = this->costs();
        const bool has_costs = is_full && spend(rows(costs) + 1, least_log);
        const Lines dice = this->dice();
        const bool has_dice = !dice.empty() && is_full && spend(rows(dice) + 1, 2 * least_log);

        Lines result;
        if (at_top) result.emplace_back();
        if (has_dice) {
            append(result, dice);
            result.emplace_back();
        }
        if (is_full) {
            for (int i = 0; i < seats; ++i) {
                if (between && i > 0) result.emplace_back();
                append(result, seat_lines(about_, Seat(static_cast<std::size_t>(i)), width_));
            }
        } else {
            append(result, seat_table(about_, width_));
        }
        if (before_bank) result.emplace_back();
        append(result, bank);
        if (has_costs) {
            result.emplace_back();
            append(result, costs);
        }
        append(result, log(left));
        return result;
    }

    [[nodiscard]] Line heading(std::string_view left, const std::string& right) const {
        const int gap = width_ - 2 - width_of(left) - width_of(right);
        return {blank(1), {std::string(left), Ink::Dim}, blank(gap), {right, Ink::Dim}};
    }

    [[nodiscard]] Line bank_heading() const {
        return heading("bank", fmt::format("{} dev", about_.view->deck));
    }

    [[nodiscard]] int bank_digits() const {
        int most = 1;
        for (const Resource resource : all_resources) {
            most = std::max(most, width_of(fmt::format("{}", about_.view->bank[resource])));
        }
        return std::max(most, 2);
    }

    // `■ lumber 12`
    void add_stock(Line& line, Resource resource, int name_width) const {
        const Ink colour = ink(terrain_of(resource));
        if (about_.palette->has_colour() && about_.glyphs == Glyphs::Ascii) {
            line.push_back(blank(1, colour));
        } else if (about_.palette->has_colour()) {
            line.push_back({"■", colour});
        }
        const int cards = about_.view->bank[resource];
        // An empty stock is dimmed: the next roll may run short of it (R4.3).
        line.push_back({fmt::format("{}{:<{}} {:>{}}", about_.palette->has_colour() ? " " : "",
                                    name(resource), name_width, cards, bank_digits()),
                        cards > 0 ? Ink::Words : Ink::Dim});
    }

    [[nodiscard]] Lines bank() const {
        Lines result{bank_heading()};
        for (const Resource resource : all_resources) {
            Line line{blank(2)};
            add_stock(line, resource, longest);
            result.push_back(std::move(line));
        }
        return result;
    }

    // The bank with two resources per row, if the numbers are short enough.
    [[nodiscard]] Lines bank_in_pairs() const {
        const int around = (about_.palette->has_colour() ? 2 : 0) + 1 + bank_digits();
        const int gap = width_ - 2 * around - longest - longest_right - 2;
        if (gap < 1) return bank();
        Lines result{bank_heading()};
        for (std::size_t i = 0; i < resource_count; ++i) {
            const bool is_left = i % 2 == 0;
            if (is_left) {
                result.push_back({blank(1)});
            } else {
                result.back().push_back(blank(std::min(gap, 3)));
            }
            add_stock(result.back(), all_resources[i], is_left ? longest : longest_right);
        }
        return result;
    }

    // R5.1: all costs, in the colours of the cards.
    [[nodiscard]] Lines costs() const {
        struct Price {
            std::string_view what;
            Bundle cost;
        };
        const std::array<Price, 4> prices{{{"road", road_cost},
                                           {"settlement", settlement_cost},
                                           {"city", city_cost},
                                           {"dev card", card_cost}}};
        Lines result{heading("costs", "")};
        for (const Price& price : prices) {
            Line line{blank(2), {fmt::format("{:<12}", price.what), Ink::Dim}};
            for (const Resource resource : all_resources) {
                if (price.cost[resource] == 0) continue;
                const std::string count = price.cost[resource] > 1
                                              ? fmt::format("{}", price.cost[resource])
                                              : std::string();
                line.push_back(
                    {fmt::format("{}{} ", count, name(resource).front()),
                     about_.palette->has_colour() ? ink(terrain_of(resource)) : Ink::Words});
            }
            result.push_back(std::move(line));
        }
        return result;
    }

    // Pictures of both dice; empty before the first roll.
    [[nodiscard]] Lines dice() const {
        const Dice dice = about_.view->dice;
        if (dice.first == 0) return {};
        Lines result;
        for (std::size_t row = 0; row < rows_of_die; ++row) {
            Line line{blank(2)};
            for (const std::uint8_t eyes : {dice.first, dice.second}) {
                line.push_back({die_row(eyes, row), Ink::Night, Ink::Words, true, true});
                line.push_back(blank(2));
            }
            result.push_back(std::move(line));
        }
        const std::vector<std::string> caption = dice_caption(width_ - width_of(result.front()));
        const std::size_t first = caption.size() == 1 ? 1 : 0;
        for (std::size_t i = 0; i < caption.size(); ++i) {
            result[first + i].push_back({caption[i]});
        }
        return result;
    }
    // `Ann rolled 9`, wrapped beside the dice; only the sum if the name is too long.
    [[nodiscard]] std::vector<std::string> dice_caption(int room) const {
        const std::string_view name = about_.name(about_.view->turn_player);
        const int sum = about_.view->dice.sum();
        std::vector<std::string> rows = wrapped(fmt::format("{} rolled {}", name, sum), room, 0);
        const int longest_word = std::max(width_of(name), width_of("rolled"));
        const bool fits = longest_word <= room && rows.size() <= rows_of_die;
        return fits ? rows : std::vector{fmt::format("= {}", sum)};
    }
    // ` ●   ● `
    [[nodiscard]] std::string die_row(std::uint8_t eyes, std::size_t row) const {
        // Left, middle and right column of each row.
        constexpr std::array<std::array<std::string_view, 3>, 6> faces{{{"   ", " o ", "   "},
                                                                        {"o  ", "   ", "  o"},
                                                                        {"o  ", " o ", "  o"},
                                                                        {"o o", "   ", "o o"},
                                                                        {"o o", " o ", "o o"},
                                                                        {"o o", "o o", "o o"}}};
        std::string words = " ";
        for (const char eye : faces[eyes - 1U][row]) {
            words += eye == 'o' ? spelled("●", about_.glyphs) : " ";
            words += ' ';
        }
        return words;
    }

    // The last rows of the log under a heading, which is dropped first. Uses full sentences where they fit into one
    // or two lines.
    [[nodiscard]] Lines log(int room) const {
        if (room < 1 || log_.empty()) return {};
        const int margin = 2;
        Lines written;
        const auto write = [&](const Line& line) {
            for (Line& row : wrapped(spelled(line, about_.glyphs), width_ - margin)) {
                row.insert(row.begin(), blank(1));
                written.push_back(std::move(row));
            }
        };
        for (const LogLine& line :
             log_.last(std::min<std::size_t>(log_.size(), static_cast<std::size_t>(height_)))) {
            if (width_ >= least_for_sentences) {
                write(line.words);
            } else {
                for (const Line& row : line.brief) write(row);
            }
        }
        Lines result;
        if (room >= 4) result.emplace_back();
        if (room >= 3) result.push_back(heading("log", ""));
        const int kept = std::min(room - rows(result), rows(written));
        result.insert(result.end(), written.end() - kept, written.end());
        return result;
    }

    const PanelInput& about_;
    std::span<const LogLine> log_;
    int width_;
    int height_;
};

// Needed without colours, where the ground does not show the edge of the board.
void draw_border(Lines& lines, int height, Glyphs glyphs) {
    lines.resize(static_cast<std::size_t>(std::max(height, 0)));
    for (Line& line : lines) {
        if (!line.empty()) line.front().text.erase(0, 1);
        line.insert(line.begin(), Span{spelled("│", glyphs), Ink::Dim});
    }
}

}  // namespace

ftxui::Element side_panel(const PanelInput& about, std::span<const LogLine> log, int width,
                          int height) {
    Lines lines = SidePanel(about, log, width, height).lines();
    for (Line& line : lines) line = cut(line, width, about.glyphs);
    if (!about.palette->has_colour()) draw_border(lines, height, about.glyphs);
    return rows_element(*about.palette, std::move(lines), width, height);
}

}  // namespace catan::tui
