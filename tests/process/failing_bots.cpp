// Replaces Bot::decide in a copy of catan: the linker redirects its calls here (tests/CMakeLists.txt). The bots of the
// CATAN_FAILING_LEVELS highest levels throw.
#include <cstdlib>
#include <new>
#include <sstream>
#include <stop_token>
#include <string>

#include "catan/bots/bot.hpp"

namespace failing {

using catan::Command;
using catan::View;
using catan::bots::Bot;
using catan::bots::Level;

// The names that the linker's --wrap gives to the function that is called and to the true one.
Command decide(const Bot* bot, const View& view, const std::stop_token& stop) __asm__(
    "__wrap__ZNK5catan4bots3Bot6decideERKNS_4ViewERKSt10stop_token");
Command really_decide(const Bot* bot, const View& view, const std::stop_token& stop) __asm__(
    "__real__ZNK5catan4bots3Bot6decideERKNS_4ViewERKSt10stop_token");

namespace {

bool fails(Level level) {
    const char* const levels = std::getenv("CATAN_FAILING_LEVELS");
    std::istringstream words(levels == nullptr ? "" : levels);
    for (std::string word; words >> word;) {
        if (word == "all" || word == name(level)) return true;
    }
    return false;
}

}  // namespace

Command decide(const Bot* bot, const View& view, const std::stop_token& stop) {
    if (fails(bot->options().level)) throw std::bad_alloc();
    return really_decide(bot, view, stop);
}

}  // namespace failing
