// Parses bytes as lines of the language: as words, a header, commands with outcomes, a state. A parsed value must
// print, and the text must read back as the same value; all other input must give a TextError that can be shown.
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "affordable.hpp"
#include "catan/language/notation.hpp"
#include "catan/language/table.hpp"
#include "checks.hpp"
#include "fixed_game.hpp"
#include "support/header_lines.hpp"
#include "target.hpp"

using namespace catan;
using namespace catan::language;
using namespace tabletop::text;

namespace {

std::vector<Word> words_of(std::string_view line) {
    try {
        return split(line);
    } catch (const TextError& error) {
        check(error, line);
        return {};
    }
}

void try_words(std::string_view line, const std::vector<Word>& words) {
    std::size_t column = 0;
    for (const Word& word : words) {
        demand(!word.text.empty() && is_printable(word.text), "a word can be printed", word.text);
        demand(word.column > column, "words stand one behind the other", line);
        column = word.column;
    }
    const std::string joined = Reader(words, 1).rest();
    if (joined.size() > longest_line) return;  // there was no blank behind many colons
    const std::vector<Word> again = split(joined);
    demand(std::ranges::equal(words, again, {}, &Word::text, &Word::text),
           "words with blanks between them are the same words", line);
}

struct Line {
    Command command;
    std::optional<Outcome> outcome;
    friend bool operator==(const Line&, const Line&) = default;
};

Line read_line(const std::vector<Word>& words, std::size_t begin, std::size_t end_column,
               Seat speaker) {
    const std::span<const Word> all = words;
    Reader reader(all.subspan(begin), end_column);
    Line line;
    line.command = notation().read_command(reader, speaker);
    line.outcome = notation().read_outcome(reader, line.command);
    reader.finish();
    return line;
}

void try_command(std::string_view text, const std::vector<Word>& words) {
    Seat speaker(0);
    std::size_t begin = 0;
    for (std::size_t i = 0; i < notation().names.size(); ++i) {
        if (!same_word(words.front().text, notation().names[i] + ":")) continue;
        speaker = Seat(i);
        begin = 1;
    }
    try {
        const Line line = read_line(words, begin, length(text) + 1, speaker);
        std::string written = notation().write(line.command, speaker);
        if (line.outcome) written += " " + notation().write(*line.outcome);
        demand(is_printable(written), "a command can be printed", written);
        demand(read_line(split(written), 0, written.size() + 1, speaker) == line,
               "a command that is printed reads back as the same", written);
    } catch (const TextError& error) {
        check(error, text);
    }
}

void try_state(std::string_view text) {
    std::optional<State> state;
    try {
        state = notation().read_state(text);
    } catch (const TextError& error) {
        return check(error, text);
    }
    const std::string written = notation().write(*state);
    demand(is_printable(written), "a state can be printed", written);
    const State again = notation().read_state(written);
    demand(again == *state && hash(again) == hash(*state),
           "a state that is printed reads back as the same", written);
    play_on(std::move(*state), hash(again));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text = as_text(bytes, size);
    for (const std::string_view line : lines_of(text)) {
        const std::vector<Word> words = words_of(line);
        if (words.empty()) continue;
        try_words(line, words);
        try_command(line, words);
    }
    try_header(
        text, header_of<Setup>,
        [](const Table& one, const Table& other) {
            return one.bot_offers == other.bot_offers &&
                   one.game.settings() == other.game.settings() &&
                   one.game.board().layout == other.game.board().layout;
        },
        is_affordable);
    try_state(text);
    return 0;
}
