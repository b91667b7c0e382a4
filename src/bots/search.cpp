#include "search.hpp"

#include <algorithm>

#include "catan/apply.hpp"
#include "catan/chance.hpp"

namespace catan::bots {
namespace {

// A game is played on for so many commands at most: nobody needs as many until the next turn.
constexpr int most_commands = 500;
// What a plan seems to be worth at first counts like so many games that were played on.
constexpr std::uint32_t first_look = 64;
// After so many games the plans that do worse are given up for the first time.
constexpr std::uint32_t fewest_games = 8;

struct Trial {
    Plan plan;
    Worth sum = 0;
    std::uint32_t games = 0;

    [[nodiscard]] Worth mean() const {
        return (sum + first_look * plan.worth) / (games + first_look);
    }
};

}  // namespace

Worth Search::play_on(const State& world, const Command& first, Seat seat, std::uint64_t luck,
                      std::uint64_t& work) const {
    const Game& game = planner_->land().game();
    State state = world;
    Random random(luck, Domain::Choice);
    Dealer dealer(luck);
    std::vector<Plan> plans;
    const std::uint64_t size = 1 + bytes(state) / 1024;  // on a larger board all takes longer
    const std::uint32_t turn = state.turn.number;
    apply(game, state, first);
    // The turn goes on with sense. What the others do is a guess.
    for (int commands = 0; commands < most_commands && !state.in<GameOver>(); ++commands) {
        if (awaits_outcome(state)) {
            apply(game, state, dealer.deal(state));
            continue;
        }
        const Seat next = asked(game, state);
        const bool is_later = state.turn.number != turn;
        if (is_later && next == seat && state.in<BeforeRoll>()) break;
        if (next == seat && !is_later) {
            planner_->plan(state, nullptr, plans);
            work += plans.size() * size;
            apply(game, state, plans.front().first);
        } else {
            work += size;
            apply(game, state, habits_.next(state, random));
        }
    }
    return planner_->worth(state, seat);
}

void Search::improve(std::span<const State> worlds, std::vector<Plan>& plans, Random& random,
                     const std::stop_token& stop) const {
    std::vector<Trial> trials;
    for (const Plan& plan : plans) {
        const bool is_close = plan.worth + limits_.behind >= plans.front().worth;
        if (trials.size() < limits_.plans && is_close) trials.push_back({plan});
    }
    if (trials.size() < 2) return;
    const Seat seat = asked(planner_->land().game(), worlds.front());
    const std::uint64_t luck = random.next();
    std::uint64_t work = 0;
    std::uint32_t games = 0;
    std::vector<Trial> given_up;
    for (std::uint32_t upto = std::max(fewest_games, limits_.games / 4);
         trials.size() > 1 && games < limits_.games && work < limits_.work;
         upto = std::min(limits_.games, upto * 2)) {
        for (; games < upto && work < limits_.work; ++games) {
            // All plans meet the same luck in the same world.
            const State& world = worlds[games % worlds.size()];
            for (Trial& trial : trials) {
                if (stop.stop_requested()) return;
                trial.sum += play_on(world, trial.plan.first, seat, luck + games, work);
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
    // Plans that were not looked at closely follow as they were.
    for (std::size_t i = 0; i < trials.size(); ++i)
        plans[i] = {trials[i].plan.first, trials[i].mean()};
}

}  // namespace catan::bots
