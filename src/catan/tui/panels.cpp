#include "catan/tui/panels.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "catan/tui/chance_plot.hpp"
#include "catan/tui/seat_lines.hpp"
#include "kit/spans.hpp"
#include "text/listing.hpp"

namespace catan::tui {
namespace {

using ftxui::EQUAL;
using ftxui::HEIGHT;
using ftxui::WIDTH;
using kit::blank;
using kit::cut;
using kit::Line;
using kit::padded;
using kit::row_element;
using kit::rows_element;
using kit::Span;
using kit::spelled;
using kit::width_of;
using kit::wrapped;

constexpr int title_rows = 1;
constexpr int rows_below = 3;  // hand, prompt, keys

int panel_width(int width) {
    constexpr int least = 24;
    constexpr int most = 36;
    return std::clamp(least + (width - 96) / 6, least, most);
}

// `⚃⚄ 4+5`: faces, then numbers.
std::string dice_faces(Dice dice, Glyphs glyphs) {
    constexpr std::array<std::string_view, 6> faces{"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    std::string numbers = fmt::format("{}+{}", dice.first, dice.second);
    if (glyphs == Glyphs::Ascii) return numbers;
    return fmt::format("{} {} {}", faces[dice.first - 1U], faces[dice.second - 1U], numbers);
}

std::string title_words(const PanelInput& about) {
    const View& view = *about.view;
    if (const auto* over = std::get_if<GameOver>(&view.phase)) {
        return fmt::format("turn {} · {} has won", view.turn, about.name(over->winner));
    }
    const std::string_view name = about.name(view.turn_player);
    if (view.turn == 0) return fmt::format("set-up · {} places", name);
    std::string words = fmt::format("turn {} · {}", view.turn, name);
    if (view.dice.first != 0) {
        words +=
            fmt::format(" rolled {} = {}", dice_faces(view.dice, about.glyphs), view.dice.sum());
    }
    if (view.paired.exists()) {
        words += fmt::format(" · paired: {}", about.name(view.paired));
    }
    return words;
}

// How much of a hand is spelled out, from everything to a form that fits any window.
enum class Wording : std::uint8_t { Full, WithoutName, ShortCards, ShortResources, Letters };
constexpr std::array<Wording, 5> all_wordings{Wording::Full, Wording::WithoutName,
                                              Wording::ShortCards, Wording::ShortResources,
                                              Wording::Letters};

std::string_view resource_word(Resource resource, Wording wording) {
    const std::string_view full = name(resource);
    return wording >= Wording::ShortResources ? full.substr(0, 1) : full;
}

// Short forms keep one word per card. Single letters match those of an open hand.
std::string_view card_word(Card card, Wording wording) {
    constexpr std::array<std::string_view, card_kinds> middle{"knight", "roads", "plenty", "monop.",
                                                              "victory"};
    if (wording < Wording::ShortCards) return name(card);
    const std::string_view word = middle[index(card)];
    return wording == Wording::Letters ? word.substr(0, 1) : word;
}

void add_resources(const PanelInput& about, Wording wording, Line& line) {
    for (const Resource resource : all_resources) {
        const int cards = about.view->own->hand[resource];
        const std::string text = fmt::format("{} {}", cards, resource_word(resource, wording));
        if (!about.palette->has_colour()) {
            line.push_back({text, cards > 0 ? Ink::Words : Ink::Dim, Ink::Night, cards > 0});
            line.push_back(blank(wording == Wording::Letters ? 1 : 2));
            continue;
        }
        // With 16 colours Bar and ore are the same colour.
        const Ink empty = about.palette->depth() == Depth::Colours16 ? Ink::Night : Ink::Bar;
        const Ink ground = cards > 0 ? ink(terrain_of(resource)) : empty;
        const Ink colour = cards > 0 ? about.palette->text_on(ground) : Ink::Dim;
        line.push_back({' ' + text + ' ', colour, ground, cards > 0});
        if (wording != Wording::Letters) line.push_back(blank(1));
    }
}

// A card bought this turn cannot be played yet (R7.1). A victory card is never played and counts at once.
void add_cards(const PanelInput& about, Wording wording, Line& line) {
    const PrivatePlayer& own = *about.view->own;
    const int gap = wording >= Wording::ShortCards ? 0 : 1;
    for (const Card card : all_cards) {
        const int held = own.cards[index(card)];
        const int fresh = card == Card::Victory ? 0 : own.bought[index(card)];
        if (held == 0) continue;
        line.push_back(blank(1));
        const int old = held - fresh;
        const auto count = [](int cards) {
            return cards > 1 ? fmt::format("{} ", cards) : std::string();
        };
        const std::string_view word = card_word(card, wording);
        if (old > 0) line.push_back({fmt::format("{}{}", count(old), word)});
        const std::string_view is_new = wording == Wording::Letters ? "" : " new";
        if (fresh > 0 && old > 0) {
            line.push_back({fmt::format(" +{}{}", fresh, is_new), Ink::Dim});
        } else if (fresh > 0 && wording == Wording::Letters) {
            line.push_back({fmt::format("+{}{}", count(fresh), word), Ink::Dim});
        } else if (fresh > 0) {
            line.push_back({fmt::format("{}{} (new)", count(fresh), word), Ink::Dim});
        }
        line.push_back(blank(gap));
    }
}

Line hand(const PanelInput& about, Wording wording) {
    const Seat seat = about.view->viewer;
    Line line{blank(1)};
    if (wording == Wording::Full) {
        line.push_back(
            {fmt::format("{}'s hand", about.name(seat)), seat_ink(seat), Ink::Night, true});
        line.push_back(blank(2));
    } else if (wording < Wording::ShortResources) {
        line.push_back({"hand", seat_ink(seat), Ink::Night, true});
        line.push_back(blank(1));
    }
    add_resources(about, wording, line);
    add_cards(about, wording, line);
    return line;
}

}  // namespace

ftxui::Element title_line(const PanelInput& about, const std::string& clock, bool is_overtime) {
    const std::string words = spelled("catan  " + title_words(about), about.glyphs);
    const std::string target = fmt::format("to win: {}", about.game->settings().pieces.target);
    const Glyphs glyphs = about.glyphs;
    const auto line = [words, target, glyphs, clock, is_overtime](int width) -> Line {
        // Aligned with the side panel, whose first column is blank.
        const int right = std::min(width - panel_width(width) + 1, width - width_of(target) - 1);
        return {{' ' + padded(words, right - 2, glyphs) + ' ', Ink::Words, Ink::Bar, true, true},
                {target, Ink::Words, Ink::Bar, false, true},
                {clock.empty() ? clock : "  " + clock, is_overtime ? Ink::Refusal : Ink::Words,
                 Ink::Bar, is_overtime, true}};
    };
    return row_element(*about.palette, line, {" ", Ink::Words, Ink::Bar, false, true});
}

ftxui::Element hand_line(const PanelInput& about) {
    const auto line = [about](int width) -> Line {
        if (!about.view->own) return {};
        Line fitting;
        for (const Wording wording : all_wordings) {
            fitting = hand(about, wording);
            // A trailing blank may be cut off.
            if (width_of(fitting) - (fitting.back().text == " " ? 1 : 0) <= width) break;
        }
        return cut(fitting, width, about.glyphs);
    };
    return row_element(*about.palette, line, Span());
}

Room room_for_board(int width, int height) {
    return {std::max(width - panel_width(width), 0), std::max(height - title_rows - rows_below, 0)};
}

// The chances to win, if shown.
ftxui::Element chance_line(const GameLook& look) {
    const auto line = [about = look.about, shows = look.shows_chances,
                       chances = look.chances](int width) -> Line {
        if (!shows) return {};
        if (!chances) return {{" Chances to win: looking ...", Ink::Dim}};
        return chance_bar(*chances, about.names, width, paint_for(*about.palette, about.glyphs));
    };
    return row_element(*look.about.palette, line, Span());
}

ftxui::Element game_screen(const GameLook& look, ftxui::Element board, int width, int height) {
    if (width < least_width || height < least_height) return too_small(width, height);
    const Room room = room_for_board(width, height);
    const int panel = width - room.width;
    const PanelInput& about = look.about;
    const auto line = [](ftxui::Element element) {
        return std::move(element) | ftxui::size(HEIGHT, EQUAL, 1);
    };
    return ftxui::vbox({
        line(title_line(about, look.clock, look.is_overtime)),
        ftxui::hbox({
            std::move(board) | ftxui::size(WIDTH, EQUAL, room.width) |
                ftxui::size(HEIGHT, EQUAL, room.height),
            side_panel(about, look.log, panel, room.height) | ftxui::size(WIDTH, EQUAL, panel) |
                ftxui::size(HEIGHT, EQUAL, room.height),
        }),
        line(look.has_hand && !look.shows_chances ? hand_line(about) : chance_line(look)),
        line(kit::prompt_line(look.prompt, *about.palette, about.glyphs)),
        line(kit::key_bar(look.keys, *about.palette, about.glyphs, width)),
    });
}

std::string more_room_words(Room missing) {
    std::vector<std::string> parts;
    if (missing.width > 0) {
        parts.push_back(text::counted(missing.width, "more column", "more columns"));
    }
    if (missing.height > 0) {
        parts.push_back(text::counted(missing.height, "more row", "more rows"));
    }
    return text::joined(parts);
}

ftxui::Element too_small(int width, int height) {
    const std::string more =
        more_room_words({std::max(least_width - width, 0), std::max(least_height - height, 0)});
    static const Palette plain = game_palette(Depth::None);
    std::vector<Line> lines;
    for (const std::string& row : wrapped(fmt::format("The window needs {}.", more), width, 0)) {
        lines.push_back({{row}});
    }
    return rows_element(plain, std::move(lines), width, height);
}

}  // namespace catan::tui
