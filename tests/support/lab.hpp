// Makes small experiments for tests, and records of games that were never played.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "catan/core/random.hpp"
#include "catan/lab/design.hpp"
#include "catan/lab/record.hpp"
#include "catan/lab/series.hpp"
#include "catan/language/setup.hpp"

inline catan::lab::Design design_of(const std::string& bots, std::uint64_t games = 20) {
    catan::lab::Design design;
    for (std::size_t begin = 0; begin <= bots.size();) {
        const std::size_t end = std::min(bots.find(' ', begin), bots.size());
        design.bots.push_back(
            catan::lab::contender_in(bots.substr(begin, end - begin), catan::bots::usual_effort));
        begin = end + 1;
    }
    design.board = "random radius 3";
    design.games = games;
    design.seed = 1;
    design.bot_seed = 1;
    design.max_turns = 1000;
    return design;
}

// A made-up record with numbers of every size.
inline catan::lab::GameRecord drawn_record(const catan::lab::Design& design, std::uint64_t game) {
    catan::Random random(game, catan::Domain::Choice);
    catan::lab::GameRecord record;
    record.game = game;
    const auto players = static_cast<std::uint32_t>(design.players());
    const std::uint32_t winner = random.below(players + 1);
    if (winner < players) record.winner = catan::Seat(winner);
    record.turns = 20 + random.below(100);
    record.commands = 200 + random.below(400);
    record.longest_road_moves = random.below(4);
    record.largest_army_moves = random.below(4);
    record.shortages = random.below(2);
    for (std::uint32_t& rolls : record.dice) rolls = random.below(20);
    for (std::size_t seat = 0; seat < players; ++seat) {
        for (std::uint32_t& count : record.seats[seat]) count = random.below(1U << random.below(8));
    }
    return record;
}
