// Tests that text reads back as the same value: every command, outcome, refusal, state and header of random games; and that
// damaged texts are refused, or are texts of other values. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include "carcassonne/core/invariants.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/language/table.hpp"
#include "support/carcassonne_words.hpp"
#include "support/scale.hpp"
#include "support/text_damager.hpp"

using namespace carcassonne;

TEST_CASE("a command that is written reads back as itself") {
    for (std::uint64_t seed = 0; seed < scaled(20); ++seed) {
        const Game game(odd_settings(seed));
        play_watched(game, seed, [&](const State& state) {
            for (const Command& command : legal(game, state)) {
                Words words(language::Notation::write(command, state.turn.player));
                REQUIRE(language::Notation::read_command(words.reader, state.turn.player) ==
                        command);
                REQUIRE(words.reader.at_end());
                REQUIRE(language::as_written(state, command) == command);
            }
        });
    }
}

TEST_CASE("K14 an outcome that is written reads back as itself") {
    for (const Tile tile : all_tiles) {
        Words words(language::Notation::write(Outcome(DrawnTile{tile})));
        REQUIRE(language::Notation::read_outcome(words.reader, Draw{}) == Outcome(DrawnTile{tile}));
        REQUIRE(words.reader.at_end());
    }
}

TEST_CASE("K4 a spot that is named by another side is written by the first") {
    for (std::uint64_t seed = 0; seed < scaled(20); ++seed) {
        const Game game(odd_settings(seed));
        play_watched(game, seed, [&](const State& state) {
            if (!state.in<PlacingFollower>()) return;
            const LaidTile& tile = state.board.last_tile();
            for (const Half half : all_halves) {
                for (const Spot spot : {Spot::field(half), Spot::road(side_of(half)),
                                        Spot::city(side_of(half)), Spot::cloister()}) {
                    const Command written = language::as_written(state, Follower{spot});
                    const Spot first = std::get<Follower>(written).on;
                    const std::uint8_t part = tile.part_at(spot);
                    REQUIRE(tile.part_at(first) == part);
                    REQUIRE(first == (part == no_part ? spot : tile.spot(part)));
                }
            }
        });
    }
}

TEST_CASE("a state that is written reads back as itself") {
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        play_watched(game, seed, [&](const State& state) {
            const std::string written = notation.write(state);
            State read;
            try {
                read = notation.read_view(written);
            } catch (const text::TextError& error) {
                FAIL(error.what() << "\n" << written);
            }
            if (read != state || hash(read) != hash(state)) FAIL("another state:\n" << written);
            if (notation.write(read) != written) FAIL("another text:\n" << written);
        });
    }
}

namespace {

// Plays a random game and shows every move with its events to `watch(seen)`.
template <typename Watch>
void play_seen(const Game& game, std::uint64_t seed, Watch&& watch) {
    State state = start(game);
    Random random(seed, Domain::Choice);
    Dealer dealer(seed);
    while (!state.in<GameOver>()) {
        SeenMove seen{{state.turn.player, choose_legal(game, state, random), {}}, {}};
        apply(game, state, seen.move.command, &seen.events);
        if (awaits_outcome(state)) {
            seen.move.outcome = dealer.deal(state);
            apply(game, state, *seen.move.outcome, &seen.events);
        }
        watch(seen);
    }
}

}  // namespace

TEST_CASE("a move with its events that is written reads back as itself") {
    // Some events are rare, so the games are not scaled.
    std::array<std::size_t, std::variant_size_v<Event>> told{};
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        play_seen(game, seed, [&](const SeenMove& seen) {
            for (const Event& event : seen.events) ++told[event.index()];
            const std::string written = notation.write(seen);
            try {
                if (notation.read_seen_move(written) != seen) FAIL("another move:\n" << written);
            } catch (const text::TextError& error) {
                FAIL(error.what() << "\n" << written);
            }
        });
    }
    for (const std::size_t count : told) REQUIRE(count > 0);
}

TEST_CASE("a refusal that is written reads back as itself") {
    std::size_t refused = 0;
    for (std::uint64_t seed = 0; seed < scaled(20); ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        Random random(seed, Domain::Order);
        const auto demand_same = [&](const std::optional<Refusal>& refusal) {
            if (!refusal) return;
            const std::string written = notation.write(*refusal);
            INFO(written);
            Words words(written);
            REQUIRE(notation.read_refusal(words.reader) == *refusal);
            REQUIRE(words.reader.at_end());
            ++refused;
        };
        play_watched(game, seed, [&](const State& state) {
            const Seat speaker(random.below(static_cast<std::uint32_t>(game.players())));
            const auto coordinate = [&] { return static_cast<std::int16_t>(random.below(13)) - 6; };
            const Position at{static_cast<std::int16_t>(coordinate()),
                              static_cast<std::int16_t>(coordinate())};
            const auto side = static_cast<Side>(random.below(side_count));
            for (const Command& command :
                 {Command(Draw{}), Command(Place{at, side}), Command(Follower{Spot::city(side)}),
                  Command(Follower{Spot::road(side)}),
                  Command(Follower{Spot::field(left_half(side))}),
                  Command(Follower{Spot::cloister()}), Command(Pass{})}) {
                demand_same(refuse(game, state, command, speaker));
                demand_same(refuse(game, state, command));
            }
            for (const Tile tile : all_tiles) demand_same(refuse(state, DrawnTile{tile}));
        });
    }
    REQUIRE(refused > scaled(10'000));
}

TEST_CASE("K13 K16 a header that is written reads back as the same table") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Settings settings = odd_settings(seed);
        language::Table table{
            names_at_table(settings.players), Game(settings), seed * 977, seed % 2 == 0, {}};
        for (std::size_t i = 0; i < settings.players && !table.scripted; ++i) {
            const std::size_t drawn = (seed / 2 + i) % (bots::level_count + 1);
            if (drawn < bots::level_count) table.bots[i] = bots::all_levels[drawn];
        }
        const std::string header = language::header_text(table);
        language::Setup setup;
        std::istringstream lines(header);
        for (std::string line; std::getline(lines, line) && line != "start";) {
            Words words(line);
            REQUIRE(setup.read(words.reader));
        }
        const language::Table read = language::seat_everybody(setup);
        REQUIRE(language::header_text(read) == header);
        REQUIRE(read.game.settings() == settings);
        REQUIRE(read.names == table.names);
        REQUIRE(read.bots == table.bots);
        REQUIRE((read.scripted || read.seed == table.seed));
        REQUIRE(read.scripted == table.scripted);
    }
}

namespace {

class CarcassonneDamager : public TextDamager<Random> {
public:
    explicit CarcassonneDamager(std::uint64_t seed)
        : TextDamager(Random(seed, Domain::Order), others) {}

private:
    static constexpr std::array<std::string_view, 18> others{
        "0",    "1",   "7",    "8", "255", "65536", "18446744073709551616",
        "-1",   "0,1", "1,0",  "C", "D",   "Ann",   "north",
        "city", "n",   "none", "#"};
};

struct CarcassonneVerdicts {
    std::size_t read = 0;
    std::size_t refused = 0;
};

// What is read must be written in the same words, and must read back as itself: `read(text)` and `write(thing)`.
template <typename Read, typename Write>
void demand_sound(const std::string& text, const Read& read, const Write& write,
                  CarcassonneVerdicts& verdicts) {
    try {
        const auto thing = read(text);
        if (!(read(write(thing)) == thing)) FAIL("it reads back as something else:\n" << text);
        ++verdicts.read;
    } catch (const text::TextError& error) {
        if (text::shown(error.what()) != error.what()) FAIL("the error cannot be shown: " << text);
        ++verdicts.refused;
    }
}

}  // namespace

TEST_CASE("a damaged state is none, or one that keeps all laws") {
    CarcassonneVerdicts views;
    CarcassonneVerdicts states;
    for (std::uint64_t seed = 0; seed < scaled(40); ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        CarcassonneDamager damager(seed);
        const auto write = [&](const State& state) { return notation.write(state); };
        const auto lawful = [&](const State& state) {
            if (!broken_invariants(game, state).empty()) FAIL("it breaks a law");
            return state;
        };
        play_watched(game, seed, [&](const State& state) {
            const std::string damaged = damager.damage(write(state));
            demand_sound(
                damaged, [&](const std::string& text) { return lawful(notation.read_view(text)); },
                write, views);
            demand_sound(
                damaged, [&](const std::string& text) { return lawful(notation.read_state(text)); },
                write, states);
        });
    }
    REQUIRE(views.read > scaled(50));
    REQUIRE(views.refused > scaled(5'000));
    REQUIRE(states.read >= views.read);
}

TEST_CASE("a damaged move with its events is refused, or is one that can be written") {
    CarcassonneVerdicts verdicts;
    for (std::uint64_t seed = 0; seed < scaled(60); ++seed) {
        const Game game(odd_settings(seed));
        const auto names = names_at_table(game.players());
        const language::Notation notation{game, names};
        CarcassonneDamager damager(seed);
        const auto write = [&](const SeenMove& seen) { return notation.write(seen); };
        const auto read = [&](const std::string& text) { return notation.read_seen_move(text); };
        play_seen(game, seed, [&](const SeenMove& seen) {
            demand_sound(damager.damage(write(seen)), read, write, verdicts);
        });
    }
    REQUIRE(verdicts.read > scaled(500));
    REQUIRE(verdicts.refused > scaled(5'000));
}

TEST_CASE("a damaged line is refused, or is a command that can be written") {
    CarcassonneVerdicts verdicts;
    const Game game(Settings{.players = 3});
    const auto names = names_at_table(3);
    const language::Notation notation{game, names};
    CarcassonneDamager damager(1);
    const auto write = [&](const Move& move) { return notation.write(move); };
    const auto read = [&](const std::string& line) {
        Words words(line);
        const Seat seat = notation.read_speaker(words.reader).value_or(Seat(0));
        Move move{seat, language::Notation::read_command(words.reader, seat), {}};
        move.outcome = language::Notation::read_outcome(words.reader, move.command);
        words.reader.finish();
        return move;
    };
    for (std::uint64_t seed = 0; seed < scaled(20); ++seed) {
        play_watched(game, seed, [&](const State& state) {
            for (const Command& command : legal(game, state)) {
                Move move{state.turn.player, command, {}};
                if (asks_chance(command)) move.outcome = DrawnTile{all_tiles[seed % tile_kinds]};
                demand_sound(damager.damage(write(move)), read, write, verdicts);
            }
        });
    }
    REQUIRE(verdicts.read > scaled(100));
    REQUIRE(verdicts.refused > scaled(1'000));
}
