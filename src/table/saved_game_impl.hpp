// Defines how saved games are loaded and written. Include it only where a game instantiates it.
#pragma once

#include <string_view>
#include <utility>

#include "table/script_impl.hpp"
#include "tabletop/table/saved_game.hpp"
#include "text/line_source.hpp"

namespace tabletop::table {

// Plays the first moves of a match again, with the changes of seats up to there. Calls `hear(line)` for each line of
// the saved game.
template <typename L, typename Hear>
Match<L> play_again(const Match<L>& match, std::size_t moves, const Hear& hear) {
    Match<L> again(match.first_table());
    auto seating = match.seating_changes().begin();
    // Makes the changes of seats up to this move.
    const auto seat = [&](std::size_t after) {
        for (; seating != match.seating_changes().end() && seating->after <= after; ++seating) {
            again.seat(seating->seat, seating->bot);
            hear(L::bot_line(again.table(), seating->seat));
        }
    };
    for (std::size_t i = 0; i < moves; ++i) {
        const auto& move = match.history()[i];
        seat(i);
        again.say(move.command, move.seat, move.outcome);
        hear(again.saved_lines());
    }
    seat(moves);
    return again;
}

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
        const std::size_t moves = had_begun ? script.match()->history().size() : 0;
        script.read(line);
        if (script.verdict() != Verdict::Fine) {
            game.verdict = script.verdict();
            game.is_of_another_game = script.is_of_another_game();
            // If the faulty line itself began the game, the header is at fault and there is no game.
            if (!had_begun) return game;
            // `auto` may have failed after some of its moves.
            if (script.match()->history().size() > moves)
                game.match = play_again(*script.match(), moves, [](const std::string&) {});
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
    if (!game.match) game.match = script.match();
    game.is_saved = game.match && L::is_whole(script.header());
    return game;
}

template <typename L>
std::string saved_text(const Match<L>& match) {
    std::string text = L::header_text(match.first_table());
    play_again(match, match.history().size(),
               [&](const std::string& line) { text += line + '\n'; });
    return text;
}

}  // namespace tabletop::table
