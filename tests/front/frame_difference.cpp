// Tests the output for a change of the picture: exactly the cells that changed.
#include "front/frame_difference.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/color.hpp>
#include <ftxui/screen/string.hpp>
#include <ftxui/screen/terminal.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "support/cell_screen.hpp"

using namespace tabletop::front;
using catan::test::CellScreen;
using catan::test::look_alike;
using catan::test::ShownCell;
using ftxui::Pixel;
using ftxui::Screen;

namespace {

int width_of(const std::string& character) { return ftxui::string_width(character); }

std::string colour_of(const ftxui::Color& colour, bool is_background) {
    const std::string code = colour.Print(is_background);
    return code == "39" || code == "49" ? std::string() : code + 'm';
}

// The content of the terminal's screen.
ShownCell cell_of(const Pixel& pixel) {
    ShownCell cell;
    if (!pixel.character.empty()) cell.text = pixel.character;
    const auto add = [&](bool is_there, const char* code) {
        if (is_there) cell.attributes += code;
    };
    add(pixel.bold, "1m");
    add(pixel.dim, "2m");
    add(pixel.underlined, "4m");
    add(pixel.blink, "5m");
    add(pixel.inverted, "7m");
    add(pixel.strikethrough, "9m");
    cell.foreground = colour_of(pixel.foreground_color, false);
    cell.background = colour_of(pixel.background_color, true);
    return cell;
}

void require_shown(const CellScreen& shown, const Screen& wanted) {
    for (int y = 0; y < wanted.dimy(); ++y) {
        bool is_second_half = false;
        for (int x = 0; x < wanted.dimx(); ++x) {
            if (std::exchange(is_second_half, false)) continue;
            ShownCell cell = cell_of(wanted.PixelAt(x, y));
            is_second_half = width_of(cell.text) == 2;
            // There is no room for it.
            if (is_second_half && x + 1 == wanted.dimx()) cell.text = " ";
            CAPTURE(x, y, cell.text, shown.row(y));
            REQUIRE(shown.at(x, y).text == cell.text);
            REQUIRE(look_alike(shown.at(x, y), cell));
        }
    }
    REQUIRE(shown.counts().unknown == 0);
}

using Random = std::mt19937;

int one_of(Random& random, int count) {
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

// Some cells of a picture become others.
void change(Screen& screen, Random& random, int cells) {
    static const std::vector<std::string> texts{" ",      " ",      "",  "a",      "b", "7",
                                                "▀",      "▄",      "█", "─",      "é", "·",
                                                "\u4e2d", "\u3042", "🎲", "e\u0301"};
    static const std::vector<ftxui::Color> colours{
        ftxui::Color::Default, ftxui::Color::RGB(1, 2, 3), ftxui::Color::RGB(200, 100, 50)};
    for (int i = 0; i < cells; ++i) {
        Pixel& pixel = screen.PixelAt(one_of(random, screen.dimx()), one_of(random, screen.dimy()));
        pixel.character = texts[static_cast<std::size_t>(one_of(random, 16))];
        pixel.foreground_color = colours[static_cast<std::size_t>(one_of(random, 3))];
        pixel.background_color = colours[static_cast<std::size_t>(one_of(random, 3))];
        pixel.bold = one_of(random, 4) == 0;
        pixel.dim = one_of(random, 4) == 0;
        pixel.inverted = one_of(random, 6) == 0;
        pixel.underlined = one_of(random, 6) == 0;
        pixel.blink = one_of(random, 9) == 0;
    }
}

}  // namespace

TEST_CASE("a terminal that is sent the differences shows the picture") {
    ftxui::Terminal::SetColorSupport(ftxui::Terminal::Color::TrueColor);
    Random random(7);
    for (int round = 0; round < 200; ++round) {
        const int width = 1 + one_of(random, 30);
        const int height = 1 + one_of(random, 6);
        Screen picture(width, height);
        CellScreen terminal(width, height, width_of);
        change(picture, random, width * height);
        terminal.write(whole_picture(picture));
        require_shown(terminal, picture);
        for (int step = 0; step < 10; ++step) {
            Screen next = picture;
            change(next, random, one_of(random, 1 + width * height / 2));
            terminal.write(difference(picture, next));
            require_shown(terminal, next);
            picture = next;
        }
    }
}

TEST_CASE("what is shown already is not written") {
    Screen picture(40, 10);
    ftxui::Render(picture, ftxui::text("Ann \u4e2d\u6587 rolled 8") | ftxui::bold | ftxui::border);
    REQUIRE(difference(picture, picture).empty());
    CellScreen terminal(40, 10, width_of);
    terminal.write(whole_picture(picture));
    Screen next = picture;
    next.PixelAt(3, 1).character = "x";
    terminal.count_anew();
    const std::string bytes = difference(picture, next);
    terminal.write(bytes);
    REQUIRE(terminal.counts().written == 1);
    REQUIRE(bytes == "\x1b[2;4H\x1b[1mx\x1b[m");
}

TEST_CASE("the colour of what is not seen is not written") {
    Screen picture(10, 1);
    Screen next = picture;
    next.PixelAt(4, 0).foreground_color = ftxui::Color::RGB(1, 2, 3);
    next.PixelAt(4, 0).bold = true;
    next.PixelAt(5, 0).character.clear();
    REQUIRE(difference(picture, next).empty());
    next.PixelAt(4, 0).underlined = true;
    REQUIRE_FALSE(difference(picture, next).empty());
}

TEST_CASE("each number of colours has its own codes") {
    Screen picture(2, 1);
    Screen next = picture;
    next.PixelAt(0, 0).character = "x";
    next.PixelAt(0, 0).foreground_color = ftxui::Color::Red;
    REQUIRE(difference(picture, next) == "\x1b[1;1H\x1b[31mx\x1b[m");
    next.PixelAt(0, 0).foreground_color = ftxui::Color::Default;
    REQUIRE(difference(picture, next) == "\x1b[1;1Hx");
}
