#include "catan/tui/setup_view.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catan/tui/board_preview.hpp"
#include "kit/spans.hpp"

namespace catan::tui {
namespace {

using kit::blank;
using kit::Line;
using kit::padded;
using kit::row_element;
using kit::rows_element;
using kit::Span;
using kit::spelled;
using kit::swatch_span;
using kit::width_of;

constexpr int title_height = 1;
constexpr int foot_height = 2;
constexpr int label_width = 14;

// Lays out the form: a row per line, and blanks between groups if there is room. A form longer than the window shows
// the part around the cursor.
class FormRows {
public:
    FormRows(const SetupForm& form, const Palette& palette, Glyphs glyphs, int height)
        : palette_(palette), glyphs_(glyphs) {
        const std::vector<FormLine> lines = form.lines();
        int spare = height - static_cast<int>(lines.size());
        const auto add_blank = [&] {
            if (spare-- <= 0) return;
            rows_.emplace_back();
            owners_.emplace_back();
        };
        const auto groups = std::ranges::count_if(lines, &FormLine::begins_group);
        if (spare > groups) add_blank();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].begins_group) add_blank();
            rows_.push_back(row(lines[i]));
            owners_.emplace_back(i);
        }
        show(form.at(), height);
    }

    [[nodiscard]] const std::vector<Line>& rows() const { return rows_; }
    // The form line at a row.
    [[nodiscard]] std::optional<std::size_t> line_at(int row) const {
        const auto which = static_cast<std::size_t>(row);
        return row >= 0 && which < owners_.size() ? owners_[which] : std::nullopt;
    }

private:
    void show(std::size_t line, int height) {
        const auto size = static_cast<int>(rows_.size());
        const auto there = std::ranges::find(owners_, std::optional(line)) - owners_.begin();
        const int hidden =
            std::clamp(static_cast<int>(there) - height / 2, 0, std::max(size - height, 0));
        rows_.erase(rows_.begin(), rows_.begin() + hidden);
        owners_.erase(owners_.begin(), owners_.begin() + hidden);
        const auto seen = static_cast<std::size_t>(std::min(height, size - hidden));
        rows_.resize(seen);
        owners_.resize(seen);
    }

    [[nodiscard]] Line row(const FormLine& line) const {
        Span style;
        style.bold = line.is_chosen;
        if (line.is_chosen) {
            style.inverted = true;
            style.ground = palette_.has_colour() ? Ink::Words : style.ground;
            style.ink = palette_.has_colour() ? palette_.text_on(style.ground) : style.ink;
        }
        const auto say = [&](std::string_view text, bool is_bold) {
            Span span = style;
            span.text = spelled(text, glyphs_);
            span.bold = span.bold || is_bold;
            if (!line.is_chosen) span.ink = line.is_fixed ? Ink::Dim : Ink::Words;
            return span;
        };
        Line row{blank(1), say(line.is_chosen ? "▶ " : "  ", false)};
        if (line.swatch) row.push_back(swatch_span(*line.swatch, style, palette_, glyphs_));
        row.push_back(say((line.swatch ? " " : "") + line.label, line.value.empty()));
        row.push_back(say(blank(label_width + 3 - width_of(row)).text, false));
        if (!line.value.empty()) row.push_back(say(value(line), !line.is_fixed));
        row.push_back(say(blank(form_width - 1 - width_of(row)).text, false));
        row.push_back(blank(1));
        return row;
    }

    [[nodiscard]] static std::string value(const FormLine& line) {
        if (!line.is_chosen) {
            // Only bots and remote players are marked, since most seats are persons.
            const bool is_told = !line.seat.empty() && line.seat != "person";
            return "  " + line.value + (is_told ? "  " + line.seat : "");
        }
        if (!line.seat.empty()) {
            const std::string name =
                line.value.starts_with('(') ? "_" + line.value : line.value + "_";
            return fmt::format("  {}{}", name,
                               line.has_more ? fmt::format(" ◀{}▶", line.seat) : "");
        }
        const bool changes = line.has_less || line.has_more;
        if (changes) {
            return fmt::format("{}{}{}", line.has_less ? "◀ " : "  ", line.value,
                               line.has_more ? " ▶" : "");
        }
        return "  " + line.value;
    }

    const Palette& palette_;
    Glyphs glyphs_;
    std::vector<Line> rows_;
    std::vector<std::optional<std::size_t>> owners_;
};

Line title(const SetupForm& form, Glyphs glyphs) {
    const Shape shape = form.board().topology.shape();
    const std::string board = fmt::format(
        "{} · {} hexes",
        shape.is_extended() ? std::string("extended") : fmt::format("radius {}", shape.radius),
        shape.hexes());
    return {{padded(" catan  a new game", form_width, glyphs), Ink::Words, Ink::Bar, true, true},
            {spelled(board, glyphs), Ink::Words, Ink::Bar, false, true}};
}

int note_height(const SetupLook& look) {
    return static_cast<int>(note_rows(look.note, look.width, look.appearance.glyphs).size());
}

int room_for_form(const SetupLook& look) {
    return look.height - title_height - foot_height - note_height(look);
}

}  // namespace

std::vector<Line> note_rows(const std::string& note, int width, Glyphs glyphs) {
    constexpr std::size_t most = 3;
    std::vector<Line> rows;
    if (note.empty()) return rows;
    auto texts = kit::wrapped(spelled(note, glyphs), width - 2, 0);
    if (texts.size() > most) {
        texts.resize(most);
        texts.back() = kit::cut(texts.back() + " …………", width - 2, glyphs);
    }
    for (std::string& text : texts) rows.push_back({blank(1), {std::move(text), Ink::Refusal}});
    return rows;
}

ftxui::Element setup_view(const SetupLook& look) {
    using ftxui::EQUAL;
    using ftxui::HEIGHT;
    const Glyphs glyphs = look.appearance.glyphs;
    const Palette& palette = *look.palette;
    const int room = room_for_form(look);
    const int note = note_height(look);
    const auto line = [](ftxui::Element element) {
        return std::move(element) | ftxui::size(HEIGHT, EQUAL, 1);
    };
    const SetupForm& form = *look.form;
    const auto title_words = [&form, glyphs](int) { return title(form, glyphs); };
    return ftxui::vbox({
        line(row_element(palette, title_words, {" ", Ink::Words, Ink::Bar, false, true})),
        ftxui::hbox({
            rows_element(palette, FormRows(form, palette, glyphs, room).rows(), form_width, room),
            board_preview(form.board(), std::nullopt, palette, look.appearance,
                          look.width - form_width, room) |
                ftxui::flex,
        }) | ftxui::size(HEIGHT, EQUAL, room),
        rows_element(palette, note_rows(look.note, look.width, glyphs), look.width, note) |
            ftxui::size(HEIGHT, EQUAL, note),
        line(kit::prompt_line(look.prompt, palette, glyphs)),
        line(kit::key_bar(look.keys, palette, glyphs, look.width)),
    });
}

std::optional<std::size_t> form_line_at(const SetupLook& look, Cell cell) {
    const FormRows rows(*look.form, *look.palette, look.appearance.glyphs, room_for_form(look));
    return cell.x < form_width ? rows.line_at(cell.y - title_height) : std::nullopt;
}

}  // namespace catan::tui
