#include "catan/table/language.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "catan/language/expectation.hpp"

namespace catan::table {

std::vector<std::string> Language::opening_lines(const Setup& setup, const Table& table) {
    std::vector<std::string> lines;
    if (setup.order == language::Order::Shuffle) {
        lines.push_back(fmt::format("seats: {}", fmt::join(table.names, " ")));
    }
    for (const auto& round : table.first_rolls.rounds) {
        std::string said = "who begins:";
        for (std::size_t i = 0; i < table.names.size(); ++i) {
            if (round[i].sum() == 0) continue;
            said += fmt::format(" {} {}+{}", table.names[i], round[i].first, round[i].second);
        }
        lines.push_back(said);
    }
    return lines;
}

// Every version of header_text() has written these lines.
bool Language::is_whole(const Setup& setup) {
    return !setup.names.empty() && setup.custom && setup.order == language::Order::First &&
           (setup.scripted || setup.chance_seed);
}

void Language::demand_context(const text::Reader& reader) {
    if (!reader.next_is("hex") && !reader.next_is("port")) return;
    reader.fail(fmt::format("'{}' describes a custom board: board custom", reader.peek()));
}

// `R5.4:` or `R5:`, the latter for any rule of the section.
Rule Language::read_rule(text::Reader& reader) {
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

bool Language::covers(Rule expected, Rule found) {
    return expected.section == found.section &&
           (expected.number == 0 || expected.number == found.number);
}

std::string Language::read_shown_text(const Notation& notation, const State& state,
                                      text::Reader& reader) {
    if (reader.take_if("state")) return notation.write(state);
    if (reader.take_if("score")) return language::score_text(notation, state);
    if (reader.take_if("board")) return language::board_script(notation.game.board());
    reader.fail_expecting("board, state or score");
}

std::optional<std::string> Language::unmet(const Notation& notation, const State& state,
                                           text::Reader& reader) {
    return language::unmet(notation, state, reader);
}

}  // namespace catan::table
