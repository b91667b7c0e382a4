// Answers the questions of tabletop::table::Language and ScriptLanguage for Carcassonne.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carcassonne/language/expectation.hpp"
#include "carcassonne/language/notation.hpp"
#include "carcassonne/language/setup.hpp"
#include "carcassonne/language/table.hpp"
#include "carcassonne/language/wording.hpp"
#include "carcassonne/table/bots.hpp"
#include "carcassonne/table/rules.hpp"
#include "tabletop/text/words.hpp"

namespace carcassonne::table {

struct Language {
    using Rules = table::Rules;
    using Bots = table::Bots;
    using Table = language::Table;
    using Notation = language::Notation;
    using Setup = language::Setup;

    // A match. A spot may be named by any of its sides; the first one is recorded.
    [[nodiscard]] static Command as_written(const State& state, const Command& command) {
        return language::as_written(state, command);
    }
    // A check covers the state alone.
    [[nodiscard]] static std::string checked_text(const Game& /*game*/) { return {}; }
    [[nodiscard]] static std::string bot_line(const Table& table, Seat seat) {
        return language::bot_line(table, seat);
    }

    // The header.
    static constexpr std::string_view name = language::format_word;
    static constexpr auto header_words = language::header_words;
    static constexpr auto command_words = language::command_words;
    [[nodiscard]] static std::string why_without_effect(const Setup& asked, const Setup& whole,
                                                        std::string_view whose) {
        return language::why_without_effect(asked, whole, whose);
    }
    [[nodiscard]] static Table seat_everybody(const Setup& setup) {
        return language::seat_everybody(setup);
    }
    [[nodiscard]] static std::vector<std::string> opening_lines(const Setup& setup,
                                                                const Table& table) {
        return language::opening_lines(setup, table);
    }
    [[nodiscard]] static std::string header_text(const Table& table) {
        return language::header_text(table);
    }
    [[nodiscard]] static bool is_whole(const Setup& setup) { return language::is_whole(setup); }
    static void demand_context(const text::Reader& /*reader*/) {}

    // Rules and refusals.
    [[nodiscard]] static Rule read_rule(text::Reader& reader) {
        return language::read_rule(reader);
    }
    [[nodiscard]] static std::string rule_word(Rule rule) { return language::rule_word(rule); }
    [[nodiscard]] static bool covers(Rule expected, Rule found) {
        return language::covers(expected, found);
    }
    [[nodiscard]] static Rule chance_rule() { return carcassonne::chance_rule; }
    [[nodiscard]] static std::string refusal_words(const Notation& notation, const State& state,
                                                   const Refusal& refusal) {
        return language::refusal_words(notation, state, refusal);
    }

    // What scripts print.
    [[nodiscard]] static std::string event_words(const Notation& notation, const Event& event) {
        return language::event_words(notation, event);
    }
    [[nodiscard]] static bool ends_game(const Event& event) { return language::ends_game(event); }
    [[nodiscard]] static std::string score_text(const Notation& notation, const State& state) {
        return language::score_text(notation, state);
    }
    [[nodiscard]] static std::string read_shown_text(const Notation& notation, const State& state,
                                                     text::Reader& reader) {
        return language::read_shown_text(notation, state, reader);
    }
    [[nodiscard]] static std::optional<std::string> unmet(const Notation& notation,
                                                          const State& state,
                                                          text::Reader& reader) {
        return language::unmet(notation, state, reader);
    }

    // Bots. A header may name any level, but only some of them can be asked for a move.
    [[nodiscard]] static bots::Level read_level(text::Reader& reader);
    [[nodiscard]] static std::string why_no_bots(const Table& table) {
        return language::why_no_bots(table);
    }
    [[nodiscard]] static bots::BotOptions bot_options(const Table& /*table*/,
                                                      const bots::BotOptions& options) {
        return options;
    }
};

}  // namespace carcassonne::table
