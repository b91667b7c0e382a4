// Tests that every move of whole games has keys and can be typed, with the same result.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <variant>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "support/by_keys.hpp"
#include "support/random_game.hpp"
#include "support/scale.hpp"
#include "support/screen_table.hpp"

namespace catan::tui {
namespace {

// Says it as a line of the language, where the : prompt is within reach: some dialogs must be answered.
void say_by_typing(ScreenTable& t, const Command& command, const std::optional<Outcome>& outcome) {
    if (!t.seen().viewer.exists()) t.press("⏎");
    if (!t.is_typing()) t.press("⎋");
    if (t.play.dialog() || t.is_typing()) return say_by_keys(t, command, outcome);
    const Seat speaker = t.match().asked();
    std::string line = t.match().notation().write(command, speaker);
    if (outcome) line += " " + language::Notation::write(*outcome);
    t.press(":" + line + "⏎");
}

using SayIt = void (*)(ScreenTable&, const Command&, const std::optional<Outcome>&);

// Draws the commands of all players of one game at random.
void play(std::uint64_t seed, SayIt say, std::array<int, std::variant_size_v<Command>>& said) {
    language::Setup setup = setup_of(2 + seed % 7, seed);
    setup.scripted = seed % 2 == 0;
    for (const auto rule : {language::Setting::FriendlyRobber, language::Setting::LateCards}) {
        setup.settings[rule] = seed % 3 == 0 ? 1 : 0;
    }
    ScreenTable t(setup);
    t.draws_every_frame = false;
    RandomPlayers players(t.game(), seed,
                          {.player_trades = true, .bulk_trades = true, .by_kind = true});
    Dealer dealer(seed);
    for (int i = 0; i < 400 && !t.state().in<GameOver>(); ++i) {
        const std::size_t length = t.match().history().size();
        const auto command = std::get<Command>(players.next(t.state()));
        std::optional<Outcome> outcome;
        if (setup.scripted) {
            State waiting = t.state();
            apply(t.game(), waiting, command);
            if (awaits_outcome(waiting)) outcome = dealer.deal(waiting);
        }
        const Seat speaker = t.match().asked();
        INFO(t.match().notation().write(command, speaker));
        say(t, command, outcome);
        const auto& history = t.match().history();
        REQUIRE(history.size() > length);
        REQUIRE(history[length].command == command);
        REQUIRE(history[length].seat == speaker);
        if (outcome) REQUIRE(history[length].outcome == outcome);
        // R6.2, R8.2: a front end steals by itself if there is no choice, and withdraws an offer that all have
        // declined.
        const bool may_go_on =
            std::holds_alternative<MoveRobber>(command) || std::holds_alternative<Decline>(command);
        REQUIRE(history.size() - length <= (may_go_on ? 2 : 1));
        ++said[command.index()];
    }
}

}  // namespace

TEST_CASE("R3-R10 whatever may be said can be said by keys, and be typed") {
    for (const SayIt say : {SayIt{say_by_keys}, SayIt{say_by_typing}}) {
        std::array<int, std::variant_size_v<Command>> said{};
        const int enough = static_cast<int>(scaled(4));
        // A victory card is never played by itself.
        const auto are_enough = [&] {
            return std::ranges::count_if(said, [&](int times) { return times >= enough; }) ==
                   static_cast<std::ptrdiff_t>(said.size()) - 1;
        };
        // At a small scale rare commands may take more games.
        const std::size_t most = std::max<std::size_t>(56, scaled(56));
        for (std::uint64_t seed = 0; seed < most && (seed < scaled(56) || !are_enough()); ++seed) {
            INFO("seed " << seed);
            play(seed, say, said);
        }
        for (std::size_t kind = 0; kind < said.size(); ++kind) {
            INFO("command " << kind);
            REQUIRE((said[kind] >= enough) != (kind == Command(PlayVictory{}).index()));
        }
    }
}

}  // namespace catan::tui
