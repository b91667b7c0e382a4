// Plays whole games of bots at tables of every kind: all numbers of players, boards and house rules, odd numbers of
// pieces and cards, mixed levels. Judges each command before applying it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "catan/bots/bot.hpp"
#include "catan/core/game.hpp"

struct BotTable {
    std::uint64_t number = 0;
    catan::Game game;
    std::string board;  // in words
    std::vector<catan::bots::BotOptions> bots;
    std::uint32_t most_turns = 0;  // a limit, because some boards have no winner

    [[nodiscard]] std::string describe() const;
};

// The bots at a table: quick levels only, or up to a hard bot of the least effort in every seat but the first.
enum class Company : std::uint8_t { Quick, Hard };

// A different table for each number.
[[nodiscard]] BotTable bot_table(Company company, std::uint64_t number);

struct BotGame {
    std::string fault;  // empty if all went well
    bool is_won = false;
    std::uint32_t turns = 0;
    std::uint32_t decisions = 0;
    std::uint32_t most_in_a_turn = 0;  // decisions of one bot
};

// More decisions of one bot in a turn than this mean a turn that never ends. In 10,000 games no bot took a third of
// them.
inline constexpr std::uint32_t most_decisions_in_a_turn = 250;

[[nodiscard]] BotGame play_bots(const BotTable& table);
