#include "catan/tui/chance_plot.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace catan::tui {
namespace {

using kit::Line;

constexpr int axis_width = 6;  // `100 %│`
constexpr int label_width = axis_width - 1;

// Assigns each half cell to a seat, or to none where the chances are unknown.
class Bands {
public:
    Bands(const ChanceCourse& course, int columns, int rows)
        : course_(course), columns_(columns), halves_(2 * rows) {
        const auto size = static_cast<std::size_t>(columns_ * halves_);
        owners_.assign(size, Seat::none());
        for (int column = 0; column < columns_; ++column) fill(column);
    }

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return halves_ / 2; }
    [[nodiscard]] Seat upper(int column, int row) const { return owner(column, 2 * row); }
    [[nodiscard]] Seat lower(int column, int row) const { return owner(column, 2 * row + 1); }
    [[nodiscard]] bool is_all_of(Seat seat, int column, int row) const {
        return upper(column, row) == seat && lower(column, row) == seat;
    }

    [[nodiscard]] int column_of(std::size_t moment) const {
        const std::size_t moments = std::max<std::size_t>(course_.moments, 1);
        const auto columns = static_cast<std::size_t>(columns_);
        if (moments > columns && moment + 1 == moments) return columns_ - 1;
        return static_cast<int>((moment * columns + (moments <= columns ? moments - 1 : 0)) /
                                moments);
    }

private:
    // In a long game a column is the mean of several moments. The last column is the last moment alone.
    void fill(int column) {
        const auto columns = static_cast<std::size_t>(columns_);
        const auto at = static_cast<std::size_t>(column);
        std::size_t first = at * course_.moments / columns;
        const std::size_t end = std::max(first + 1, (at + 1) * course_.moments / columns);
        if (at + 1 == columns) first = end - 1;
        std::array<std::uint64_t, most_players> sums{};
        std::uint64_t whole = 0;
        for (std::size_t moment = first; moment < std::min(end, course_.known.size()); ++moment) {
            whole += bots::certainty;
            for (std::size_t i = 0; i < course_.names.size(); ++i) {
                sums[i] += course_.known[moment].shares[i].chance;
            }
        }
        if (whole == 0) return;
        const auto halves = static_cast<std::uint64_t>(halves_);
        std::uint64_t sum = 0;
        std::uint64_t from = 0;
        for (std::size_t i = 0; i < course_.names.size(); ++i) {
            sum += sums[i];
            const std::uint64_t to = (sum * halves + whole / 2) / whole;
            for (; from < std::min(to, halves); ++from) {
                owners_[from * columns + at] = Seat(i);
            }
        }
    }

    [[nodiscard]] Seat owner(int column, int half) const {
        return owners_[static_cast<std::size_t>(half * columns_ + column)];
    }

    const ChanceCourse& course_;
    int columns_;
    int halves_;
    std::vector<Seat> owners_;  // by half row, top first
};

// A name inside its band.
struct BandName {
    Seat seat;
    int row = 0;
    int column = 0;
    int width = 0;  // with a blank on either side
};

// Rows by which the band extends above and below all these cells; 0 if a cell is outside it.
int room_around(const Bands& bands, const BandName& label) {
    int room = bands.rows();
    for (int column = label.column; column < label.column + label.width; ++column) {
        int here = 0;
        const auto has = [&](int row) {
            return row >= 0 && row < bands.rows() && bands.is_all_of(label.seat, column, row);
        };
        while (here < room && has(label.row - here) && has(label.row + here)) ++here;
        room = here;
    }
    return room;
}

// Places the name where the band is thickest around it.
std::optional<BandName> label_of(const Bands& bands, Seat seat, std::string_view name) {
    std::optional<BandName> best;
    int most = 0;
    BandName label{seat, 0, 0, kit::width_of(name) + 2};
    for (label.row = 0; label.row < bands.rows(); ++label.row) {
        // Excludes the last column, where the trailing blank would be trimmed.
        for (label.column = 0; label.column + label.width < bands.columns(); ++label.column) {
            const int room = room_around(bands, label);
            if (room <= most) continue;
            most = room;
            best = label;
        }
    }
    return best;
}

class Plot {
public:
    Plot(const ChanceCourse& course, int width, int rows, const Paint& paint)
        : course_(course),
          paint_(paint),
          width_(width),
          bands_(course, std::max(width - axis_width, 1), std::max(rows, 1)) {
        for (std::size_t i = 0; i < course.names.size(); ++i) {
            if (const auto label = label_of(bands_, Seat(i), course.names[i])) {
                labels_.push_back(*label);
            }
        }
    }

    std::vector<Line> lines() {
        add_names();
        for (int row = 0; row < bands_.rows(); ++row) add_row(row);
        add_axis();
        add_turns();
        return std::move(lines_);
    }

private:
    // `A Ann 41 %  B Ben 20 %`, in as many rows as needed.
    void add_names() {
        std::vector<std::uint32_t> percents;
        if (course_.here && *course_.here < course_.known.size()) {
            percents = rounded_chances(course_.known[*course_.here], course_.names.size(), 100);
        }
        Line line{kit::blank(axis_width)};
        for (std::size_t i = 0; i < course_.names.size(); ++i) {
            const std::string percent =
                percents.empty() ? std::string() : fmt::format(" {} %", percents[i]);
            const int room = width_ - axis_width - 2 - kit::width_of(percent);
            const std::string name = kit::cut(course_.names[i], room, paint_.glyphs);
            const int wide = 2 + kit::width_of(name) + kit::width_of(percent);
            if (line.size() > 1 && kit::width_of(line) + wide > width_) {
                lines_.push_back(std::exchange(line, Line{kit::blank(axis_width)}));
            }
            line.push_back(seat_cell(Seat(i)));
            line.push_back({" " + name, seat_ink(Seat(i)), Ink::Night, true});
            line.push_back({percent + "  "});
        }
        lines_.push_back(std::move(line));
        // Removes the separator at the end of each line.
        for (Line& names : lines_) names.back().text.resize(names.back().text.size() - 2);
    }

    void add_row(int row) {
        Line line{{axis_label(row) + "│", Ink::Dim}};
        for (int column = 0; column < bands_.columns();) {
            const auto label = std::ranges::find_if(labels_, [&](const BandName& some) {
                return some.row == row && some.column == column;
            });
            if (label != labels_.end()) {
                line.push_back({fmt::format(" {} ", course_.names[label->seat.value]), Ink::Black,
                                seat_ink(label->seat), true, is_inverted(label->seat)});
                column += label->width;
            } else {
                add_cell(line, column, row);
                ++column;
            }
        }
        lines_.push_back(std::move(line));
    }

    // Labels quarters if there are enough rows.
    [[nodiscard]] std::string axis_label(int row) const {
        const int last = bands_.rows() - 1;
        const int parts = last >= 6 ? 4 : last >= 2 ? 2 : 1;
        for (int part = 0; part <= parts; ++part) {
            if ((2 * part * last + parts) / (2 * parts) != row) continue;
            return fmt::format("{:>3} %", 100 - 100 * part / parts);
        }
        return fmt::format("{:{}}", "", label_width);
    }

    // Without colours every other band is inverted.
    static bool is_inverted(Seat seat) { return seat.value % 2 == 1; }

    void add_cell(Line& line, int column, int row) const {
        const Seat upper = bands_.upper(column, row);
        const Seat lower = bands_.lower(column, row);
        if (!upper.exists()) return add(line, kit::blank(1));
        if (paint_.has_letters) {
            // Where two bands share a cell, the upper one gets it.
            kit::Span cell = seat_cell(upper);
            cell.inverted = is_inverted(upper);
            return add(line, cell);
        }
        add(line, {"▀", seat_ink(upper), seat_ink(lower)});
    }

    // Merges equal cells into one span.
    static void add(Line& line, const kit::Span& cell) {
        kit::Span as_before = cell;
        as_before.text = line.back().text;
        if (line.back() == as_before) {
            line.back().text += cell.text;
        } else {
            line.push_back(cell);
        }
    }

    // The turn of a moment. Extrapolates for moments that are not known yet.
    [[nodiscard]] std::uint32_t turn_of(std::size_t moment) const {
        if (course_.known.empty()) return static_cast<std::uint32_t>(moment);
        if (moment < course_.known.size()) return course_.known[moment].moment.turn;
        const std::size_t last = course_.known.size() - 1;
        return course_.known[last].moment.turn + static_cast<std::uint32_t>(moment - last);
    }

    struct Tick {
        int column = 0;
        std::string words;
        int at = 0;  // column of the label
        bool is_here = false;
    };

    // A tick at regular turns and at the last turn, omitted where labels would overlap.
    [[nodiscard]] std::vector<Tick> ticks() const {
        std::vector<Tick> ticks;
        if (course_.moments == 0) return ticks;
        const int columns = bands_.columns();
        const auto try_add = [&](std::size_t moment, std::string words) {
            const int column = bands_.column_of(moment);
            const int wide = kit::width_of(words);
            const int at = std::clamp(column - wide / 2, 0, std::max(columns - wide, 0));
            const bool has_room = std::ranges::all_of(ticks, [&](const Tick& other) {
                return at + wide + 2 <= other.at || other.at + kit::width_of(other.words) + 2 <= at;
            });
            if (!has_room || wide > columns) return;
            ticks.push_back({column, std::move(words), at, moment == course_.here});
        };
        const auto words = [](std::uint32_t turn) {
            return turn == 0 ? std::string("set-up") : fmt::format("{}", turn);
        };
        const std::size_t last = course_.moments - 1;
        if (course_.here && *course_.here < last && turn_of(*course_.here) > 0) {
            try_add(*course_.here, fmt::format("turn {}", turn_of(*course_.here)));
        }
        try_add(0, words(turn_of(0)));
        if (last > 0) try_add(last, fmt::format("turn {}", turn_of(last)));
        constexpr std::array<std::uint32_t, 10> steps{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
        const auto step = std::ranges::find_if(steps, [&](std::uint32_t some) {
            constexpr int apart = 8;
            return some * static_cast<std::size_t>(columns) >= apart * course_.moments;
        });
        for (std::size_t moment = 1; moment < last && step != steps.end(); ++moment) {
            const std::uint32_t turn = turn_of(moment);
            const bool is_first = turn != turn_of(moment - 1);
            if (turn % *step == 0 && is_first) try_add(moment, words(turn));
        }
        return ticks;
    }

    void add_axis() {
        std::vector<std::string_view> cells(static_cast<std::size_t>(bands_.columns()), "─");
        for (const Tick& tick : ticks()) cells[static_cast<std::size_t>(tick.column)] = "┬";
        Line line{{std::string(label_width, ' ') + "╰", Ink::Dim}};
        const int here =
            course_.here && *course_.here < course_.moments ? bands_.column_of(*course_.here) : -1;
        for (int column = 0; column < bands_.columns(); ++column) {
            const std::string cell(cells[static_cast<std::size_t>(column)]);
            if (column == here) {
                add(line, {"▲", Ink::Prompt, Ink::Night, true});
            } else {
                add(line, {cell, Ink::Dim});
            }
        }
        lines_.push_back(std::move(line));
    }

    void add_turns() {
        std::vector<Tick> all = ticks();
        std::ranges::sort(all, {}, &Tick::at);
        Line line{kit::blank(axis_width)};
        for (const Tick& tick : all) {
            line.push_back(kit::blank(axis_width + tick.at - kit::width_of(line)));
            line.push_back({tick.words, tick.is_here ? Ink::Prompt : Ink::Dim});
        }
        lines_.push_back(std::move(line));
    }

    const ChanceCourse& course_;
    Paint paint_;
    int width_;
    Bands bands_;
    std::vector<BandName> labels_;
    std::vector<Line> lines_;
};

}  // namespace

std::vector<Line> chance_plot(const ChanceCourse& course, int width, int rows, const Paint& paint) {
    return Plot(course, width, rows, paint).lines();
}

}  // namespace catan::tui
