// Defines the functions of a script for the lines that use bots: `advise`, `auto` and `bot`. Include it only where a game
// instantiates them.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "tabletop/table/script.hpp"

namespace tabletop::table {
// The arguments of `advise` and `auto`: a level and an optional number of moves.
struct AdviceRequest {
    bots::Level level;
    std::optional<std::size_t> moves;
};

template <typename L>
AdviceRequest read_advice_request(text::Reader& reader) {
    constexpr std::uint64_t most = 1'000;
    AdviceRequest request{L::read_level(reader), std::nullopt};
    if (reader.at_end()) return request;
    const std::size_t column = reader.column();
    const std::uint64_t moves = reader.take_number("a number of moves");
    reader.finish();
    if (moves < 1 || moves > most) {
        throw text::TextError(
            column, fmt::format("the number of moves must be 1 to {}, not {}", most, moves));
    }
    request.moves = static_cast<std::size_t>(moves);
    return request;
}

// `wins 31.4 %`
inline std::string estimate_words(std::uint32_t ten_thousandths) {
    const std::uint32_t tenths_of_percent = (ten_thousandths + 5) / 10;
    return fmt::format("wins {}.{} %", tenths_of_percent / 10, tenths_of_percent % 10);
}

template <typename L>
void Script<L>::advise(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("advise");
    const AdviceRequest request = read_advice_request<L>(reader);
    // Without output the advice would be discarded, so skip the work.
    if (refuse_after_end(column) || !output_.print) return;
    flush();
    std::vector<typename L::Bots::Advice> advice;
    if (request.moves) {
        advice = script_bots_.advise(*match_, request.level, *request.moves);
    } else {
        advice.push_back({script_bots_.decide(*match_, request.level), std::nullopt});
    }
    const Seat seat = match_->asked();
    for (const auto& one : advice) {
        std::string line =
            match_->notation().write(typename Match::Move{seat, one.command, std::nullopt});
        if (one.chance) line += "  # " + estimate_words(*one.chance);
        output_.print(line);
    }
    flush();
}

template <typename L>
void Script<L>::play_by_itself(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("auto");
    const AdviceRequest request = read_advice_request<L>(reader);
    if (refuse_after_end(column)) return;
    const std::size_t most = request.moves.value_or(1);
    for (std::size_t i = 0; i < most && !match_->is_over(); ++i) {
        flush();
        const Command command = script_bots_.decide(*match_, request.level);
        const Seat speaker = match_->asked();
        if (Match::Rules::asks_chance(command) && match_->table().scripted) {
            const std::string move =
                match_->notation().write(typename Match::Move{speaker, command, std::nullopt});
            fail(
                Verdict::Refused, column,
                fmt::format("refused by {}: chance is scripted, so this move must be written, with "
                            "its outcome: {}",
                            L::rule_word(L::chance_rule()), move));
            stopped_ = stopped_ || !options_.keep_going;
            return;
        }
        if (!say(command, speaker, std::nullopt, column)) return;
    }
}

// Changes who plays a seat of a running game. Not a move, so it is never taken back.
template <typename L>
void Script<L>::seat(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("bot");
    const Seat who = match_->notation().read_seat(reader);
    std::optional<bots::Level> bot;
    if (!reader.take_if("off")) bot = L::read_level(reader);
    reader.finish();
    if (const std::string why = L::why_no_bots(match_->table()); bot && !why.empty()) {
        throw text::TextError(column, why);
    }
    match_->seat(who, bot);
    const std::string line = L::bot_line(match_->table(), who);
    record(line);
    print(line);
}

// No seat is to move after the end.
template <typename L>
bool Script<L>::refuse_after_end(std::size_t column) {
    if (!match_->is_over()) return false;
    refuse(column, Match::Types::refuse_after_end());
    return true;
}

}  // namespace tabletop::table
