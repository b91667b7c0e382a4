#include "self_play.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "catan/bots/planner.hpp"
#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/legal.hpp"
#include "in_parallel.hpp"

namespace catan::tune {
namespace {

using bots::Tempo;

// Weights that are no good yet can keep a game from ending.
constexpr std::uint32_t most_turns = 600;

// A plan that is not the best is one of so many.
constexpr std::size_t better_plans = 4;
constexpr std::size_t better_plans_in_setup = 12;

// The kinds of games, and their frequency in percent.
struct KindOfGame {
    std::size_t players;
    Shape shape;
    std::uint32_t share;
};
constexpr std::array<KindOfGame, 7> kinds{{{4, Shape::hexagon(3), 60},
                                           {3, Shape::hexagon(3), 10},
                                           {2, Shape::hexagon(3), 10},
                                           {6, Shape::extended(), 8},
                                           {5, Shape::extended(), 4},
                                           {4, Shape::hexagon(4), 6},
                                           {8, Shape::hexagon(4), 2}}};

const KindOfGame& any_kind(Random& random) {
    std::array<std::uint32_t, kinds.size()> shares{};
    std::transform(kinds.begin(), kinds.end(), shares.begin(),
                   [](const KindOfGame& kind) { return kind.share; });
    return kinds[kind_of(shares, random.below(100))];
}

class ContestGame {
public:
    ContestGame(const Game& game, const std::array<const bots::Weights*, most_players>& weights,
                std::uint64_t seed, const PlayHabits& habits)
        : game_(game),
          land_(game),
          habits_(habits),
          state_(start(game)),
          dealer_(seed),
          random_(seed, Domain::Choice) {
        planners_.reserve(game.players());
        for (std::size_t i = 0; i < game.players(); ++i) planners_.emplace_back(land_, *weights[i]);
        played_.players = game.players();
    }

    PlayedGame to_the_end() {
        while (!state_.in<GameOver>() && state_.turn.number < most_turns) {
            if (awaits_outcome(state_)) {
                apply(game_, state_, dealer_.deal(state_));
                if (state_.in<MainPhase>()) keep(Tempo::Act);
            } else {
                decide(asked(game_, state_));
            }
        }
        if (const auto* over = std::get_if<GameOver>(&state_.phase)) played_.winner = over->winner;
        return std::move(played_);
    }

private:
    void decide(Seat seat) {
        bots::RecentOffers& talk = talks_[seat.value];
        if (state_.in<BeforeRoll>()) {
            keep(Tempo::Roll);
            if (state_.turn.player == seat) talk.begin_turn();
        }
        const bool is_setup = state_.turn.number == 0;
        planners_[seat.value].plan(state_, habits_.offers ? &talk : nullptr, plans_);
        const Command command = plans_[choice(is_setup)].first;
        if (std::holds_alternative<EndTurn>(command)) keep(Tempo::Done);
        if (const auto* offer = std::get_if<Offer>(&command)) talk.add(*offer);
        apply(game_, state_, command);
        if (is_setup) keep(Tempo::Done);
    }

    // Which of the plans is carried out.
    std::size_t choice(bool is_setup) {
        const std::uint32_t strays = is_setup ? habits_.setup_strays : habits_.strays;
        if (plans_.size() < 2 || random_.below(100) >= strays) return 0;
        const std::size_t among = is_setup ? better_plans_in_setup : better_plans;
        return random_.below(static_cast<std::uint32_t>(std::min(plans_.size(), among)));
    }

    void keep(Tempo tempo) {
        if (habits_.keeps == 0 || random_.below(100) >= habits_.keeps) return;
        const bots::Situation situation(land_, state_, tempo);
        for (std::size_t i = 0; i < game_.players(); ++i) {
            played_.traits.push_back(bots::traits(situation, Seat(i)));
        }
    }

    const Game& game_;
    bots::Land land_;
    PlayHabits habits_;
    State state_;
    Dealer dealer_;
    Random random_;
    std::vector<bots::Planner> planners_;
    std::array<bots::RecentOffers, most_players> talks_;
    std::vector<bots::Plan> plans_;
    PlayedGame played_;
};

}  // namespace

PlayedGame play(const Game& game, const std::array<const bots::Weights*, most_players>& weights,
                std::uint64_t seed, const PlayHabits& habits) {
    return ContestGame(game, weights, seed, habits).to_the_end();
}

std::vector<PlayedGame> play_generation(const bots::Weights& weights, std::size_t games,
                                        std::uint64_t seed, std::size_t jobs) {
    std::array<const bots::Weights*, most_players> all{};
    all.fill(&weights);
    std::vector<PlayedGame> played(games);
    in_parallel(jobs, games, [&](std::size_t number) {
        const std::uint64_t its_seed = seed + number;
        Random random(its_seed, Domain::Order);
        const KindOfGame& kind = any_kind(random);
        Settings settings = usual_settings(kind.players, kind.shape);
        settings.first = Seat(random.below(static_cast<std::uint32_t>(kind.players)));
        const Game game(make_board(Mode::Random, kind.shape, its_seed), settings);
        PlayHabits habits{.strays = 8, .setup_strays = 50, .offers = true, .keeps = 16};
        habits.offers = random.below(2) == 0;
        played[number] = play(game, all, its_seed, habits);
    });
    return played;
}

WinShare play_contest(const bots::Weights& one, const bots::Weights& three, std::size_t games,
                      std::uint64_t seed, std::size_t jobs) {
    constexpr std::size_t players = 4;
    constexpr Shape shape = Shape::hexagon(3);
    std::atomic<std::size_t> won = 0;
    in_parallel(jobs, games, [&](std::size_t number) {
        // One sits in each seat equally often.
        const Seat seat(number % players);
        std::array<const bots::Weights*, most_players> weights{};
        weights.fill(&three);
        weights[seat.value] = &one;
        const Game game(make_board(Mode::Random, shape, seed + number),
                        usual_settings(players, shape));
        if (play(game, weights, seed + number, PlayHabits{}).winner == seat) ++won;
    });
    return {won, games};
}

}  // namespace catan::tune
