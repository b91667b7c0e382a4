#include "tui/setup_app.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "tui/full_screen.hpp"
#include "tui/kit/spans.hpp"

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
constexpr int form_width = 42;
constexpr int label_width = 14;

// Draws the board it was given, which must live until then.
ftxui::Element preview(const Chart& chart, const Palette& palette, const Appearance& appearance,
                       int width, int height) {
    BoardScene scene;
    scene.chart = &chart;
    scene.palette = &palette;
    scene.glyphs = appearance.glyphs;
    scene.size = chart.fitting(tui::Size::Map, width, height);
    const Window all = chart.drawn(scene.size);
    const Cell middle{all.first.x + all.width / 2, all.first.y + all.height / 2};
    scene.origin = scrolled(all.first, all, width, height, middle);
    return board_view(scene);
}

// Keeps a chart for as long as the element that draws it.
class Kept : public ftxui::Node {
public:
    Kept(Board board, const Palette& palette, const Appearance& appearance, int width, int height)
        : board_(std::move(board)), chart_(board_) {
        children_.push_back(preview(chart_, palette, appearance, width, height));
    }
    void ComputeRequirement() override {
        ftxui::Node::ComputeRequirement();
        requirement_ = children_[0]->requirement();
    }
    void SetBox(ftxui::Box box) override {
        ftxui::Node::SetBox(box);
        children_[0]->SetBox(box);
    }

private:
    Board board_;
    Chart chart_;
};

// The form: a row for each line, and between its groups a blank where there is room for it.
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
    }

    [[nodiscard]] const std::vector<Line>& rows() const { return rows_; }
    // Which line of the form is in that row.
    [[nodiscard]] std::optional<std::size_t> line_at(int row) const {
        const auto which = static_cast<std::size_t>(row);
        return row >= 0 && which < owners_.size() ? owners_[which] : std::nullopt;
    }

private:
    [[nodiscard]] Line row(const FormLine& line) const {
        Span style;
        if (line.is_chosen) {
            style.inverted = style.bold = true;
            style.ground = palette_.has_colour() ? Ink::Words : style.ground;
            style.ink = palette_.has_colour() ? palette_.text_on(style.ground) : style.ink;
        }
        const auto say = [&](std::string_view text, Ink ink) {
            Span span = style;
            span.text = spelled(text, glyphs_);
            if (!line.is_chosen) span.ink = ink;
            return span;
        };
        const bool has_value = !line.value.empty();
        Line row{blank(1), say(line.is_chosen ? "▶ " : "  ", Ink::Words)};
        if (line.swatch) row.push_back(swatch_span(*line.swatch, style, palette_, glyphs_));
        row.push_back(say((line.swatch ? " " : "") + line.label,
                          has_value || line.is_preset ? Ink::Dim : Ink::Words));
        row.push_back(say(blank(label_width + 3 - width_of(row)).text, Ink::Dim));
        if (has_value) row.push_back(say(value(line), line.is_preset ? Ink::Dim : Ink::Words));
        row.push_back(say(blank(form_width - 1 - width_of(row)).text, Ink::Dim));
        row.push_back(blank(1));
        return row;
    }

    [[nodiscard]] static std::string value(const FormLine& line) {
        if (line.is_chosen && line.has_choice) return "◀ " + line.value + " ▶";
        if (!line.is_typed) return "  " + line.value;
        const std::string cursor = line.is_chosen ? "_" : "";
        return line.is_preset ? "  " + cursor + "(" + line.value + ")" : "  " + line.value + cursor;
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

}  // namespace

ftxui::Element setup_screen(const SetupForm& form, const Appearance& appearance,
                            const Palette& palette, int width, int height) {
    if (width < least_width || height < least_height) return too_small(width, height);
    using ftxui::EQUAL;
    using ftxui::HEIGHT;
    const Glyphs glyphs = appearance.glyphs;
    const int room = height - title_height - foot_height;
    const auto line = [](ftxui::Element element) {
        return std::move(element) | ftxui::size(HEIGHT, EQUAL, 1);
    };
    const auto title_words = [&form, glyphs](int) { return title(form, glyphs); };
    const auto board =
        std::make_shared<Kept>(form.board(), palette, appearance, width - form_width, room);
    return ftxui::vbox({
        line(row_element(palette, title_words, {" ", Ink::Words, Ink::Bar, false, true})),
        ftxui::hbox({
            rows_element(palette, FormRows(form, palette, glyphs, room).rows(), form_width, room),
            ftxui::Element(board) | ftxui::flex,
        }) | ftxui::size(HEIGHT, EQUAL, room),
        line(kit::prompt_line(form.prompt(), palette, glyphs)),
        line(kit::key_bar(form.keys(), palette, glyphs, width)),
    });
}

SetupForm::Outcome click_setup(SetupForm& form, const ftxui::Mouse& mouse, Glyphs glyphs, int width,
                               int height) {
    using ftxui::Mouse;
    constexpr auto open = SetupForm::Outcome::Open;
    if (mouse.button == Mouse::WheelUp) return form.key(ftxui::Event::ArrowUp);
    if (mouse.button == Mouse::WheelDown) return form.key(ftxui::Event::ArrowDown);
    // A press is told by its end: while it lasts it is told again and again.
    const bool other_button = mouse.button == Mouse::Right;
    const bool is_click = mouse.motion == Mouse::Released;
    if (!is_click || (mouse.button != Mouse::Left && !other_button)) return open;
    if (mouse.y == height - 1) {
        const auto key = kit::key_at(form.keys(), glyphs, width, mouse.x);
        return key ? form.key(*key) : open;
    }
    const Palette plain = game_palette(Depth::None);
    const FormRows rows(form, plain, glyphs, height - title_height - foot_height);
    const auto line = rows.line_at(mouse.y - title_height);
    return line && mouse.x < form_width ? form.click(*line, other_button) : open;
}

std::optional<text::Setup> ask_setup(const text::Setup& given, std::uint64_t seed,
                                     const Appearance& appearance) {
    SetupForm form(given, seed);
    const Palette palette = game_palette(appearance.depth);
    auto outcome = SetupForm::Outcome::Open;
    run(FullScreen{
        [&](int width, int height) {
            return setup_screen(form, appearance, palette, width, height);
        },
        [&](ftxui::Event event, int width, int height) {
            // What is not seen is not answered.
            if (width < least_width || height < least_height) return false;
            outcome = event.is_mouse()
                          ? click_setup(form, event.mouse(), appearance.glyphs, width, height)
                          : form.key(event);
            return true;
        },
        [&] { return outcome != SetupForm::Outcome::Open; },
    });
    if (outcome != SetupForm::Outcome::Start) return std::nullopt;
    return form.setup();
}

}  // namespace catan::tui
