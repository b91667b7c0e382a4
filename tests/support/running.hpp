// Runs a few lines of the language and keeps the results.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "catan/table/script.hpp"

struct Ran {
    catan::table::Verdict verdict = catan::table::Verdict::Fine;
    std::string printed;
    std::string complaints;
    std::string recorded;
};

inline Ran run(const std::string& lines, catan::table::ScriptOptions options = {},
               const catan::language::Setup& command_line = {}) {
    Ran ran;
    const auto into = [](std::string& all) {
        return [&all](std::string_view line) { (all += line) += '\n'; };
    };
    catan::table::ScriptOutput output{into(ran.printed), into(ran.complaints), into(ran.recorded)};
    catan::table::Script script(command_line, options, output, "script");
    std::istringstream in(lines);
    ran.verdict = script.run(in);
    return ran;
}

// The first line of the error message.
inline std::string first_complaint(const std::string& lines) {
    const std::string all = run(lines).complaints;
    return all.substr(0, all.find('\n'));
}

// A two-player game on the beginner board after the set-up, in Ann's turn 1.
inline const std::string two_players = R"(players Ann Ben
board beginner
order first Ann
chance seed 7
settle 12
road 12-13
settle 25
road 25-26
settle 30
road 30-31
settle 40
road 40-41
)";
