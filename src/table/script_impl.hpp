// Defines the functions of a script. Include it only where a game instantiates them.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "table/match_impl.hpp"
#include "table/script_advice_impl.hpp"
#include "table/script_bots_impl.hpp"
#include "table/script_lines.hpp"
#include "tabletop/table/script.hpp"
#include "text/line_source.hpp"

namespace tabletop::table {
// Fails unless the next word can begin a line of a running game.
template <typename L>
void demand_move(const text::Reader& reader) {
    if (is_next(reader, L::command_words) || is_next(reader, statement_words)) return;
    if (is_next(reader, L::header_words)) {
        reader.fail(
            fmt::format("'{}' belongs in the header, before the first move", reader.peek()));
    }
    if (reader.at_end()) reader.fail_expecting("a command");
    if (reader.peek() == ":") reader.fail("put the colon right after the name");
    std::vector<std::string_view> known(L::command_words.begin(), L::command_words.end());
    known.insert(known.end(), statement_words.begin(), statement_words.end());
    reader.fail(text::unknown("command", reader.peek(), known));
}

// Fails unless the line can follow the header. The first such line begins the game.
template <typename L>
void demand_statement(const text::Reader& reader) {
    L::demand_context(reader);
    const bool has_speaker = reader.peek().ends_with(':');
    if (has_speaker || is_next(reader, L::command_words) || is_next(reader, statement_words))
        return;
    std::vector<std::string_view> known(L::header_words.begin(), L::header_words.end());
    known.insert(known.end(), L::command_words.begin(), L::command_words.end());
    known.insert(known.end(), statement_words.begin(), statement_words.end());
    reader.fail(text::unknown("word", reader.peek(), known));
}

template <typename L>
Script<L>::Script(Setup defaults, ScriptOptions options, ScriptOutput output, std::string file)
    : defaults_(std::move(defaults)),
      options_(options),
      output_(std::move(output)),
      file_(std::move(file)),
      script_bots_(options.bots) {}

template <typename L>
Script<L>::Script(Match match, ScriptOptions options, ScriptOutput output, std::string file)
    : options_(options),
      output_(std::move(output)),
      file_(std::move(file)),
      match_(std::move(match)),
      script_bots_(options.bots) {}

template <typename L>
Verdict Script<L>::run(std::istream& in) {
    text::LineSource lines(in, file_, output_.flush);
    std::string line;
    while (lines.next(line)) {
        if (!read(line)) return verdict_;
    }
    finish();
    return verdict_;
}

template <typename L>
bool Script<L>::read(std::string_view line) {
    ++line_number_;
    line_ = line;
    try {
        const std::vector<text::Word> words = text::split(line);
        if (words.empty()) return true;
        text::Reader reader(words, text::length(line) + 1);
        read_words(reader);
    } catch (const text::TextError& error) {
        fail(Verdict::NotUnderstood, error.column(), error.what());
        if (!is_of_another_game_) {
            const std::string why = why_other_ending(L::name, file_);
            is_of_another_game_ = !why.empty();
            if (is_of_another_game_) complain(0, "note: " + why);
        }
        // Without a valid header there is no game to continue.
        stopped_ = stopped_ || !options_.keep_going || !match_;
    }
    return !stopped_;
}

template <typename L>
void Script<L>::finish() {
    if (match_ || !header_begun_ || stopped_) return;
    try {
        begin();
    } catch (const text::TextError& error) {
        fail(Verdict::NotUnderstood, 0, error.what());
    }
}

template <typename L>
void Script<L>::read_words(text::Reader& reader) {
    if (match_) return play(reader);
    if (header_begun_ && reader.next_is(L::name))
        reader.fail(fmt::format("'{}' can only be the first word of a file", L::name));
    if (!header_begun_) {
        // A file with the own first word belongs here, whatever its name is.
        std::string why = why_other_program(reader, L::name, file_);
        if (why.empty() && !reader.next_is(L::name)) why = why_other_ending(L::name, file_);
        is_of_another_game_ = !why.empty();
        if (is_of_another_game_) reader.fail(why);
    }
    header_begun_ = true;
    if (header_.read(reader)) return;
    const bool starts = reader.take_if("start");
    if (starts) {
        reader.finish();
    } else {
        demand_statement<L>(reader);
    }
    begin();
    if (!starts) play(reader);
}

template <typename L>
void Script<L>::begin() {
    constexpr std::string_view whose = "the command line";
    header_.fill_from(defaults_, whose);
    const std::string why = L::why_without_effect(defaults_, header_, whose);
    if (!why.empty()) throw text::TextError(0, why);
    typename L::Table table = L::seat_everybody(header_);
    if (options_.verify && table.scripted) {
        throw text::TextError(
            0, "with `chance scripted` there is no seed to verify the outcomes against");
    }
    for (const std::string& notice : table.notices) complain(0, "note: " + notice);
    record(without_end(L::header_text(table)));
    for (const std::string& line : L::opening_lines(header_, table)) print(line);
    match_.emplace(std::move(table));
}

template <typename L>
void Script<L>::play(text::Reader& reader) {
    if (reader.take_if("expect")) {
        if (reader.take_if("refused")) {
            expect_refused(reader);
        } else {
            expect(reader);
        }
    } else if (reader.take_if("check")) {
        check(reader);
    } else if (reader.take_if("show")) {
        show(reader);
    } else if (reader.next_is("bot")) {
        seat(reader);
    } else if (reader.next_is("advise")) {
        advise(reader);
    } else if (reader.next_is("auto")) {
        play_by_itself(reader);
    } else {
        move(reader);
    }
}

template <typename L>
void Script<L>::move(text::Reader& reader) {
    const std::optional<Seat> named = match_->notation().read_speaker(reader);
    const std::size_t column = reader.column();
    demand_move<L>(reader);
    if (reader.next_is("bot")) reader.fail("'bot' takes no name before it: bot NAME LEVEL");
    if (reader.next_is("advise") || reader.next_is("auto")) {
        reader.fail(fmt::format("'{}' takes no name before it: it is for the player to move",
                                reader.peek()));
    }
    if (reader.take_if("undo")) {
        reader.finish();
        return take_back(named.value_or(taking_back()), column);
    }
    const Seat speaker = named.value_or(match_->asked());
    const Command command = match_->notation().read_command(reader, speaker);
    const auto outcome = match_->notation().read_outcome(reader, command);
    reader.finish();
    say(command, speaker, outcome, column);
}

template <typename L>
bool Script<L>::say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                    std::size_t column) {
    const typename Match::Reply reply = match_->say(command, speaker, outcome, keep());
    if (reply.refusal) {
        refuse(column, *reply.refusal);
        return false;
    }
    if (options_.verify && outcome && *outcome != *reply.from_seed) {
        fail(Verdict::Refused, column,
             fmt::format("the seed gives {} here, not {}",
                         match_->notation().write(*reply.from_seed),
                         match_->notation().write(*outcome)));
    }
    const std::string line = match_->notation().write(match_->history().back());
    print(line);
    print_events(reply.events);
    return true;
}

template <typename L>
Seat Script<L>::taking_back() const {
    const Seat seat = match_->may_take_back();
    return seat.exists() ? seat : match_->asked();
}

template <typename L>
void Script<L>::take_back(Seat speaker, std::size_t column) {
    if (const auto refusal = match_->refuse_undo(speaker)) return refuse(column, *refusal);
    const std::string taken_back = match_->notation().write(match_->history().back());
    match_->undo(speaker, keep());
    script_bots_.take_back(*match_);
    print(fmt::format("{}: undo", match_->table().names[speaker.value]));
    print("  taken back: " + taken_back);
}

template <typename L>
void Script<L>::expect(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::string expected = reader.rest();
    if (const auto found = L::unmet(match_->notation(), match_->state(), reader)) {
        fail(Verdict::Refused, column, fmt::format("expected {}, found {}", expected, *found));
    }
}

template <typename L>
void Script<L>::expect_refused(text::Reader& reader) {
    const std::size_t column = reader.column();
    const auto rule = L::read_rule(reader);
    const std::optional<Seat> named = match_->notation().read_speaker(reader);
    std::optional<Refusal> refusal;
    if (reader.take_if("undo")) {
        refusal = match_->refuse_undo(named.value_or(taking_back()));
    } else {
        const Seat speaker = named.value_or(match_->asked());
        const Command command = match_->notation().read_command(reader, speaker);
        refusal =
            match_->refuse(command, speaker, match_->notation().read_outcome(reader, command));
    }
    reader.finish();
    if (!refusal) {
        fail(Verdict::Refused, column,
             fmt::format("expected a refusal by {}, but this is legal", L::rule_word(rule)));
    } else if (!L::covers(rule, refusal->rule)) {
        fail(Verdict::Refused, column,
             fmt::format("expected a refusal by {}, but this is refused by {}: {}",
                         L::rule_word(rule), L::rule_word(refusal->rule),
                         L::refusal_words(match_->notation(), match_->state(), *refusal)));
    }
}

template <typename L>
void Script<L>::check(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::uint64_t written = read_check(reader);
    reader.finish();
    if (written == match_->check()) {
        ++checks_matched_;
        return;
    }
    fail(Verdict::Refused, column,
         fmt::format("the game does not match this check; here it would be {:016x}",
                     match_->check()));
}

template <typename L>
void Script<L>::show(text::Reader& reader) {
    const std::string text = L::read_shown_text(match_->notation(), match_->state(), reader);
    reader.finish();
    if (output_.print) output_.print(without_end(text));
}

template <typename L>
void Script<L>::flush() const {
    if (output_.flush) output_.flush();
}

template <typename L>
void Script<L>::print(std::string_view text) const {
    if (!options_.quiet && output_.print) output_.print(text);
}

template <typename L>
void Script<L>::print_events(std::span<const Event> events) const {
    if (options_.quiet) return;
    for (const Event& event : events) {
        const std::string words = L::event_words(match_->notation(), event);
        if (!words.empty()) print("  " + words);
        if (L::ends_game(event))
            print(without_end(L::score_text(match_->notation(), match_->state())));
    }
}

// As with the referee, a line is recorded before its events are printed.
template <typename L>
auto Script<L>::keep() const -> typename Match::Keep {
    if (!output_.record) return {};
    return [this](const std::string& lines) { record(lines); };
}

template <typename L>
void Script<L>::record(std::string_view line) const {
    if (output_.record) output_.record(line);
}

template <typename L>
void Script<L>::complain(std::size_t column, std::string_view message) const {
    if (!output_.complain) return;
    // Column 0 means no particular word; point at the start of the line.
    output_.complain(fmt::format("{}:{}:{}: {}", file_, line_number_,
                                 std::max<std::size_t>(column, 1), message));
    if (column == 0) return;
    const std::string shown = excerpt(line_);
    if (shown.empty()) return;
    output_.complain("    " + shown);
    output_.complain(fmt::format("    {:>{}}", '^', column));
}

template <typename L>
void Script<L>::fail(Verdict verdict, std::size_t column, std::string_view message) {
    if (verdict_ == Verdict::Fine) verdict_ = verdict;
    complain(column, message);
}

template <typename L>
void Script<L>::refuse(std::size_t column, const Refusal& refusal) {
    fail(Verdict::Refused, column,
         fmt::format("refused by {}: {}", L::rule_word(refusal.rule),
                     L::refusal_words(match_->notation(), match_->state(), refusal)));
    stopped_ = stopped_ || !options_.keep_going;
}

}  // namespace tabletop::table
