// The laws of the language of every game: what is written reads back as the same, and a saved game is the game.
#pragma once

#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "laws/law.hpp"
#include "tabletop/table/saved_game.hpp"
#include "tabletop/table/script.hpp"
#include "tabletop/text/spelling.hpp"
#include "tabletop/text/words.hpp"

// Calls `read(reader)` for the line; nothing if it cannot be read to its end.
template <typename Read>
auto read_line(const std::string& line, const Read& read)
    -> std::optional<decltype(read(std::declval<tabletop::text::Reader&>()))> {
    try {
        const std::vector<tabletop::text::Word> words = tabletop::text::split(line);
        tabletop::text::Reader reader(words, tabletop::text::length(line) + 1);
        auto value = read(reader);
        if (!reader.at_end()) return std::nullopt;
        return value;
    } catch (const tabletop::text::TextError&) {
        return std::nullopt;
    }
}
// The same for a text of several lines.
template <typename Read>
auto read_text(const std::string& text, const Read& read)
    -> std::optional<decltype(read(std::string_view(text)))> {
    try {
        return read(std::string_view(text));
    } catch (const tabletop::text::TextError&) {
        return std::nullopt;
    }
}

// The moves by this command, with several outcomes if it asks for one, and the state after each.
template <typename G>
std::vector<std::pair<MoveOf<G>, StateOf<G>>> moves_by(const MatchOf<G>& match,
                                                       const CommandOf<G>& command,
                                                       std::uint64_t seed) {
    using Rules = RulesOf<G>;
    std::vector<std::pair<MoveOf<G>, StateOf<G>>> moves;
    StateOf<G> state = match.state();
    Rules::apply(match.game(), state, command, nullptr);
    if (!Rules::asks_chance(command)) {
        moves.emplace_back(MoveOf<G>{match.asked(), command, std::nullopt}, state);
        return moves;
    }
    constexpr std::uint64_t outcomes = 3;
    for (std::uint64_t number = 0; number < outcomes; ++number) {
        const auto outcome = typename Rules::Dealer(seed + number).deal(state);
        StateOf<G> after = state;
        Rules::apply(match.game(), after, outcome, nullptr);
        moves.emplace_back(MoveOf<G>{match.asked(), command, outcome}, after);
    }
    return moves;
}

template <typename G>
BrokenLaw broken_by_line(const MatchOf<G>& match, const MoveOf<G>& move) {
    const auto notation = match.notation();
    const std::string line = notation.write(move);
    const auto read = read_line(line, [&](tabletop::text::Reader& reader) {
        const auto speaker = notation.read_speaker(reader);
        const auto said = notation.read_command(reader, match.asked());
        return MoveOf<G>{speaker.value_or(tabletop::Seat::none()), said,
                         notation.read_outcome(reader, said)};
    });
    if (!read || *read != move || notation.write(*read) != line)
        return "a move reads back as it was written";
    if (G::Language::as_written(match.state(), move.command) != move.command)
        return "a listed command is written as it is";
    return std::nullopt;
}

// What scripts print of a move; and where the language has them, texts for other machines.
template <typename G>
BrokenLaw broken_by_texts(const MatchOf<G>& match) {
    using Rules = RulesOf<G>;
    const auto notation = match.notation();
    if (!match.history().empty()) {
        for (const auto& event : match.recording().back().events) {
            const std::string words = G::Language::event_words(notation, event);
            if (tabletop::text::shown(words) != words)
                return "an event has words that can be shown";
        }
    }
    if constexpr (requires { notation.read_state(""); }) {
        const std::string text = notation.write(match.state());
        const auto read = read_text(text, [&](auto words) { return notation.read_state(words); });
        if (read != match.state()) return "a state reads back as it was written";
    }
    if constexpr (requires { notation.read_view(""); }) {
        for (const tabletop::Viewer viewer : viewers_of<G>(match)) {
            const auto view = Rules::view(match.game(), match.state(), viewer);
            const std::string text = notation.write(view);
            const auto read =
                read_text(text, [&](auto words) { return notation.read_view(words); });
            if (read != view || notation.write(*read) != text)
                return "a view reads back as it was written";
        }
    }
    if constexpr (requires { notation.read_seen_move(""); }) {
        if (match.history().empty()) return std::nullopt;
        for (const tabletop::Viewer viewer : viewers_of<G>(match)) {
            const auto seen = match.recording().seen(match.history().size() - 1, viewer);
            const std::string text = notation.write(seen);
            const auto read =
                read_text(text, [&](auto words) { return notation.read_seen_move(words); });
            if (read != seen || notation.write(*read) != text)
                return "a seen move reads back as it was written";
        }
    }
    return std::nullopt;
}

// A check covers the text of a state.
template <typename G>
BrokenLaw broken_by_states(const MatchOf<G>& match, const std::vector<StateOf<G>>& states) {
    std::vector<std::string> texts;
    for (const auto& state : states) texts.push_back(match.notation().write(state));
    for (std::size_t i = 0; i < states.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if ((states[i] == states[j]) != (texts[i] == texts[j]))
                return "another position has another text, and so another check";
        }
    }
    return std::nullopt;
}

template <typename G>
BrokenLaw broken_by_refusal(const MatchOf<G>& match, const CommandOf<G>& command,
                            tabletop::Seat speaker) {
    using Language = typename G::Language;
    const auto notation = match.notation();
    const auto refusal = match.refuse(command, speaker, std::nullopt);
    if (!refusal) return std::nullopt;
    const std::string word = Language::rule_word(refusal->rule) + ":";
    const auto rule =
        read_line(word, [](tabletop::text::Reader& reader) { return Language::read_rule(reader); });
    if (rule != refusal->rule || !Language::covers(*rule, refusal->rule))
        return "the rule of a refusal reads back as it was written";
    const std::string words = Language::refusal_words(notation, match.state(), *refusal);
    if (words.empty() || tabletop::text::shown(words) != words)
        return "a refusal has words that can be shown";
    if constexpr (requires(tabletop::text::Reader & reader) { notation.read_refusal(reader); }) {
        const auto read = read_line(notation.write(*refusal), [&](tabletop::text::Reader& reader) {
            return notation.read_refusal(reader);
        });
        if (read != refusal) return "a refusal reads back as it was written";
    }
    return std::nullopt;
}

// Every command, outcome, state, view, seen move and refusal.
template <typename G>
BrokenLaw broken_law_of_writing(std::uint64_t seed) {
    KnownCommands<G> known;
    return try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        const auto listed = legal_in<G>(match);
        std::vector<StateOf<G>> next;
        for (const auto& command : listed) {
            for (const auto& [move, after] : moves_by<G>(match, command, seed)) {
                if (const BrokenLaw broken = broken_by_line<G>(match, move)) return broken;
                constexpr std::size_t most = 8;
                if (next.size() < most) next.push_back(after);
            }
        }
        next.push_back(match.state());
        if (const BrokenLaw broken = broken_by_states<G>(match, next)) return broken;
        known.add(listed);
        for (const auto& command : known.all()) {
            for (std::size_t seat = 0; seat < match.game().players(); ++seat) {
                if (const BrokenLaw broken =
                        broken_by_refusal<G>(match, command, tabletop::Seat(seat)))
                    return broken;
            }
        }
        return broken_by_texts<G>(match);
    });
}

template <typename G>
BrokenLaw broken_law_of_headers(std::uint64_t seed) {
    using Language = typename G::Language;
    const G game(seed);
    auto table = game.text_table();
    // People only at every other table.
    for (std::size_t i = 0; i < table.names.size() && seed % 2 == 1; ++i) {
        const std::size_t drawn = (seed / 2 + i) % (tabletop::bots::level_count + 1);
        if (drawn < tabletop::bots::level_count) table.bots[i] = tabletop::bots::all_levels[drawn];
    }
    const std::string header = Language::header_text(table);
    typename Language::Setup setup;
    std::istringstream lines(header);
    for (std::string line; std::getline(lines, line) && line != "start";) {
        const auto is_header =
            read_line(line, [&](tabletop::text::Reader& reader) { return setup.read(reader); });
        if (is_header != true) return "a header reads back as it was written";
    }
    if (!Language::is_whole(setup)) return "a header that was written leaves nothing open";
    const auto read = Language::seat_everybody(setup);
    if (Language::header_text(read) != header || read.names != table.names ||
        read.seed != table.seed || read.scripted != table.scripted || read.bots != table.bots)
        return "a header reads back as it was written";
    return std::nullopt;
}

// A match of a random game, or of its beginning.
template <typename G>
MatchOf<G> played(std::uint64_t seed) {
    std::optional<MatchOf<G>> played;
    static_cast<void>(try_in_a_game<G>(seed, [&](const MatchOf<G>& match) -> BrokenLaw {
        if (match.is_over() || match.history().size() == most_moves) played = match;
        return std::nullopt;
    }));
    return played.value();
}

// A saved game is loaded as it was, runs as it was recorded, and its seed and its checks confirm it.
template <typename G>
BrokenLaw broken_law_of_saved_games(std::uint64_t seed) {
    const auto match = played<G>(seed);
    const std::string text = tabletop::table::saved_text(match);
    std::istringstream in(text);
    const auto loaded = G::load(in);
    if (!loaded.match || !loaded.fault.empty() || loaded.bytes != text.size() || loaded.torn)
        return "a saved game is sound";
    if (loaded.match->state() != match.state() || loaded.match->recording() != match.recording() ||
        loaded.match->check() != match.check() ||
        loaded.match->may_take_back() != match.may_take_back())
        return "a saved game is loaded as it was";
    if (tabletop::table::saved_text(*loaded.match) != text)
        return "a saved game is written as it was loaded";

    std::string recorded;
    tabletop::table::ScriptOutput output;
    output.record = [&](std::string_view line) { recorded += std::string(line) + "\n"; };
    tabletop::table::Script<typename G::Language> script({}, {.verify = true}, output, "a game");
    std::istringstream again(text);
    if (script.run(again) != tabletop::table::Verdict::Fine)
        return "the seed of a saved game gives its outcomes";
    if (recorded != text) return "a saved game that is run is recorded as the same text";

    const std::size_t check = text.rfind("check ");
    if (check == std::string::npos) return std::nullopt;
    std::string wrong = text;
    char& digit = wrong[check + std::string_view("check ").size()];
    digit = digit == '0' ? '1' : '0';
    std::istringstream damaged(wrong);
    if (G::load(damaged).fault.empty()) return "a wrong check is a fault";
    return std::nullopt;
}
