// Checks every state and every step of random games (K1-K16). CATAN_TEST_SCALE=10 plays ten times as many games, 0.1 a tenth.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <optional>
#include <vector>

#include "carcassonne/core/apply.hpp"
#include "carcassonne/core/feature.hpp"
#include "carcassonne/core/invariants.hpp"
#include "carcassonne/core/legal.hpp"
#include "carcassonne/core/refuse.hpp"
#include "carcassonne/core/score.hpp"
#include "support/scale.hpp"

using namespace carcassonne;

namespace {

Settings settings_of(std::size_t seed) {
    Settings settings;
    settings.players = fewest_players + seed % (most_players - fewest_players + 1);
    settings.first = Seat(seed / 7 % settings.players);
    settings.start = seed % 3 == 0 ? Start::AnyTile : Start::TileD;
    settings.small_city = seed % 5 == 0 ? 2 : 4;
    settings.farmers = seed % 11 != 0;
    return settings;
}

// A command with its outcome, or a command without one.
struct PlayoutStep {
    const Game& game;
    std::size_t seed;
    State before;
    Command command;
    State after;
    Events events;

    void demand(bool holds, const char* law) const {
        if (!holds) FAIL(law << ", game " << seed << ", turn " << before.turn.number);
    }
};

// Plays this many random games with all settings, and calls `watch` at every ply.
template <typename Watch>
void play(std::size_t games, const Watch& watch) {
    for (std::size_t seed = 0; seed < scaled(games); ++seed) {
        const Game game(settings_of(seed));
        State state = start(game);
        Dealer dealer(seed);
        Random random(seed, Domain::Choice);
        auto see = watch(game);
        while (!state.in<GameOver>()) {
            PlayoutStep ply{game, seed, state, choose_legal(game, state, random), {}, {}};
            apply(game, state, ply.command, &ply.events);
            if (awaits_outcome(state)) apply(game, state, dealer.deal(state), &ply.events);
            ply.after = state;
            see(ply);
        }
    }
}

template <typename Told>
std::vector<Told> told(const PlayoutStep& ply) {
    std::vector<Told> of_kind;
    for (const Event& event : ply.events) {
        if (const auto* telling = std::get_if<Told>(&event)) of_kind.push_back(*telling);
    }
    return of_kind;
}

// Every command there could be, near the board and beyond.
std::vector<Command> conceivable_commands(const Board& board) {
    std::vector<Command> all{Draw{}, Pass{}, Follower{Spot::cloister()}};
    int reach = 2;
    for (const LaidTile& tile : board.tiles()) {
        reach = std::max({reach, std::abs(tile.x) + 2, std::abs(tile.y) + 2});
    }
    for (int x = -reach; x <= reach; ++x) {
        for (int y = -reach; y <= reach; ++y) {
            for (const Side top : all_sides) {
                const Position at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
                all.push_back(Place{at, top});
            }
        }
    }
    for (const Side side : all_sides) {
        all.push_back(Follower{Spot::road(side)});
        all.push_back(Follower{Spot::city(side)});
    }
    for (const Half half : all_halves) all.push_back(Follower{Spot::field(half)});
    return all;
}

// The command as the list has it.
Command as_listed(const State& state, const Command& command) {
    const auto* follower = std::get_if<Follower>(&command);
    if (follower == nullptr) return command;
    const LaidTile& tile = state.board.last_tile();
    return Follower{tile.spot(tile.part_at(follower->on))};
}

}  // namespace

TEST_CASE("K1-K16 no invariant is ever broken") {
    play(500, [](const Game&) {
        return [](const PlayoutStep& ply) {
            const auto broken = broken_invariants(ply.game, ply.after);
            if (!broken.empty()) ply.demand(false, broken.front().c_str());
        };
    });
}

TEST_CASE("K3 K4 K5 what is listed is what is not refused") {
    play(40, [](const Game&) {
        return [](const PlayoutStep& ply) {
            const State& state = ply.before;
            const std::vector<Command> listed = legal(ply.game, state);
            ply.demand(listed.size() == count_legal(ply.game, state), "the list has its size");
            for (std::size_t i = 0; i < listed.size(); ++i) {
                ply.demand(nth_legal(ply.game, state, i) == listed[i], "the n-th of the list");
                ply.demand(!refuse(ply.game, state, listed[i]), "what is listed is legal");
            }
            for (const Command& command : conceivable_commands(state.board)) {
                if (refuse(ply.game, state, command)) continue;
                const Command named = as_listed(state, command);
                ply.demand(std::ranges::count(listed, named) == 1, "what is legal is listed once");
            }
        };
    });
}

TEST_CASE("K9 K10 K12 the events tell every point and every follower") {
    play(1000, [](const Game& game) {
        std::array<int, most_players> points{};
        std::array<int, most_players> hands{};
        for (std::size_t i = 0; i < game.players(); ++i) hands[i] = followers_each;
        return [points, hands](const PlayoutStep& ply) mutable {
            const auto score = [&](const Feature& feature) {
                for (std::size_t i = 0; i < most_players; ++i) {
                    if (feature.owners.contains(Seat(i))) points[i] += feature.points;
                }
            };
            for (const FeatureCompleted& told : told<FeatureCompleted>(ply)) score(told.feature);
            for (const FeatureCounted& told : told<FeatureCounted>(ply)) score(told.feature);
            for (const FollowerPlaced& told : told<FollowerPlaced>(ply)) --hands[told.seat.value];
            for (const FollowerReturned& told : told<FollowerReturned>(ply)) {
                ++hands[told.seat.value];
            }
            for (std::size_t i = 0; i < most_players; ++i) {
                ply.demand(points[i] == ply.after.players[i].points, "the events tell all points");
                ply.demand(hands[i] == ply.after.players[i].followers,
                           "the events tell where followers went");
            }
            const auto turns = told<TurnBegan>(ply);
            const bool begins = ply.after.turn.number != ply.before.turn.number;
            ply.demand(turns.size() == (begins ? 1U : 0U), "a turn begins once");
            const auto ends = told<GameEnded>(ply);
            ply.demand(ends.size() == (ply.after.in<GameOver>() ? 1U : 0U), "the end is told once");
        };
    });
}

TEST_CASE("K12 what is projected is what the end would score") {
    play(300, [](const Game&) {
        return [](const PlayoutStep& ply) {
            const Points points = projected(ply.game, ply.before);
            Points sum{};
            for (std::size_t i = 0; i < most_players; ++i) sum[i] = ply.before.players[i].points;
            for (const Feature& feature : final_features(ply.game, ply.before)) {
                for (std::size_t i = 0; i < most_players; ++i) {
                    if (feature.owners.contains(Seat(i))) sum[i] += feature.points;
                }
            }
            ply.demand(points == sum, "the projected points are those of the features");
            if (!ply.after.in<GameOver>()) return;
            const bool is_pass = std::holds_alternative<Pass>(ply.command);
            for (std::size_t i = 0; is_pass && i < most_players; ++i) {
                ply.demand(points[i] == ply.after.players[i].points, "and those of the end");
            }
        };
    });
}

TEST_CASE("K6-K11 a feature is the same from each of its parts") {
    play(20, [](const Game&) {
        return [](const PlayoutStep& ply) {
            const State& state = ply.after;
            const std::vector<Feature> all = features(ply.game, state);
            ply.demand(std::ranges::is_sorted(all, {}, &Feature::kind), "features are sorted");
            for (const LaidTile& tile : state.board.tiles()) {
                for (std::size_t part = 0; part < parts(tile.tile).size(); ++part) {
                    auto found = feature_at(ply.game, state, tile.at(), tile.spot(part));
                    ply.demand(found.has_value(), "every part is of a feature");
                    ply.demand(found->at == tile.at() && found->spot == tile.spot(part),
                               "it is described where it was asked for");
                    ply.demand(*found == feature(ply.game, state, tile, part), "by spot and part");
                    const auto is_same = [&](const Feature& other) {
                        found->at = other.at;
                        found->spot = other.spot;
                        return *found == other;
                    };
                    ply.demand(std::ranges::any_of(all, is_same), "it is among all features");
                }
            }
        };
    });
}

TEST_CASE("K3 directions that look alike lead to boards that play alike") {
    play(30, [](const Game&) {
        return [](const PlayoutStep& ply) {
            const auto* place = std::get_if<Place>(&ply.command);
            if (place == nullptr) return;
            const Tile tile = std::get<Placing>(ply.before.phase).tile;
            const Place alike{place->at, first_alike(tile, place->top)};
            ply.demand(!refuse(ply.game, ply.before, alike), "what looks alike is legal alike");
            State other = ply.before;
            apply(ply.game, other, alike);
            auto spots = free_spots(ply.game, ply.after);
            auto other_spots = free_spots(ply.game, other);
            std::ranges::sort(spots);
            std::ranges::sort(other_spots);
            ply.demand(spots == other_spots, "and has the same free spots");
        };
    });
}

TEST_CASE("K3 K5 the fast ways to play are the ways of the list") {
    for (std::size_t seed = 0; seed < scaled(300); ++seed) {
        const Game game(settings_of(seed));
        State state = start(game);
        State fast = state;
        State fastest = state;
        Random random(seed, Domain::Choice);
        Random fast_random = random;
        Random fastest_random = random;
        while (!state.in<GameOver>()) {
            if (awaits_outcome(state)) {
                apply(game, state, draw_tile(state.bag, random));
                apply_any_outcome(game, fast, fast_random);
            } else {
                apply(game, state, choose_legal(game, state, random));
                apply_any(game, fast, fast_random);
            }
            REQUIRE(state == fast);
        }
        play_out(game, fastest, fastest_random);
        REQUIRE(fastest == state);
    }
}
