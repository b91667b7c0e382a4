// Tests the program that finds the bots' weights: its games, its fitting and its output.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "catan/core/generator.hpp"
#include "catan/core/random.hpp"
#include "tune/beginning.hpp"
#include "tune/fitting.hpp"
#include "tune/model.hpp"
#include "tune/self_play.hpp"
#include "tune/weights_file.hpp"

using namespace catan;
using namespace catan::tune;
using bots::Traits;
using bots::Weights;

namespace {

bool are_same(const Weights& one, const Weights& other) {
    return one.direct == other.direct && one.used_knots == other.used_knots &&
           one.knots == other.knots && one.thresholds == other.thresholds && one.outs == other.outs;
}

// Moments of a made-up game that the seat with the most of one trait wins, unless it has too much of another.
class MadeUp {
public:
    explicit MadeUp(std::size_t moments) : traits_(moments * players) {
        Random random(1, Domain::Choice);
        for (std::size_t i = 0; i < moments; ++i) {
            std::size_t winner = 0;
            int most = -1000;
            for (std::size_t s = 0; s < players; ++s) {
                Traits& traits = traits_[i * players + s];
                for (std::size_t t = 0; t < 8; ++t) {
                    traits[t] = static_cast<std::int16_t>(random.below(128));
                }
                const int sum = traits[3] - (traits[5] > 64 ? 100 : 0);
                if (sum > most) winner = s;
                most = std::max(most, sum);
            }
            lessons.push_back({std::span(traits_).subspan(i * players, players), winner});
        }
    }

    std::vector<Lesson> lessons;

private:
    static constexpr std::size_t players = 3;
    std::vector<Traits> traits_;
};

constexpr LearningPace pace{.rate = 0.02F, .epochs = 40};

}  // namespace

TEST_CASE("tuning: weights come back from the real numbers they are fitted as") {
    CHECK(are_same(weights_of(model_of(bots::plain_weights())), bots::plain_weights()));
    CHECK(are_same(weights_of(model_of(bots::knotted_weights())), bots::knotted_weights()));
    CHECK(are_same(weights_of(model_of(knotted_beginning())), knotted_beginning()));
}

TEST_CASE("tuning: the file that is written is the one that the weights were compiled from") {
    std::ostringstream file;
    file << std::ifstream(CATAN_WEIGHTS).rdbuf();
    CHECK(weights_cpp(built_in_tables()) == file.str());
}

TEST_CASE("tuning: the real numbers give the chances that bots compute in whole ones") {
    // Which are rounded at every knot.
    const MadeUp made_up(200);
    for (const Weights& weights : {bots::plain_weights(), bots::knotted_weights()}) {
        for (const Lesson& lesson : made_up.lessons) {
            bots::Strengths strengths{};
            for (std::size_t s = 0; s < lesson.traits.size(); ++s) {
                strengths[s] = bots::strength(weights, lesson.traits[s]);
            }
            const auto chances = bots::chances(strengths, lesson.traits.size());
            const double chance = std::exp(-loss(weights, std::span(&lesson, 1)));
            CHECK(std::abs(chance - static_cast<double>(chances[lesson.winner]) / bots::sure) <
                  0.03);
        }
    }
}

TEST_CASE("tuning: fitting lowers the loss, further with knots, and without them adds none") {
    const MadeUp made_up(3000);
    Weights nothing{};
    const Weights plain = fit(nothing, made_up.lessons, pace, 1, 1);
    CHECK(plain.used_knots == 0);
    Weights with_knots = knotted_beginning();
    with_knots.direct = {};
    const Weights knotted = fit(with_knots, made_up.lessons, pace, 1, 1);
    const double guessed = loss(nothing, made_up.lessons);
    CHECK(guessed > 1.098);  // log(3)
    CHECK(guessed < 1.099);
    CHECK(loss(plain, made_up.lessons) < 0.9 * guessed);
    CHECK(loss(knotted, made_up.lessons) < 0.9 * loss(plain, made_up.lessons));
}

TEST_CASE("tuning: the same weights come of one thread and of several") {
    const MadeUp made_up(1300);
    const Weights alone = fit(knotted_beginning(), made_up.lessons, pace, 1, 1);
    CHECK(are_same(fit(knotted_beginning(), made_up.lessons, pace, 1, 3), alone));
    CHECK_FALSE(are_same(fit(knotted_beginning(), made_up.lessons, pace, 2, 1), alone));

    const auto games = play_generation(bots::plain_weights(), 4, 5, 1);
    const auto same = play_generation(bots::plain_weights(), 4, 5, 3);
    for (std::size_t i = 0; i < games.size(); ++i) {
        CHECK(games[i].winner == same[i].winner);
        CHECK(games[i].traits == same[i].traits);
        CHECK(games[i].traits.size() >= 5 * games[i].players);
        CHECK(games[i].traits.size() % games[i].players == 0);
    }
}

TEST_CASE("tuning: what the first weights are guessed about are the traits that they name") {
    const Game game(make_board(Mode::Beginner, Shape::hexagon(3), 1),
                    usual_settings(4, Shape::hexagon(3)));
    const bots::Land land(game);
    State state = start(game);
    const Seat seat(1);
    const auto look = [&] {
        return bots::traits(bots::Situation(land, state, bots::Tempo::Act), seat);
    };
    const Traits before = look();
    Player& player = state.players[seat.value];
    player.hand = Bundle{1, 2, 3, 4, 5};
    player.cards = {};
    for (const Card card : {Card::Knight, Card::RoadBuilding, Card::Plenty, Card::Monopoly}) {
        player.cards[index(card)] = 2;
    }
    player.cards[index(Card::Victory)] = 3;
    player.longest_road = 4;
    state.largest_army = seat;
    state.longest_road = seat;
    const Traits after = look();

    constexpr int one = bots::trait_one;
    CHECK(after[Points] - before[Points] == (3 + 2 + 2) * one / 5);
    for (std::size_t i = 0; i < resource_count; ++i) {
        CHECK(after[HandCards + i] == static_cast<int>(i + 1) * one / 2);
    }
    CHECK(after[CardsOverLimit] == (15 - 7) * one / 4);
    CHECK(after[RollsToCity] == 0);
    CHECK(before[RollsToCity] > 0);
    CHECK(before[RollsToRoad] == before[RollsToCity]);  // without production, neither will ever do
    CHECK(after[MonopolyHeld] == 2 * one);
    CHECK(after[VictoryHeld] == 3 * one);
    CHECK(after[LargestArmy] == one);
    CHECK(after[LongestRoad] == one);
    CHECK(after[RoadLength] == one);
    CHECK(before[LongestRoad] == 0);
}
