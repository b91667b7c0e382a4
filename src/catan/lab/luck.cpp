#include "catan/lab/luck.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <variant>
#include <vector>

#include "catan/core/apply.hpp"
#include "catan/core/chance.hpp"
#include "catan/core/random.hpp"

namespace catan::lab {
namespace {

constexpr std::size_t least_sum = 2;
constexpr std::size_t most_sum = 12;
constexpr std::size_t seven = 7;

// Indexes of a seat's counts: cards of each resource, then all cards, then the other fields of
// SeatLuck.
enum LuckCount : std::size_t {
    Cards = resource_count,
    ShortOf,
    Sevens,
    Discarded,
    Robbed,
    Victories
};
constexpr std::size_t counters = Victories + 1;
using SumCounts = std::array<std::uint32_t, counters>;
using SeatSumCounts = std::array<SumCounts, most_players>;

// What one sum would bring to each seat at this point.
struct SumEffect {
    SeatSumCounts tallies{};
};

// A roll, with the effect of every possible sum.
struct RollRecord {
    Seat roller;
    std::size_t sum = 0;  // the sum rolled
    std::array<SumEffect, most_sum + 1> throws{};
    std::vector<Seat> victims;  // possible victims of a seven
    Seat robbed;                // the actual victim after a seven
};

// A card purchase, with the contents of the deck.
struct CardPurchase {
    Seat seat;
    std::uint32_t victories = 0;
    std::uint32_t cards = 0;
    bool is_victory = false;
};

SumEffect thrown(const Game& game, State state, std::size_t sum) {
    SumEffect thrown;
    const auto first = static_cast<std::uint8_t>(sum > 6 ? 6 : 1);
    const Dice dice{first, static_cast<std::uint8_t>(sum - first)};
    const State before = state;
    Events events;
    apply(game, state, Outcome(dice), &events);
    for (const Event& event : events) {
        const auto* moved = std::get_if<CardsMoved>(&event);
        if (moved == nullptr || moved->cause != Cause::Production) continue;
        SumCounts& tally = thrown.tallies[moved->to.value];
        for (const Resource resource : all_resources) {
            const auto cards = static_cast<std::uint32_t>(moved->cards[resource]);
            tally[index(resource)] += cards;
            tally[Cards] += cards;
        }
    }
    if (const auto* discarding = std::get_if<Discarding>(&state.phase)) {
        for (std::size_t i = 0; i < game.players(); ++i) {
            thrown.tallies[i][Discarded] = discarding->owed[i];
        }
    }
    return thrown;
}

// What the bank could not pay: the production with an inexhaustible bank, less the real one.
void add_shortages(const Game& game, State state, std::size_t sum, SumEffect& real) {
    constexpr std::int16_t plenty = 10'000;
    for (const Resource resource : all_resources) state.bank[resource] = plenty;
    const SumEffect owed = thrown(game, std::move(state), sum);
    for (std::size_t i = 0; i < game.players(); ++i) {
        real.tallies[i][ShortOf] = owed.tallies[i][Cards] - real.tallies[i][Cards];
    }
}

class LuckRecorder {
public:
    LuckRecorder(const table::Match& match, Viewer viewer, std::size_t steps)
        : game_(match.game()) {
        State state = start(game_);
        bool is_after_seven = false;
        for (std::size_t step = 0; step < steps; ++step) {
            const SeenMove seen = match.recording().seen(step, viewer);
            const Move& move = match.history()[step];
            const State before = state;
            apply(game_, state, move.command);
            // The rest of the deck reveals cards in other hands, so count it only for a viewer who
            // sees everything.
            if (std::holds_alternative<BuyCard>(move.command) && viewer.sees_all()) {
                add_purchase(before, seen);
            }
            if (move.outcome && std::holds_alternative<Dice>(*move.outcome)) {
                const Dice dice = std::get<Dice>(*move.outcome);
                add_roll(state, dice.sum());
                is_after_seven = dice.sum() == seven;
            }
            if (move.outcome) apply(game_, state, *move.outcome);
            if (state.in<MainPhase>()) note_theft(seen, is_after_seven);
        }
    }

    [[nodiscard]] Luck luck(std::uint64_t seed) const;

private:
    // Uses only public information: the board, the bank, and the number of cards in each hand.
    void add_roll(const State& state, std::size_t sum) {
        RollRecord& roll = rolls_.emplace_back();
        roll.roller = state.turn.player;
        roll.sum = sum;
        for (std::size_t other = least_sum; other <= most_sum; ++other) {
            SumEffect& would_be = roll.throws[other];
            would_be = thrown(game_, state, other);
            add_shortages(game_, state, other, would_be);
        }
        roll.throws[seven].tallies[roll.roller.value][Sevens] = 1;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            if (Seat(i) != roll.roller && state[Seat(i)].hand.total() > 0) {
                roll.victims.emplace_back(i);
            }
        }
    }

    // Notes the first theft after a seven. A knight in the same turn has nothing to do with the dice, so its theft does
    // not count.
    void note_theft(const SeenMove& seen, bool& is_after_seven) {
        for (const Event& event : seen.events) {
            const auto* stolen = std::get_if<CardStolen>(&event);
            if (stolen != nullptr && is_after_seven) rolls_.back().robbed = stolen->victim;
        }
        is_after_seven = false;
    }

    void add_purchase(const State& before, const SeenMove& seen) {
        for (const Event& event : seen.events) {
            const auto* bought = std::get_if<CardBought>(&event);
            if (bought == nullptr) continue;
            purchases_.push_back({bought->seat, before.deck[index(Card::Victory)],
                                  static_cast<std::uint32_t>(total(before.deck)),
                                  bought->card == Card::Victory});
        }
    }

    [[nodiscard]] SeatSumCounts played() const;
    [[nodiscard]] SeatSumCounts other_throwagain(Random& random,
                                                 std::array<std::uint32_t, roll_sums>& sums) const;
    [[nodiscard]] std::array<std::array<double, counters>, most_players> expected() const;

    const Game& game_;
    std::vector<RollRecord> rolls_;
    std::vector<CardPurchase> purchases_;
};

void add(SeatSumCounts& all, const SeatSumCounts& more, std::size_t players) {
    for (std::size_t i = 0; i < players; ++i) {
        for (std::size_t k = 0; k < counters; ++k) all[i][k] += more[i][k];
    }
}

SeatSumCounts LuckRecorder::played() const {
    SeatSumCounts all{};
    for (const RollRecord& roll : rolls_) {
        add(all, roll.throws[roll.sum].tallies, game_.players());
        if (roll.robbed.exists()) ++all[roll.robbed.value][Robbed];
    }
    for (const CardPurchase& purchase : purchases_) {
        all[purchase.seat.value][Victories] += purchase.is_victory ? 1 : 0;
    }
    return all;
}

SeatSumCounts LuckRecorder::other_throwagain(Random& random,
                                             std::array<std::uint32_t, roll_sums>& sums) const {
    constexpr std::uint32_t sides = 6;
    SeatSumCounts all{};
    for (const RollRecord& roll : rolls_) {
        const std::size_t sum = 2 + random.below(sides) + random.below(sides);
        ++sums[sum];
        add(all, roll.throws[sum].tallies, game_.players());
        if (sum == seven && !roll.victims.empty()) {
            const auto many = static_cast<std::uint32_t>(roll.victims.size());
            ++all[roll.victims[random.below(many)].value][Robbed];
        }
    }
    for (const CardPurchase& purchase : purchases_) {
        const bool is_victory = random.below(purchase.cards) < purchase.victories;
        all[purchase.seat.value][Victories] += is_victory ? 1 : 0;
    }
    return all;
}

double chance_of(std::size_t sum) {
    constexpr double throws = 36;
    return static_cast<double>(sum <= seven ? sum - 1 : 13 - sum) / throws;
}

std::array<std::array<double, counters>, most_players> LuckRecorder::expected() const {
    std::array<std::array<double, counters>, most_players> all{};
    for (const RollRecord& roll : rolls_) {
        for (std::size_t sum = least_sum; sum <= most_sum; ++sum) {
            for (std::size_t i = 0; i < game_.players(); ++i) {
                for (std::size_t k = 0; k < counters; ++k) {
                    all[i][k] += chance_of(sum) * roll.throws[sum].tallies[i][k];
                }
            }
        }
        for (const Seat victim : roll.victims) {
            all[victim.value][Robbed] +=
                chance_of(seven) / static_cast<double>(roll.victims.size());
        }
    }
    for (const CardPurchase& purchase : purchases_) {
        all[purchase.seat.value][Victories] +=
            static_cast<double>(purchase.victories) / purchase.cards;
    }
    return all;
}

// In how many games the value was less, and in how many it was equal.
struct Rank {
    std::uint32_t less = 0;
    std::uint32_t same = 0;

    void add(std::uint32_t other, std::uint32_t was) {
        less += other < was ? 1 : 0;
        same += other == was ? 1 : 0;
    }
    // In percent of the games; half of the equal ones count as worse.
    [[nodiscard]] std::uint32_t percentile() const {
        return (100 * (2 * less + same) + thrown_again) / (2 * thrown_again);
    }
};

LuckMeasure good(std::uint32_t was, double expected, const Rank& rank) {
    return {was, expected, rank.percentile()};
}
LuckMeasure bad(std::uint32_t was, double expected, const Rank& rank) {
    return {was, expected, 100 - rank.percentile()};
}

Luck LuckRecorder::luck(std::uint64_t seed) const {
    const SeatSumCounts was = played();
    std::array<std::uint32_t, roll_sums> sums{};
    for (const RollRecord& roll : rolls_) ++sums[roll.sum];
    std::array<std::array<Rank, counters>, most_players> ranks{};
    std::array<Rank, roll_sums> sum_ranks{};
    Random random(seed, Domain::Roll);
    for (std::uint32_t i = 0; i < thrown_again; ++i) {
        std::array<std::uint32_t, roll_sums> other_sums{};
        const SeatSumCounts other = other_throwagain(random, other_sums);
        for (std::size_t sum = least_sum; sum <= most_sum; ++sum) {
            sum_ranks[sum].add(other_sums[sum], sums[sum]);
        }
        for (std::size_t seat = 0; seat < game_.players(); ++seat) {
            for (std::size_t k = 0; k < counters; ++k) {
                ranks[seat][k].add(other[seat][k], was[seat][k]);
            }
        }
    }
    Luck luck;
    luck.rolls = static_cast<std::uint32_t>(rolls_.size());
    for (std::size_t sum = least_sum; sum <= most_sum; ++sum) {
        luck.sums[sum] = good(sums[sum], luck.rolls * chance_of(sum), sum_ranks[sum]);
    }
    const auto hoped = expected();
    for (std::size_t i = 0; i < game_.players(); ++i) {
        const auto gain = [&](std::size_t k) { return good(was[i][k], hoped[i][k], ranks[i][k]); };
        const auto loss = [&](std::size_t k) { return bad(was[i][k], hoped[i][k], ranks[i][k]); };
        SeatLuck& seat = luck.seats[i];
        for (std::size_t k = 0; k < resource_count; ++k) seat.kinds[k] = gain(k);
        seat.cards = gain(Cards);
        seat.short_of = loss(ShortOf);
        seat.sevens = gain(Sevens);
        seat.discarded = loss(Discarded);
        seat.robbed = loss(Robbed);
        seat.victories = gain(Victories);
    }
    return luck;
}

}  // namespace

Luck luck_of(const table::Match& match, Viewer viewer, std::size_t steps, std::uint64_t seed) {
    return LuckRecorder(match, viewer, steps).luck(seed);
}

}  // namespace catan::lab
