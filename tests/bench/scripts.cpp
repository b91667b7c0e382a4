// Measures the cost per command of replaying saved games, and the engine's part of it: applies the same games to the
// bare engine, judges and applies them, makes the moves in a match, runs them as a silent script, runs them with all
// output, and runs them as a saved game with its checks.
#include <cstdio>
#include <ctime>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "catan/core/apply.hpp"
#include "catan/core/refuse.hpp"
#include "catan/table/match.hpp"
#include "catan/table/script.hpp"
#include "support/random_game.hpp"

using namespace catan;

namespace {

struct RecordedMoves {
    language::Table table;
    std::vector<Move> moves;
    std::string text;   // as a script that was written by hand
    std::string saved;  // as a saved game, with a check at the end of each turn
};

RecordedMoves record(std::size_t players, Shape shape, std::uint64_t seed) {
    language::Setup setup;
    setup.players = players;
    setup.shape = shape;
    setup.seed = seed;
    table::Match match(language::seat_everybody(setup));
    RandomPlayers chooser(match.game(), seed, {false, false, true});
    std::string text = language::header_text(match.table());
    std::string saved = text;
    constexpr int most_commands = 20'000;
    for (int i = 0; i < most_commands && !match.state().in<GameOver>(); ++i) {
        match.say(std::get<Command>(chooser.next(match.state())), match.asked(), std::nullopt);
        text += match.notation().write(match.history().back()) + "\n";
        saved += match.saved_lines() + "\n";
    }
    const auto history = match.history();
    return {match.table(), {history.begin(), history.end()}, std::move(text), std::move(saved)};
}

// Nanoseconds for each command of the games.
template <typename Replay>
double cost(const std::vector<RecordedMoves>& games, Replay&& replay) {
    std::size_t commands = 0;
    for (const RecordedMoves& game : games) commands += game.moves.size();
    replay(games.front());
    const std::clock_t begin = std::clock();  // of this process, whatever else runs
    for (const RecordedMoves& game : games) replay(game);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return 1e9 * seconds / static_cast<double>(commands);
}

std::uint64_t sum = 0;  // so that nothing can be left out

void apply_only(const RecordedMoves& game) {
    State state = start(game.table.game);
    for (const Move& move : game.moves) {
        apply(game.table.game, state, move.command);
        if (move.outcome) apply(game.table.game, state, *move.outcome);
    }
    sum += state.turn.number;
}

void judge_and_apply(const RecordedMoves& game) {
    State state = start(game.table.game);
    for (const Move& move : game.moves) {
        sum += refuse(game.table.game, state, move.command, move.seat) ? 1U : 0U;
        apply(game.table.game, state, move.command);
        if (!move.outcome) continue;
        sum += refuse(state, *move.outcome) ? 1U : 0U;
        apply(game.table.game, state, *move.outcome);
    }
}

void say_to_match(const RecordedMoves& game) {
    table::Match match(game.table);
    for (const Move& move : game.moves) match.say(move.command, move.seat, move.outcome);
    sum += match.history().size();
}

void run_script(const std::string& text, table::ScriptOptions options,
                const table::ScriptOutput& output) {
    table::Script script({}, options, output, "bench");
    std::istringstream in(text);
    sum += static_cast<std::uint64_t>(script.run(in));
}

void bench(const char* name, std::size_t players, Shape shape, std::size_t games) {
    std::vector<RecordedMoves> recorded;
    for (std::size_t i = 0; i < games; ++i) recorded.push_back(record(players, shape, i));
    const table::ScriptOutput silent;
    table::ScriptOutput heard;
    heard.print = [](std::string_view line) { sum += line.size(); };
    const double applied = cost(recorded, apply_only);
    const double judged = cost(recorded, judge_and_apply);
    const double said = cost(recorded, say_to_match);
    const double run =
        cost(recorded, [&](const RecordedMoves& game) { run_script(game.text, {true}, silent); });
    const double printed =
        cost(recorded, [&](const RecordedMoves& game) { run_script(game.text, {}, heard); });
    const double checked =
        cost(recorded, [&](const RecordedMoves& game) { run_script(game.saved, {true}, silent); });
    fmt::print("scripts-{}: {:.0f} commands/s, {:.0f} printed, {:.0f} of a saved game\n", name,
               1e9 / run, 1e9 / printed, 1e9 / checked);
    fmt::print(
        "  ns/command: applied {:.0f}, judged and applied {:.0f}, said {:.0f}, run {:.0f} "
        "({:.1f}x), "
        "printed {:.0f} ({:.1f}x), checked {:.0f} ({:.1f}x)\n",
        applied, judged, said, run, run / judged, printed, printed / judged, checked,
        checked / judged);
}

}  // namespace

int main() {
    bench("r3-p4", 4, Shape::hexagon(3), 200);
    bench("extended-p6", 6, Shape::extended(), 50);
    bench("r10-p4", 4, Shape::hexagon(10), 5);
    return sum == 0 ? 1 : 0;
}
