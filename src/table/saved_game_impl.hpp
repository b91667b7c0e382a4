// Defines how saved games are loaded and written. Include it only where a game instantiates it.
#pragma once

#include <string_view>
#include <utility>

#include "table/script_impl.hpp"
#include "tabletop/table/saved_game.hpp"
#include "text/line_source.hpp"

namespace tabletop::table {

template <typename L>
SavedGame<L> load_game(std::istream& in, const std::string& name, std::uint64_t bytes) {
    SavedGame<L> game;
    ScriptOutput output;
    output.complain = [&](std::string_view line) { game.fault.emplace_back(line); };
    Script<L> script(typename L::Setup{}, ScriptOptions{.quiet = true}, output, name);
    text::LineSource lines(in, name);
    std::uint64_t matched = 0;
    for (std::string line; lines.bytes() < bytes && lines.next(line);) {
        ++game.lines;
        if (!lines.ended()) {
            game.torn = line;
            break;
        }
        const bool had_begun = script.match().has_value();
        script.read(line);
        if (script.verdict() != Verdict::Fine) {
            game.verdict = script.verdict();
            game.is_of_another_game = script.is_of_another_game();
            // If the faulty line itself began the game, the header is at fault and there is no game.
            if (!had_begun) return game;
            break;
        }
        game.fault.clear();  // notes
        game.bytes = lines.bytes();
        if (!script.match()) continue;
        if (!had_begun || script.checks_matched() > matched) {
            matched = script.checks_matched();
            game.confirmed_bytes = lines.bytes();
            game.confirmed_turn = L::Rules::turn(script.match()->state());
        }
    }
    game.match = script.match();
    game.is_saved = game.match && L::is_whole(script.header());
    return game;
}

template <typename L>
std::string saved_text(const Match<L>& match) {
    Match<L> again(match.first_table());
    std::string text = L::header_text(again.table());
    auto seating = match.seating_changes().begin();
    // Writes the changes of seats up to this move.
    const auto seat = [&](std::size_t moves) {
        for (; seating != match.seating_changes().end() && seating->after <= moves; ++seating) {
            again.seat(seating->seat, seating->bot);
            text += L::bot_line(again.table(), seating->seat) + '\n';
        }
    };
    std::size_t moves = 0;
    for (const auto& move : match.history()) {
        seat(moves++);
        again.say(move.command, move.seat, move.outcome);
        text += again.saved_lines() + '\n';
    }
    seat(moves);
    return text;
}

}  // namespace tabletop::table
