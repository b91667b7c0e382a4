#include "kit/spans.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include <ftxui/dom/node.hpp>
#include <ftxui/screen/string.hpp>

namespace tabletop::kit {
namespace {

// The cells of a text, one string each. A wide character is followed by an empty string.
std::vector<std::string> cells_of(std::string_view text) {
    return ftxui::Utf8ToGlyphs(std::string(text));
}

// As many whole characters as fit into `count` cells.
std::string first_cells(const std::vector<std::string>& cells, std::size_t count) {
    count = std::min(count, cells.size());
    // Drops a wide character that would be cut in half.
    if (count < cells.size() && cells[count].empty() && count > 0) --count;
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += cells[i];
    return text;
}

// Terminals with 16 colours draw bold colours brighter, and bold black grey.
bool may_be_bold(const Palette& palette, Ink ink) {
    return palette.depth() != Depth::Colours16 || ink == Ink::Words || ink == Ink::Prompt ||
           ink == Ink::White;
}

void set_style(ftxui::Pixel& pixel, const Span& span, const Palette& palette) {
    pixel = ftxui::Pixel();
    pixel.bold = span.bold && may_be_bold(palette, span.ink);
    // On terminals with 16 colours the two light greys are often hard to tell apart.
    pixel.dim = span.ink == Ink::Dim && palette.depth() <= Depth::Colours16;
    if (palette.has_colour()) {
        pixel.foreground_color = palette[span.ink];
        pixel.background_color = palette[span.ground];
    } else {
        pixel.inverted = span.inverted;
    }
}

class RowNode : public ftxui::Node {
public:
    RowNode(const Palette& palette, std::function<Line(int)> line, Span rest)
        : palette_(&palette), line_(std::move(line)), rest_(std::move(rest)) {}

    void ComputeRequirement() override {
        requirement_.min_y = 1;
        requirement_.flex_grow_x = 1;
        requirement_.flex_shrink_x = 1;
    }

    void Render(ftxui::Screen& screen) override {
        const int width = box_.x_max - box_.x_min + 1;
        if (width <= 0 || box_.y_max < box_.y_min) return;
        draw(screen, {box_.x_min, box_.y_min}, width, line_(width), *palette_, rest_);
    }

private:
    const Palette* palette_;
    std::function<Line(int)> line_;
    Span rest_;
};

class RowsNode : public ftxui::Node {
public:
    RowsNode(const Palette& palette, std::vector<Line> lines, int width, int height)
        : palette_(&palette), lines_(std::move(lines)), width_(width), height_(height) {}

    void ComputeRequirement() override {
        requirement_.min_x = width_;
        requirement_.min_y = height_;
    }

    void Render(ftxui::Screen& screen) override {
        const int width = box_.x_max - box_.x_min + 1;
        for (int y = box_.y_min; y <= box_.y_max; ++y) {
            const auto row = static_cast<std::size_t>(y - box_.y_min);
            draw(screen, {box_.x_min, y}, width, row < lines_.size() ? lines_[row] : Line(),
                 *palette_, Span());
        }
    }

private:
    const Palette* palette_;
    std::vector<Line> lines_;
    int width_;
    int height_;
};

}  // namespace

Span swatch_span(const Swatch& swatch, const Span& style, const Palette& palette, Glyphs glyphs) {
    Span span = style;
    span.text = std::string(1, swatch.letter);
    if (!palette.has_colour()) return span;
    const bool shows_letter = swatch.letter != ' ' && palette.needs_letters();
    if (glyphs == Glyphs::Ascii || shows_letter) {
        return {span.text, palette.text_on(swatch.ink), swatch.ink};
    }
    // On inverted text a square may be too similar to its ground.
    if (style.inverted) return {" ", palette.text_on(swatch.ink), swatch.ink};
    return {"■", swatch.ink, style.ground};
}

std::string words_of(const Line& line) {
    std::string words;
    for (const Span& span : line) words += span.text;
    return words;
}

Line spelled(const Line& line, Glyphs glyphs) {
    Line result = line;
    for (Span& span : result) span.text = spelled(span.text, glyphs);
    return result;
}

int width_of(std::string_view text) { return ftxui::string_width(std::string(text)); }

int width_of(const Line& line) {
    int width = 0;
    for (const Span& span : line) width += width_of(span.text);
    return width;
}

Span blank(int width, Ink ground) {
    return {std::string(static_cast<std::size_t>(std::max(width, 0)), ' '), Ink::Words, ground};
}

std::string repeated(std::string_view sign, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += sign;
    return text;
}

std::string cut(std::string_view text, int width, Glyphs glyphs) {
    if (width <= 0) return {};
    const auto cells = cells_of(text);
    const auto room = static_cast<std::size_t>(width);
    if (cells.size() <= room) return std::string(text);
    const std::string more = spelled("…", glyphs);
    if (room <= more.size() && glyphs == Glyphs::Ascii) return first_cells(cells, room);
    return first_cells(cells, room - static_cast<std::size_t>(width_of(more))) + more;
}

std::string cut_before(std::string_view text, int width, Glyphs glyphs) {
    if (width_of(text) <= width) return std::string(text);
    const auto cells = cells_of(text);
    const std::string more = spelled("…", glyphs);
    const auto kept = static_cast<std::size_t>(std::max(width - width_of(more), 0));
    std::string end;
    for (std::size_t i = cells.size() - std::min(cells.size(), kept); i < cells.size(); ++i) {
        end += cells[i];
    }
    return more + end;
}

Line cut(const Line& line, int width, Glyphs glyphs) {
    if (width_of(line) <= width) return line;
    Line result;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int taken = width_of(line[i].text);
        const bool is_last_to_fit = i + 1 < line.size() && taken >= width;
        Span span = line[i];
        if (is_last_to_fit) span.text += " ";  // text is cut even if this span just fits
        if (taken >= width || i + 1 == line.size()) {
            span.text = cut(span.text, width, glyphs);
            result.push_back(std::move(span));
            break;
        }
        width -= taken;
        result.push_back(std::move(span));
    }
    return result;
}

std::string padded(std::string_view text, int width, Glyphs glyphs) {
    std::string result = cut(text, width, glyphs);
    result.append(static_cast<std::size_t>(std::max(width - width_of(result), 0)), ' ');
    return result;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
    const auto first = std::min(text.find_first_not_of(' '), text.size());
    const int margin = static_cast<int>(first);
    const auto deeper = static_cast<std::size_t>(std::clamp(margin + indent, 0, width / 2));
    std::vector<std::string> rows;
    std::string row(std::min<std::size_t>(first, static_cast<std::size_t>(width / 2)), ' ');
    bool has_word = false;
    const auto break_row = [&] {
        rows.push_back(std::move(row));
        row.assign(deeper, ' ');
        has_word = false;
    };
    for (std::size_t at = first; at < text.size();) {
        const auto end = std::min(text.find(' ', at), text.size());
        std::string word(text.substr(at, end - at));
        at = std::min(text.find_first_not_of(' ', end), text.size());
        // Several blanks inside a row are kept, such as between a name and its description.
        const std::string gap = at < text.size() ? std::string(at - end, ' ') : std::string();
        if (has_word && width_of(row) + width_of(word) > width) {
            row.erase(row.find_last_not_of(' ') + 1);
            break_row();
        }
        while (width_of(row) + width_of(word) > width) {
            const int room = std::max(width - width_of(row), 1);
            const std::string head = first_cells(cells_of(word), static_cast<std::size_t>(room));
            if (head.empty()) break;  // a wide character in a row of one cell
            row += head;
            word.erase(0, head.size());
            break_row();
        }
        row += word + gap;
        has_word = true;
    }
    row.erase(row.find_last_not_of(' ') + 1);
    rows.push_back(std::move(row));
    return rows;
}

std::vector<Line> wrapped(const Line& line, int width, int indent) {
    const std::string words = words_of(line);
    const std::size_t blanks = std::min(words.find_first_not_of(' '), words.size());
    const bool is_plain = blanks <= static_cast<std::size_t>(width / 2) && !words.ends_with(' ');
    if (is_plain && width_of(words) <= width) return {line};
    std::vector<Line> rows;
    std::size_t at = 0;                                             // position in `words`
    std::size_t span = 0;                                           // span at that position
    std::size_t end = line.empty() ? 0 : line.front().text.size();  // end of that span
    for (const std::string& row : wrapped(words, width, indent)) {
        const std::size_t first = std::min(row.find_first_not_of(' '), row.size());
        Line inked;
        if (first > 0) inked.push_back(blank(static_cast<int>(first)));
        // After its indentation a row is a substring of `words`. Only blanks are dropped between rows.
        at = std::min(words.find_first_not_of(' ', at), words.size());
        for (std::size_t left = row.size() - first; left > 0;) {
            while (at >= end) end += line[++span].text.size();
            const std::size_t taken = std::min(left, end - at);
            inked.push_back(line[span]);
            inked.back().text = words.substr(at, taken);
            at += taken;
            left -= taken;
        }
        rows.push_back(std::move(inked));
    }
    return rows;
}

void draw(ftxui::Screen& screen, Cell at, int width, const Line& line, const Palette& palette,
          const Span& rest) {
    int x = 0;
    const auto put = [&](const Span& span, std::string_view character) {
        if (x < width && screen.stencil.Contain(at.x + x, at.y)) {
            ftxui::Pixel& pixel = screen.PixelAt(at.x + x, at.y);
            set_style(pixel, span, palette);
            pixel.character = character;
        }
        ++x;
    };
    for (const Span& span : line) {
        const auto cells = cells_of(span.text);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const bool is_wide = i + 1 < cells.size() && cells[i + 1].empty();
            put(span, is_wide && x + 1 >= width ? std::string_view(" ") : cells[i]);
        }
    }
    while (x < width) put(rest, " ");
}

ftxui::Element row_element(const Palette& palette, std::function<Line(int)> line, Span rest) {
    return std::make_shared<RowNode>(palette, std::move(line), std::move(rest));
}

ftxui::Element rows_element(const Palette& palette, std::vector<Line> lines, int width,
                            int height) {
    return std::make_shared<RowsNode>(palette, std::move(lines), width, height);
}

}  // namespace tabletop::kit
