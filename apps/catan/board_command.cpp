#include "board_command.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <ftxui/dom/elements.hpp>
#include <ftxui/screen/screen.hpp>

#include "catan/language/notation.hpp"
#include "catan/language/svg.hpp"
#include "catan/tui/board_view.hpp"
#include "game_values.hpp"
#include "kit/screen_text.hpp"
#include "program/files.hpp"
#include "program/output.hpp"
#include "program/terminal.hpp"
#include "report.hpp"

namespace catan::app {
namespace {

// Names the options that reproduce this board.
std::string caption(const BoardOptions& options, std::uint64_t seed) {
    const std::string shape = options.shape.is_extended()
                                  ? std::string("extended")
                                  : fmt::format("radius {}", options.shape.radius);
    const std::string drawn =
        options.mode == Mode::Beginner ? std::string() : fmt::format(", seed {}", seed);
    return fmt::format("{} board, {}{}", name(options.mode), shape, drawn);
}

// The largest size at which the whole board fits; if none fits in height, the largest that fits in
// width, since a terminal scrolls.
tui::Size fitting_size(const Board& board, const program::Terminal& terminal, bool ids) {
    constexpr int caption_and_prompt = 2;
    const auto fits = [&](tui::Size size, bool in_height) {
        const tui::Window all = tui::extent(board, size);
        return all.width <= terminal.columns &&
               (!in_height || all.height + caption_and_prompt <= terminal.rows);
    };
    // A map has no room for ids.
    const tui::Size least = ids ? tui::Size::Small : tui::Size::Map;
    for (const bool in_height : {true, false}) {
        tui::Size size = least;
        while (size < tui::largest_size && fits(tui::stepped(size, 1), in_height)) {
            size = tui::stepped(size, 1);
        }
        if (fits(size, in_height)) return size;
    }
    return least;
}

// Marks at the right edge that the board continues.
void mark_cut(ftxui::Screen& screen, bool ascii) {
    for (int y = 0; y < screen.dimy(); ++y) {
        auto& pixel = screen.PixelAt(screen.dimx() - 1, y);
        pixel = ftxui::Pixel();
        pixel.character = ascii ? ">" : "›";
    }
}

std::string drawing(const Board& board, const BoardOptions& options) {
    const auto on = program::terminal();
    const kit::Depth depth =
        options.ascii ? kit::Depth::None : program::colour_depth(options.colour);
    const tui::Palette palette = tui::game_palette(depth);
    const tui::Chart chart(board);
    tui::BoardScene scene;
    scene.chart = &chart;
    scene.palette = &palette;
    scene.glyphs = options.ascii ? tui::Glyphs::Ascii : tui::Glyphs::Unicode;
    scene.ids = options.ids;
    const tui::Size usual = on ? fitting_size(board, *on, options.ids) : tui::Size::Normal;
    scene.size = options.size.value_or(usual);

    const tui::Window all = tui::extent(board, scene.size);
    scene.origin = all.first;
    const bool cut = on && on->columns < all.width;
    auto screen = ftxui::Screen::Create(ftxui::Dimension::Fixed(cut ? on->columns : all.width),
                                        ftxui::Dimension::Fixed(all.height));
    ftxui::Render(screen, tui::board_view(scene));
    if (cut) {
        mark_cut(screen, options.ascii);
        report(fmt::format("the {} board is {} columns wide, but the terminal has only {}",
                           name(scene.size), all.width, on->columns));
    }
    return palette.has_colour() ? kit::coloured_text(screen) : kit::plain_text(screen);
}

}  // namespace

void show_board(const BoardOptions& options) {
    const std::uint64_t seed = options.seed ? *options.seed : fresh_board_seed();
    const Board board = make_board(options.mode, options.shape, seed);
    const std::string made = caption(options, seed);
    if (options.svg) program::write_file(*options.svg, language::board_svg(board));
    switch (options.output) {
        case BoardOptions::Output::Drawing:
            return program::write_stdout(fmt::format("{}{}\n", drawing(board, options), made));
        case BoardOptions::Output::Graph:
            return program::write_stdout(
                fmt::format("# {}\n{}", made, language::board_graph(board)));
        case BoardOptions::Output::Script:
            return program::write_stdout(
                fmt::format("# {}\n{}", made, language::board_script(board)));
    }
}

}  // namespace catan::app
