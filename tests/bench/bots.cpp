// Measures the cost of a bot's decision: whole games of random, easy and medium bots, and one hard bot of the usual
// effort among medium ones, which on large boards makes only some of the decisions. A decision includes the view and
// the imagined worlds. Measures hearing other players' moves separately. Uses processor time, and counts memory by
// operator new: what a bot holds, and what it needs while it thinks.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/generator.hpp"
#include "catan/core/state.hpp"

namespace {

std::size_t bytes_held = 0;
std::size_t most_bytes_held = 0;

// Before each block stands how large it is.
constexpr std::size_t head = alignof(std::max_align_t);

void give_back(void* block) {
    if (block == nullptr) return;
    std::byte* begin = static_cast<std::byte*>(block) - head;
    bytes_held -= *reinterpret_cast<std::size_t*>(begin);
    std::free(begin);
}

}  // namespace

void* operator new(std::size_t size) {
    auto* begin = static_cast<std::byte*>(std::malloc(size + head));
    if (begin == nullptr) throw std::bad_alloc();
    *reinterpret_cast<std::size_t*>(begin) = size;
    bytes_held += size;
    most_bytes_held = std::max(most_bytes_held, bytes_held);
    return begin + head;
}
void operator delete(void* block) noexcept { give_back(block); }
void operator delete(void* block, std::size_t) noexcept { give_back(block); }

namespace {

using namespace catan;
using bots::Bot;
using bots::Level;

struct BotConfiguration {
    std::string_view name;
    std::size_t players;
    Shape shape;
    std::uint64_t games;
    std::uint64_t hard_games;
    std::size_t hard_is_asked_every;  // so many times that it could be
};

// On large boards bots may never reach the target.
constexpr std::uint32_t most_turns = 500;

// Counts this process only, so that other programs do not matter.
double microseconds() {
    std::timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

class Costs {
public:
    Command decide(const Game& game, const State& state, Bot& bot) {
        most_bytes_held = bytes_held;
        const std::size_t before = bytes_held;
        const double begin = microseconds();
        const Command said = bot.decide(view(game, state, bot.seat()));
        decisions_.push_back(microseconds() - begin);
        most_bytes_ = std::max(most_bytes_, own_bytes_ + most_bytes_held - before);
        own_bytes_ += bytes_held - before;
        return said;
    }
    void hear(Bot& bot, const SeenMove& seen) {
        const std::size_t before = bytes_held;
        const double begin = microseconds();
        bot.hear(seen);
        hearing_ += microseconds() - begin;
        ++heard_;
        own_bytes_ += bytes_held - before;
    }
    // Whose memory is looked at: one bot's of each game.
    Bot make(const Game& game, Seat seat, const bots::BotOptions& options) {
        const std::size_t before = bytes_held;
        Bot bot(game, seat, options);
        own_bytes_ = bytes_held - before;
        return bot;
    }
    void print(std::string_view name, Level level) {
        if (decisions_.empty()) return;
        std::ranges::sort(decisions_);
        double sum = 0;
        for (const double cost : decisions_) sum += cost;
        fmt::print(
            "{:<8} {:<7} {:>7} decisions: {:>10.1f} us mean, {:>10.1f} us of 99 in 100, {:>10.1f} "
            "us worst; {:.2f} us to hear a command; {:.2f} MB at most\n",
            name, bots::name(level), decisions_.size(),
            sum / static_cast<double>(decisions_.size()), decisions_[decisions_.size() * 99 / 100],
            decisions_.back(), hearing_ / static_cast<double>(std::max<std::size_t>(1, heard_)),
            static_cast<double>(most_bytes_) / 1e6);
        std::fflush(stdout);
    }

private:
    std::vector<double> decisions_;
    double hearing_ = 0;
    std::size_t heard_ = 0;
    std::size_t own_bytes_ = 0;
    std::size_t most_bytes_ = 0;
};

// A game in which the bot in the first seat is looked at.
class TimedGame {
public:
    TimedGame(const BotConfiguration& configuration, Level level, std::uint64_t seed, Costs& costs)
        : every_(level == Level::Hard ? configuration.hard_is_asked_every : 1),
          costs_(costs),
          game_(make_board(Mode::Random, configuration.shape, seed),
                usual_settings(configuration.players, configuration.shape)),
          state_(start(game_)),
          dealer_(seed),
          one_(costs.make(game_, Seat(std::size_t{0}), {level, seed})) {
        for (std::size_t i = 0; i < configuration.players; ++i) {
            const Level other = level == Level::Hard ? Level::Medium : level;
            others_.emplace_back(game_, Seat(i), bots::BotOptions{other, seed});
        }
    }

    void run() {
        while (!state_.in<GameOver>() && state_.turn.number <= most_turns) {
            const Seat speaker = asked(game_, state_);
            Move move{speaker, next(speaker), {}};
            events_.clear();
            apply(game_, state_, move.command, &events_);
            if (awaits_outcome(state_)) {
                move.outcome = dealer_.deal(state_);
                apply(game_, state_, *move.outcome, &events_);
            }
            costs_.hear(one_, seen_by(Viewer::of(one_.seat()), move, events_));
            for (Bot& bot : others_) bot.hear(seen_by(Viewer::of(bot.seat()), move, events_));
        }
    }

private:
    Command next(Seat speaker) {
        if (speaker == one_.seat() && asked_++ % every_ == 0) {
            return costs_.decide(game_, state_, one_);
        }
        return others_[speaker.value].decide(view(game_, state_, speaker));
    }

    std::size_t every_;
    Costs& costs_;
    Game game_;
    State state_;
    Dealer dealer_;
    Bot one_;
    std::vector<Bot> others_;  // the first only where the one is not asked
    Events events_;
    std::size_t asked_ = 0;
};

void measure(const BotConfiguration& configuration) {
    for (const Level level : bots::all_levels) {
        Costs costs;
        const bool is_hard = level == Level::Hard;
        const std::uint64_t games = is_hard ? configuration.hard_games : configuration.games;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            TimedGame(configuration, level, seed, costs).run();
        }
        costs.print(configuration.name, level);
    }
}

}  // namespace

int main() {
    constexpr std::array<BotConfiguration, 6> configurations{{
        {"r3-p4", 4, Shape::hexagon(3), 40, 10, 1},
        {"r3-p2", 2, Shape::hexagon(3), 40, 10, 1},
        {"ext-p6", 6, Shape::extended(), 20, 4, 1},
        {"r4-p8", 8, Shape::hexagon(4), 10, 2, 2},
        {"r6-p4", 4, Shape::hexagon(6), 5, 2, 4},
        {"r10-p4", 4, Shape::hexagon(10), 2, 2, 8},
    }};
    for (const BotConfiguration& configuration : configurations) measure(configuration);
}
