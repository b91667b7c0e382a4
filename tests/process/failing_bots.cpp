// A copy of catan whose bots fail: the linker leads its calls of Bot::decide here (tests/CMakeLists.txt). Bots of as many
// levels as CATAN_FAILING_LEVELS says throw, from the highest level down.
#include <cstdlib>
#include <new>
#include <stop_token>

#include "catan/bots/bot.hpp"

namespace failing {

using catan::Command;
using catan::View;
using catan::bots::Bot;

// The names that the linker's --wrap gives to the function that is called and to the true one.
Command decide(const Bot* bot, const View& view, const std::stop_token& stop) __asm__(
    "__wrap__ZNK5catan4bots3Bot6decideERKNS_4ViewERKSt10stop_token");
Command really_decide(const Bot* bot, const View& view, const std::stop_token& stop) __asm__(
    "__real__ZNK5catan4bots3Bot6decideERKNS_4ViewERKSt10stop_token");

Command decide(const Bot* bot, const View& view, const std::stop_token& stop) {
    const char* const levels = std::getenv("CATAN_FAILING_LEVELS");
    const int failing = levels == nullptr ? 0 : std::atoi(levels);
    const auto level = static_cast<int>(bot->options().level);
    if (level + failing >= static_cast<int>(catan::bots::level_count)) throw std::bad_alloc();
    return really_decide(bot, view, stop);
}

}  // namespace failing
