#include "catan/tui/door_view.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "catan/tui/board_preview.hpp"
#include "catan/tui/setup_view.hpp"
#include "kit/spans.hpp"

namespace catan::tui {
namespace {

using kit::blank;
using kit::Line;
using kit::padded;
using kit::rows_element;
using kit::Span;
using kit::spelled;
using kit::width_of;

constexpr int foot_height = 2;
constexpr int option_width = 17;

constexpr std::array<std::string_view, 3> title{
    "█▀▀▀ ▄▀▀▄ ▀▀█▀▀ ▄▀▀▄ █▄  █", "█    █▄▄█   █   █▄▄█ █ ▀▄█", "▀▀▀▀ ▀  ▀   ▀   ▀  ▀ ▀   ▀"};
constexpr std::array<Ink, 3> title_inks{ink(terrain_of(Resource::Grain)),
                                        ink(terrain_of(Resource::Grain)),
                                        ink(terrain_of(Resource::Brick))};

std::vector<Line> title_rows(Glyphs glyphs) {
    if (glyphs == Glyphs::Ascii)
        return {{}, {blank(3), {"C A T A N", Ink::Prompt, Ink::Night, true}}, {}};
    std::vector<Line> rows;
    for (std::size_t i = 0; i < title.size(); ++i) {
        rows.push_back({blank(3), {std::string(title[i]), title_inks[i], Ink::Night, true}});
    }
    return rows;
}

class DoorRows {
public:
    explicit DoorRows(const DoorLook& look) : look_(look) {
        // A taller window moves the menu down.
        const int spare = std::max(look.height - least_height, 0);
        const auto above = static_cast<std::size_t>(2 + std::min(spare / 4, 5));
        add_blanks(above);
        for (Line& row : title_rows(look.appearance.glyphs)) add(std::move(row));
        add_blanks(1);
        add({blank(3), {"The settlers of Catan, in a terminal"}});
        add_blanks(2);
        for (std::size_t i = 0; i < look.lines.size(); ++i) {
            add(row(i), i);
            if (!look.lines[i].more.empty()) add(more(look.lines[i].more), i);
            if (!look.lines[i].more.empty() || spare >= 8) add_blanks(1);
        }
    }

    [[nodiscard]] const std::vector<Line>& rows() const { return rows_; }
    [[nodiscard]] std::optional<std::size_t> line_at(int row) const {
        const auto which = static_cast<std::size_t>(row);
        return row >= 0 && which < owners_.size() ? owners_[which] : std::nullopt;
    }

private:
    void add(Line row, std::optional<std::size_t> owner = {}) {
        rows_.push_back(std::move(row));
        owners_.push_back(owner);
    }
    void add_blanks(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) add({});
    }

    [[nodiscard]] Line row(std::size_t which) const {
        const DoorLine& line = look_.lines[which];
        const Glyphs glyphs = look_.appearance.glyphs;
        const bool is_chosen = which == look_.chosen;
        Span style;
        style.ink = line.is_possible ? Ink::Words : Ink::Dim;
        if (is_chosen) {
            style.inverted = true;
            if (look_.palette->has_colour()) {
                style.ground = style.ink;
                style.ink = look_.palette->text_on(style.ground);
            }
        }
        const auto say = [&](std::string text, bool is_bold) {
            Span span = style;
            span.text = std::move(text);
            span.bold = is_bold && line.is_possible;
            return span;
        };
        const std::string mark = is_chosen ? spelled("▶ ", glyphs) : "  ";
        Line row{blank(1), say(mark + line.key + "  ", false), say(line.label, true)};
        row.push_back(say(blank(option_width + 1 - width_of(row)).text, false));
        row.push_back(say(padded(line.detail, form_width - 1 - width_of(row), glyphs), false));
        row.push_back(blank(1));
        return row;
    }
    [[nodiscard]] Line more(const std::string& text) const {
        const Glyphs glyphs = look_.appearance.glyphs;
        return {blank(option_width + 1),
                {padded(spelled(text, glyphs), form_width - option_width - 2, glyphs)}};
    }

    const DoorLook& look_;
    std::vector<Line> rows_;
    std::vector<std::optional<std::size_t>> owners_;
};

}  // namespace

ftxui::Element door_view(const DoorLook& look) {
    using ftxui::EQUAL;
    using ftxui::HEIGHT;
    const Glyphs glyphs = look.appearance.glyphs;
    const Palette& palette = *look.palette;
    std::vector<Line> note = note_rows(look.note, look.width, glyphs);
    const int notes = static_cast<int>(note.size());
    const int room = look.height - foot_height - notes;
    const auto line = [](ftxui::Element element) {
        return std::move(element) | ftxui::size(HEIGHT, EQUAL, 1);
    };
    return ftxui::vbox({
        ftxui::hbox({
            rows_element(palette, DoorRows(look).rows(), form_width, room),
            board_preview(*look.board,
                          look.view == nullptr ? std::nullopt : std::optional(*look.view), palette,
                          look.appearance, look.width - form_width, room) |
                ftxui::flex,
        }) | ftxui::size(HEIGHT, EQUAL, room),
        rows_element(palette, std::move(note), look.width, notes) |
            ftxui::size(HEIGHT, EQUAL, notes),
        line(kit::prompt_line(look.prompt, palette, glyphs)),
        line(kit::key_bar(look.keys, palette, glyphs, look.width)),
    });
}

std::optional<std::size_t> door_line_at(const DoorLook& look, Cell cell) {
    if (cell.x >= form_width) return std::nullopt;
    return DoorRows(look).line_at(cell.y);
}

}  // namespace catan::tui
