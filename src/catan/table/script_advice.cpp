// Implements the script lines that use bots: `advise`, `auto` and `bot`.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "catan/core/refuse.hpp"
#include "catan/language/table.hpp"
#include "catan/language/wording.hpp"
#include "catan/table/script.hpp"

namespace catan::table {
namespace {

// The arguments of `advise` and `auto`: a level and an optional number of moves.
struct AdviceRequest {
    bots::Level level;
    std::optional<std::size_t> moves;
};

AdviceRequest read_request(text::Reader& reader) {
    constexpr std::uint64_t most = 1'000;
    AdviceRequest request{language::read_level(reader), std::nullopt};
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
std::string estimate_words(std::uint32_t ten_thousandths) {
    const std::uint32_t tenths_of_percent = (ten_thousandths + 5) / 10;
    return fmt::format("wins {}.{} %", tenths_of_percent / 10, tenths_of_percent % 10);
}

}  // namespace

void Script::advise(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("advise");
    const AdviceRequest request = read_request(reader);
    // Without output the advice would be discarded, so skip the work.
    if (refuse_after_end(column) || !output_.print) return;
    flush();
    std::vector<bots::Advice> advice;
    if (request.moves) {
        advice = script_bots_.advise(*match_, request.level, *request.moves);
    } else {
        advice.push_back({script_bots_.decide(*match_, request.level), std::nullopt});
    }
    const Seat seat = match_->asked();
    for (const bots::Advice& one : advice) {
        std::string line = match_->notation().write(Move{seat, one.command, std::nullopt});
        if (one.chance) line += "  # " + estimate_words(*one.chance);
        output_.print(line);
    }
    flush();
}

void Script::play_by_itself(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("auto");
    const AdviceRequest request = read_request(reader);
    if (refuse_after_end(column)) return;
    const std::size_t most = request.moves.value_or(1);
    for (std::size_t i = 0; i < most && !match_->state().in<GameOver>(); ++i) {
        flush();
        const Command command = script_bots_.decide(*match_, request.level);
        const Seat speaker = match_->asked();
        if (asks_chance(command) && match_->table().scripted) {
            const std::string move = match_->notation().write(Move{speaker, command, std::nullopt});
            fail(
                Verdict::Refused, column,
                fmt::format("refused by R9: chance is scripted, so this move must be written, with "
                            "its outcome: {}",
                            move));
            stopped_ = stopped_ || !options_.keep_going;
            return;
        }
        if (!say(command, speaker, std::nullopt, column)) return;
    }
}

// Changes who plays a seat of a running game. Not a move, so it is never taken back.
void Script::seat(text::Reader& reader) {
    const std::size_t column = reader.column();
    reader.take_word("bot");
    const Seat who = match_->notation().read_seat(reader);
    std::optional<bots::Level> bot;
    if (!reader.take_if("off")) bot = language::read_level(reader);
    reader.finish();
    if (const std::string why = language::why_no_bots(match_->table()); bot && !why.empty()) {
        throw text::TextError(column, why);
    }
    match_->seat(who, bot);
    const std::string line = language::bot_line(match_->table(), who);
    record(line);
    print(line);
}

// R10.5: no seat is to move after the end.
bool Script::refuse_after_end(std::size_t column) {
    if (!match_->state().in<GameOver>()) return false;
    refuse(column, *catan::refuse(match_->game(), match_->state(), EndTurn{}));
    return true;
}

}  // namespace catan::table
