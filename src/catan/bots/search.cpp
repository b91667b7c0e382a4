#include "search.hpp"

#include <algorithm>

#include "catan/bots/bot.hpp"
#include "catan/core/apply.hpp"
#include "play_on.hpp"

namespace catan::bots {
namespace {

// Playouts per plan before weak plans are dropped for the first time.
constexpr std::uint32_t fewest_games = 8;

struct Trial {
    Plan plan;
    Worth sum = 0;  // of the playouts and the weighted first estimate
    std::uint32_t games = 0;

    [[nodiscard]] Worth mean() const { return sum / games; }
};

}  // namespace

SearchLimits limits_for(std::uint32_t effort, bool is_setup) {
    SearchLimits limits;
    limits.games = 64;
    limits.first_look = 64;
    limits.work = 25'000;
    if (is_setup) {
        limits.games = 16;
        limits.first_look = 16;
        limits.rounds = 6;
        limits.by_habit = false;
        limits.work = 400'000;
    }
    limits.games = std::max(1U, limits.games * effort / usual_effort);
    limits.work = limits.work * effort / usual_effort;
    // More playouts reduce noise but not the bias of habit play, so they never outweigh the first
    // estimate.
    limits.first_look = std::max(limits.first_look, limits.games);
    return limits;
}

Worth Search::reached(const State& world, const Command& first, Seat seat, std::uint64_t luck,
                      std::uint64_t& work, const std::stop_token& stop) const {
    const Game& game = planner_->land().game();
    State state = world;
    Random random(luck, Domain::Choice);
    std::vector<Plan> plans;
    const std::uint64_t size = 1 + bytes(state) / 1024;  // a command costs more on a larger board
    const std::uint32_t turn = state.turn.number;
    const auto last = turn + limits_.rounds * static_cast<std::uint32_t>(game.players());
    apply(game, state, first);
    // The seat finishes its own turn with the full planner. Later moves are only a guess, so a
    // cheaper player makes them.
    const auto is_far_enough = [&](const State& now) {
        return asked(game, now) == seat && now.turn.number >= last && now.in<BeforeRoll>();
    };
    const auto next = [&](const State& now) {
        const bool is_later = asked(game, now) != seat || now.turn.number != turn;
        if (is_later && limits_.by_habit) {
            work += size;
            return habits_.next(now, random);
        }
        const Planner& player = is_later ? players_ : *planner_;
        player.plan(now, nullptr, plans);
        work += plans.size() * size;
        return plans.front().first;
    };
    // The caller discards the result of a stopped playout.
    if (!play_on(game, state, luck, stop, is_far_enough, next)) return 0;
    return planner_->worth(state, seat);
}

void Search::improve(std::span<const State> worlds, std::vector<Plan>& plans, Random& random,
                     const std::stop_token& stop) const {
    std::vector<Trial> trials;
    for (const Plan& plan : plans) {
        const bool is_close = plan.worth + limits_.behind >= plans.front().worth;
        if (trials.size() < limits_.plans && is_close) {
            trials.push_back({plan, limits_.first_look * plan.worth, limits_.first_look});
        }
    }
    if (trials.size() < 2) return;
    const Seat seat = asked(planner_->land().game(), worlds.front());
    const std::uint64_t luck = random.next();
    std::uint64_t work = 0;
    std::uint32_t games = 0;
    std::vector<Trial> given_up;
    for (std::uint32_t upto = std::min(limits_.games, std::max(fewest_games, limits_.games / 4));
         trials.size() > 1 && games < limits_.games && work < limits_.work;
         upto = std::min(limits_.games, upto * 2)) {
        for (; games < upto && work < limits_.work; ++games) {
            // Common random numbers: every plan meets the same luck in the same world.
            const State& world = worlds[games % worlds.size()];
            for (Trial& trial : trials) {
                trial.sum += reached(world, trial.plan.first, seat, luck + games, work, stop);
                if (stop.stop_requested()) return;
                ++trial.games;
            }
        }
        std::stable_sort(trials.begin(), trials.end(),
                         [](const Trial& a, const Trial& b) { return a.mean() > b.mean(); });
        const std::size_t kept = std::max<std::size_t>(2, (trials.size() + 1) / 2);
        if (trials.size() <= kept) continue;
        const auto rest = trials.begin() + static_cast<std::ptrdiff_t>(kept);
        given_up.insert(given_up.begin(), rest, trials.end());
        trials.erase(rest, trials.end());
    }
    trials.insert(trials.end(), given_up.begin(), given_up.end());
    // Plans that were not searched keep their places behind the searched ones.
    for (std::size_t i = 0; i < trials.size(); ++i)
        plans[i] = {trials[i].plan.first, trials[i].mean()};
}

}  // namespace catan::bots
