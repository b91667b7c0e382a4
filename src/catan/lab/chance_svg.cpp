#include "catan/lab/chance_svg.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include <fmt/format.h>

#include "catan/core/rooms.hpp"
#include "catan/language/svg.hpp"
#include "text/utf8.hpp"

namespace catan::lab {
namespace {

// Lengths in SVG user units.
constexpr double width = 960;
constexpr double left = 64;
constexpr double right = width - 24;
constexpr double plot_height = 360;
constexpr double row_height = 24;
constexpr std::size_t names_in_row = 4;
constexpr std::size_t misses_in_row = 3;

constexpr std::string_view night = "#101014";
constexpr std::string_view words = "#e8e8e8";
constexpr std::string_view dim = "#9aa0ac";
constexpr std::string_view grid = "#2a2e3e";

// Escapes text for XML; characters that XML forbids become question marks.
std::string escaped(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto code = text::take_code_point(text);
        if (!code) {
            text.remove_prefix(1);
            result += '?';
        } else if (text::is_control(*code) || *code == 0xfffe || *code == 0xffff) {
            result += '?';
        } else if (*code == '&') {
            result += "&amp;";
        } else if (*code == '<') {
            result += "&lt;";
        } else if (*code == '>') {
            result += "&gt;";
        } else if (*code == '"') {
            result += "&quot;";
        } else {
            text::append_code_point(result, *code);
        }
    }
    return result;
}

std::size_t rows_of(std::size_t things, std::size_t in_row) {
    return (things + in_row - 1) / in_row;
}

double percent_of(std::int32_t units) { return 100.0 * units / certainty; }

class ChancePicture {
public:
    ChancePicture(const Findings& findings, std::span<const std::string> names)
        : findings_(findings),
          names_(names),
          top_(56 + row_height * static_cast<double>(rows_of(names.size(), names_in_row))),
          bottom_(top_ + plot_height) {}

    std::string draw(std::string_view title) {
        const double height =
            bottom_ + 60 +
            row_height * static_cast<double>(rows_of(findings_.misses.size(), misses_in_row));
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:.0f} {1:.0f}" )"
            R"(width="{0:.0f}" height="{1:.0f}" font-family="DejaVu Sans, Verdana, sans-serif" )"
            R"(font-size="13" fill="{2}">)",
            width, height, words);
        add("<title>{}</title>", escaped(title));
        add(R"(<rect width="{:.0f}" height="{:.0f}" rx="8" fill="{}"/>)", width, height, night);
        add(R"(<text x="{:.0f}" y="32" font-size="17" font-weight="bold">{}</text>)", left,
            escaped(title));
        draw_names();
        draw_axes();
        for (std::size_t i = 0; i < names_.size(); ++i) draw_doubt(i);
        for (std::size_t i = 0; i < names_.size(); ++i) draw_line(i);
        for (std::size_t i = 0; i < findings_.misses.size(); ++i) draw_miss(i);
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

private:
    template <typename... Values>
    void add(fmt::format_string<const Values&...> format, const Values&... values) {
        fmt::format_to(std::back_inserter(svg_), format, values...);
        svg_ += '\n';
    }

    [[nodiscard]] double x(std::size_t moment) const {
        const std::size_t last = std::max<std::size_t>(findings_.moments, 2) - 1;
        return left + (right - left) * static_cast<double>(moment) / static_cast<double>(last);
    }
    [[nodiscard]] double y(std::uint32_t chance) const {
        return bottom_ - plot_height * chance / certainty;
    }

    void draw_names() {
        for (std::size_t i = 0; i < names_.size(); ++i) {
            const double at_x =
                left + (right - left) / names_in_row * static_cast<double>(i % names_in_row);
            const std::size_t row = i / names_in_row;
            const double at_y = 60 + row_height * static_cast<double>(row);
            add(R"(<rect x="{:.1f}" y="{:.1f}" width="22" height="6" rx="3" fill="{}"/>)", at_x,
                at_y - 8, language::seat_colour(Seat(i)));
            add(R"(<text x="{:.1f}" y="{:.1f}">{}</text>)", at_x + 30, at_y, escaped(names_[i]));
        }
    }

    void draw_axes() {
        for (std::uint32_t quarter = 0; quarter <= 4; ++quarter) {
            const double at = y(quarter * certainty / 4);
            add(R"(<path d="M{:.1f} {:.1f}H{:.1f}" stroke="{}"/>)", left, at, right, grid);
            add(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="end" fill="{}">{} %</text>)", left - 8,
                at + 4.5, dim, quarter * 25);
        }
        for (std::size_t moment = 0; moment < findings_.course.size(); ++moment) {
            draw_turn(moment);
        }
        add(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" fill="{}">turn; the bands )"
            R"(are 95 % intervals</text>)",
            (left + right) / 2, bottom_ + 40, dim);
    }

    // Labels only some turns, so that the numbers do not overlap.
    void draw_turn(std::size_t moment) {
        constexpr std::array<std::uint32_t, 10> steps{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
        const auto step = std::ranges::find_if(steps, [&](std::uint32_t some) {
            return some * (right - left) >= 40 * static_cast<double>(findings_.moments);
        });
        const Moment& here = findings_.course[moment].moment;
        const bool is_first = moment == 0 || findings_.course[moment - 1].moment.turn != here.turn;
        if (step == steps.end() || here.turn % *step != 0 || !is_first) return;
        add(R"(<path d="M{:.1f} {:.1f}v5" stroke="{}"/>)", x(moment), bottom_, dim);
        add(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" fill="{}">{}</text>)", x(moment),
            bottom_ + 19, dim, here.turn == 0 ? "set-up" : fmt::format("{}", here.turn));
    }

    void draw_doubt(std::size_t seat) {
        const std::vector<Standing>& course = findings_.course;
        if (course.size() < 2) return;
        std::string path;
        const auto go = [&](std::size_t moment, std::uint32_t chance) {
            fmt::format_to(std::back_inserter(path), "{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L',
                           x(moment), y(chance));
        };
        for (std::size_t i = 0; i < course.size(); ++i) go(i, course[i].shares[seat].high);
        for (std::size_t i = course.size(); i-- > 0;) go(i, course[i].shares[seat].low);
        add(R"(<path d="{}Z" fill="{}" fill-opacity=".16"/>)", path,
            language::seat_colour(Seat(seat)));
    }

    void draw_line(std::size_t seat) {
        const std::vector<Standing>& course = findings_.course;
        const std::string_view colour = language::seat_colour(Seat(seat));
        if (course.size() == 1) {
            add(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4" fill="{}"/>)", x(0),
                y(course[0].shares[seat].chance), colour);
            return;
        }
        std::string points;
        for (std::size_t i = 0; i < course.size(); ++i) {
            fmt::format_to(std::back_inserter(points), "{}{:.1f},{:.1f}", i == 0 ? "" : " ", x(i),
                           y(course[i].shares[seat].chance));
        }
        add(R"(<polyline points="{}" fill="none" stroke="{}" stroke-width="2.5" )"
            R"(stroke-linejoin="round" stroke-linecap="round"/>)",
            points, colour);
    }

    // The last moment before the decision, or the first moment.
    [[nodiscard]] std::size_t moment_of(const Miss& miss) const {
        std::size_t moment = 0;
        for (std::size_t i = 0; i < findings_.course.size(); ++i) {
            if (findings_.course[i].moment.step <= miss.step) moment = i;
        }
        return moment;
    }

    // Puts a number on the seat's line at the decision, and its description below the plot.
    void draw_miss(std::size_t number) {
        const Miss& miss = findings_.misses[number];
        const std::string_view colour = language::seat_colour(miss.seat);
        if (!findings_.course.empty()) {
            const std::size_t moment = moment_of(miss);
            // Stack several marks of one seat at one moment.
            const auto below =
                std::count_if(findings_.misses.begin(),
                              findings_.misses.begin() + static_cast<std::ptrdiff_t>(number),
                              [&](const Miss& other) {
                                  return other.seat == miss.seat && moment_of(other) == moment;
                              });
            const std::uint32_t chance = findings_.course[moment].shares[miss.seat.value].chance;
            add_mark(x(moment), y(chance) - 18 * static_cast<double>(below), number, colour);
        }
        const double at_x =
            left + (right - left) / misses_in_row * static_cast<double>(number % misses_in_row);
        const std::size_t row = number / misses_in_row;
        const double at_y = bottom_ + 66 + row_height * static_cast<double>(row);
        add_mark(at_x + 9, at_y - 4.5, number, colour);
        const std::string when =
            miss.turn == 0 ? std::string("set-up") : fmt::format("turn {}", miss.turn);
        add(R"(<text x="{:.1f}" y="{:.1f}">{}, {}: cost {:.1f} %</text>)", at_x + 26, at_y,
            escaped(names_[miss.seat.value]), when, percent_of(miss.cost));
    }

    void add_mark(double at_x, double at_y, std::size_t number, std::string_view colour) {
        add(R"(<circle cx="{:.1f}" cy="{:.1f}" r="8.5" fill="{}" stroke="{}" stroke-width="2"/>)",
            at_x, at_y, colour, night);
        add(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-size="11" )"
            R"(font-weight="bold" fill="{}">{}</text>)",
            at_x, at_y + 4, night, number + 1);
    }

    const Findings& findings_;
    std::span<const std::string> names_;
    double top_;
    double bottom_;
    std::string svg_;
};

}  // namespace

std::string chance_svg(const Findings& findings, std::span<const std::string> names,
                       std::string_view title) {
    return ChancePicture(findings, names).draw(title);
}

}  // namespace catan::lab
