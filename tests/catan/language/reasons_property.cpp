// Tests reasons in random games: every move has one, it fits the line, depends on nothing hidden (R11), and its claims
// come true when the move is made. CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/language/reasons.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/legal.hpp"
#include "support/conjurer.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

// Names of maximum length, one of them in letters that are two columns wide.
const std::vector<std::string> names{
    "Ann-Kathrin1", "Ben-Jonathan", "ワワワワワワワワワワワワ", "Dee", "e", "Fay-Fay-Fay1",
    "Gus",          "Hannah-Louis"};

std::size_t columns(std::string_view line) {
    std::size_t sum = 0;
    for (const char byte : line) {
        const auto bits = static_cast<unsigned char>(byte);
        if ((bits & 0xc0U) != 0x80U) sum += bits >= 0xe0U ? 2U : 1U;
    }
    return sum;
}

bool says(std::string_view line, std::string_view words) {
    return line.find(words) != std::string_view::npos;
}

// All listed commands, and some of those that are only judged.
std::vector<Command> possible_commands(const Game& game, const State& state, Random& random) {
    std::vector<Command> commands = legal(game, state);
    if (state.in<Discarding>()) commands.emplace_back(draw_discard(game, state, random));
    if (state.in<MainPhase>()) {
        if (const auto offer = draw_offer(game, state, random)) commands.emplace_back(*offer);
    }
    if (state.in<Answering>()) {
        if (const auto counter = draw_counter(game, state, random)) commands.emplace_back(*counter);
    }
    return commands;
}

template <typename Kind>
bool lists(const Game& game, const State& state) {
    return std::ranges::any_of(legal(game, state), [](const Command& command) {
        return std::holds_alternative<Kind>(command);
    });
}

// A claim that does not hold.
std::optional<std::string> untrue(const Game& game, const State& before, const Command& command,
                                  const std::string& line) {
    const Seat me = asked(game, before);
    State after = before;
    apply(game, after, command);
    const auto* over = std::get_if<GameOver>(&after.phase);
    const bool wins = over != nullptr && over->winner == me;
    // Two free roads are more than this one command.
    const bool is_promise = std::holds_alternative<PlayRoadBuilding>(command);
    if (says(line, "you win") && !wins && !is_promise) return "wins";
    const bool road_taken = after.longest_road == me && before.longest_road != me;
    if (says(line, "takes the longest road:") && !road_taken && !is_promise) return "longest road";
    if (std::holds_alternative<BuildRoad>(command) && road_taken && before.turn.number > 0 &&
        !says(line, "the longest road"))
        return "silent about the longest road";
    const bool army_taken = after.largest_army == me && before.largest_army != me;
    if (std::holds_alternative<PlayKnight>(command) &&
        says(line, "It takes the largest army") != army_taken)
        return "largest army";
    if (!over) {
        if (says(line, "Then you can build a city") && !lists<BuildCity>(game, after))
            return "city";
        if (says(line, "Then you can build a settlement") && !lists<Settle>(game, after))
            return "settlement";
        if (says(line, "Then you can buy") && !lists<BuyCard>(game, after)) return "card";
        if (says(line, "Then you can build a road") && !lists<BuildRoad>(game, after))
            return "road";
    }
    if (says(line, "It cuts ")) {
        const bool any_shorter = [&] {
            for (std::size_t i = 0; i < game.players(); ++i) {
                if (after.players[i].longest_road < before.players[i].longest_road) return true;
            }
            return false;
        }();
        if (!any_shorter) return "cut";
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("whatever could be said has a reason, in one line that fits, and what it claims is so") {
    std::array<std::size_t, std::variant_size_v<Command>> seen{};
    play_at_tables(600, 700, [&](const Table& table) {
        return [&, random = Random(table.seed, Domain::Choice)](const Ply& ply) mutable {
            const Game& game = ply.game;
            const State& state = ply.after;
            const Seat me = asked(game, state);
            if (!me.exists() || state.in<GameOver>() || (ply.number + table.seed) % 5 != 0) return;
            const View here = view(game, state, me);
            const language::Notation notation{game, names};
            for (const Command& command : possible_commands(game, state, random)) {
                ++seen[command.index()];
                const std::string line = language::reason(notation, here, command);
                const std::string what = notation.write(command, me) + ": " + line;
                if (line.empty() || columns(line) > language::usual_reason_width)
                    ply.fail("too short or too long: " + what);
                if (line.back() != '.' || says(line, "\n") || says(line, "  "))
                    ply.fail("no sentences: " + what);
                const std::string brief =
                    language::reason(notation, here, command, language::least_reason_width);
                if (brief.empty() || columns(brief) > language::least_reason_width)
                    ply.fail("does not fit where there is little room: " + what);
                if (const auto claim = untrue(game, state, command, line))
                    ply.fail("not so, " + *claim + ": " + what);
            }
        };
    });
    REQUIRE(std::accumulate(seen.begin(), seen.end(), std::size_t{0}) > scaled(200'000));
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        CAPTURE(kind);
        // Victory cards are never played.
        REQUIRE((seen[kind] > 0) == (kind != Command(PlayVictory{}).index()));
    }
}

TEST_CASE("R11 reasons are the same where only what others hide differs") {
    std::size_t twins = 0;
    for (std::uint64_t seed = 0; seed < scaled(400); ++seed) {
        const Table table = random_table(seed);
        Conjurer conjurer(table.game, seed);
        Random random(seed, Domain::Choice);
        play(table, 600, [&](const Ply& ply) {
            const Seat me = asked(ply.game, ply.after);
            if (ply.after.in<GameOver>() || !me.exists() || (ply.number + seed) % 16 != 0) return;
            const auto twin = conjurer.twin(ply.after, me);
            if (!twin) return;
            ++twins;
            const language::Notation notation{ply.game, names};
            for (const Command& command : possible_commands(ply.game, ply.after, random)) {
                ply.demand(language::reason(notation, view(ply.game, ply.after, me), command) ==
                               language::reason(notation, view(ply.game, *twin, me), command),
                           "a reason tells a secret");
            }
        });
    }
    REQUIRE(twins > scaled(500));
}
