// Says what scripts, saved games and sessions ask of the language of a game, beyond what a match asks.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tabletop/table/bots.hpp"
#include "tabletop/table/language.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::table {

// Setup: what a header says, or a command line. Every item is optional.
// Bots:  the bots that `advise` and `auto` ask
// Functions that read take words from the reader and throw text::TextError.
template <typename L>
concept ScriptLanguage = Language<L> && Bots<typename L::Bots> &&
    std::same_as<typename L::Bots::Types, typename L::Rules::Types> &&
    std::copyable<typename L::Setup> && std::default_initializable<typename L::Setup> &&
    requires(typename L::Setup& setup, const typename L::Setup& header,
             const typename L::Table& table, const typename L::Notation& notation,
             const typename L::Rules::State& state,
             const typename L::Rules::Types::Command& command,
             const typename L::Rules::Types::Outcome& outcome,
             const typename L::Rules::Types::Event& event,
             const typename L::Rules::Types::Refusal& refusal,
             const typename L::Bots::Options& options, text::Reader& reader, std::string_view whose,
             Seat seat) {
    // The first word of a file; the first words of header lines, and of commands.
    { L::name } -> std::convertible_to<std::string_view>;
    std::span<const std::string_view>(L::header_words);
    std::span<const std::string_view>(L::command_words);

    // Returns false and reads nothing if it is no header line.
    { setup.read(reader) } -> std::same_as<bool>;
    setup.fill_from(header, whose);
    // Why an item of the first has no effect in the game that the second describes; empty if every item has one.
    { L::why_without_effect(header, header, whose) } -> std::same_as<std::string>;
    // Settles what the header leaves open. Throws TextError if no game can begin like this.
    { L::seat_everybody(header) } -> std::same_as<typename L::Table>;
    // For the players, before the game begins.
    { table.notices } -> std::convertible_to<std::vector<std::string>>;
    { L::opening_lines(header, table) } -> std::same_as<std::vector<std::string>>;
    // The header of a saved game, and whether a header leaves as little open as that.
    { L::header_text(table) } -> std::same_as<std::string>;
    { L::is_whole(header) } -> std::same_as<bool>;
    // Fails if the next word may only follow a header line that is missing.
    L::demand_context(reader);

    { notation.read_speaker(reader) } -> std::same_as<std::optional<Seat>>;
    { notation.read_seat(reader) } -> std::same_as<Seat>;
    { notation.read_command(reader, seat) } -> std::same_as<typename L::Rules::Types::Command>;
    {
        notation.read_outcome(reader, command)
        } -> std::same_as<std::optional<typename L::Rules::Types::Outcome>>;
    { notation.write(outcome) } -> std::same_as<std::string>;

    // As `expect refused` names a rule: `R5.4:`
    { L::read_rule(reader) } -> std::same_as<decltype(refusal.rule)>;
    { L::rule_word(refusal.rule) } -> std::same_as<std::string>;
    // Whether a refusal by the second rule was expected by naming the first.
    { L::covers(refusal.rule, refusal.rule) } -> std::same_as<bool>;
    { L::chance_rule() } -> std::same_as<decltype(refusal.rule)>;
    { L::refusal_words(notation, state, refusal) } -> std::same_as<std::string>;

    // An event as scripts print it; empty if the command already tells it.
    { L::event_words(notation, event) } -> std::same_as<std::string>;
    { L::ends_game(event) } -> std::same_as<bool>;
    // Lines. The score is printed at the end as well.
    { L::score_text(notation, state) } -> std::same_as<std::string>;
    { L::read_shown_text(notation, state, reader) } -> std::same_as<std::string>;
    // What is there instead of what the words of `expect` say; nothing if they are right.
    { L::unmet(notation, state, reader) } -> std::same_as<std::optional<std::string>>;

    { L::read_level(reader) } -> std::same_as<bots::Level>;
    // Why bots cannot play at this table; empty if they can.
    { L::why_no_bots(table) } -> std::same_as<std::string>;
    // The options of bots at this table: the table decides some of them.
    { L::bot_options(table, options) } -> std::same_as<typename L::Bots::Options>;
};

}  // namespace tabletop::table
