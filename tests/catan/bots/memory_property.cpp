// Tests a memory of all players' cards: it never knows more than its viewer can, always knows what is certain, and its
// likelihoods are calibrated (R6.2, R7, R8.2, R11). CATAN_TEST_SCALE as in playouts_property.cpp.
#include "catan/bots/memory.hpp"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>
#include <vector>

#include "catan/core/refuse.hpp"
#include "catan/core/view.hpp"
#include "support/remembered.hpp"
#include "support/slow_hands.hpp"

using namespace catan;
using bots::certain;
using bots::Chance;
using bots::LikelyHands;
using bots::Memory;

namespace {

LikelyHands::Hands true_hands(const State& state) {
    LikelyHands::Hands hands;
    for (std::size_t i = 0; i < most_players; ++i) hands[i] = state.players[i].hand;
    return hands;
}

void demand(bool holds, const Table& table, const Memory& memory, const char* what) {
    if (holds) return;
    FAIL(what << ", for seat " << int{memory.viewer().value} << " after " << memory.heard()
              << " commands of " << table.describe());
}

// The theft that came of a command, if there was one.
const CardStolen* theft_in(const FullMove& heard) {
    for (const Event& event : heard.events) {
        if (const auto* stolen = std::get_if<CardStolen>(&event)) return stolen;
    }
    return nullptr;
}

// How often something happened that should happen as often as it was said to be likely, told apart by how likely.
class Forecasts {
public:
    void add(Chance chance, bool happened) {
        const double said = static_cast<double>(chance) / certain;
        Bucket& bucket = buckets_[std::min<std::size_t>(9, static_cast<std::size_t>(said * 10))];
        ++bucket.number;
        bucket.said += said;
        bucket.spread += said * (1 - said);
        bucket.happened += happened ? 1 : 0;
    }
    // By how many standard deviations the worst bucket is off, where all forecasts are independent.
    [[nodiscard]] double deviations() const {
        double worst = 0;
        for (const Bucket& bucket : buckets_) {
            if (bucket.number < 100) continue;
            const double off = std::abs(bucket.happened - bucket.said);
            worst = std::max(worst, off / std::sqrt(bucket.spread));
        }
        return worst;
    }
    // The largest difference between what was said and how often it was so.
    [[nodiscard]] double error() const {
        double worst = 0;
        for (const Bucket& bucket : buckets_) {
            if (bucket.number < 1000) continue;
            worst = std::max(worst, std::abs(bucket.happened - bucket.said) / bucket.number);
        }
        return worst;
    }
    [[nodiscard]] double number() const {
        double all = 0;
        for (const Bucket& bucket : buckets_) all += bucket.number;
        return all;
    }

private:
    struct Bucket {
        double number = 0;
        double said = 0;
        double spread = 0;
        double happened = 0;
    };
    std::array<Bucket, 10> buckets_{};
};

// Two games, the same in all that the viewer may know; cards that others draw and steal differ.
class TwinMemories {
public:
    TwinMemories(const Table& table, Seat viewer)
        : table_(table),
          here_(start(table.game)),
          there_(here_),
          memory_here_(table.game, viewer),
          memory_there_(memory_here_),
          players_(table.game, table.seed, table.habits),
          random_(table.seed, Domain::Theft) {}

    // Goes on by a command that the viewer takes for the same one. False when there is none.
    bool go_on() {
        for (int i = 0; i < 20; ++i) {
            const Command command = std::get<Command>(players_.next(here_));
            if (refuse(table_.game, there_, command)) continue;
            State here = here_;
            State there = there_;
            FullMove heard_here{{asked(table_.game, here), command, {}}, {}};
            FullMove heard_there = heard_here;
            apply(table_.game, here, command, &heard_here.events);
            apply(table_.game, there, command, &heard_there.events);
            if (awaits_outcome(here)) {
                heard_here.move.outcome = any(here);
                const bool is_known = seen(heard_here).move.outcome.has_value();
                heard_there.move.outcome = is_known ? heard_here.move.outcome : any(there);
                if (refuse(there, *heard_there.move.outcome)) continue;
                apply(table_.game, here, *heard_here.move.outcome, &heard_here.events);
                apply(table_.game, there, *heard_there.move.outcome, &heard_there.events);
            }
            if (seen(heard_here) != seen(heard_there)) continue;
            if (view_of(here) != view_of(there)) continue;
            memory_here_.hear(seen(heard_here));
            memory_there_.hear(seen(heard_there));
            here_ = here;
            there_ = there;
            return true;
        }
        return false;
    }
    void compare() {
        const auto check = [&](bool holds, const char* what) {
            demand(holds, table_, memory_here_, what);
        };
        check(memory_here_.history_hash() == memory_there_.history_hash(), "the same hash");
        Random here = random_;
        Random there = random_;
        for (int i = 0; i < 3; ++i) {
            check(memory_here_.guess(view_of(here_), here) ==
                      memory_there_.guess(view_of(there_), there),
                  "the same guess");
        }
    }
    [[nodiscard]] bool differ() const { return here_ != there_; }
    [[nodiscard]] bool is_end() const { return here_.in<GameOver>() || there_.in<GameOver>(); }

private:
    [[nodiscard]] SeenMove seen(const FullMove& heard) const {
        return seen_by(Viewer::of(memory_here_.viewer()), heard.move, heard.events);
    }
    [[nodiscard]] View view_of(const State& state) const {
        return view(table_.game, state, memory_here_.viewer());
    }
    Outcome any(const State& state) {
        const auto outcomes = possible_outcomes(state);
        return outcomes[random_.below(static_cast<std::uint32_t>(outcomes.size()))].outcome;
    }

    const Table& table_;
    State here_;
    State there_;
    Memory memory_here_;
    Memory memory_there_;
    RandomPlayers players_;
    Random random_;
};

}  // namespace

TEST_CASE("R11 whatever is guessed fits, in every game, for every seat and for a watcher") {
    std::size_t doubtful = 0;
    std::size_t incomplete = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        Table table = random_table(seed);
        // A deck of mostly victory cards makes it hard to deal them right.
        if (seed % 3 == 0) {
            Settings settings = table.game.settings();
            settings.deck = {2, 16, 1, 1, 1};
            table.game = Game(table.game.board(), settings);
        }
        Random random(seed, Domain::Choice);
        play_remembered(
            table, 1500, [&](const auto& memories, const State& state, const FullMove&) {
                for (const Memory& memory : memories) {
                    const View seen = view(table.game, state, memory.viewer());
                    Random same = random;
                    const HiddenCards guess = memory.guess(seen, random);
                    demand(fits(table.game, seen, guess), table, memory, "a guess fits");
                    if (seen.opened) continue;
                    // And nothing else had to be found because it did not.
                    HiddenCards drawn;
                    drawn.hands = memory.hands().draw(same);
                    demand(guess.hands == drawn.hands, table, memory, "the hands are those drawn");
                    memory.cards().draw(seen, same, drawn);
                    demand(guess == drawn, table, memory, "and so are the development cards");
                    if (memory.hands().worlds() > 1) ++doubtful;
                    if (!memory.hands().is_complete()) ++incomplete;
                }
            });
    }
    REQUIRE(doubtful > scaled(100'000));
    REQUIRE(incomplete > scaled(5000));
}

TEST_CASE("R11 the true hands are never ruled out, and nothing is certain that is not so") {
    std::size_t doubtful = 0;
    std::size_t incomplete = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        play_remembered(
            table, 1500, [&](const auto& memories, const State& state, const FullMove&) {
                const LikelyHands::Hands truth = true_hands(state);
                for (const Memory& memory : memories) {
                    const LikelyHands& hands = memory.hands();
                    if (hands.worlds() > 1) ++doubtful;
                    if (!hands.is_complete()) {
                        ++incomplete;
                        continue;
                    }
                    demand(hands.chance_of(truth) > 0, table, memory, "the truth can be");
                    demand(hands.worlds() > 1 || hands.chance_of(truth) == certain, table, memory,
                           "and it is certain where nothing else can");
                    for (std::size_t i = 0; i < table.game.players(); ++i) {
                        demand(truth[i].covers(hands.surely(Seat(i))), table, memory,
                               "what a seat surely has, it has");
                    }
                }
            });
    }
    REQUIRE(doubtful > scaled(100'000));
    REQUIRE(incomplete < doubtful / 4);
}

TEST_CASE("R6.2 R7.2 R8.2 R11 hands are as likely as a slow list of all ways has them") {
    std::size_t doubtful = 0;
    for (std::uint64_t seed = 0; seed < scaled(150); ++seed) {
        const Table table = random_table(seed);
        const std::size_t chair = seed / 7 % (table.game.players() + 1);
        Memory memory(table.game, chair < table.game.players() ? Seat(chair) : Seat::none());
        SlowHands slow(table.game.players(), memory.viewer());
        RandomPlayers players(table.game, seed, table.habits);
        State state = start(table.game);
        for (int i = 0; i < 1000 && !state.in<GameOver>(); ++i) {
            const FullMove heard = go_on(table.game, players, state);
            const SeenMove seen = seen_by(Viewer::of(memory.viewer()), heard.move, heard.events);
            memory.hear(seen);
            if (!memory.hands().is_complete() || state.in<GameOver>()) break;
            slow.hear(table.game, state, seen);
            demand(memory.hands().worlds() == slow.worlds(), table, memory, "as many ways");
            if (slow.worlds() > 1) ++doubtful;
            slow.for_each([&](const LikelyHands::Hands& hands, double chance) {
                const double said = memory.hands().chance_of(hands);
                demand(said > 0 && std::abs(said - chance * certain) <= 1.001, table, memory,
                       "each as likely");
            });
        }
    }
    REQUIRE(doubtful > scaled(10'000));
}

TEST_CASE("R6.2 R11 until a theft between two others is seen every hand is known") {
    std::size_t known = 0;
    std::size_t thefts = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        std::vector<bool> has_doubt(table.game.players() + 1, false);
        play_remembered(
            table, 1000, [&](const auto& memories, const State& state, const FullMove& heard) {
                const CardStolen* theft = theft_in(heard);
                for (std::size_t i = 0; i < memories.size(); ++i) {
                    const Memory& memory = memories[i];
                    const Seat viewer = memory.viewer();
                    const bool is_concerned =
                        theft != nullptr && (theft->thief == viewer || theft->victim == viewer);
                    if (theft != nullptr && !is_concerned) has_doubt[i] = true;
                    demand(!viewer.exists() || memory.hands().surely(viewer) == state[viewer].hand,
                           table, memory, "one's own hand is known");
                    if (has_doubt[i]) continue;
                    if (theft != nullptr) ++thefts;
                    ++known;
                    demand(memory.hands().chance_of(true_hands(state)) == certain, table, memory,
                           "every hand is known");
                }
            });
    }
    REQUIRE(known > scaled(100'000));
    REQUIRE(thefts > scaled(1000));
}

TEST_CASE("R11 games that differ in what a seat may not know leave the same memory") {
    std::size_t compared = 0;
    for (std::uint64_t seed = 0; seed < scaled(300); ++seed) {
        const Table table = random_table(seed);
        const std::size_t chair = seed / 7 % (table.game.players() + 1);
        TwinMemories twins(table, chair < table.game.players() ? Seat(chair) : Seat::none());
        for (std::size_t i = 0; i < 1500 && !twins.is_end() && twins.go_on(); ++i) {
            if (twins.is_end()) break;
            twins.compare();
            if (twins.differ()) ++compared;
        }
    }
    REQUIRE(compared > scaled(100'000));
}

TEST_CASE("R11 every heard move changes the hash of the history") {
    for (std::uint64_t seed = 0; seed < scaled(100); ++seed) {
        const Table table = random_table(seed);
        std::set<std::uint64_t> hashes;
        std::size_t heard = 0;
        play_remembered(table, 1500, [&](const auto& memories, const State&, const FullMove&) {
            ++heard;
            hashes.insert(memories.front().history_hash());
        });
        REQUIRE(hashes.size() == heard);
    }
}

// Players at random say a little about their cards by what they do not do, and no memory takes account of that. The
// moment after a theft nothing has been done yet.
TEST_CASE("R6.2 each card of a known hand is said to be stolen as often as it is") {
    Forecasts forecasts;
    for (std::uint64_t seed = 0; seed < scaled(1500); ++seed) {
        const Table table = random_table(seed);
        const Seat chair(seed / 7 % table.game.players());
        RandomPlayers players(table.game, seed, table.habits);
        State state = start(table.game);
        Memory memory(table.game, chair);
        for (int i = 0; i < 1000 && !state.in<GameOver>(); ++i) {
            const bool was_known = memory.hands().worlds() == 1;
            const LikelyHands::Hands before = true_hands(state);
            const FullMove heard = go_on(table.game, players, state);
            memory.hear(seen_by(Viewer::of(chair), heard.move, heard.events));
            const CardStolen* theft = theft_in(heard);
            const bool is_new = theft != nullptr && was_known && memory.hands().worlds() > 1;
            if (!is_new || !memory.hands().is_complete()) continue;
            for (const Resource resource : all_resources) {
                LikelyHands::Hands after = before;
                --after[theft->victim.value][resource];
                ++after[theft->thief.value][resource];
                const auto chance = memory.hands().chance_of(after);
                if (chance > 0) forecasts.add(chance, resource == *theft->card);
            }
        }
    }
    CAPTURE(forecasts.number());
    REQUIRE(forecasts.number() > static_cast<double>(scaled(5000)));
    REQUIRE(forecasts.deviations() < 4.75);
}

// The number of games is always the same: how large the error may be depends on it.
TEST_CASE("R11 what is said to be likely is so, about as often as it is said") {
    Forecasts forecasts;
    Forecasts incomplete;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const Table table = random_table(seed);
        play_remembered(
            table, 1500, [&](const auto& memories, const State& state, const FullMove&) {
                const Memory& memory = memories[seed / 7 % table.game.players()];
                for (std::size_t i = 0; i < table.game.players(); ++i) {
                    for (const Resource resource : all_resources) {
                        Bundle one;
                        one[resource] = 1;
                        const auto chance = memory.hands().chance_of(Seat(i), one);
                        if (chance == 0 || chance == certain) continue;
                        const bool is_so = state.players[i].hand[resource] > 0;
                        (memory.hands().is_complete() ? forecasts : incomplete).add(chance, is_so);
                    }
                }
            });
    }
    REQUIRE(forecasts.number() > 50'000);
    CAPTURE(forecasts.error(), incomplete.error());
    REQUIRE(forecasts.error() < 0.05);
    REQUIRE(incomplete.error() < 0.2);
}
