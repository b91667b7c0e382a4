#include "front/frame_difference.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

#include <ftxui/screen/color.hpp>
#include <ftxui/screen/string.hpp>

namespace tabletop::front {
namespace {

using ftxui::Pixel;

// A cell without a character counts as a blank.
std::string_view text_of(const Pixel& pixel) {
    return pixel.character.empty() ? std::string_view(" ") : std::string_view(pixel.character);
}

bool is_ascii(std::string_view text) { return text.size() == 1; }

// U+2500 to U+259F, the characters of boards and frames, are the most common, so test for them first.
bool is_line_or_block(std::string_view text) {
    return text.size() == 3 && text[0] == '\xe2' &&
           (text[1] == '\x94' || text[1] == '\x95' || text[1] == '\x96') &&
           !(text[1] == '\x96' && static_cast<unsigned char>(text[2]) >= 0xa0);
}

bool is_wide(const Pixel& pixel) {
    const std::string_view text = pixel.character;
    return text.size() > 1 && !is_line_or_block(text) && ftxui::string_width(pixel.character) == 2;
}

// Terminals disagree about the width of wide characters and of cells with several code points.
bool has_certain_width(std::string_view text) {
    if (is_ascii(text) || is_line_or_block(text)) return true;
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t one_character = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    return text.size() == one_character && ftxui::string_width(std::string(text)) == 1;
}

// An empty cell shows only its background, unless a line is drawn through it.
bool shows_only_background(const Pixel& pixel) {
    return text_of(pixel) == " " && !pixel.inverted && !pixel.underlined &&
           !pixel.underlined_double && !pixel.strikethrough;
}

bool looks_alike(const Pixel& a, const Pixel& b) {
    if (a.background_color != b.background_color || text_of(a) != text_of(b)) return false;
    if (shows_only_background(a) && shows_only_background(b)) return true;
    return a.foreground_color == b.foreground_color && a.bold == b.bold && a.dim == b.dim &&
           a.inverted == b.inverted && a.underlined == b.underlined &&
           a.underlined_double == b.underlined_double && a.blink == b.blink &&
           a.strikethrough == b.strikethrough;
}

class Writer {
public:
    void write(int x, int y, const Pixel& pixel, std::string_view text, int width) {
        move(x, y);
        style(pixel);
        bytes_ += text;
        x_ = x + width;
        if (!has_certain_width(text)) y_ = unknown;
    }
    // The cursor position after the last column depends on the terminal.
    void end_row() { y_ = unknown; }

    [[nodiscard]] std::string finish() {
        if (is_styled_) bytes_ += "\x1b[m";
        return std::move(bytes_);
    }

private:
    static constexpr int unknown = -1;

    void move(int x, int y) {
        if (y == y_ && x == x_) return;
        bytes_ += "\x1b[";
        if (y == y_ && x > x_) {
            if (x - x_ > 1) bytes_ += std::to_string(x - x_);
            bytes_ += 'C';
        } else {
            bytes_ += std::to_string(y + 1) + ';' + std::to_string(x + 1) + 'H';
        }
        x_ = x;
        y_ = y;
    }

    void style(const Pixel& pixel) {
        codes_.clear();
        const bool ends_weight = (pen_.bold && !pixel.bold) || (pen_.dim && !pixel.dim);
        if (ends_weight) add("22");
        if (pixel.bold && (ends_weight || !pen_.bold)) add("1");
        if (pixel.dim && (ends_weight || !pen_.dim)) add("2");
        if (pixel.underlined != pen_.underlined ||
            pixel.underlined_double != pen_.underlined_double) {
            add(pixel.underlined ? "4" : pixel.underlined_double ? "21" : "24");
        }
        if (pixel.blink != pen_.blink) add(pixel.blink ? "5" : "25");
        if (pixel.inverted != pen_.inverted) add(pixel.inverted ? "7" : "27");
        if (pixel.strikethrough != pen_.strikethrough) add(pixel.strikethrough ? "9" : "29");
        const bool needs_foreground = !shows_only_background(pixel);
        if (needs_foreground && pixel.foreground_color != pen_.foreground_color) {
            add(pixel.foreground_color.Print(false));
        }
        if (pixel.background_color != pen_.background_color) {
            add(pixel.background_color.Print(true));
        }
        const ftxui::Color foreground =
            needs_foreground ? pixel.foreground_color : pen_.foreground_color;
        pen_ = pixel;
        pen_.foreground_color = foreground;
        if (codes_.empty()) return;
        bytes_ += "\x1b[" + codes_ + 'm';
        is_styled_ = true;
    }

    void add(std::string_view code) {
        if (!codes_.empty()) codes_ += ';';
        codes_ += code;
    }

    std::string bytes_;
    std::string codes_;
    Pixel pen_;
    bool is_styled_ = false;
    int x_ = 0;
    int y_ = unknown;
};

// Compares with a cleared terminal if there is no picture on it. The second cell of a wide character is written with the first.
void write_row(Writer& writer, const ftxui::Screen* shown, const ftxui::Screen& wanted, int y) {
    static const Pixel cleared;
    const int width = wanted.dimx();
    bool shown_is_wide = false;
    bool wanted_is_wide = false;
    for (int x = 0; x < width; ++x) {
        const Pixel& before = shown != nullptr ? shown->PixelAt(x, y) : cleared;
        const Pixel& after = wanted.PixelAt(x, y);
        const bool has_room = x + 1 < width;
        const bool was_second_half = shown_is_wide;
        const bool is_second_half = wanted_is_wide;
        shown_is_wide = has_room && !was_second_half && is_wide(before);
        wanted_is_wide = has_room && !is_second_half && is_wide(after);
        if (is_second_half) continue;
        if (!was_second_half && shown_is_wide == wanted_is_wide && looks_alike(before, after)) {
            continue;
        }
        const bool is_cut = !has_room && is_wide(after);
        writer.write(x, y, after, is_cut ? " " : text_of(after), wanted_is_wide ? 2 : 1);
    }
    writer.end_row();
}

std::string changes(const ftxui::Screen* shown, const ftxui::Screen& wanted) {
    Writer writer;
    for (int y = 0; y < wanted.dimy(); ++y) write_row(writer, shown, wanted, y);
    return writer.finish();
}

}  // namespace

std::string difference(const ftxui::Screen& shown, const ftxui::Screen& wanted) {
    return changes(&shown, wanted);
}

std::string whole_picture(const ftxui::Screen& wanted) {
    return "\x1b[m\x1b[2J" + changes(nullptr, wanted);
}

}  // namespace tabletop::front
