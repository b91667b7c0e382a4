// Answers the questions of tabletop::table::Language and ScriptLanguage for Catan.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catan/language/notation.hpp"
#include "catan/language/setup.hpp"
#include "catan/language/table.hpp"
#include "catan/language/wording.hpp"
#include "catan/table/bots.hpp"
#include "catan/table/rules.hpp"
#include "tabletop/text/words.hpp"

namespace catan::table {

struct Language {
    using Rules = table::Rules;
    using Bots = table::Bots;
    using Table = language::Table;
    using Notation = language::Notation;
    using Setup = language::Setup;

    // A match.
    [[nodiscard]] static const Command& as_written(const State& /*state*/, const Command& command) {
        return command;
    }
    [[nodiscard]] static std::string checked_text(const Game& game) {
        return language::board_script(game.board());
    }
    [[nodiscard]] static std::string bot_line(const Table& table, Seat seat) {
        return language::bot_line(table, seat);
    }

    // The header.
    static constexpr std::string_view name = "catan";
    static constexpr std::array<std::string_view, 10> header_words{
        "catan", "players", "board", "hex", "port", "order", "set", "bot", "chance", "start"};
    static constexpr auto command_words = language::command_words;
    [[nodiscard]] static std::string why_without_effect(const Setup& asked, const Setup& whole,
                                                        std::string_view whose) {
        return language::why_without_effect(asked, whole, whose);
    }
    [[nodiscard]] static Table seat_everybody(const Setup& setup) {
        return language::seat_everybody(setup);
    }
    // A shuffled order of the seats, and the rolls for the first player.
    [[nodiscard]] static std::vector<std::string> opening_lines(const Setup& setup,
                                                                const Table& table);
    [[nodiscard]] static std::string header_text(const Table& table) {
        return language::header_text(table);
    }
    [[nodiscard]] static bool is_whole(const Setup& setup);
    // The lines of a custom board follow `board custom`.
    static void demand_context(const text::Reader& reader);

    // Rules and refusals.
    [[nodiscard]] static Rule read_rule(text::Reader& reader);
    [[nodiscard]] static std::string rule_word(Rule rule) { return language::rule_word(rule); }
    [[nodiscard]] static bool covers(Rule expected, Rule found);
    [[nodiscard]] static Rule chance_rule() { return {9, 0}; }
    [[nodiscard]] static std::string refusal_words(const Notation& notation, const State& state,
                                                   const Refusal& refusal) {
        return language::refusal_words(notation, state, refusal);
    }

    // What scripts print.
    [[nodiscard]] static std::string event_words(const Notation& notation, const Event& event) {
        return language::event_words(notation, event);
    }
    [[nodiscard]] static bool ends_game(const Event& event) {
        return std::holds_alternative<GameWon>(event);
    }
    [[nodiscard]] static std::string score_text(const Notation& notation, const State& state) {
        return language::score_text(notation, state);
    }
    [[nodiscard]] static std::string read_shown_text(const Notation& notation, const State& state,
                                                     text::Reader& reader);
    [[nodiscard]] static std::optional<std::string> unmet(const Notation& notation,
                                                          const State& state, text::Reader& reader);

    // Bots.
    [[nodiscard]] static bots::Level read_level(text::Reader& reader) {
        return language::read_level(reader);
    }
    [[nodiscard]] static std::string why_no_bots(const Table& table) {
        return language::why_no_bots(table);
    }
    [[nodiscard]] static bots::BotOptions bot_options(const Table& table,
                                                      bots::BotOptions options) {
        options.offers = table.bot_offers;
        return options;
    }
};

}  // namespace catan::table
