#include "kit/dialog_box.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <ftxui/dom/node.hpp>

#include "kit/cursor.hpp"

namespace tabletop::kit {
namespace {

int rows(const std::vector<Line>& lines) { return static_cast<int>(lines.size()); }

// Free cells before a centred item.
int before(int room, int size) { return std::max((room - size) / 2, 0); }

// The visible range of the rows inside the box.
struct Scroll {
    int first = 0;
    int count = 0;
};

// The first row after a scroll key. The caller must clamp it.
std::optional<int> row_after(const ftxui::Event& event, const Scroll& now, int all) {
    using ftxui::Event;
    // Keeps one row of the previous page in sight.
    const int page = std::max(now.count - 1, 1);
    if (event == Event::ArrowDown) return now.first + 1;
    if (event == Event::ArrowUp) return now.first - 1;
    if (event == Event::PageDown || event == Event::Character(' ')) return now.first + page;
    if (event == Event::PageUp || event == Event::Character('b')) return now.first - page;
    if (is_one_of(event, home_events())) return 0;
    if (is_one_of(event, end_events())) return all;
    return std::nullopt;
}

// Lays out a box in its window.
class BoxLayout {
public:
    BoxLayout(const DialogBox& box, const Palette& palette, Glyphs glyphs, int width, int height)
        : box_(box), palette_(palette), glyphs_(glyphs) {
        for (const DialogLine& line : box.lines) {
            has_cursor_ = has_cursor_ || line.is_chosen;
            has_swatch_ = has_swatch_ || line.swatch.has_value();
        }
        inner_ = std::clamp(widest(), 0, std::max(width - frame_width, 0));
        fill_rows();
        height_ = std::min(height, rows(inside_) + rows(foot_) + (foot_.empty() ? 0 : 1) + 2);
    }

    [[nodiscard]] int width() const { return inner_ + frame_width; }
    [[nodiscard]] int height() const { return height_; }

    // The part at a row of the box; row 0 is the top border.
    [[nodiscard]] DialogPart part(int row) const {
        const bool has_foot = this->has_foot();
        const Scroll scroll = seen();
        const int inside = row - 1;
        if (0 <= inside && inside < scroll.count) {
            return {DialogPart::Kind::Inside,
                    owners_[static_cast<std::size_t>(scroll.first + inside)]};
        }
        const bool is_foot = has_foot && inside > scroll.count && row < height_ - 1;
        return {is_foot ? DialogPart::Kind::Foot : DialogPart::Kind::Frame, 0};
    }

    // For a text: its top after the key.
    [[nodiscard]] std::optional<TextPlace> after(const ftxui::Event& event) const {
        const Scroll scroll = seen();
        const auto row = row_after(event, scroll, rows(inside_));
        if (!row || inside_.empty()) return std::nullopt;
        const int first = std::clamp(*row, 0, rows(inside_) - scroll.count);
        const std::size_t line = owners_[static_cast<std::size_t>(first)];
        return TextPlace{line, first - first_row(line)};
    }

    [[nodiscard]] std::vector<Line> lines() const {
        const bool has_foot = this->has_foot();
        const Scroll scroll = seen();
        std::vector<Line> result;
        result.push_back(border("╭", "╮", box_.title, hidden(scroll.first, "↑")));
        for (int i = 0; i < scroll.count; ++i) {
            result.push_back(framed(inside_[static_cast<std::size_t>(scroll.first + i)]));
        }
        const std::string more = hidden(rows(inside_) - scroll.first - scroll.count, "↓");
        if (has_foot) {
            result.push_back(border("├", "┤", "", more));
            for (const Line& row : foot_) result.push_back(framed(row));
        }
        result.push_back(border("╰", "╯", "", has_foot ? "" : more));
        return result;
    }

private:
    static constexpr int frame_width = 4;  // a stroke and a blank on each side

    [[nodiscard]] int before_text() const { return (has_cursor_ ? 2 : 0) + (has_swatch_ ? 2 : 0); }

    [[nodiscard]] int widest() const {
        int width = width_of(box_.title) + 4;
        for (const DialogLine& line : box_.lines) {
            width = std::max(width, width_of(spelled(line.text, glyphs_)) + before_text());
        }
        // In the corner, key hints widen a box to 34 cells at most, so that it hides little of the screen.
        const int foot = width_of(spelled(box_.foot, glyphs_));
        constexpr int narrow = 34;
        return std::max(width, box_.above ? std::min(foot, narrow) : foot);
    }

    void fill_rows() {
        for (std::size_t i = 0; i < box_.lines.size(); ++i) {
            const DialogLine& line = box_.lines[i];
            if (line.is_chosen) chosen_ = rows(inside_);
            const bool is_apart = line.is_heading && !box_.is_text;
            const int room = std::max(inner_ - (is_apart ? 0 : before_text()), 1);
            bool is_first = true;
            if (!line.inked.empty()) {
                for (Line& inked : wrapped(spelled(line.inked, glyphs_), room)) {
                    inside_.push_back(beside_cursor(line.is_chosen && is_first, std::move(inked)));
                    owners_.push_back(i);
                    is_first = false;
                }
                if (line.is_chosen) chosen_end_ = rows(inside_);
                continue;
            }
            const int indent = box_.is_text && !line.text.starts_with("- ") ? 0 : 2;
            for (const std::string& text : wrapped(spelled(line.text, glyphs_), room, indent)) {
                inside_.push_back(row(line, text, is_first));
                owners_.push_back(i);
                is_first = false;
            }
            if (line.is_chosen) chosen_end_ = rows(inside_);
        }
        if (box_.foot.empty()) return;
        for (const std::string& text : wrapped(spelled(box_.foot, glyphs_), inner_, 0)) {
            foot_.push_back({{text, Ink::Dim}});
        }
    }

    // Prepends the cursor column, if the box has a cursor.
    [[nodiscard]] Line beside_cursor(bool is_here, Line words) const {
        if (!has_cursor_) return words;
        words.insert(words.begin(), {is_here ? spelled("▶ ", glyphs_) : "  ", Ink::Prompt});
        return words;
    }

    [[nodiscard]] Line row(const DialogLine& line, const std::string& text, bool is_first) const {
        Span style;
        style.ink = line.is_possible ? Ink::Words : Ink::Dim;
        if (box_.is_text) {
            const bool is_here = line.is_chosen && is_first;
            const Ink words = line.is_heading ? Ink::Prompt : style.ink;
            return beside_cursor(is_here, {{text, words, Ink::Night, line.is_heading}});
        }
        if (line.is_heading) return {{text, Ink::Prompt, Ink::Night, true}};
        if (line.is_chosen) {
            style.inverted = true;
            if (palette_.has_colour()) {
                style.ground = style.ink;
                style.ink = palette_.text_on(style.ground);
            }
        }
        const auto say = [&](std::string said) {
            Span span = style;
            span.text = std::move(said);
            return span;
        };
        Line result;
        if (has_cursor_) {
            result.push_back(say(line.is_chosen && is_first ? spelled("▶ ", glyphs_) : "  "));
        }
        if (has_swatch_) {
            result.push_back(line.swatch && is_first
                                 ? swatch_span(*line.swatch, style, palette_, glyphs_)
                                 : say(" "));
            result.push_back(say(" "));
        }
        result.push_back(say(padded(text, inner_ - before_text(), glyphs_)));
        return result;
    }

    // In a very low window the lines matter more than the keys.
    [[nodiscard]] bool has_foot() const { return !foot_.empty() && height_ >= rows(foot_) + 4; }

    // The first row of a line; past the last line, the number of rows.
    [[nodiscard]] int first_row(std::size_t line) const {
        return static_cast<int>(std::ranges::lower_bound(owners_, line) - owners_.begin());
    }

    // Shows the whole chosen line and lines around it.
    [[nodiscard]] Scroll seen() const {
        const int room = std::max(height_ - 2 - (has_foot() ? rows(foot_) + 1 : 0), 0);
        const int all = rows(inside_);
        if (all <= room) return {0, all};
        if (box_.is_text) {
            const int next = first_row(box_.top.line + 1);
            const int first = std::min(first_row(box_.top.line) + box_.top.row, next - 1);
            return {std::clamp(first, 0, all - room), room};
        }
        const int middle = (chosen_ + chosen_end_) / 2;
        const int first = std::min(middle - room / 2, chosen_);
        return {std::clamp(first, 0, all - room), room};
    }

    [[nodiscard]] static std::string hidden(int count, std::string_view arrow) {
        return count > 0 ? fmt::format(" {} {} more ", arrow, count) : std::string();
    }

    [[nodiscard]] std::string stroke(int count) const {
        return repeated(spelled("─", glyphs_), count);
    }

    [[nodiscard]] Line border(std::string_view left, std::string_view right, std::string_view title,
                              const std::string& more) const {
        const int room = inner_ + 2;
        std::string end = spelled(more, glyphs_);
        // If both do not fit, only the arrow is shown.
        if (width_of(title) + width_of(end) + 5 > room) {
            end.erase(std::min(end.find(' ', 1), end.size()));
        }
        if (width_of(end) + 2 > room) end.clear();
        std::string name = cut(title, room - 4 - width_of(end), glyphs_);
        if (!name.empty()) name = ' ' + name + ' ';
        const int before = name.empty() ? 0 : 1;
        const int after = end.empty() ? 0 : 1;
        const int between = std::max(room - before - width_of(name) - width_of(end) - after, 0);
        return {{spelled(left, glyphs_) + stroke(before), Ink::Dim},
                {name, Ink::Words, Ink::Night, true},
                {stroke(between) + end + stroke(after) + spelled(right, glyphs_), Ink::Dim}};
    }

    [[nodiscard]] Line framed(const Line& inside) const {
        const std::string side = spelled("│", glyphs_);
        Line line{{side + ' ', Ink::Dim}};
        line.insert(line.end(), inside.begin(), inside.end());
        line.push_back(blank(inner_ - width_of(inside)));
        line.push_back({' ' + side, Ink::Dim});
        return line;
    }

    const DialogBox& box_;
    const Palette& palette_;
    Glyphs glyphs_;
    bool has_cursor_ = false;
    bool has_swatch_ = false;
    int inner_ = 0;
    int height_ = 0;
    int chosen_ = 0;
    int chosen_end_ = 0;
    std::vector<Line> inside_;
    std::vector<std::size_t> owners_;  // by row: the line it belongs to
    std::vector<Line> foot_;
};

// The position of the box in its window.
Cell corner_of(const std::optional<int>& above, int box_width, int box_height, int width,
               int height) {
    if (!above) return {before(width, box_width), before(height, box_height)};
    return {std::max(width - box_width, 0), std::max(height - box_height - *above, 0)};
}

// Draws the rows at a position in the available room and nothing around them.
class BoxNode : public ftxui::Node {
public:
    BoxNode(const std::optional<int>& above, const Palette& palette, std::vector<Line> lines,
            int width)
        : above_(above), palette_(palette), lines_(std::move(lines)), width_(width) {}

    void ComputeRequirement() override {
        requirement_.min_x = width_;
        requirement_.min_y = rows(lines_);
    }

    void Render(ftxui::Screen& screen) override {
        const int width = box_.x_max - box_.x_min + 1;
        const int height = box_.y_max - box_.y_min + 1;
        const Cell first = corner_of(above_, width_, rows(lines_), width, height);
        for (int i = 0; i < std::min(rows(lines_), height); ++i) {
            kit::draw(screen, first + Cell{box_.x_min, box_.y_min + i}, std::min(width_, width),
                      lines_[static_cast<std::size_t>(i)], palette_, Span());
        }
    }

private:
    std::optional<int> above_;
    const Palette& palette_;
    std::vector<Line> lines_;
    int width_;
};

}  // namespace

DialogLine in_ink(Line line) {
    DialogLine result{words_of(line)};
    result.inked = std::move(line);
    return result;
}

ftxui::Element dialog_box(const DialogBox& box, const Palette& palette, Glyphs glyphs, int width,
                          int height) {
    const BoxLayout layout(box, palette, glyphs, width, height);
    return std::make_shared<BoxNode>(box.above, palette, layout.lines(),
                                     std::min(layout.width(), width));
}

std::optional<TextPlace> scrolled(const DialogBox& box, const ftxui::Event& event,
                                  const Palette& palette, Glyphs glyphs, int width, int height) {
    if (!box.is_text) return std::nullopt;
    return BoxLayout(box, palette, glyphs, width, height).after(event);
}

DialogPart dialog_part(const DialogBox& box, const Palette& palette, Glyphs glyphs, int width,
                       int height, Cell cell) {
    const BoxLayout layout(box, palette, glyphs, width, height);
    const Cell first = corner_of(box.above, layout.width(), layout.height(), width, height);
    const int x = cell.x - first.x;
    const int y = cell.y - first.y;
    if (x < 0 || x >= layout.width() || y < 0 || y >= layout.height()) return {};
    return layout.part(y);
}

}  // namespace tabletop::kit
