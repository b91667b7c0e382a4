#include "catan/language/expectation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

#include "catan/core/rules.hpp"
#include "text/line_by_line.hpp"

namespace catan::language {
namespace {

using LineWords = std::vector<std::string_view>;

constexpr auto player_keys = std::to_array<std::string_view>(
    {"points", "public", "lumber", "brick", "wool", "grain", "ore", "knight", "road-building",
     "plenty", "monopoly", "victory", "played", "longest"});
constexpr std::array<std::string_view, 5> bank_keys{"lumber", "brick", "wool", "grain", "ore"};
constexpr std::string_view trade_word = "trade";
constexpr std::array<std::string_view, 1> trade_keys{"offers"};
constexpr std::array<std::string_view, 3> piece_keys{"roads", "settlements", "cities"};
constexpr std::array<std::string_view, 5> card_keys{"knight", "road-building", "plenty", "monopoly",
                                                    "victory"};

// A line of the state: its first word, and how the rest is compared.
enum class Kind : std::uint8_t { Words, Pairs, Lists };
struct SubjectWords {
    std::string_view word;
    Kind kind = Kind::Words;
    bool has_seat = false;  // a player's name follows the word
    std::span<const std::string_view> keys{};
};
constexpr auto subjects = std::to_array<SubjectWords>({{"turn"},
                                                       {"phase"},
                                                       {"asked"},
                                                       {"rolled"},
                                                       {"owes", Kind::Words, true},
                                                       {"free-roads"},
                                                       {"offer"},
                                                       {"answer", Kind::Words, true},
                                                       {"played-card"},
                                                       {"bought", Kind::Pairs, false, card_keys},
                                                       {trade_word, Kind::Pairs, false, trade_keys},
                                                       {"bank", Kind::Pairs, false, bank_keys},
                                                       {"deck"},
                                                       {"robber"},
                                                       {"longest-road"},
                                                       {"largest-army"},
                                                       {"supply", Kind::Pairs, true, piece_keys},
                                                       {"built", Kind::Lists, true, piece_keys},
                                                       {"played", Kind::Pairs, true, card_keys},
                                                       {"winner"}});
constexpr SubjectWords player_line{{}, Kind::Pairs, true, player_keys};

std::string joined(std::span<const std::string_view> words) {
    return fmt::format("{}", fmt::join(words, " "));
}

// Compares `points 5 wool 2` with `points 5 public 4 …`. A missing key counts as 0.
std::optional<std::string> unmet_pairs(text::Reader& reader, std::span<const std::string_view> keys,
                                       std::span<const std::string_view> line) {
    std::string found;
    bool differs = false;
    do {
        const std::string_view key = keys[reader.take_one_of("key", keys)];
        const std::uint64_t value = reader.take_number(fmt::format("the number of {}", key));
        const auto at = std::ranges::find(line, key);
        const std::string_view there = at != line.end() && at + 1 != line.end() ? *(at + 1) : "0";
        differs = differs || text::number_in(there) != value;
        fmt::format_to(std::back_inserter(found), "{}{} {}", found.empty() ? "" : " ", key, there);
    } while (!reader.at_end());
    return differs ? std::optional(found) : std::nullopt;
}

// Normalizes an edge as the state writes it: the smaller intersection first.
std::string member(std::string_view word) {
    const auto ends = text::pair_in(word);
    if (!ends) return std::string(word);
    return fmt::format("{}-{}", std::min(ends->first, ends->second),
                       std::max(ends->first, ends->second));
}

// Compares `roads 12-13 settlements 40` with `roads 11-12 12-13 settlements 12`.
std::optional<std::string> unmet_lists(text::Reader& reader, std::span<const std::string_view> keys,
                                       std::span<const std::string_view> line) {
    const auto is_key = [&](std::string_view word) {
        return std::ranges::any_of(
            keys, [&](std::string_view key) { return text::same_word(key, word); });
    };
    bool differs = false;
    do {
        const std::string_view key = keys[reader.take_one_of("key", keys)];
        const auto at = std::ranges::find(line, key);
        const auto begin = at == line.end() ? at : at + 1;
        const auto end = std::find_if(begin, line.end(), is_key);
        if (reader.at_end()) reader.fail_expecting("what is built there");
        while (!reader.at_end() && !is_key(reader.peek())) {
            differs = std::find(begin, end, member(reader.take({}))) == end || differs;
        }
    } while (!reader.at_end());
    if (!differs) return std::nullopt;
    return line.empty() ? std::string("nothing") : joined(line);
}

std::span<const std::string_view>::iterator after(std::span<const std::string_view> line,
                                                  std::string_view word) {
    const auto at = std::ranges::find(line, word);
    return at == line.end() ? at : at + 1;
}

// Compares word by word up to the end of the expectation. The words after `to` may come in any
// order.
std::optional<std::string> unmet_words(text::Reader& reader,
                                       std::span<const std::string_view> line) {
    constexpr std::array<std::string_view, 3> nothing{"none", "0", "no"};
    bool differs = false;
    bool in_list = false;
    for (std::size_t i = 0; !reader.at_end(); ++i) {
        const auto is_next = [&](std::string_view word) { return reader.next_is(word); };
        if (line.empty()) {
            differs = differs || std::ranges::none_of(nothing, is_next);
        } else if (in_list) {
            differs = differs || std::find_if(after(line, "to"), line.end(), is_next) == line.end();
        } else {
            differs = differs || i >= line.size() || !is_next(line[i]);
        }
        in_list = in_list || is_next("to");
        reader.take({});
    }
    if (!differs) return std::nullopt;
    return line.empty() ? std::string("none") : joined(line);
}

// R8.4: the state has a line for offers only if their number is limited.
bool is_in(const Game& game, const SubjectWords& subject) {
    return subject.word != trade_word || game.settings().offers != unlimited_offers;
}

// Selects the line of the state by its subject and consumes that word, but not the name that starts
// a player's line.
SubjectWords take_subject(const Notation& notation, text::Reader& reader) {
    for (const SubjectWords& subject : subjects) {
        if (is_in(notation.game, subject) && reader.take_if(subject.word)) return subject;
    }
    const bool is_name = std::ranges::any_of(
        notation.names, [&](const std::string& name) { return reader.next_is(name); });
    if (is_name) return player_line;
    if (reader.at_end()) reader.fail_expecting("a line of the state, or the beginning of one");
    std::vector<std::string_view> known(notation.names.begin(), notation.names.end());
    for (const SubjectWords& subject : subjects) {
        if (is_in(notation.game, subject)) known.push_back(subject.word);
    }
    reader.fail(text::unknown("subject", reader.peek(), known));
}

}  // namespace

std::optional<std::string> unmet(const Notation& notation, const State& state,
                                 text::Reader& reader) {
    const SubjectWords subject = take_subject(notation, reader);
    LineWords head;
    if (!subject.word.empty()) head.push_back(subject.word);
    if (subject.has_seat) head.push_back(notation.name(notation.read_seat(reader)));
    if (reader.at_end()) reader.fail_expecting("a line of the state, or the beginning of one");

    const std::string text = notation.write(state);
    const std::vector<LineWords> lines = text::lines_of(text);
    const auto found = std::ranges::find_if(lines, [&](const LineWords& line) {
        return line.size() >= head.size() && std::equal(head.begin(), head.end(), line.begin());
    });
    const std::span<const std::string_view> rest = found == lines.end()
                                                       ? std::span<const std::string_view>()
                                                       : std::span(*found).subspan(head.size());
    switch (subject.kind) {
        case Kind::Pairs: return unmet_pairs(reader, subject.keys, rest);
        case Kind::Lists: return unmet_lists(reader, subject.keys, rest);
        case Kind::Words: return unmet_words(reader, rest);
    }
    return std::nullopt;
}

}  // namespace catan::language
