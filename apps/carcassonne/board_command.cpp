#include "board_command.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "carcassonne/core/rooms.hpp"
#include "carcassonne/language/notation.hpp"
#include "carcassonne/language/picture.hpp"
#include "carcassonne/table/language.hpp"
#include "carcassonne/table/saved_game.hpp"
#include "program/files.hpp"
#include "program/option_values.hpp"
#include "program/output.hpp"
#include "program/saved_games.hpp"
#include "program/terminal.hpp"

namespace carcassonne::app {
namespace {

// How large tiles are: in pixels, and in characters. A half block shows two pixels, one above the other.
struct TileSize {
    std::string_view name;
    std::size_t pixels;
    language::CharacterSize characters;
};
constexpr std::array<TileSize, 3> tile_sizes{{{"small", 6, language::CharacterSize::Small},
                                              {"normal", 10, language::CharacterSize::Small},
                                              {"large", 16, language::CharacterSize::Large}}};

struct BoardOptions {
    std::optional<TileSize> size;  // none: the largest that fits
    bool has_colours = false;
    bool script = false;
};

// Refuses options without effect.
void check_board(const BoardWords& words) {
    if (!words.file) {
        program::misunderstood(
            "board needs a script or a saved game, whose board it draws (see carcassonne --help)");
    }
    if (words.svg && words.svg->empty()) program::misunderstood("--svg needs the name of a file");
    if (words.script && (words.size || words.colour || words.ascii)) {
        program::misunderstood(
            "--script draws nothing, so --size, --color and --ascii do not go with it");
    }
    if (words.ascii && words.colour == "always") {
        program::misunderstood(
            "--ascii draws without colours, so --color always does not go with it");
    }
}

BoardOptions board_options(const BoardWords& words) {
    check_board(words);
    BoardOptions options;
    options.script = words.script;
    if (words.size) {
        constexpr std::array<std::string_view, 4> names{"small", "normal", "large", "auto"};
        const std::size_t which = program::choice("--size", *words.size, names);
        if (which < tile_sizes.size()) options.size = tile_sizes[which];
    }
    const auto wish =
        words.colour ? program::colour_wish(*words.colour) : program::ColourWish::Auto;
    // Half blocks need exact colours; with fewer, characters are easier to read.
    options.has_colours = !words.ascii && (wish == program::ColourWish::Always ||
                                           program::colour_depth(wish) == kit::Depth::TrueColour);
    return options;
}

// The game in a file or on standard input. Reports its faults, and throws if there is no game.
table::SavedGame game_in(const std::string& file) {
    if (file != "-") return program::load_to_look_at<table::Language>(file);
    const std::string name = "stdin";
    table::SavedGame game = table::load_game(std::cin, name);
    program::tell_faults(game, name);
    program::demand_game(game, name);
    return game;
}

// The largest size at which the whole board fits; if none fits in height, the largest that fits in width, since a terminal
// scrolls.
TileSize fitting_size(const State& state, const std::optional<program::Terminal>& on) {
    if (!on) return tile_sizes[1];
    constexpr int prompt = 2;
    for (const bool in_height : {true, false}) {
        for (std::size_t i = tile_sizes.size(); i-- > 0;) {
            const language::Image image = language::board_image(state, tile_sizes[i].pixels);
            const bool fits =
                static_cast<int>(image.width) <= on->columns &&
                (!in_height || static_cast<int>(image.height / 2) + prompt <= on->rows);
            if (fits) return tile_sizes[i];
        }
    }
    return tile_sizes.front();
}

// At most as wide as the terminal, which would break longer lines. Tells what is cut.
language::Image cut_image(language::Image image, const std::optional<program::Terminal>& on) {
    if (!on || static_cast<int>(image.width) <= on->columns) return image;
    const auto width = static_cast<std::size_t>(on->columns);
    program::complain(
        fmt::format("carcassonne: the board is {} columns wide, but the terminal has only {}, so "
                    "the right side is cut off; --svg FILE draws all of it",
                    image.width, width));
    language::Image cut{width, image.height, {}};
    for (std::size_t y = 0; y < image.height; ++y) {
        const auto row = image.pixels.begin() + static_cast<std::ptrdiff_t>(y * image.width);
        cut.pixels.insert(cut.pixels.end(), row, row + static_cast<std::ptrdiff_t>(width));
    }
    return cut;
}

std::string drawing(const table::Match& match, const BoardOptions& options) {
    const auto on = program::terminal();
    const State& state = match.state();
    if (!options.has_colours || state.board.tiles().empty()) {
        const TileSize size = options.size.value_or(tile_sizes.front());
        return language::board_characters(match.notation(), state, size.characters);
    }
    const TileSize size = options.size ? *options.size : fitting_size(state, on);
    return language::half_blocks(cut_image(language::board_image(state, size.pixels), on));
}

}  // namespace

program::Exit show_board(const BoardWords& words) {
    const BoardOptions options = board_options(words);
    const table::SavedGame game = game_in(*words.file);
    const table::Match& match = *game.match;
    if (!game.fault.empty()) {
        program::complain(
            fmt::format("carcassonne: the board is drawn as it was before line {}", game.lines));
    }
    if (words.svg)
        program::write_file(*words.svg, language::board_svg(match.notation(), match.state()));
    program::write_stdout(options.script ? language::board_script(match.notation(), match.state())
                                         : drawing(match, options));
    return static_cast<program::Exit>(game.verdict);
}

}  // namespace carcassonne::app
