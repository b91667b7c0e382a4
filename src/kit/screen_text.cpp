#include "kit/screen_text.hpp"

#include <algorithm>

#include <ftxui/screen/string.hpp>

namespace tabletop::kit {

std::string_view cell_text(ftxui::Screen& screen, int x, int y) {
    const std::string& character = screen.PixelAt(x, y).character;
    const bool is_covered = x > 0 && ftxui::string_width(screen.PixelAt(x - 1, y).character) == 2;
    return character.empty() && !is_covered ? std::string_view(" ") : character;
}

std::string plain_text(ftxui::Screen& screen) {
    std::string text;
    for (int y = 0; y < screen.dimy(); ++y) {
        for (int x = 0; x < screen.dimx(); ++x) text += cell_text(screen, x, y);
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

std::string coloured_text(ftxui::Screen& screen) {
    std::string text;
    for (int y = 0; y < screen.dimy(); ++y) {
        const ftxui::Pixel plain;
        const ftxui::Pixel* before = &plain;
        for (int x = 0; x < screen.dimx(); ++x) {
            const ftxui::Pixel& pixel = screen.PixelAt(x, y);
            if (pixel.bold != before->bold) text += pixel.bold ? "\x1b[1m" : "\x1b[22m";
            if (!(pixel.foreground_color == before->foreground_color)) {
                text += "\x1b[" + pixel.foreground_color.Print(false) + "m";
            }
            if (!(pixel.background_color == before->background_color)) {
                text += "\x1b[" + pixel.background_color.Print(true) + "m";
            }
            text += cell_text(screen, x, y);
            before = &pixel;
        }
        text += "\x1b[0m\n";
    }
    return text;
}

std::string lines_text(std::span<const Line> lines, const Palette& palette, Glyphs glyphs) {
    if (lines.empty()) return {};
    int width = 1;
    for (const Line& line : lines) width = std::max(width, width_of(spelled(line, glyphs)));
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(width),
                                        ftxui::Dimension::Fixed(static_cast<int>(lines.size())));
    for (int y = 0; y < screen.dimy(); ++y) {
        draw(screen, {0, y}, width, spelled(lines[static_cast<std::size_t>(y)], glyphs), palette,
             Span());
    }
    return palette.has_colour() ? coloured_text(screen) : plain_text(screen);
}

}  // namespace tabletop::kit
