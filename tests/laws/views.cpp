// R11 in random games: a view does not depend on hidden information, and does depend on everything else.
// CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/core/view.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <vector>

#include "catan/core/history.hpp"
#include "catan/core/invariants.hpp"
#include "support/changes.hpp"
#include "support/conjurer.hpp"
#include "support/slow_rules.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

// The viewer's part of a command or an outcome.
SeenMove seen_by(Seat viewer, Seat speaker, const Command& command, const Step& step,
                 const Events& events) {
    Move move{speaker, command, std::nullopt};
    if (const auto* outcome = std::get_if<Outcome>(&step)) move.outcome = *outcome;
    return catan::seen_by(Viewer::of(viewer), move, events);
}

}  // namespace

TEST_CASE("R11 states that differ only in what others hide look the same, and allow the same") {
    std::size_t twins = 0;
    for (std::uint64_t seed = 0; seed < scaled(1500); ++seed) {
        const Table table = random_table(seed);
        Conjurer conjurer(table.game, seed);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 8 != 0 || ply.after.in<GameOver>()) return;
            const State& state = ply.after;
            const Seat viewer = conjurer.any_viewer();
            const auto twin = conjurer.twin(state, viewer);
            if (!twin) return;
            ++twins;
            ply.demand(broken_invariants(ply.game, *twin).empty(), "a twin breaks no law");
            ply.demand(view(ply.game, state, viewer) == view(ply.game, *twin, viewer),
                       "the viewer sees no difference");
            ply.demand(view(ply.game, state, Seat::none()) == view(ply.game, *twin, Seat::none()),
                       "nor does a spectator");
            if (viewer.exists() && asked(ply.game, state) == viewer) {
                ply.demand(legal(ply.game, state) == legal(ply.game, *twin),
                           "what the viewer may do is no hint");
            }
            for (std::size_t i = 0; i < ply.game.players(); ++i) {
                const Player& here = state.players[i];
                const Player& there = twin->players[i];
                const bool changed = here.hand != there.hand || here.cards != there.cards;
                const bool looks_changed =
                    view(ply.game, state, Seat(i)) != view(ply.game, *twin, Seat(i));
                ply.demand(!changed || looks_changed, "whose cards they are sees the difference");
            }
        });
    }
    REQUIRE(twins > scaled(10'000));
}

TEST_CASE("R11 such states go on alike before the viewer's eyes") {
    std::size_t steps = 0;
    for (std::uint64_t seed = 0; seed < scaled(1500); ++seed) {
        const Table table = random_table(seed);
        const Game& game = table.game;
        Conjurer conjurer(game, seed);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 64 != 0 || ply.after.in<GameOver>()) return;
            const Seat viewer = conjurer.any_viewer();
            const auto twin = conjurer.twin(ply.after, viewer);
            if (!twin) return;
            State here = ply.after;
            State there = *twin;
            RandomPlayers players(game, seed + ply.number, table.habits);
            // An outcome that is awaited answers the command that was the last step.
            const auto* last = std::get_if<Command>(&ply.step);
            Command command = last != nullptr ? *last : Command();
            Seat speaker = here.turn.active();
            for (int i = 0; i < 40; ++i) {
                const Step step_here = players.next(here);
                Step step_there = step_here;
                if (const auto* outcome = std::get_if<Outcome>(&step_here)) {
                    const Move move{speaker, command, *outcome};
                    if (!catan::seen_by(Viewer::of(viewer), move).outcome) {
                        step_there = conjurer.any_outcome(there);
                    }
                    if (refuse(there, std::get<Outcome>(step_there))) return;  // the viewer learns
                } else {
                    command = std::get<Command>(step_here);
                    speaker = asked(game, here);
                    const bool reveals = std::holds_alternative<PlayMonopoly>(command);
                    if (reveals || refuse(game, there, command)) return;
                }
                Events events_here;
                Events events_there;
                take(game, here, step_here, &events_here);
                take(game, there, step_there, &events_there);
                if (here.in<GameOver>() || there.in<GameOver>()) return;  // cards are shown
                ++steps;
                ply.demand(view(game, here, viewer) == view(game, there, viewer),
                           "the viewer sees no difference later on");
                ply.demand(seen_by(viewer, speaker, command, step_here, events_here) ==
                               seen_by(viewer, speaker, command, step_there, events_there),
                           "what happens looks the same");
            }
        });
    }
    REQUIRE(steps > scaled(10'000));
}

TEST_CASE(
    "R11 a change of what is public is seen by all, of a secret by its owner; the hash shows "
    "each") {
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        const std::size_t players = table.game.players();
        play(table, 1000, [&](const Ply& ply) {
            if ((ply.number + seed) % 64 != 0 || ply.after.in<GameOver>()) return;
            const State& state = ply.after;
            const auto sees = [&](std::size_t viewer, const State& other) {
                const Seat seat = viewer < players ? Seat(viewer) : Seat::none();
                return view(ply.game, state, seat) != view(ply.game, other, seat);
            };
            for (const StateChange& change : public_changes(state)) {
                State other = state;
                change.make(other);
                ply.demand(state != other && hash(state) != hash(other), change.what.c_str());
                for (std::size_t viewer = 0; viewer <= players; ++viewer) {
                    ply.demand(sees(viewer, other), change.what.c_str());
                }
            }
            for (std::size_t i = 0; i <= players; ++i) {
                const Seat owner = i < players ? Seat(i) : Seat::none();
                for (const StateChange& change : secret_changes(state, owner)) {
                    State other = state;
                    change.make(other);
                    ply.demand(state != other && hash(state) != hash(other), change.what.c_str());
                    for (std::size_t viewer = 0; viewer <= players; ++viewer) {
                        ply.demand(sees(viewer, other) == (viewer == i && owner.exists()),
                                   change.what.c_str());
                    }
                }
            }
        });
    }
}

TEST_CASE(
    "R11 a bought card is seen by its buyer, a stolen one by the two concerned, all else by all") {
    play_at_tables(1500, 1200, [](const Table& table) {
        return [&table, command = Command()](const Ply& ply) mutable {
            if (const auto* one = std::get_if<Command>(&ply.step)) command = *one;
            const Seat active = ply.before.turn.active();
            const auto* theft = std::get_if<AwaitingTheft>(&ply.before.phase);
            const auto* outcome = std::get_if<Outcome>(&ply.step);
            for (std::size_t i = 0; i <= table.game.players(); ++i) {
                const Seat viewer = i < table.game.players() ? Seat(i) : Seat::none();
                const bool knows =
                    viewer == active || (theft != nullptr && viewer == theft->victim);
                const SeenMove seen = seen_by(viewer, active, command, ply.step, ply.events);
                if (outcome != nullptr) {
                    const bool shown = knows || std::holds_alternative<Dice>(*outcome);
                    ply.demand(
                        seen.move.outcome == (shown ? std::optional(*outcome) : std::nullopt),
                        "outcomes are seen by those concerned");
                }
                ply.demand(seen.move.seat == active && seen.move.command == command,
                           "what is said is heard");
                Events expected = ply.events;
                for (Event& event : expected) {
                    if (auto* stolen = std::get_if<CardStolen>(&event); stolen && !knows) {
                        stolen->card.reset();
                    }
                    if (auto* bought = std::get_if<CardBought>(&event); bought && !knows) {
                        bought->card.reset();
                    }
                }
                ply.demand(seen.events == expected, "so are events");
            }
            const Move move{active, command,
                            outcome == nullptr ? std::nullopt : std::optional(*outcome)};
            ply.demand(
                catan::seen_by(Viewer::all(), move, ply.events) == SeenMove{move, ply.events},
                "open hands hide nothing");
        };
    });
}

TEST_CASE("R7.1 R11 a view counts what others hide, and shows it at the end only") {
    play_at_tables(1000, 1500, [](const Table& table) {
        return [&table](const Ply& ply) {
            const State& state = ply.after;
            const Seat viewer(ply.number % table.game.players());
            const View seen = view(table.game, state, viewer);
            ply.demand(seen.own && seen.own->hand == state[viewer].hand &&
                           seen.own->cards == state[viewer].cards &&
                           seen.own->points == slow::all_points(table.game, state, viewer),
                       "one's own cards");
            for (std::size_t i = 0; i < table.game.players(); ++i) {
                const PublicPlayer& player = seen.players[i];
                ply.demand(player.hand == state.players[i].hand.total() &&
                               player.cards == total(state.players[i].cards) &&
                               player.points == slow::visible_points(table.game, state, Seat(i)),
                           "numbers of cards, visible points");
                const int victory = state.players[i].cards[index(Card::Victory)];
                ply.demand(player.victory_cards ==
                               (state.in<GameOver>() ? std::optional(victory) : std::nullopt),
                           "victory cards");
                if (!seen.opened) continue;
                const PrivatePlayer& open = (*seen.opened)[i];
                ply.demand(open.hand == state.players[i].hand &&
                               open.cards == state.players[i].cards &&
                               open.points == slow::all_points(table.game, state, Seat(i)),
                           "everybody's cards at the end");
            }
        };
    });
}
