#include "board_options.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "catan/core/rules.hpp"
#include "game_values.hpp"
#include "program/option_values.hpp"
#include "program/terminal.hpp"

namespace catan::app {
namespace {

// R2.1: the number of players sets the size, unless the options name a radius or a board with a
// single shape.
Shape shape_of(const BoardKind& kind, std::optional<std::uint64_t> radius, std::size_t players) {
    if (radius) return Shape::hexagon(static_cast<std::uint32_t>(*radius));
    if (kind.extended) return Shape::extended();
    if (kind.mode == Mode::Beginner) return Shape::hexagon(3);
    return default_shape(players);
}

void choose_board(const BoardWords& words, BoardOptions& options) {
    constexpr std::size_t usual_players = 4;
    std::optional<std::uint64_t> radius;
    if (words.radius) {
        radius =
            program::number("--radius", *words.radius, smallest_radius, largest_playable_radius);
    }
    std::size_t players = usual_players;
    if (words.players) {
        players = program::number("--players", *words.players, fewest_players, most_players);
    }
    const std::string word = words.board.value_or("random");
    const BoardKind kind = kind_of_board(word);
    if (kind.extended && radius) {
        program::misunderstood(
            "the extended board has a shape of its own, so --radius cannot be given with it");
    }
    options.mode = kind.mode;
    options.shape = shape_of(kind, radius, players);
    if (!has_board(options.mode, options.shape)) {
        const std::string why =
            radius ? fmt::format("--radius is {}", *radius)
                   : fmt::format("{} players have radius {} (R2.1)", players, options.shape.radius);
        program::misunderstood(fmt::format(
            "--board {} has {}, but {}", word,
            kind.mode == Mode::Beginner ? "only radius 3"
                                        : "only radius 3 and the extended board of 5 or 6 players",
            why));
    }
    if (words.players && !seats_everybody(options.shape, players)) {
        program::misunderstood(
            fmt::format("{} players need {} intersections, but this board has only {}; take a "
                        "larger one (R3.3)",
                        players, players * 8, options.shape.intersections()));
    }
}

// Refuses options without effect.
void check(const BoardWords& words) {
    if (words.graph && words.script)
        program::misunderstood("--graph and --script cannot be given together");
    const bool says_how_drawn = words.size || words.colour || words.ids || words.ascii;
    if ((words.graph || words.script) && says_how_drawn) {
        program::misunderstood(
            "--graph and --script draw nothing, so --size, --color, --ids and --ascii do not go "
            "with them");
    }
    if (words.ascii && words.colour == "always") {
        program::misunderstood(
            "--ascii draws without colours, so --color always does not go with it");
    }
    if (words.svg && words.svg->empty()) program::misunderstood("--svg needs the name of a file");
}

}  // namespace

BoardOptions understood(const BoardWords& words) {
    check(words);
    BoardOptions options;
    choose_board(words, options);
    if (words.seed) {
        if (options.mode == Mode::Beginner) {
            program::misunderstood("the beginner board is always the same, so it has no --seed");
        }
        options.seed = program::seed("--seed", *words.seed);
    }
    if (words.size) {
        constexpr std::array<std::string_view, 6> names{"map",   "small", "normal",
                                                        "large", "huge",  "auto"};
        const std::size_t which = program::choice("--size", *words.size, names);
        if (which < tui::named_sizes.size()) options.size = tui::named_sizes[which];
    }
    if (words.colour) options.colour = program::colour_wish(*words.colour);
    if (words.graph) options.output = BoardOptions::Output::Graph;
    if (words.script) options.output = BoardOptions::Output::Script;
    options.svg = words.svg;
    options.ids = words.ids;
    options.ascii = words.ascii;
    return options;
}

}  // namespace catan::app
