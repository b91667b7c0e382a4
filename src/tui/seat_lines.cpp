#include "tui/seat_lines.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace catan::tui {
namespace {

constexpr int margin = 4;  // a blank, the marker, the square, a blank

// Victory cards are counted in as soon as everybody sees them (R7.1).
int points(const PublicPlayer& player) { return player.points + player.victory_cards.value_or(0); }

std::string length_of(const Surroundings& about, Seat seat) {
    const int length = about.view->players[seat.value].longest_road;
    return fmt::format("{}{}", length, about.view->longest_road == seat ? "★" : "");
}

std::string army_of(const Surroundings& about, Seat seat) {
    const int knights = about.view->players[seat.value].played[index(Card::Knight)];
    return fmt::format("{}{}", knights, about.view->largest_army == seat ? "★" : "");
}

Line beginning(const Surroundings& about, Seat seat) {
    const bool moves = to_move(*about.view) == seat;
    return {blank(1),
            {moves ? spelled("▶", about.glyphs) : " ", seat_ink(seat), Ink::Night, true},
            seat_mark(about, seat),
            blank(1)};
}

// The numbers of the table, a column each.
constexpr std::size_t columns = 5;
using Cells = std::array<std::string, columns>;
using Widths = std::array<int, columns>;

// What stands above them, from the longest to the shortest way to say it.
const std::array<Cells, 3> headings{{{"points", "cards", "dev", "road", "army"},
                                     {"pt", "cd", "dv", "rd", "ar"},
                                     {"p", "c", "d", "r", "a"}}};

Cells cells_of(const Surroundings& about, Seat seat) {
    const PublicPlayer& player = about.view->players[seat.value];
    return {fmt::format("{}", points(player)), fmt::format("{}", player.hand),
            fmt::format("{}", player.cards), spelled(length_of(about, seat), about.glyphs),
            spelled(army_of(about, seat), about.glyphs)};
}

int widen(Widths& widths, const Cells& cells) {
    int sum = 0;
    for (std::size_t i = 0; i < columns; ++i) {
        // A star stands to the right of its number, so that the numbers are in line.
        widths[i] = std::max(widths[i], width_of(cells[i]));
        sum += widths[i] + 1;
    }
    return sum;
}

std::string right_aligned(const std::string& text, int width, bool has_star) {
    const int before = std::max(width - width_of(text) - (has_star ? 0 : 1), 0);
    return padded(std::string(static_cast<std::size_t>(before), ' ') + text, width,
                  Glyphs::Unicode);
}

}  // namespace

Seat to_move(const View& view) {
    if (std::holds_alternative<GameOver>(view.phase)) return Seat::none();
    if (view.asked.exists()) return view.asked;
    return view.paired.exists() ? view.paired : view.turn_player;
}

Span seat_mark(const Surroundings& about, Seat seat) {
    const std::string letter(1, static_cast<char>('A' + seat.value));
    if (!about.palette->has_colour()) return {letter, Ink::Words, Ink::Night, true};
    const Ink ink = seat_ink(seat);
    if (about.glyphs == Glyphs::Ascii) return {letter, about.palette->text_on(ink), ink};
    return {"■", ink};
}

std::vector<Line> seat_lines(const Surroundings& about, Seat seat, int width) {
    const PublicPlayer& player = about.view->players[seat.value];
    const bool moves = to_move(*about.view) == seat;
    const int room = width - margin - 1;
    const int worth = points(player);
    const std::string score = fmt::format("{} point{}", worth, worth == 1 ? "" : "s");
    const std::string name =
        padded(about.name(seat), room - width_of(score) - 1, about.glyphs) + ' ';

    Line first = beginning(about, seat);
    first.push_back({name, Ink::Words, Ink::Night, moves});
    first.push_back({score, Ink::Words, Ink::Night, moves});

    const int half = (room + 1) / 2;
    const auto pair = [&](const std::string& left, const std::string& right) -> Line {
        const std::string text =
            padded(spelled(left, about.glyphs), half, about.glyphs) + spelled(right, about.glyphs);
        return {blank(margin), {cut(text, room, about.glyphs), Ink::Dim}};
    };
    return {first,
            pair(fmt::format("{} card{}", player.hand, player.hand == 1 ? "" : "s"),
                 fmt::format("{} dev", player.cards)),
            pair("road " + length_of(about, seat), "army " + army_of(about, seat))};
}

std::vector<Line> seat_table(const Surroundings& about, int width) {
    const std::size_t seats = about.view->seats;
    Widths contents{};
    int longest_name = 0;
    std::vector<Cells> cells;
    for (std::size_t i = 0; i < seats; ++i) {
        cells.push_back(cells_of(about, Seat(i)));
        widen(contents, cells.back());
        longest_name = std::max(longest_name, width_of(about.name(Seat(i))));
    }
    // A column for the star, whoever has it now: otherwise the table would move with the awards.
    const std::string award = spelled("★", about.glyphs);
    const auto has_star = [&](std::size_t column) { return column >= 3; };
    for (std::size_t c = 0; c < columns; ++c) {
        int number = 1;
        for (const Cells& row : cells) {
            const int star = row[c].ends_with(award) ? 1 : 0;
            number = std::max(number, width_of(row[c]) - star);
        }
        contents[c] = number + (has_star(c) ? 1 : 0);
    }
    // The longest headings that leave room for the names.
    Widths widths{};
    int room = 0;
    std::size_t which = 0;
    for (; which < headings.size(); ++which) {
        widths = contents;
        room = width - margin - widen(widths, headings[which]);
        if (room >= std::min(longest_name, which == 0 ? 10 : 4)) break;
    }
    which = std::min(which, headings.size() - 1);

    std::vector<Line> lines;
    Line heading{blank(margin + room)};
    for (std::size_t c = 0; c < columns; ++c) {
        heading.push_back({' ' + right_aligned(headings[which][c], widths[c], true), Ink::Dim});
    }
    lines.push_back(std::move(heading));
    for (std::size_t i = 0; i < seats; ++i) {
        const bool moves = to_move(*about.view) == Seat(i);
        Line line = beginning(about, Seat(i));
        line.push_back(
            {padded(about.name(Seat(i)), room, about.glyphs), Ink::Words, Ink::Night, moves});
        for (std::size_t c = 0; c < columns; ++c) {
            const bool fills = !has_star(c) || cells[i][c].ends_with(award);
            line.push_back({' ' + right_aligned(cells[i][c], widths[c], fills),
                            c == 0 ? Ink::Words : Ink::Dim, Ink::Night, moves && c == 0});
        }
        lines.push_back(cut(line, width, about.glyphs));
    }
    return lines;
}

}  // namespace catan::tui
