// Plays games to their middle, for tests of panels and boards drawn from a view.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/rooms.hpp"
#include "catan/core/view.hpp"
#include "catan/tui/panels.hpp"
#include "on_screen.hpp"
#include "random_game.hpp"

namespace catan::tui {

using kit::on_screen;
using kit::row;

inline const std::vector<std::string> some_names{"Ann", "Ben", "Cy",     "Dee",
                                                 "Eve", "Fay", "Gustav", "Hannah-Louise"};

inline LogLine log_line(std::string words, const std::vector<std::string>& brief) {
    LogLine line{{{std::move(words)}}, {}};
    for (const std::string& row : brief) line.brief.push_back({{row}});
    return line;
}

inline Game game_for(std::size_t players) {
    const Shape shape = default_shape(players);
    return {make_board(Mode::Random, shape, 7), usual_settings(players, shape)};
}

// The game after this many steps, or a few more, until a player with cards can act.
inline State played(const Game& game, std::uint64_t seed, int steps) {
    State state = start(game);
    RandomPlayers players(game, seed, {.by_kind = true});
    for (int i = 0; !state.in<GameOver>(); ++i) {
        const bool is_someones = state.in<MainPhase>() && state[state.turn.active()].hand.total();
        if (i >= steps && is_someones) break;
        take(game, state, players.next(state));
    }
    return state;
}

// Everything that a screen is drawn from, kept together.
struct Sitting {
    explicit Sitting(std::size_t players, int steps = 400, std::uint64_t seed = 3)
        : game(game_for(players)),
          state(played(game, seed, steps)),
          seen(view(game, state, state.turn.active())),
          names(some_names.begin(), some_names.begin() + static_cast<std::ptrdiff_t>(players)) {}

    [[nodiscard]] PanelInput about(const Palette& palette, Glyphs glyphs) const {
        return {&game, names, &seen, &palette, glyphs};
    }

    Game game;
    State state;
    View seen;
    std::vector<std::string> names;
    std::vector<LogLine> log{
        log_line("Ben builds a settlement (ore 3, brick 4, wool 10)", {"Ben settles"}),
        log_line("Ann rolls 9 (4+5): Ann gets 1 ore, Cy gets 2 lumber",
                 {"Ann rolls 9 (4+5)", "  Ann +1 ore", "  Cy +2 lumber"}),
        log_line("  The bank is short of grain: nobody gets any",
                 {"  no grain left, so nobody gets any"})};
    std::vector<kit::KeyHint> keys{
        {"arrows", "move"},   {"Enter", "build"}, {"Esc", "back"}, {"r", "road"}, {"s", "settle"},
        {"c", "city", false}, {"v", "buy"},       {"d", "play"},   {"m", "bank"}, {"t", "trade"},
        {"e", "end"},         {"u", "undo"},      {"?", "help"}};
};

inline GameLook look_of(const Sitting& sitting, const Palette& palette, Glyphs glyphs) {
    GameLook look;
    look.about = sitting.about(palette, glyphs);
    look.log = sitting.log;
    look.prompt = {"Build a settlement:", "intersection 0 · ore 3, brick 4 · 5 pips · 3:1 in reach",
                   false};
    look.keys = sitting.keys;
    return look;
}

}  // namespace catan::tui
