// Tests that a view suffices to judge its seat's commands (R11, R4.6): its viewer cannot tell a state imagined from the
// view from the true one. CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/core/imagine.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "catan/core/invariants.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/refuse.hpp"
#include "support/babbler.hpp"
#include "support/conjurer.hpp"
#include "support/slow_rules.hpp"
#include "support/tables.hpp"

using namespace catan;

namespace {

// At every third table most development cards are victory cards, so that the player to move could often have won with
// other cards.
Table secretive_table(std::uint64_t seed) {
    Table table = random_table(seed);
    if (seed % 3 != 0) return table;
    Settings settings = table.game.settings();
    settings.deck = {2, 16, 1, 1, 1};
    table.game = Game(table.game.board(), settings);
    return table;
}

template <typename MakeWatch>
void play_at_secretive_tables(std::size_t tables, std::size_t most_plies, MakeWatch&& make_watch) {
    for (std::uint64_t seed = 0; seed < scaled(tables); ++seed) {
        const Table table = secretive_table(seed);
        play(table, most_plies, make_watch(table));
    }
}

// Every seat, and the public viewer.
std::vector<Seat> all_viewers(const Game& game) {
    std::vector<Seat> viewers;
    for (std::size_t i = 0; i < game.players(); ++i) viewers.emplace_back(i);
    viewers.push_back(Seat::none());
    return viewers;
}

HiddenCards true_cards(const State& state) {
    HiddenCards cards;
    for (std::size_t i = 0; i < most_players; ++i) {
        cards.hands[i] = state.players[i].hand;
        cards.cards[i] = state.players[i].cards;
    }
    cards.bought = state.turn.bought;
    return cards;
}

// The state with those cards where the viewer sees none, whether that can be or not.
State with(const Game& game, State state, Seat viewer, const HiddenCards& guess) {
    state.deck = full_deck(game);
    for (std::size_t i = 0; i < game.players(); ++i) {
        Player& player = state.players[i];
        if (Seat(i) != viewer) {
            player.hand = guess.hands[i];
            player.cards = guess.cards[i];
        }
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
            const int left = state.deck[kind] - player.cards[kind] - player.played[kind];
            state.deck[kind] = static_cast<std::uint8_t>(left);
        }
    }
    if (state.turn.active() != viewer) state.turn.bought = guess.bought;
    return state;
}

// Changes a guess a little: some of it then fits no longer.
class Doubter {
public:
    Doubter(const Game& game, std::uint64_t seed) : game_(game), random_(seed, Domain::Roll) {}

    HiddenCards doubt(HiddenCards guess) {
        for (std::uint32_t times = 1 + below(3); times > 0; --times) change(guess);
        return guess;
    }

private:
    std::uint32_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

    void change(HiddenCards& guess) {
        const std::size_t one = below(game_.players());
        const std::size_t other = below(game_.players());
        const std::size_t kind = below(card_kinds);
        const std::size_t instead = below(card_kinds);
        switch (below(5)) {
            case 0:  // a card for another one
                --guess.hands[one].counts[kind];
                ++guess.hands[one].counts[instead];
                --guess.hands[other].counts[instead];
                ++guess.hands[other].counts[kind];
                break;
            case 1:
                --guess.hands[one].counts[kind];
                ++guess.hands[below(4) == 0 ? other : one].counts[instead];
                break;
            case 2:
                if (guess.cards[one][kind] == 0) break;
                --guess.cards[one][kind];
                ++guess.cards[below(4) == 0 ? other : one][instead];
                break;
            case 3: {  // nothing but victory cards
                const int held = total(guess.cards[one]) + (below(4) == 0 ? 1 : 0);
                guess.cards[one] = {};
                guess.cards[one][index(Card::Victory)] = static_cast<std::uint8_t>(held);
                break;
            }
            default:
                if (guess.bought[kind] > 0) --guess.bought[kind];
                if (below(4) != 0) ++guess.bought[instead];
        }
    }

    const Game& game_;
    Random random_;
};

// Demands the same verdict for the viewer's command in the true state and in the imagined one.
void demand_same_verdict(const Ply& ply, const State& imagined, Seat viewer,
                         const Command& command) {
    ply.demand(
        refuse(ply.game, ply.after, command, viewer) == refuse(ply.game, imagined, command, viewer),
        "a command is judged alike, with all facts");
}

}  // namespace

TEST_CASE("R11 a state that is imagined from a view has that view and breaks no law") {
    play_at_secretive_tables(150, 1200, [](const Table& table) {
        return [viewers = all_viewers(table.game)](const Ply& ply) {
            for (const Seat viewer : viewers) {
                const View seen = view(ply.game, ply.after, viewer);
                const HiddenCards some = some_hidden_cards(ply.game, seen);
                ply.demand(fits(ply.game, seen, some), "some cards fit");
                const State imagined = imagine(ply.game, seen);
                ply.demand(view(ply.game, imagined, viewer) == seen, "it looks the same");
                ply.demand(imagined == imagine(ply.game, seen, some), "it has these cards");
                const auto broken = broken_invariants(ply.game, imagined);
                if (!broken.empty()) ply.fail("an imagined state: " + broken.front());
            }
        };
    });
}

TEST_CASE("R11 a state that is imagined with the true cards is the true one") {
    play_at_secretive_tables(300, 1200, [](const Table& table) {
        return [viewers = all_viewers(table.game)](const Ply& ply) {
            for (const Seat viewer : viewers) {
                const View seen = view(ply.game, ply.after, viewer);
                const HiddenCards truth = true_cards(ply.after);
                ply.demand(fits(ply.game, seen, truth), "the true cards fit");
                const State imagined = imagine(ply.game, seen, truth);
                ply.demand(imagined == ply.after && hash(imagined) == hash(ply.after),
                           "nothing else is made up");
                if (!ply.after.in<GameOver>()) continue;
                ply.demand(imagine(ply.game, seen) == ply.after, "after the end nothing is secret");
            }
        };
    });
}

TEST_CASE("R11 R4.6 whatever a seat says is judged from its view as it is from the state") {
    std::size_t asked_legal = 0;
    std::size_t asked_refused = 0;
    play_at_secretive_tables(600, 1000, [&](const Table& table) {
        return [&, viewers = all_viewers(table.game),
                babbler = Babbler(table.game, table.seed)](const Ply& ply) mutable {
            const Seat asked_seat = asked(ply.game, ply.after);
            std::vector<Command> said{babbler.any(ply.after), babbler.any_judged(ply.after),
                                      babbler.any_judged(ply.after)};
            const std::vector<Command> listed = legal(ply.game, ply.after);
            if (!listed.empty()) said.push_back(listed[ply.number % listed.size()]);
            for (const Seat viewer : viewers) {
                const State imagined = imagine(ply.game, view(ply.game, ply.after, viewer));
                for (const Command& command : said) {
                    demand_same_verdict(ply, imagined, viewer, command);
                }
                if (viewer != asked_seat || !viewer.exists()) continue;
                ply.demand(legal(ply.game, imagined) == listed, "the same is legal");
                for (const Command& command : said) {
                    const bool is_legal = !refuse(ply.game, imagined, command);
                    ++(is_legal ? asked_legal : asked_refused);
                }
            }
        };
    });
    REQUIRE(asked_legal > scaled(100'000));
    REQUIRE(asked_refused > scaled(100'000));
}

TEST_CASE("R11 R4.6 so is everything there is to say, from seats that are asked and others") {
    for (std::uint64_t seed = 0; seed < scaled(400); ++seed) {
        const Table table = secretive_table(seed);
        const std::vector<Command> all = everything(table.game);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 24 != 0) return;
            const Seat asked_seat = asked(ply.game, ply.after);
            const Seat other(ply.number / 24 % table.game.players());
            for (const Seat viewer : {asked_seat, other}) {
                const State imagined = imagine(ply.game, view(ply.game, ply.after, viewer));
                for (const Command& command : all) {
                    demand_same_verdict(ply, imagined, viewer, command);
                }
            }
        });
    }
}

TEST_CASE("R11 states that differ in what others hide are imagined alike, and each can be") {
    std::size_t twins = 0;
    for (std::uint64_t seed = 0; seed < scaled(400); ++seed) {
        const Table table = secretive_table(seed);
        Conjurer conjurer(table.game, seed);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 4 != 0 || ply.after.in<GameOver>()) return;
            const Seat viewer = conjurer.any_viewer();
            const auto twin = conjurer.twin(ply.after, viewer);
            if (!twin) return;
            ++twins;
            const View seen = view(ply.game, ply.after, viewer);
            ply.demand(imagine(ply.game, seen) == imagine(ply.game, view(ply.game, *twin, viewer)),
                       "no difference is imagined");
            const HiddenCards other = true_cards(*twin);
            ply.demand(fits(ply.game, seen, other), "it could be so");
            ply.demand(imagine(ply.game, seen, other) == *twin, "and it is imagined so");
        });
    }
    REQUIRE(twins > scaled(10'000));
}

TEST_CASE("R11 a guess fits just where the state with it looks the same and breaks no law") {
    std::size_t fitting = 0;
    std::size_t others = 0;
    for (std::uint64_t seed = 0; seed < scaled(600); ++seed) {
        const Table table = secretive_table(seed);
        Doubter doubter(table.game, seed);
        Conjurer conjurer(table.game, seed);
        play(table, 1200, [&](const Ply& ply) {
            if ((ply.number + seed) % 8 != 0 || ply.after.in<GameOver>()) return;
            const Seat viewer = conjurer.any_viewer();
            const View seen = view(ply.game, ply.after, viewer);
            const HiddenCards guess = doubter.doubt(true_cards(ply.after));
            const State guessed = with(ply.game, ply.after, viewer, guess);
            const bool could_be = view(ply.game, guessed, viewer) == seen &&
                                  broken_invariants(ply.game, guessed).empty();
            ply.demand(fits(ply.game, seen, guess) == could_be, "a guess fits if it could be so");
            if (could_be) ply.demand(imagine(ply.game, seen, guess) == guessed, "and is imagined");
            ++(could_be ? fitting : others);
        });
    }
    REQUIRE(fitting > scaled(1000));
    REQUIRE(others > scaled(1000));
}
