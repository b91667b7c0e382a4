#include "catan/bots/bot.hpp"

#include <algorithm>
#include <cassert>

#include "catan/bots/memory.hpp"
#include "catan/core/imagine.hpp"
#include "catan/core/legal.hpp"
#include "catan/core/random.hpp"
#include "catan/core/refuse.hpp"
#include "easy.hpp"
#include "land.hpp"
#include "planner.hpp"
#include "search.hpp"

namespace catan::bots {

namespace {

// The number of imagined worlds in which a hard bot searches.
constexpr std::size_t most_worlds = 16;

}  // namespace

class Bot::Mind {
public:
    Mind(const Game& game, Seat seat, const BotOptions& options)
        : game_(&game),
          options_(options),
          land_(game),
          memory_(game, seat),
          planner_(land_,
                   abilities_of(options.level).has_knots ? knotted_weights() : plain_weights()) {}

    [[nodiscard]] const BotOptions& options() const { return options_; }
    [[nodiscard]] const Memory& memory() const { return memory_; }

    void hear(const SeenMove& seen) {
        memory_.hear(seen);
        for (const Event& event : seen.events) {
            const auto* turn = std::get_if<TurnBegan>(&event);
            if (turn != nullptr && turn->seat == memory_.viewer()) talk_.begin_turn();
        }
        const auto* offer = std::get_if<Offer>(&seen.move.command);
        if (offer != nullptr && seen.move.seat == memory_.viewer()) talk_.add(*offer);
    }
    void forget() {
        memory_ = Memory(*game_, memory_.viewer());
        talk_ = RecentOffers();
    }

    [[nodiscard]] std::vector<Advice> advise(const View& view, std::size_t most,
                                             const std::stop_token& stop) const {
        Random random(options_.seed ^ memory_.history_hash(), Domain::Choice,
                      memory_.viewer().value);
        const State world = guess(view, random);
        std::vector<Plan> plans;
        switch (options_.level) {
            case Level::Random: choose_any(world, most, random, plans); break;
            case Level::Easy: plan_easily(world, most, random, plans); break;
            case Level::Medium: planner_.plan(world, talk(), plans); break;
            case Level::Hard: think(view, world, stop, random, plans); break;
        }
        const bool is_estimated = abilities_of(options_.level).estimates;
        std::vector<Advice> advice;
        for (const Plan& plan : plans) {
            if (advice.size() == most) break;
            const bool is_known = std::ranges::any_of(
                advice, [&](const Advice& other) { return other.command == plan.first; });
            if (is_known) continue;
            // Offers, counters and discards are built here, not taken from the list of legal commands.
            assert(!refuse(*game_, world, plan.first));
            advice.push_back({plan.first, {}});
            if (is_estimated) advice.back().chance = ten_thousandths(chance_of(plan.worth));
        }
        return advice;
    }

    [[nodiscard]] std::optional<Opinion> judge(const View& view, const Command& said) const {
        const bool is_talk = std::holds_alternative<Offer>(said) ||
                             std::holds_alternative<Counter>(said) ||
                             std::holds_alternative<Withdraw>(said);
        if (is_talk) return std::nullopt;
        Random random(options_.seed ^ memory_.history_hash(), Domain::Choice,
                      memory_.viewer().value);
        const State world = guess(view, random);
        std::vector<Plan> plans;
        planner_.plan(world, nullptr, plans);
        const Plan& best = plans.front();
        const Worth worth = planner_.worth_of(world, said, plans);
        return Opinion{ten_thousandths(chance_of(worth)), best.first,
                       ten_thousandths(chance_of(std::max(best.worth, worth)))};
    }

private:
    [[nodiscard]] static std::uint32_t ten_thousandths(std::uint32_t chance) {
        return static_cast<std::uint32_t>((std::uint64_t{chance} * 10'000 + sure / 2) / sure);
    }

    [[nodiscard]] State guess(const View& view, Random& random) const {
        return imagine(*game_, view, memory_.guess(view, random));
    }
    [[nodiscard]] const RecentOffers* talk() const { return options_.offers ? &talk_ : nullptr; }

    void choose_any(const State& state, std::size_t most, Random& random,
                    std::vector<Plan>& plans) const {
        if (state.in<Discarding>()) {
            plans.push_back({draw_discard(*game_, state, random)});
            return;
        }
        if (most == 1) {
            plans.push_back({choose_legal(*game_, state, random)});
            return;
        }
        std::vector<Command> commands = legal(*game_, state);
        for (std::size_t left = commands.size(); left > 0 && plans.size() < most; --left) {
            const std::uint32_t chosen = random.below(static_cast<std::uint32_t>(left));
            plans.push_back({commands[chosen]});
            std::swap(commands[chosen], commands[left - 1]);
        }
    }

    // Asks the easy level repeatedly: its randomness yields the move and its alternatives.
    void plan_easily(const State& state, std::size_t most, Random& random,
                     std::vector<Plan>& plans) const {
        const Easy easy(land_);
        for (std::size_t i = 0; i < most; ++i) plans.push_back({easy.next(state, talk(), random)});
    }

    void think(const View& view, const State& first, const std::stop_token& stop, Random& random,
               std::vector<Plan>& plans) const {
        planner_.plan(first, talk(), plans);
        if (plans.size() < 2 || std::holds_alternative<Offer>(plans.front().first)) return;
        std::vector<State> worlds{first};
        while (worlds.size() < most_worlds) worlds.push_back(guess(view, random));
        // The outcome of a trade depends on the answers of opponents, so average the estimates
        // instead of searching.
        if (first.in<Answering>() || first.in<ClosingTrade>()) return weigh(worlds, plans);
        const Search search(planner_, limits_for(options_.effort, first.turn.number == 0));
        search.improve(worlds, plans, random, stop);
    }

    // Averages plans over all worlds. Drops a plan that exists in fewer than half of them.
    void weigh(const std::vector<State>& worlds, std::vector<Plan>& plans) const {
        struct Sum {
            Plan plan;
            Worth sum = 0;
            std::uint32_t times = 0;
        };
        std::vector<Sum> sums;
        std::vector<Plan> here;
        for (const State& world : worlds) {
            planner_.plan(world, talk(), here);
            for (const Plan& plan : here) {
                auto found = std::ranges::find_if(
                    sums, [&](const Sum& sum) { return sum.plan.first == plan.first; });
                if (found == sums.end()) found = sums.insert(sums.end(), Sum{plan});
                found->sum += plan.worth;
                ++found->times;
            }
        }
        plans.clear();
        for (const Sum& sum : sums) {
            if (sum.times * 2 < worlds.size()) continue;
            plans.push_back({sum.plan.first, sum.sum / sum.times});
        }
        std::stable_sort(plans.begin(), plans.end(),
                         [](const Plan& a, const Plan& b) { return a.worth > b.worth; });
    }

    const Game* game_;
    BotOptions options_;
    Land land_;
    Memory memory_;
    Planner planner_;
    RecentOffers talk_;
};

Bot::Bot(const Game& game, Seat seat, const BotOptions& options)
    : mind_(std::make_unique<Mind>(game, seat, options)) {}
Bot::~Bot() = default;
Bot::Bot(Bot&&) noexcept = default;
Bot& Bot::operator=(Bot&&) noexcept = default;

Seat Bot::seat() const { return mind_->memory().viewer(); }
const BotOptions& Bot::options() const { return mind_->options(); }
void Bot::hear(const SeenMove& seen) { mind_->hear(seen); }
void Bot::forget() { mind_->forget(); }
std::size_t Bot::heard() const { return mind_->memory().heard(); }
Command Bot::decide(const View& view, const std::stop_token& stop) const {
    return advise(view, 1, stop).front().command;
}
std::vector<Advice> Bot::advise(const View& view, std::size_t most,
                                const std::stop_token& stop) const {
    return mind_->advise(view, most, stop);
}
std::optional<Opinion> Bot::judge(const View& view, const Command& said) const {
    return mind_->judge(view, said);
}

}  // namespace catan::bots
