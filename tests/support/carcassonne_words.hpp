// Reads and writes single lines of Carcassonne's language in tests, at a table of Ann, Ben, Cy, Dee and Eve.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/chance.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/rooms.hpp"
#include "carcassonne/core/settings.hpp"
#include "carcassonne/language/notation.hpp"
#include "tabletop/text/words.hpp"

// The words of a line, and a reader of them.
struct Words {
    explicit Words(std::string_view text)
        : line(text),
          words(tabletop::text::split(line)),
          reader(words, tabletop::text::length(line) + 1) {}
    Words(const Words&) = delete;
    Words& operator=(const Words&) = delete;

    std::string line;
    std::vector<tabletop::text::Word> words;
    tabletop::text::Reader reader;
};

// What `read` complains about in the line: `7: expected …`. Empty if it reads the whole line.
template <typename Read>
std::string complaint_of(std::string_view line, const Read& read) {
    try {
        Words words(line);
        read(words.reader);
        words.reader.finish();
        return {};
    } catch (const tabletop::text::TextError& error) {
        return std::to_string(error.column()) + ": " + error.what();
    }
}

inline std::vector<std::string> names_at_table(std::size_t players) {
    const std::vector<std::string> all{"Ann", "Ben", "Cy", "Dee", "Eve"};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}

// Settings that differ from seed to seed.
inline carcassonne::Settings odd_settings(std::uint64_t seed) {
    carcassonne::Settings settings;
    settings.players = 2 + seed % 4;
    settings.first = carcassonne::Seat(seed / 4 % settings.players);
    settings.start = seed % 3 == 0 ? carcassonne::Start::AnyTile : carcassonne::Start::TileD;
    settings.small_city = seed % 5 == 0 ? 2 : 4;
    settings.farmers = seed % 7 != 0;
    return settings;
}

// Plays a game of random moves and shows every state to `watch(state)`, the first and the last included.
template <typename Watch>
void play_watched(const carcassonne::Game& game, std::uint64_t seed, Watch&& watch) {
    carcassonne::State state = start(game);
    carcassonne::Random random(seed, carcassonne::Domain::Choice);
    watch(state);
    while (!state.in<carcassonne::GameOver>()) {
        if (awaits_outcome(state)) {
            apply_any_outcome(game, state, random);
        } else {
            apply_any(game, state, random);
        }
        watch(state);
    }
}
