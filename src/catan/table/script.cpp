#include "catan/table/script.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>
#include <vector>

#include "catan/language/expectation.hpp"
#include "catan/language/table.hpp"
#include "catan/language/wording.hpp"
#include "text/line_source.hpp"
#include "text/utf8.hpp"

namespace catan::table {
namespace {

// The line as shown below a message; empty if it does not fit.
std::string excerpt(std::string_view line) {
    constexpr std::size_t most = 100;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.size() > most) return {};
    std::string shown(line);
    std::ranges::replace(shown, '\t', ' ');
    for (std::string_view rest = shown; !rest.empty();) {
        const auto code = text::take_code_point(rest);
        if (!code || text::is_control(*code)) return {};
    }
    return shown;
}

std::uint64_t read_check(text::Reader& reader) {
    const std::string_view word = reader.peek();
    const char* end = word.data() + word.size();
    std::uint64_t value = 0;
    const auto [stop, error] = std::from_chars(word.data(), end, value, 16);
    if (word.size() != 16 || error != std::errc() || stop != end) {
        reader.fail_expecting("a check of 16 hexadecimal digits");
    }
    reader.take({});
    return value;
}

// `R5.4:` or `R5:`, the latter for any rule of the section.
Rule read_rule(text::Reader& reader) {
    constexpr std::string_view expected = "a rule and a colon, such as R5.4:";
    std::string_view word = reader.peek();
    if (word.size() < 3 || (word.front() != 'R' && word.front() != 'r') || word.back() != ':')
        reader.fail_expecting(expected);
    word = word.substr(1, word.size() - 2);
    const std::size_t dot = std::min(word.find('.'), word.size());
    const auto section = text::number_in(word.substr(0, dot));
    const auto number =
        dot < word.size() ? text::number_in(word.substr(dot + 1)) : std::optional<std::uint64_t>(0);
    if (!section || !number || *section < 1 || *section > 12 || *number > 99)
        reader.fail_expecting(expected);
    reader.take({});
    return {static_cast<std::uint8_t>(*section), static_cast<std::uint8_t>(*number)};
}

constexpr std::array<std::string_view, 10> header_words{
    "catan", "players", "board", "hex", "port", "order", "set", "bot", "chance", "start"};
constexpr std::array<std::string_view, 7> other_words{"undo", "expect", "check", "show",
                                                      "bot",  "advise", "auto"};

bool is_next(const text::Reader& reader, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return reader.next_is(word); });
}

// Fails unless the next word can begin a line of a running game.
void demand_move(const text::Reader& reader) {
    if (is_next(reader, language::command_words) || is_next(reader, other_words)) return;
    if (is_next(reader, header_words)) {
        reader.fail(
            fmt::format("'{}' belongs in the header, before the first move", reader.peek()));
    }
    if (reader.at_end()) reader.fail_expecting("a command");
    if (reader.peek() == ":") reader.fail("put the colon right after the name");
    std::vector<std::string_view> known(language::command_words.begin(),
                                        language::command_words.end());
    known.insert(known.end(), other_words.begin(), other_words.end());
    reader.fail(text::unknown("command", reader.peek(), known));
}

// Fails unless the line can follow the header. The first such line begins the game.
void demand_statement(const text::Reader& reader) {
    if (reader.next_is("hex") || reader.next_is("port")) {
        reader.fail(fmt::format("'{}' describes a custom board: board custom", reader.peek()));
    }
    const bool has_speaker = reader.peek().ends_with(':');
    if (has_speaker || is_next(reader, language::command_words) || is_next(reader, other_words))
        return;
    std::vector<std::string_view> known(header_words.begin(), header_words.end());
    known.insert(known.end(), language::command_words.begin(), language::command_words.end());
    known.insert(known.end(), other_words.begin(), other_words.end());
    reader.fail(text::unknown("word", reader.peek(), known));
}

// Removes the last line end.
std::string_view without_end(std::string_view lines) { return lines.substr(0, lines.size() - 1); }

bool covers(Rule expected, Rule found) {
    return expected.section == found.section &&
           (expected.number == 0 || expected.number == found.number);
}

}  // namespace

Script::Script(language::Setup defaults, ScriptOptions options, ScriptOutput output,
               std::string file)
    : defaults_(std::move(defaults)),
      options_(options),
      output_(std::move(output)),
      file_(std::move(file)),
      script_bots_(options.bots) {}

Script::Script(Match match, ScriptOptions options, ScriptOutput output, std::string file)
    : options_(options),
      output_(std::move(output)),
      file_(std::move(file)),
      match_(std::move(match)),
      script_bots_(options.bots) {}

Verdict Script::run(std::istream& in) {
    text::LineSource lines(in, file_, output_.flush);
    std::string line;
    while (lines.next(line)) {
        if (!read(line)) return verdict_;
    }
    finish();
    return verdict_;
}

bool Script::read(std::string_view line) {
    ++line_number_;
    line_ = line;
    try {
        const std::vector<text::Word> words = text::split(line);
        if (words.empty()) return true;
        text::Reader reader(words, text::length(line) + 1);
        read_words(reader);
    } catch (const text::TextError& error) {
        fail(Verdict::NotUnderstood, error.column(), error.what());
        // Without a valid header there is no game to continue.
        stopped_ = stopped_ || !options_.keep_going || !match_;
    }
    return !stopped_;
}

void Script::finish() {
    if (match_ || !header_begun_ || stopped_) return;
    try {
        begin();
    } catch (const text::TextError& error) {
        fail(Verdict::NotUnderstood, 0, error.what());
    }
}

void Script::read_words(text::Reader& reader) {
    if (match_) return play(reader);
    if (header_begun_ && reader.next_is("catan"))
        reader.fail("'catan' can only be the first word of a file");
    header_begun_ = true;
    if (header_.read(reader)) return;
    const bool starts = reader.take_if("start");
    if (starts) {
        reader.finish();
    } else {
        demand_statement(reader);
    }
    begin();
    if (!starts) play(reader);
}

void Script::begin() {
    constexpr std::string_view whose = "the command line";
    header_.fill_from(defaults_, whose);
    const std::string why = language::why_without_effect(defaults_, header_, whose);
    if (!why.empty()) throw text::TextError(0, why);
    language::Table table = language::seat_everybody(header_);
    if (options_.verify && table.scripted) {
        throw text::TextError(
            0, "with `chance scripted` there is no seed to verify the outcomes against");
    }
    for (const std::string& notice : table.notices) complain(0, "note: " + notice);
    record(without_end(language::header_text(table)));
    if (header_.order == language::Order::Shuffle) {
        print(fmt::format("seats: {}", fmt::join(table.names, " ")));
    }
    for (const auto& round : table.first_rolls.rounds) {
        std::string said = "who begins:";
        for (std::size_t i = 0; i < table.names.size(); ++i) {
            if (round[i].sum() == 0) continue;
            said += fmt::format(" {} {}+{}", table.names[i], round[i].first, round[i].second);
        }
        print(said);
    }
    match_.emplace(std::move(table));
}

void Script::play(text::Reader& reader) {
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

void Script::move(text::Reader& reader) {
    const Seat speaker = match_->notation().read_speaker(reader).value_or(match_->asked());
    const std::size_t column = reader.column();
    demand_move(reader);
    if (reader.next_is("bot")) reader.fail("'bot' takes no name before it: bot NAME LEVEL");
    if (reader.next_is("advise") || reader.next_is("auto")) {
        reader.fail(
            fmt::format("'{}' takes no name: it is for whoever's move it is", reader.peek()));
    }
    if (reader.take_if("undo")) {
        reader.finish();
        return take_back(speaker, column);
    }
    const Command command = match_->notation().read_command(reader, speaker);
    const auto outcome = language::Notation::read_outcome(reader, command);
    reader.finish();
    say(command, speaker, outcome, column);
}

bool Script::say(const Command& command, Seat speaker, const std::optional<Outcome>& outcome,
                 std::size_t column) {
    const Match::Reply reply = match_->say(command, speaker, outcome, keep());
    if (reply.refusal) {
        refuse(column, *reply.refusal);
        return false;
    }
    if (options_.verify && outcome && *outcome != *reply.from_seed) {
        fail(Verdict::Refused, column,
             fmt::format("the seed gives {} here, not {}",
                         language::Notation::write(*reply.from_seed),
                         language::Notation::write(*outcome)));
    }
    const std::string line = match_->notation().write(match_->history().back());
    print(line);
    print_events(reply.events);
    return true;
}

void Script::take_back(Seat speaker, std::size_t column) {
    if (const auto refusal = match_->refuse_undo(speaker)) return refuse(column, *refusal);
    const std::string taken_back = match_->notation().write(match_->history().back());
    match_->undo(speaker, keep());
    script_bots_.take_back(*match_);
    print(fmt::format("{}: undo", match_->table().names[speaker.value]));
    print("  taken back: " + taken_back);
}

void Script::expect(text::Reader& reader) {
    const std::size_t column = reader.column();
    const std::string expected = reader.rest();
    if (const auto found = language::unmet(match_->notation(), match_->state(), reader)) {
        fail(Verdict::Refused, column, fmt::format("expected {}, found {}", expected, *found));
    }
}

void Script::expect_refused(text::Reader& reader) {
    const std::size_t column = reader.column();
    const Rule rule = read_rule(reader);
    const Seat speaker = match_->notation().read_speaker(reader).value_or(match_->asked());
    std::optional<Refusal> refusal;
    if (reader.take_if("undo")) {
        refusal = match_->refuse_undo(speaker);
    } else {
        const Command command = match_->notation().read_command(reader, speaker);
        refusal =
            match_->refuse(command, speaker, language::Notation::read_outcome(reader, command));
    }
    reader.finish();
    if (!refusal) {
        fail(Verdict::Refused, column,
             fmt::format("expected a refusal by {}, but this is legal", language::rule_word(rule)));
    } else if (!covers(rule, refusal->rule)) {
        fail(Verdict::Refused, column,
             fmt::format("expected a refusal by {}, but this is refused by {}: {}",
                         language::rule_word(rule), language::rule_word(refusal->rule),
                         language::refusal_words(match_->notation(), match_->state(), *refusal)));
    }
}

void Script::check(text::Reader& reader) {
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

void Script::show(text::Reader& reader) {
    std::string text;
    if (reader.take_if("state")) {
        text = match_->notation().write(match_->state());
    } else if (reader.take_if("score")) {
        text = language::score_text(match_->notation(), match_->state());
    } else if (reader.take_if("board")) {
        text = language::board_script(match_->game().board());
    } else {
        reader.fail_expecting("board, state or score");
    }
    reader.finish();
    if (output_.print) output_.print(without_end(text));
}

void Script::flush() const {
    if (output_.flush) output_.flush();
}

void Script::print(std::string_view text) const {
    if (!options_.quiet && output_.print) output_.print(text);
}

void Script::print_events(std::span<const Event> events) const {
    if (options_.quiet) return;
    for (const Event& event : events) {
        const std::string words = language::event_words(match_->notation(), event);
        if (!words.empty()) print("  " + words);
        if (std::holds_alternative<GameWon>(event))
            print(without_end(language::score_text(match_->notation(), match_->state())));
    }
}

// As with the referee, a line is recorded before its events are printed.
Match::Keep Script::keep() const {
    if (!output_.record) return {};
    return [this](const std::string& lines) { record(lines); };
}

void Script::record(std::string_view line) const {
    if (output_.record) output_.record(line);
}

void Script::complain(std::size_t column, std::string_view message) const {
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

void Script::fail(Verdict verdict, std::size_t column, std::string_view message) {
    if (verdict_ == Verdict::Fine) verdict_ = verdict;
    complain(column, message);
}

void Script::refuse(std::size_t column, const Refusal& refusal) {
    fail(Verdict::Refused, column,
         fmt::format("refused by {}: {}", language::rule_word(refusal.rule),
                     language::refusal_words(match_->notation(), match_->state(), refusal)));
    stopped_ = stopped_ || !options_.keep_going;
}

}  // namespace catan::table
