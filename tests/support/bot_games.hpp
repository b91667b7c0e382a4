// Whole games of bots at tables of every kind: all numbers of players, boards, house rules and numbers of the game, odd
// ones too, levels mixed. Each command is judged before it counts.
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
    std::uint32_t most_turns = 0;  // on some boards nobody can win

    [[nodiscard]] std::string describe() const;
};

// Who sits at a table: levels that think little, or each but the first perhaps a hard bot of the least effort.
enum class Company : std::uint8_t { Quick, Hard };

// Another table for each number.
[[nodiscard]] BotTable bot_table(Company company, std::uint64_t number);

struct BotGame {
    std::string fault;  // what went wrong, or nothing
    bool is_won = false;
    std::uint32_t turns = 0;
    std::uint32_t decisions = 0;
    std::uint32_t most_in_a_turn = 0;  // decisions of one bot
};

// More decisions of a bot in one turn than this are a turn that never ends. In 10,000 games nobody took a third of them.
inline constexpr std::uint32_t most_decisions_in_a_turn = 250;

[[nodiscard]] BotGame play_bots(const BotTable& table);
