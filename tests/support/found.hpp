// Makes up findings of an analysis, the same each time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catan/core/random.hpp"
#include "catan/lab/findings.hpp"

namespace catan::lab {

// Usual names, the longest possible ones, and names in another script.
inline std::vector<std::string> short_names(std::size_t players) {
    const std::vector<std::string> all{"Ann", "Ben", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}
inline std::vector<std::string> long_names(std::size_t players) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < players; ++i) {
        names.push_back("Bartholomew" + std::string(1, static_cast<char>('a' + i)));
    }
    return names;
}
inline std::vector<std::string> wide_names(std::size_t players) {
    const std::vector<std::string> all{"安娜安娜安娜安娜安娜安娜",
                                       "本本",
                                       "赛",
                                       "迪迪迪迪迪迪",
                                       "Ève",
                                       "Φαίη",
                                       "Гас",
                                       "ハルハルハル"};
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(players)};
}

// Chances that rise and fall, with their intervals.
inline Standing standing_of(const std::array<std::uint32_t, most_players>& weights,
                            std::size_t players) {
    Standing standing;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < players; ++i) sum += weights[i];
    std::uint32_t told = 0;
    for (std::size_t i = 0; i < players; ++i) {
        Share& share = standing.shares[i];
        share.chance = static_cast<std::uint32_t>(std::uint64_t{weights[i]} * certainty / sum);
        told += share.chance;
    }
    standing.shares[0].chance += certainty - told;
    for (std::size_t i = 0; i < players; ++i) {
        Share& share = standing.shares[i];
        share.low = share.chance - std::min<std::uint32_t>(share.chance, 431);
        share.high = std::min(share.chance + 431, certainty);
    }
    return standing;
}

inline std::vector<Standing> course_of(std::size_t players, std::size_t moments,
                                       std::uint64_t seed) {
    Random random(seed, Domain::Choice);
    std::array<std::uint32_t, most_players> weights{};
    for (std::uint32_t& weight : weights) weight = 1'000;
    std::vector<Standing> course;
    for (std::size_t i = 0; i < moments; ++i) {
        for (std::uint32_t& weight : weights) weight = weight * (80 + random.below(42)) / 100 + 5;
        Standing& standing = course.emplace_back(standing_of(weights, players));
        Moment& moment = standing.moment;
        moment.turn = static_cast<std::uint32_t>(i);
        moment.step = 16 + 4 * i;
        if (i == 0) continue;
        moment.player = Seat((i - 1) % players);
        moment.dice = Dice{static_cast<std::uint8_t>(1 + random.below(6)),
                           static_cast<std::uint8_t>(1 + random.below(6))};
    }
    return course;
}

// Turns the last moment of a course into the end of a won game.
inline void end_course(std::vector<Standing>& course, Seat winner) {
    Standing& last = course.back();
    last.moment.is_end = true;
    last.moment.turn = course.size() > 1 ? course[course.size() - 2].moment.turn : 0;
    last.moment.dice.reset();
    last.moment.player = winner;
    last.shares = {};
    last.shares[winner.value] = {certainty, certainty, certainty};
}

// A value near the expected one.
inline LuckMeasure fortune_of(Random& random, double expected) {
    constexpr int reach = 4;
    const int off = static_cast<int>(random.below(2 * reach + 1)) - reach;
    const int was = std::max(static_cast<int>(expected) + off, 0);
    const int better = 50 + static_cast<int>(12 * (was - expected));
    return {static_cast<std::uint32_t>(was), expected,
            static_cast<std::uint32_t>(std::clamp(better, 0, 100))};
}

inline Luck made_up_luck(std::size_t players, std::uint32_t rolls, std::uint64_t seed) {
    Random random(seed, Domain::Roll);
    Luck luck;
    luck.rolls = rolls;
    for (std::size_t sum = 2; sum < roll_sums; ++sum) {
        const auto ways = static_cast<double>(sum <= 7 ? sum - 1 : 13 - sum);
        luck.sums[sum] = fortune_of(random, rolls * ways / 36);
    }
    for (std::size_t i = 0; i < players; ++i) {
        SeatLuck& seat = luck.seats[i];
        seat.cards.expected = 0;
        for (LuckMeasure& kind : seat.kinds) {
            kind = fortune_of(random, random.below(10 * rolls / 4 + 1) / 10.0);
            seat.cards.was += kind.was;
            seat.cards.expected += kind.expected;
        }
        seat.cards.better_than = random.below(101);
        for (LuckMeasure* some : {&seat.short_of, &seat.sevens, &seat.discarded, &seat.robbed}) {
            *some = fortune_of(random, rolls / 12.0);
        }
    }
    return luck;
}

// Findings about a finished game.
inline Findings findings_of(std::size_t players, std::size_t moments, std::uint64_t seed = 1) {
    Findings findings;
    findings.course = course_of(players, moments, seed);
    end_course(findings.course, Seat(players - 1));
    findings.luck = made_up_luck(players, static_cast<std::uint32_t>(moments), seed);
    findings.moments = moments;
    findings.futures = 128;
    findings.has_judged = true;
    findings.is_whole = true;
    findings.misses.push_back({24, 2, Seat(1), EndTurn{}, BuildCity{IntersectionId(24)},
                               "Doubles your 11 pips there; nobody can take them from you.", 622,
                               310, 934});
    findings.misses.push_back(
        {3, 0, Seat(0), Settle{IntersectionId(3)}, Settle{IntersectionId(12)}, "", 240, 15, 465});
    return findings;
}

}  // namespace catan::lab
