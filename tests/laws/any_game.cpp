// Tests what holds at the table of every game: what a match records, taking back, saved games, chairs, playbacks. The laws of
// Catan's rules, views and texts are in the other files. CATAN_TEST_SCALE as in playouts_property.cpp.
#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "carcassonne/table/playback.hpp"
#include "carcassonne/table/referee.hpp"
#include "carcassonne/table/saved_game.hpp"
#include "carcassonne/table/script.hpp"
#include "catan/table/playback.hpp"
#include "catan/table/referee.hpp"
#include "catan/table/saved_game.hpp"
#include "catan/table/script.hpp"
#include "support/any_game.hpp"
#include "support/scale.hpp"
#include "tabletop/table/playback.hpp"
#include "tabletop/table/referee.hpp"
#include "tabletop/table/saved_game.hpp"
#include "tabletop/table/script.hpp"

using namespace tabletop;

namespace {

constexpr std::size_t most_moves = 300;

// Plays a random game, or its beginning.
template <typename G>
MatchOf<G> played(std::uint64_t seed) {
    G game(seed);
    MatchOf<G> match(game.text_table());
    for (std::size_t i = 0; i < most_moves && !match.is_over(); ++i) {
        const auto reply = match.say(game.next(match), match.asked(), std::nullopt);
        demand(!reply.refusal, seed, "what is listed as legal is refused");
    }
    return match;
}

// Applies a recorded move.
template <typename G, typename Move, typename Event>
void apply(const MatchOf<G>& match, typename RulesOf<G>::State& state, const Move& move,
           std::vector<Event>* events) {
    RulesOf<G>::apply(match.game(), state, move.command, events);
    if (move.outcome) RulesOf<G>::apply(match.game(), state, *move.outcome, events);
}

}  // namespace

TEMPLATE_TEST_CASE("A match records every move that was not taken back, and its events", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    std::size_t taken_back = 0;
    for (std::uint64_t seed = 0; seed < scaled(TestType::games); ++seed) {
        TestType game(seed);
        MatchOf<TestType> match(game.text_table());
        Random random(seed, Draws::TakingBack);
        std::vector<typename RulesOf<TestType>::State> before;
        for (std::size_t i = 0; i < most_moves && !match.is_over(); ++i) {
            const Seat undoer = match.may_take_back();
            for (std::size_t seat = 0; seat < match.game().players(); ++seat) {
                demand(match.refuse_undo(Seat(seat)).has_value() != (Seat(seat) == undoer), seed,
                       "only one player may take back");
            }
            if (undoer.exists() && random.below(4) == 0) {
                match.undo();
                demand(match.state() == before.back(), seed, "undo restores the position");
                before.pop_back();
                ++taken_back;
                continue;
            }
            before.push_back(match.state());
            const Seat speaker = match.asked();
            const auto command = game.next(match);
            const auto reply = match.say(command, speaker, std::nullopt);
            const auto& last = match.recording().back();
            demand(!reply.refusal && last.move.seat == speaker && last.move.command == command &&
                       last.move.outcome == reply.outcome,
                   seed, "the move is recorded");
        }
        auto state = RulesOf<TestType>::start(match.game());
        typename MatchOf<TestType>::Recording recording;
        for (const auto& move : match.history()) {
            std::vector<typename MatchOf<TestType>::Event> events;
            apply<TestType>(match, state, move, &events);
            recording.add(move, events);
        }
        demand(state == match.state(), seed, "the moves lead to the position");
        demand(recording == match.recording(), seed, "with the same events");
    }
    REQUIRE(taken_back > scaled(100));
}

TEMPLATE_TEST_CASE("A saved game is loaded as it was, and its seed confirms it", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    for (std::uint64_t seed = 0; seed < scaled(TestType::games); ++seed) {
        const auto match = played<TestType>(seed);
        const std::string text = table::saved_text(match);
        std::istringstream in(text);
        const auto loaded = TestType::load(in);
        demand(loaded.match && loaded.fault.empty() && loaded.bytes == text.size(), seed,
               "the file is sound");
        demand(loaded.match->state() == match.state() &&
                   loaded.match->recording() == match.recording() &&
                   loaded.match->check() == match.check(),
               seed, "the game is the same");
        demand(table::saved_text(*loaded.match) == text, seed, "and is written the same way");
        std::string trouble;
        table::ScriptOutput output{
            {}, [&](std::string_view line) { trouble += std::string(line) + "\n"; }, {}};
        table::Script<typename TestType::Language> script({}, {.verify = true}, output, "a game");
        std::istringstream again(text);
        INFO(trouble);
        demand(script.run(again) == table::Verdict::Fine, seed, "the seed gives its outcomes");
    }
}

TEMPLATE_TEST_CASE("Chairs show their viewers' views, and judge as the match does", "[laws]",
                   CatanGame, CarcassonneGame, ToyGame) {
    using Rules = RulesOf<TestType>;
    for (std::uint64_t seed = 0; seed < scaled(TestType::games / 4); ++seed) {
        TestType game(seed);
        table::Referee<typename TestType::Language> referee{MatchOf<TestType>(game.text_table())};
        const auto& match = referee.match();
        auto chairs = referee.chairs();
        chairs.push_back(&referee.onlooker());
        for (std::size_t i = 0; i < most_moves && !match.is_over(); ++i) {
            const auto command = game.next(match);
            std::vector<typename MatchOf<TestType>::Command> listed;
            Rules::list_legal(match.game(), match.state(), listed);
            for (const auto* chair : chairs) {
                const Seat seat = chair->viewer().seat();
                demand(chair->view() == Rules::view(match.game(), match.state(), Viewer::of(seat)),
                       seed, "the view");
                const bool is_asked = seat.exists() && seat == match.asked();
                demand(std::ranges::equal(chair->legal(), is_asked ? listed : decltype(listed){}),
                       seed, "legal commands");
                demand(chair->why_not(command) ==
                           Rules::refuse(match.game(), match.state(), command, seat),
                       seed, "a refusal");
                demand(chair->why_not_take_back() == match.refuse_undo(seat), seed, "taking back");
                demand(chair->history().size() == match.history().size(), seed, "the history");
                const auto& recording = match.recording();
                if (!recording.empty()) {
                    demand(chair->history().back() ==
                               recording.seen(recording.size() - 1, Viewer::of(seat)),
                           seed, "the last move");
                }
            }
            auto& chair = referee.chair(match.asked());
            chair.say(chair.position(), command, std::nullopt, [&](const auto& result) {
                demand(result.is_done(), seed, "the move is made");
            });
        }
    }
}

TEMPLATE_TEST_CASE("A playback shows each position of the game", "[laws]", CatanGame,
                   CarcassonneGame, ToyGame) {
    using Rules = RulesOf<TestType>;
    using Language = typename TestType::Language;
    for (std::uint64_t seed = 0; seed < scaled(TestType::games / 4); ++seed) {
        const auto match = played<TestType>(seed);
        table::Playback<typename Rules::Types, Language> playback(match, seed % 2 == 0);
        demand(playback.steps() == match.history().size(), seed, "all moves");
        auto state = Rules::start(match.game());
        for (std::size_t step = 0;; ++step) {
            playback.go_to(step);
            demand(playback.view() == Rules::view(match.game(), state, playback.viewer()), seed,
                   "the view of then");
            demand(playback.history().size() == step, seed, "the history of then");
            if (step == playback.steps()) break;
            apply<TestType, typename MatchOf<TestType>::Move, typename MatchOf<TestType>::Event>(
                match, state, match.history()[step], nullptr);
        }
    }
}
