#include "game_options.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "catan/rules.hpp"
#include "catan/spelling.hpp"
#include "failure.hpp"
#include "option_values.hpp"

namespace catan::app {
namespace {

// Options that say what a line of a header would say are understood by the language itself: `--set target=12` is
// `set target 12`.
void read_as_header(text::Setup& setup, std::string_view option, std::string_view keyword,
                    std::string_view typed, std::string_view separators) {
    std::vector<text::Word> words{{keyword, 0}};
    while (!typed.empty()) {
        const std::size_t end = typed.find_first_of(separators);
        if (end != 0) words.push_back({typed.substr(0, end), 0});
        typed.remove_prefix(end == std::string_view::npos ? typed.size() : end + 1);
    }
    try {
        text::Reader reader(words, 0);
        setup.read(reader);
    } catch (const text::TextError& error) {
        misunderstood(fmt::format("{}: {}", option, error.what()));
    }
}

void choose_board(const GameWords& words, text::Setup& setup) {
    if (words.board) {
        const BoardKind kind = kind_of_board(*words.board);
        setup.mode = kind.mode;
        if (kind.extended) setup.shape = Shape::extended();
    }
    if (!words.radius) return;
    if (setup.shape) {
        misunderstood(
            "the extended board has a shape of its own, so --radius cannot be given with it");
    }
    setup.shape = Shape::hexagon(static_cast<std::uint32_t>(
        number("--radius", *words.radius, smallest_radius, largest_playable_radius)));
}

}  // namespace

text::Setup understood(const GameWords& words) {
    text::Setup setup;
    if (words.players) {
        setup.players = number("--players", *words.players, fewest_players, most_players);
    }
    if (words.names) read_as_header(setup, "--names", "players", *words.names, ", ");
    for (const std::string& name : setup.names) {
        if (const auto fault = text::new_name_fault(name)) {
            misunderstood(fmt::format("--names: {}", *fault));
        }
    }
    if (words.players && words.names && *setup.players != setup.names.size()) {
        misunderstood(
            fmt::format("--players is {}, but --names has {}", *setup.players, setup.names.size()));
    }
    choose_board(words, setup);
    if (words.seed) setup.seed = seed("--seed", *words.seed);
    if (words.order) read_as_header(setup, "--order", "order", *words.order, " :=");
    for (const std::string& setting : words.settings) {
        read_setting(setup, "--set", setting);
    }
    if (words.target) {
        read_as_header(setup, "--target", "set", fmt::format("target {}", *words.target), " ");
    }
    constexpr std::array<std::string_view, 2> dice{"seeded", "real"};
    if (words.dice) {
        setup.scripted = choice("--dice", *words.dice, dice) == 1;
        setup.seeded = !setup.scripted;
    }
    return setup;
}

void read_setting(text::Setup& setup, std::string_view option, std::string_view typed) {
    read_as_header(setup, option, "set", typed, " =");
}

bool was_asked_for(const GameWords& words) {
    return words.players || words.names || words.board || words.radius || words.seed ||
           words.order || words.target || words.dice || !words.settings.empty();
}

}  // namespace catan::app
