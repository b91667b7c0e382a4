// Tests dialogs: little room, the visible screen below, and the part under a click.
#include "kit/dialog_box.hpp"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>
#include <ftxui/screen/string.hpp>

#include "kit/veil.hpp"
#include "support/on_screen.hpp"

using namespace tabletop::kit;

namespace {

DialogBox long_list(int lines, int chosen) {
    DialogBox box;
    box.title = "Board";
    for (int i = 0; i < lines; ++i) {
        box.lines.push_back({fmt::format("seed {}", i), true, i == chosen});
    }
    box.foot = "Enter take";
    return box;
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("a dialog is a titled box with its keys at the foot") {
    const Palette palette(Depth::None, {});
    const DialogBox box{"Whom to rob",
                        {{"Who has cards:", true, false, {}, true},
                         {"Ben", true, true, Swatch{sky, 'B'}},
                         {"Cy", false, false, Swatch{rock, 'C'}}},
                        "Enter rob"};
    REQUIRE(drawing(dialog_box(box, palette, Glyphs::Unicode, 19, 8), 19, 8) ==
            "╭─ Whom to rob ───╮\n"
            "│ Who has cards:  │\n"
            "│ ▶ B Ben         │\n"
            "│   C Cy          │\n"
            "├─────────────────┤\n"
            "│ Enter rob       │\n"
            "╰─────────────────╯\n"
            "\n");
    REQUIRE(drawing(dialog_box(box, palette, Glyphs::Ascii, 19, 7), 19, 7) ==
            "+- Whom to rob ---+\n"
            "| Who has cards:  |\n"
            "| > B Ben         |\n"
            "|   C Cy          |\n"
            "+-----------------+\n"
            "| Enter rob       |\n"
            "+-----------------+\n");
}

TEST_CASE("a dialog that is too high shows the chosen line, and how much is above and below") {
    const Palette palette(Depth::None, {});
    for (int chosen = 0; chosen < 50; ++chosen) {
        const std::string text =
            drawing(dialog_box(long_list(50, chosen), palette, Glyphs::Unicode, 40, 12), 40, 12);
        REQUIRE(has(text, fmt::format("▶ seed {} ", chosen)));
        REQUIRE(has(text, "Enter take"));
        REQUIRE(has(text, "↑") == (chosen > 4));
        REQUIRE(has(text, "↓") == (chosen < 46));
    }
}

TEST_CASE("no dialog is larger than its window, whatever is in it") {
    const Palette palette(Depth::None, {});
    for (int width = 6; width <= 90; width += 4) {
        for (int height = 3; height <= 26; ++height) {
            DialogBox box = long_list(7, 3);
            box.lines.push_back(
                {"a longer line with 宽字符 and a word thatdoesnotfitanywhereatall"});
            box.title = "A title that is rather long 题";
            ftxui::Screen screen = on_screen(
                over(ftxui::filler(), dialog_box(box, palette, Glyphs::Unicode, width, height)),
                width, height);
            int last = -1;
            for (int y = 0; y < height; ++y) {
                const std::string text = row(screen, y);
                REQUIRE(ftxui::string_width(text) <= width);
                if (text.empty()) continue;
                // All rows end with the same stroke.
                const int end = ftxui::string_width(text);
                REQUIRE((last == -1 || last == end));
                last = end;
            }
            REQUIRE(has(
                drawing(dialog_box(box, palette, Glyphs::Unicode, width, height), width, height),
                "▶"));
        }
    }
}

TEST_CASE("the chosen line is inverted, and one that is not possible is dim") {
    const Palette palette(Depth::None, {});
    const DialogBox box{"Play", {{"knight", true, true}, {"plenty", false}, {"back"}}, ""};
    ftxui::Screen screen = on_screen(dialog_box(box, palette, Glyphs::Unicode, 12, 5), 12, 5);
    REQUIRE(screen.PixelAt(4, 1).inverted);
    REQUIRE_FALSE(screen.PixelAt(4, 2).inverted);
    REQUIRE(screen.PixelAt(4, 2).dim);
    REQUIRE_FALSE(screen.PixelAt(4, 3).dim);
}

TEST_CASE("what is below a dialog is darker, but still there") {
    for (const Depth depth :
         {Depth::None, Depth::Colours16, Depth::Colours256, Depth::TrueColour}) {
        const Palette palette = landscape(depth);
        const auto below = [&] {
            const Line line{{"grass", grass}, {" on "}, {"rock", Ink::White, rock, true}};
            return rows_element(palette, {line, line}, 20, 2);
        };
        ftxui::Screen bright = on_screen(below(), 20, 2);
        ftxui::Screen dimmed = on_screen(over(below(), ftxui::filler()), 20, 2);
        REQUIRE(plain_text(bright) == plain_text(dimmed));
        for (const int x : {0, 6, 9}) {
            const ftxui::Pixel& before = bright.PixelAt(x, 1);
            const ftxui::Pixel& after = dimmed.PixelAt(x, 1);
            REQUIRE_FALSE(after.bold);
            if (depth == Depth::None) {
                REQUIRE(after.dim);
                REQUIRE(after.foreground_color == ftxui::Color());
            } else {
                REQUIRE(before.foreground_color != after.foreground_color);
                REQUIRE(after.foreground_color != after.background_color);
            }
        }
    }
}

TEST_CASE("a dialog box tells which of its parts is under a cell") {
    const Palette palette(Depth::None, {});
    const DialogBox box{"Pick", {{"one", true, true}, {"two and three"}}, "Enter takes"};
    using Kind = DialogPart::Kind;
    const auto part = [&](Cell cell) {
        return dialog_part(box, palette, Glyphs::Unicode, 30, 9, cell);
    };
    // The box is 19 by 6 and its first cell is that.
    const Cell first{5, 1};
    REQUIRE(drawing(dialog_box(box, palette, Glyphs::Unicode, 30, 9), 30, 9) ==
            "\n"
            "     ╭─ Pick ──────────╮\n"
            "     │ ▶ one           │\n"
            "     │   two and three │\n"
            "     ├─────────────────┤\n"
            "     │ Enter takes     │\n"
            "     ╰─────────────────╯\n"
            "\n\n");
    for (int x = 0; x < 30; ++x) {
        const bool is_beside = x < first.x || x >= first.x + 19;
        const auto is = [&](int row, Kind kind, std::size_t line = 0) {
            const DialogPart found = part({x, first.y + row});
            REQUIRE(found.kind == (is_beside ? Kind::Outside : kind));
            if (!is_beside) REQUIRE(found.line == line);
        };
        is(-1, Kind::Outside);
        is(0, Kind::Frame);
        is(1, Kind::Inside, 0);
        is(2, Kind::Inside, 1);
        is(3, Kind::Frame);
        is(4, Kind::Foot);
        is(5, Kind::Frame);
        is(6, Kind::Outside);
    }
}
