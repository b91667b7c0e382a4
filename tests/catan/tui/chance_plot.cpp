// Tests pictures of chances: the requested width, and parts and bands in proportion to their chances.
#include "catan/tui/chance_plot.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <ftxui/screen/string.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kit/screen_text.hpp"
#include "support/drawn.hpp"
#include "support/found.hpp"
#include "support/scale.hpp"

namespace catan::tui {
namespace {

constexpr int axis = 6;
const Paint colours{};
const Paint letters{kit::Glyphs::Unicode, true};

// A line as one span for each of its cells.
std::vector<kit::Span> cells_of(const kit::Line& line) {
    std::vector<kit::Span> cells;
    for (const kit::Span& span : line) {
        for (const std::string& cell : ftxui::Utf8ToGlyphs(span.text)) {
            cells.push_back(span);
            cells.back().text = cell;
        }
    }
    return cells;
}

// The owners of the halves of a cell; none where the chances are unknown.
std::pair<Seat, Seat> owners_of(const kit::Span& cell, std::size_t players) {
    std::pair<Seat, Seat> owners;
    for (std::size_t i = 0; i < players; ++i) {
        if (cell.ground == seat_ink(Seat(i))) owners.second = Seat(i);
        if (cell.ink == seat_ink(Seat(i))) owners.first = Seat(i);
    }
    // Text on a band, or the letters of one.
    if (cell.ink == Ink::Black) owners.first = owners.second;
    return owners;
}

struct DrawnPlot {
    DrawnPlot(const ChanceCourse& course, int width, int plot_rows, const Paint& paint = colours)
        : lines(chance_plot(course, width, plot_rows, paint)),
          rows(plot_rows),
          players(course.names.size()) {}

    [[nodiscard]] kit::Line row(int number) const {
        return lines[lines.size() - 2 - static_cast<std::size_t>(rows - number)];
    }
    [[nodiscard]] std::string words(std::size_t from_below) const {
        return kit::words_of(lines[lines.size() - 1 - from_below]);
    }
    // How many half cells of a column are whose.
    [[nodiscard]] std::vector<int> column(int number) const {
        std::vector<int> halves(players);
        for (int i = 0; i < rows; ++i) {
            const auto cells = cells_of(row(i));
            const auto at = static_cast<std::size_t>(axis + number);
            if (at >= cells.size()) continue;
            const auto [upper, lower] = owners_of(cells[at], players);
            if (upper.exists()) ++halves[upper.value];
            if (lower.exists()) ++halves[lower.value];
        }
        return halves;
    }

    std::vector<kit::Line> lines;
    int rows;
    std::size_t players;
};

}  // namespace

TEST_CASE("rounded chances add up, and each is less than one away from what it was") {
    for (std::size_t players = 2; players <= most_players; ++players) {
        for (const lab::Standing& standing : lab::course_of(players, 60, players)) {
            for (const std::uint32_t whole : {0U, 1U, 7U, 80U, 100U, 1000U}) {
                std::uint32_t sum = 0;
                const auto parts = rounded_chances(standing, players, whole);
                REQUIRE(parts.size() == players);
                for (std::size_t i = 0; i < players; ++i) {
                    const double exact =
                        static_cast<double>(standing.shares[i].chance) * whole / lab::certainty;
                    REQUIRE(std::abs(parts[i] - exact) < 1);
                    sum += parts[i];
                }
                REQUIRE(sum == whole);
            }
        }
    }
}

TEST_CASE("a bar is exactly as wide as it was to be, and its parts are as wide as the chances") {
    for (const auto& names_of : {lab::short_names, lab::long_names, lab::wide_names}) {
        for (std::size_t players = 2; players <= most_players; ++players) {
            const std::vector<std::string> names = names_of(players);
            for (const lab::Standing& standing : lab::course_of(players, 8, 3)) {
                for (int width = 0; width <= 130; width += stride(1)) {
                    const auto wanted =
                        rounded_chances(standing, players, static_cast<std::uint32_t>(width));
                    for (const Paint& paint : {colours, letters}) {
                        const kit::Line bar = chance_bar(standing, names, width, paint);
                        REQUIRE(kit::width_of(bar) == width);
                        std::vector<std::uint32_t> parts(players);
                        for (const kit::Span& cell : cells_of(bar)) {
                            ++parts[owners_of(cell, players).second.value];
                        }
                        REQUIRE(parts == wanted);
                    }
                }
            }
        }
    }
}

TEST_CASE("a part of a bar says who it is, in letters also where it has room for one cell only") {
    lab::Standing standing;
    standing.shares[0].chance = 5'100;
    standing.shares[1].chance = 2'900;
    standing.shares[2].chance = 1'500;
    standing.shares[3].chance = 500;
    const std::vector<std::string> names = lab::short_names(4);
    const auto words = [&](int width, const Paint& paint) {
        std::string said = kit::words_of(chance_bar(standing, names, width, paint));
        for (auto at = said.find("▀"); at != std::string::npos; at = said.find("▀")) {
            said.replace(at, std::string_view("▀").size(), "=");
        }
        return said;
    };
    CHECK(words(20, colours) == "=Ann 51 %==B 29==C=D");
    CHECK(words(20, letters) == "A Ann 51 AB 29 BCCCD");
    CHECK(words(40, letters) == "AAAAA Ann 51 % AAAAAB Ben 29 % BC 15 CDD");
    // Without colours, parts beside each other differ; also where one between them has no room.
    standing.shares[1].chance = 0;
    standing.shares[2].chance = 4'400;
    const auto cells = cells_of(chance_bar(standing, names, 40, letters));
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const bool is_border = cells[i].ground != cells[i - 1].ground;
        REQUIRE((cells[i].inverted != cells[i - 1].inverted) == is_border);
    }
}

TEST_CASE("every column of a plot is divided as the chances of its moment are") {
    for (std::size_t players = 2; players <= most_players; ++players) {
        const auto course = lab::course_of(players, 40, players);
        // No names in the bands: all is colour.
        const std::vector<std::string> names(players, std::string(200, 'x'));
        constexpr int rows = 10;
        const DrawnPlot drawing({course, course.size(), names}, axis + 40, rows);
        for (int column = 0; column < 40; ++column) {
            const auto halves = drawing.column(column);
            double sum = 0;
            int told = 0;
            for (std::size_t i = 0; i < players; ++i) {
                sum += course[static_cast<std::size_t>(column)].shares[i].chance;
                told += halves[i];
                CAPTURE(players, column, i);
                // From above, each border is where it has to be, to half of a half cell.
                REQUIRE(std::abs(told - sum * 2 * rows / lab::certainty) <= 0.5 + 1e-9);
            }
            REQUIRE(told == 2 * rows);
        }
    }
}

TEST_CASE("no line of a plot is wider than it may be, and it is as high as it was to be") {
    for (const auto& names_of : {lab::short_names, lab::long_names, lab::wide_names}) {
        for (std::size_t players = 2; players <= most_players; ++players) {
            const std::vector<std::string> names = names_of(players);
            for (const std::size_t moments : {1U, 2U, 7U, 60U, 500U}) {
                const auto course = lab::course_of(players, moments, 5);
                for (const int width : {40, 74, 80, 120}) {
                    for (const Paint& paint : {colours, letters}) {
                        const DrawnPlot drawing({course, moments, names, moments / 2}, width, 9,
                                                paint);
                        int wide = 0;
                        for (const kit::Line& line : drawing.lines) {
                            REQUIRE(kit::width_of(line) <= width);
                            // Dialogs cut off blanks at the end of a line.
                            const kit::Span& end = line.back();
                            REQUIRE_FALSE((end.text.ends_with(' ') && end.ground != Ink::Night));
                            if (kit::width_of(line) == width) ++wide;
                        }
                        // The rows and the axis; also who is who, by chance.
                        REQUIRE(wide >= 10);
                        REQUIRE(drawing.lines.size() >= 1 + 9 + 2);
                    }
                }
            }
        }
    }
}

TEST_CASE("all players are named, with their chances at the cursor") {
    const std::vector<std::string> names = lab::long_names(8);
    const auto course = lab::course_of(8, 30, 2);
    const auto percents = rounded_chances(course[12], 8, 100);
    const DrawnPlot drawing({course, 30, names, 12}, 80, 9);
    std::string words;
    for (std::size_t i = 0; i + 11 < drawing.lines.size(); ++i) {
        words += kit::words_of(drawing.lines[i]) + "\n";
    }
    for (std::size_t i = 0; i < 8; ++i) {
        const std::string told =
            fmt::format("{} {} {} %", seat_letter(Seat(i)), names[i], percents[i]);
        CAPTURE(words, told);
        REQUIRE(words.find(told) != std::string::npos);
    }
}

TEST_CASE("what is not known yet is empty, and what is known is not") {
    const auto course = lab::course_of(3, 20, 4);
    const std::vector<std::string> names = lab::short_names(3);
    const DrawnPlot drawing({std::span(course).first(10), 20, names}, axis + 60, 9);
    for (int column = 0; column < 60; ++column) {
        const auto halves = drawing.column(column);
        int filled = 0;
        for (const int some : halves) filled += some;
        CAPTURE(column);
        REQUIRE(filled == (column < 30 ? 18 : 0));
    }
    // The turns that are to come have their place all the same.
    REQUIRE(drawing.words(0).ends_with("turn 19"));
    const DrawnPlot nothing({{}, 20, names}, axis + 60, 9);
    for (const int halves : nothing.column(0)) REQUIRE(halves == 0);
    REQUIRE(chance_plot({{}, 0, names}, 80, 9, colours).size() == 1 + 9 + 2);
}

TEST_CASE("the moment that is looked at has a mark, in its column, with its turn") {
    const auto course = lab::course_of(2, 30, 4);
    const std::vector<std::string> names = lab::short_names(2);
    for (const std::size_t here : {0U, 1U, 13U, 28U, 29U}) {
        const DrawnPlot drawing({course, 30, names, here}, axis + 60, 9);
        const auto cells = cells_of(drawing.lines[drawing.lines.size() - 2]);
        CAPTURE(here);
        REQUIRE(std::count_if(cells.begin(), cells.end(),
                              [](const kit::Span& cell) { return cell.text == "▲"; }) == 1);
        REQUIRE(cells[axis + 2 * here].text == "▲");
        if (here > 0) {
            REQUIRE(drawing.words(0).find(fmt::format("turn {}", here)) != std::string::npos);
        }
    }
    // Where moments differ in width, the mark is in the first column of its own moment.
    for (std::size_t here = 0; here < 30; ++here) {
        const DrawnPlot drawing({course, 30, names, here}, axis + 47, 9);
        const auto cells = cells_of(drawing.lines[drawing.lines.size() - 2]);
        std::size_t column = 0;
        while (column * 30 / 47 < here) ++column;
        CAPTURE(here);
        REQUIRE(cells[axis + column].text == "▲");
    }
    const DrawnPlot nowhere({course, 30, names}, axis + 60, 9);
    REQUIRE(nowhere.words(1).find("▲") == std::string::npos);
}

TEST_CASE("of a long game the last column is the end alone") {
    auto course = lab::course_of(3, 500, 4);
    lab::end_course(course, Seat(1));
    const std::vector<std::string> names = lab::short_names(3);
    const DrawnPlot drawing({course, 500, names}, axis + 60, 9);
    REQUIRE(drawing.column(59) == std::vector<int>{0, 18, 0});
}

TEST_CASE("where colours do not tell the seats apart, each cell has a letter, and the names stay") {
    const auto course = lab::course_of(3, 60, 4);
    const std::vector<std::string> names = lab::short_names(3);
    const DrawnPlot drawing({course, 60, names}, 80, 9, letters);
    std::size_t found = 0;
    for (int row = 0; row < 9; ++row) {
        const auto cells = cells_of(drawing.row(row));
        std::string said;
        for (std::size_t i = axis; i < cells.size(); ++i) {
            said += cells[i].text;
            if (cells[i].text.find_first_of("ABC") == std::string::npos) continue;
            const Seat seat(static_cast<std::size_t>(cells[i].text.front() - 'A'));
            const bool is_in_name = cells[i].bold;
            if (!is_in_name) REQUIRE(cells[i].ground == seat_ink(seat));
        }
        for (const std::string& name : names) {
            if (said.find(name) != std::string::npos) ++found;
        }
        REQUIRE(said.find("▀") == std::string::npos);
    }
    REQUIRE(found >= 2);
}

TEST_CASE("letters are for terminals with few colours and for ASCII") {
    for (const Depth depth : {Depth::None, Depth::Colours16}) {
        REQUIRE(paint_for(palette_of(depth), kit::Glyphs::Unicode).has_letters);
    }
    for (const Depth depth : {Depth::Colours256, Depth::TrueColour}) {
        REQUIRE_FALSE(paint_for(palette_of(depth), kit::Glyphs::Unicode).has_letters);
        REQUIRE(paint_for(palette_of(depth), kit::Glyphs::Ascii).has_letters);
    }
}

TEST_CASE("lines become text with or without colours, ending alike and saying the same") {
    const auto course = lab::course_of(2, 20, 4);
    const std::vector<std::string> names = lab::short_names(2);
    const auto lines = [&](Depth depth, kit::Glyphs glyphs) {
        const Palette palette = palette_of(depth);
        const Paint paint{glyphs, true};
        return kit::lines_text(chance_plot({course, 20, names}, 60, 9, paint), palette, glyphs);
    };
    const std::string plain = lines(Depth::None, kit::Glyphs::Unicode);
    REQUIRE(plain.find('\x1b') == std::string::npos);
    REQUIRE(plain.find(" \n") == std::string::npos);
    std::string coloured = lines(Depth::TrueColour, kit::Glyphs::Unicode);
    REQUIRE(coloured.find("\x1b[") != std::string::npos);
    REQUIRE(coloured.ends_with("\x1b[0m\n"));
    for (auto at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b')) {
        coloured.erase(at, coloured.find('m', at) + 1 - at);
    }
    for (auto at = coloured.find(" \n"); at != std::string::npos; at = coloured.find(" \n")) {
        coloured.erase(at, 1);
    }
    REQUIRE(coloured == plain);
    for (const char c : lines(Depth::None, kit::Glyphs::Ascii)) {
        REQUIRE(static_cast<unsigned char>(c) < 0x80);
    }
    REQUIRE(kit::lines_text({}, palette_of(Depth::None), kit::Glyphs::Unicode).empty());
}

}  // namespace catan::tui
