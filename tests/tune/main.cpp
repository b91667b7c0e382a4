// Finds the weights of the bots' valuation (docs/bots.md): bots play against themselves, and the next weights are
// fitted to the results of their positions. The same options find the same weights, whatever the number of threads.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "beginning.hpp"
#include "catan/core/random.hpp"
#include "catan/core/rooms.hpp"
#include "fitting.hpp"
#include "self_play.hpp"
#include "series/interval.hpp"
#include "weights_file.hpp"

namespace {

using namespace catan;
using namespace catan::tune;

struct Options {
    std::string file;
    std::size_t games = 4000;
    std::size_t generations = 6;
    std::string table = "both";
    bool from_nothing = false;
    std::size_t contests = 800;
    std::uint64_t seed = 0;
    std::size_t jobs = std::max(1U, std::thread::hardware_concurrency());
};

constexpr LearningPace plain_pace{.rate = 0.003F, .epochs = 4};
constexpr LearningPace knotted_pace{.rate = 0.0008F, .epochs = 3};

// Weights have changed little since those that played these: their games are still worth learning from.
constexpr std::size_t kept_generations = 3;
// Every so many games one is held out, to test whether the result holds for other games as well.
constexpr std::size_t held_out_every = 20;

template <typename... Values>
void say(fmt::format_string<Values...> text, Values&&... values) {
    fmt::print(text, std::forward<Values>(values)...);
    std::fflush(stdout);  // the next line may be an hour away
}

// Makes lessons of games that ended.
struct Lessons {
    std::vector<Lesson> learnt;
    std::vector<Lesson> held_out;

    void add(const std::vector<PlayedGame>& games) {
        for (std::size_t number = 0; number < games.size(); ++number) {
            const PlayedGame& game = games[number];
            if (!game.winner.exists()) continue;
            auto& to = number % held_out_every == 0 ? held_out : learnt;
            const std::span<const bots::Traits> all = game.traits;
            for (std::size_t at = 0; at < all.size(); at += game.players) {
                to.push_back({all.subspan(at, game.players), game.winner.value});
            }
        }
    }
};

class Tuning {
public:
    Tuning(const Options& options, const bots::Weights& first, const LearningPace& pace)
        : options_(options), pace_(pace), first_(first), weights_(first) {}

    [[nodiscard]] const bots::Weights& weights() const { return weights_; }

    void play_and_learn(std::size_t generation) {
        const std::uint64_t seed = Random(options_.seed, Domain::Order, generation).next();
        const bots::Weights before = weights_;
        const Lessons lessons = play(generation, seed);
        weights_ = fit(before, lessons.learnt, pace_, seed, options_.jobs);
        if (!lessons.held_out.empty()) {
            say("  loss in games held out: {:.4f} before, {:.4f} after\n",
                loss(before, lessons.held_out), loss(weights_, lessons.held_out));
        }
        compare("before", before);
        if (generation > 0) compare("at first", first_);
    }

private:
    // The lessons lie in the games.
    Lessons play(std::size_t generation, std::uint64_t seed) {
        const auto begin = std::chrono::steady_clock::now();
        if (played_.size() == kept_generations) played_.pop_front();
        played_.push_back(play_generation(weights_, options_.games, seed, options_.jobs));
        const auto& games = played_.back();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;

        Lessons lessons;
        for (const auto& earlier : played_) lessons.add(earlier);
        say("generation {} of {}: {} games in {:.0f} s, {} too long; {} positions to learn from\n",
            generation + 1, options_.generations, games.size(), took.count(),
            std::count_if(games.begin(), games.end(),
                          [](const PlayedGame& game) { return !game.winner.exists(); }),
            lessons.learnt.size());
        return lessons;
    }

    void compare(std::string_view when, const bots::Weights& others) const {
        if (options_.contests == 0) return;
        const std::uint64_t seed = Random(options_.seed, Domain::Choice).next();
        const WinShare share =
            play_contest(weights_, others, options_.contests, seed, options_.jobs);
        const auto interval = series::interval_95(share.won, share.games);
        const auto percent = [](double of_one) { return 100 * of_one; };
        say("  one against three with the weights {}: won {:.1f} % of {} games ({:.1f} to "
            "{:.1f})\n",
            when, percent(static_cast<double>(share.won) / static_cast<double>(share.games)),
            share.games, percent(interval.low), percent(interval.high));
    }

    const Options& options_;
    LearningPace pace_;
    bots::Weights first_;
    bots::Weights weights_;
    std::deque<std::vector<PlayedGame>> played_;  // the last generations
};

// The file has the result after every generation.
void tune_table(const Options& options, std::string_view name, const bots::Weights& first,
                const LearningPace& pace, Tables& tables, bots::Weights& table) {
    say("{} weights\n", name);
    Tuning tuning(options, first, pace);
    for (std::size_t generation = 0; generation < options.generations; ++generation) {
        tuning.play_and_learn(generation);
        table = tuning.weights();
        write_weights(options.file, tables);
    }
}

void run(const Options& options) {
    Tables tables = built_in_tables();
    write_weights(options.file, tables);  // better now than in an hour, if it cannot be
    if (options.table != "knotted") {
        tune_table(options, "plain", options.from_nothing ? plain_beginning() : tables.plain,
                   plain_pace, tables, tables.plain);
    }
    if (options.table != "plain") {
        tune_table(options, "knotted", options.from_nothing ? knotted_beginning() : tables.knotted,
                   knotted_pace, tables, tables.knotted);
    }
}

void describe(CLI::App& program, Options& options) {
    program.add_option("FILE", options.file, "Where the weights go: src/bots/weights.cpp")
        ->required();
    program.add_option("GAMES", options.games, "Games in a generation")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}))
        ->capture_default_str();
    program.add_option("GENERATIONS", options.generations)
        ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
        ->description("How often games are played and learnt from")
        ->capture_default_str();
    program.add_option("--table", options.table, "Which weights: plain, knotted, or both")
        ->check(CLI::IsMember({"plain", "knotted", "both"}))
        ->capture_default_str();
    program.add_flag("--from-nothing", options.from_nothing,
                     "Begin with a few guesses, not with the present weights");
    program.add_option("--contests", options.contests)
        ->description("Games of one with the new weights against three with others")
        ->check(CLI::Range(std::size_t{0}, std::size_t{1'000'000}))
        ->capture_default_str();
    program.add_option("--seed", options.seed, "Other games, and so somewhat other weights")
        ->capture_default_str();
    program.add_option("--jobs", options.jobs, "Threads; the weights do not depend on it")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1024}))
        ->capture_default_str();
}

}  // namespace

int main(int argc, char** argv) try {
    CLI::App program("Finds the weights of the bots' valuation by self-play.", "catan_tune");
    Options options;
    describe(program, options);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error);
    }
    run(options);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "catan_tune: %s\n", error.what());
    return 1;
}
