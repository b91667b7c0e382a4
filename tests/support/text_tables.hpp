// Turns the tables of random games into tables for a match: with names, and with or without a seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catan/language/table.hpp"
#include "tables.hpp"

// Names in several alphabets.
inline std::vector<std::string> names_at(const catan::Game& game) {
    const std::vector<std::string> names{"Ann", "Zoë", "Łukasz", "Ωμέγα", "e", "F-1", "G_", "Ha"};
    return {names.begin(), names.begin() + static_cast<std::ptrdiff_t>(game.players())};
}

inline catan::language::Table text_table(const Table& table, bool is_scripted = false) {
    return {names_at(table.game), table.game, table.seed, is_scripted, {}, {}};
}

// The language cannot describe a development deck other than the box's.
inline Table table_with_usual_deck(std::uint64_t seed) {
    Table table = random_table(seed);
    catan::Settings settings = table.game.settings();
    settings.deck = catan::box(settings.players).deck;
    table.game = catan::Game(table.game.board(), settings);
    return table;
}
