#include "catan/tui/seat_lines.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace catan::tui {
namespace {

using kit::blank;
using kit::cut;
using kit::Line;
using kit::padded;
using kit::Span;
using kit::spelled;
using kit::width_of;

constexpr int margin = 4;  // blank, marker, square, blank

// Counts victory cards as soon as they are public (R7.1).
int points(const PublicPlayer& player) { return player.points + player.victory_cards.value_or(0); }

// `9 +2`: points that only the viewer knows are listed apart (R7.1).
std::string points_words(const View& view, Seat seat) {
    const int seen = points(view.players[seat.value]);
    const int hidden = view.viewer == seat && view.own ? view.own->points - seen : 0;
    return hidden > 0 ? fmt::format("{} +{}", seen, hidden) : fmt::format("{}", seen);
}

std::string star(const PanelInput& about, Seat holder, Seat seat) {
    return holder == seat ? spelled("★", about.glyphs) : std::string();
}
int knights(const PublicPlayer& player) { return player.played[index(Card::Knight)]; }

Line beginning(const PanelInput& about, Seat seat) {
    const bool moves = to_move(*about.view) == seat;
    return {blank(1),
            {moves ? spelled("▶", about.glyphs) : " ", seat_ink(seat), Ink::Night, true},
            seat_mark(about, seat),
            blank(1)};
}

// One cell per column of numbers.
constexpr std::size_t columns = 5;
using ColumnTexts = std::array<std::string, columns>;
using Widths = std::array<int, columns>;

// Column headings, from the longest form to the shortest.
const std::array<ColumnTexts, 3> headings{{{"points", "cards", "dev", "road", "army"},
                                           {"pt", "cd", "dv", "rd", "ar"},
                                           {"p", "c", "d", "r", "a"}}};

int changed_cards(const PanelInput& about, Seat seat) {
    return about.highlights == nullptr ? 0 : about.highlights->cards[seat.value];
}

// A star precedes its number, so that the numbers stay aligned.
ColumnTexts cells_of(const PanelInput& about, Seat seat) {
    const View& view = *about.view;
    const PublicPlayer& player = view.players[seat.value];
    return {points_words(view, seat), fmt::format("{}", player.hand),
            fmt::format("{}", player.cards),
            fmt::format("{}{}", star(about, view.longest_road, seat), player.longest_road),
            fmt::format("{}{}", star(about, view.largest_army, seat), knights(player))};
}

void widen(Widths& widths, const ColumnTexts& cells) {
    for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], width_of(cells[i]));
}

// Columns left for the names.
int room_beside(const Widths& widths, int width) {
    int room = width - margin;
    for (const int column : widths) room -= column + 1;
    return room;
}

struct SeatTable {
    std::vector<ColumnTexts> rows;
    ColumnTexts heading;
    Widths widths{};
    int room = 0;  // for the names
};

SeatTable table_of(const PanelInput& about, int width) {
    SeatTable table;
    // Reserves room for the stars in every row, so that the table does not move with the awards.
    Widths contents{1, 1, 1, 2, 2};
    int longest_name = 0;
    for (std::size_t i = 0; i < about.view->seats; ++i) {
        table.rows.push_back(cells_of(about, Seat(i)));
        widen(contents, table.rows.back());
        longest_name =
            std::max(longest_name, width_of(about.name(Seat(i))) + kit::width_of(about.marks[i]));
    }
    // Uses the longest headings that leave enough room for the names.
    for (std::size_t i = 0; i < headings.size(); ++i) {
        table.heading = headings[i];
        table.widths = contents;
        widen(table.widths, table.heading);
        table.room = room_beside(table.widths, width);
        if (table.room >= std::min(longest_name, i == 0 ? 10 : 4)) break;
    }
    return table;
}

std::string right_aligned(const std::string& text, int width) {
    return blank(width - width_of(text)).text + text;
}

}  // namespace

Seat to_move(const View& view) {
    if (std::holds_alternative<GameOver>(view.phase)) return Seat::none();
    if (view.asked.exists()) return view.asked;
    return view.paired.exists() ? view.paired : view.turn_player;
}

Span seat_mark(const PanelInput& about, Seat seat) {
    const std::string letter(1, seat_letter(seat));
    if (!about.palette->has_colour()) return {letter, Ink::Words, Ink::Night, true};
    const Ink ink = seat_ink(seat);
    const bool has_letter =
        about.glyphs == Glyphs::Ascii || about.seat_letters || about.palette->needs_letters();
    if (has_letter) {
        return {letter, about.palette->text_on(ink), ink};
    }
    return {"■", ink};
}

namespace {

Line first_line(const PanelInput& about, Seat seat, int room) {
    const bool moves = to_move(*about.view) == seat;
    const std::string worth = points_words(*about.view, seat);
    const std::string score = fmt::format("{} point{}", worth, worth == "1" ? "" : "s");
    const int left = room - width_of(score) - 1;
    const std::string name = padded(about.marked_name(seat, left), left, about.glyphs) + ' ';
    Line line = beginning(about, seat);
    line.push_back({name, Ink::Words, Ink::Night, moves});
    line.push_back({score, Ink::Words, Ink::Night, moves});
    return line;
}

// Two parts share a line; each is highlighted if it is new.
struct HalfLine {
    std::string text;
    bool is_new = false;
};
Line pair(const HalfLine& left, const HalfLine& right, int room, Glyphs glyphs) {
    const auto ink = [](const HalfLine& part) { return part.is_new ? Ink::Prompt : Ink::Dim; };
    const int half = (room + 1) / 2;
    return {blank(margin),
            {padded(left.text, half, glyphs), ink(left), Ink::Night, left.is_new},
            {cut(right.text, room - half, glyphs), ink(right), Ink::Night, right.is_new}};
}

HalfLine cards_part(const PanelInput& about, Seat seat) {
    const int cards = about.view->players[seat.value].hand;
    const int change = changed_cards(about, seat);
    if (change != 0) return {fmt::format("{} cd {:+}", cards, change), true};
    return {fmt::format("{} card{}", cards, cards == 1 ? "" : "s")};
}

Line awards_line(const PanelInput& about, Seat seat, int room) {
    const View& view = *about.view;
    const PublicPlayer& player = view.players[seat.value];
    const Highlights* news = about.highlights;
    return pair(
        {fmt::format("road {}{}", player.longest_road, star(about, view.longest_road, seat)),
         news != nullptr && news->longest_road == seat},
        {fmt::format("army {}{}", knights(player), star(about, view.largest_army, seat)),
         news != nullptr && news->largest_army == seat},
        room, about.glyphs);
}

// `2l 1b 3g kkv`: a number for each resource, a letter for each development card.
Line open_hand(const PanelInput& about, Seat seat, int room) {
    const PrivatePlayer& own = about.hands[seat.value];
    Line line{blank(margin)};
    for (const Resource resource : all_resources) {
        if (own.hand[resource] == 0) continue;
        line.push_back({fmt::format("{}{} ", own.hand[resource], name(resource).front()),
                        about.palette->has_colour() ? ink(terrain_of(resource)) : Ink::Words});
    }
    std::string cards;
    for (const Card card : all_cards) {
        cards.append(own.cards[index(card)], name(card).front());
    }
    line.push_back({cards, Ink::Dim});
    return cut(line, margin + room, about.glyphs);
}

}  // namespace

std::vector<Line> seat_lines(const PanelInput& about, Seat seat, int width) {
    const int room = width - margin - 1;
    if (!about.hands.empty()) {
        return {first_line(about, seat, room), open_hand(about, seat, room),
                awards_line(about, seat, room)};
    }
    const int cards = about.view->players[seat.value].cards;
    return {first_line(about, seat, room),
            pair(cards_part(about, seat), {fmt::format("{} dev", cards)}, room, about.glyphs),
            awards_line(about, seat, room)};
}

std::vector<Line> seat_table(const PanelInput& about, int width) {
    const SeatTable table = table_of(about, width);
    std::vector<Line> lines;
    Line heading{blank(margin + table.room)};
    for (std::size_t c = 0; c < columns; ++c) {
        heading.push_back({' ' + right_aligned(table.heading[c], table.widths[c]), Ink::Dim});
    }
    lines.push_back(std::move(heading));
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const bool moves = to_move(*about.view) == Seat(i);
        Line line = beginning(about, Seat(i));
        line.push_back({padded(about.marked_name(Seat(i), table.room), table.room, about.glyphs),
                        Ink::Words, Ink::Night, moves});
        for (std::size_t c = 0; c < columns; ++c) {
            const bool is_new = c == 1 && changed_cards(about, Seat(i)) != 0;
            line.push_back({' ' + right_aligned(table.rows[i][c], table.widths[c]),
                            is_new   ? Ink::Prompt
                            : c == 0 ? Ink::Words
                                     : Ink::Dim,
                            Ink::Night, (moves && c == 0) || is_new});
        }
        lines.push_back(std::move(line));
        if (!about.hands.empty()) lines.push_back(open_hand(about, Seat(i), width - margin - 1));
    }
    return lines;
}

}  // namespace catan::tui
