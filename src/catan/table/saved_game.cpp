#include "catan/table/saved_game.hpp"

#include <string_view>
#include <utility>

#include "catan/language/table.hpp"
#include "catan/table/script.hpp"
#include "text/line_source.hpp"

namespace catan::table {
namespace {

// Every version of header_text() has written these lines.
bool leaves_nothing_open(const language::Setup& header) {
    return !header.names.empty() && header.custom && header.order == language::Order::First &&
           (header.scripted || header.chance_seed);
}

}  // namespace

SavedGame load_game(std::istream& in, const std::string& name, std::uint64_t bytes) {
    SavedGame game;
    ScriptOutput output;
    output.complain = [&](std::string_view line) { game.fault.emplace_back(line); };
    Script script({}, ScriptOptions{.quiet = true}, output, name);
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
            game.confirmed_turn = script.match()->state().turn.number;
        }
    }
    game.match = script.match();
    game.is_saved = game.match && leaves_nothing_open(script.header());
    return game;
}

std::string saved_text(const Match& match) {
    Match again(match.first_table());
    std::string text = language::header_text(again.table());
    auto seating = match.seating_changes().begin();
    // Writes the changes of seats up to this move.
    const auto seat = [&](std::size_t moves) {
        for (; seating != match.seating_changes().end() && seating->after <= moves; ++seating) {
            again.seat(seating->seat, seating->bot);
            text += language::bot_line(again.table(), seating->seat) + '\n';
        }
    };
    std::size_t moves = 0;
    for (const Move& move : match.history()) {
        seat(moves++);
        again.say(move.command, move.seat, move.outcome);
        text += again.saved_lines() + '\n';
    }
    seat(moves);
    return text;
}

}  // namespace catan::table
