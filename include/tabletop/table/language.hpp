// Says what a match asks of the language of a game: how it writes down what is played. A game answers with a struct, as for
// its rules.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/rules.hpp"

namespace tabletop::table {

// Table:    the game with its names, seed, source of chance, and bots
// Notation: writes and reads values that name players
template <typename L>
concept Language = Rules<typename L::Rules> && std::copyable<typename L::Table> &&
    requires(typename L::Table& table, const typename L::Table& told,
             const typename L::Notation& notation, const typename L::Rules::Types::Game& game,
             const typename L::Rules::State& state,
             const typename L::Rules::Types::Command& command,
             const MoveOf<typename L::Rules::Types>& move, Seat seat) {
    { table.names } -> std::same_as<std::vector<std::string>&>;
    { table.game } -> std::same_as<typename L::Rules::Types::Game&>;
    { table.seed } -> std::same_as<std::uint64_t&>;
    // Players enter the outcomes.
    { table.scripted } -> std::same_as<bool&>;
    { table.bots } -> std::same_as<BotLevels&>;

    requires std::same_as<decltype(typename L::Notation{told.game, told.names}),
                          typename L::Notation>;
    { notation.name(seat) } -> std::convertible_to<std::string>;
    { notation.write(move) } -> std::same_as<std::string>;
    { notation.write(state) } -> std::same_as<std::string>;
    // The command as it is recorded, if it can be written in several ways. It is legal in the state.
    { L::as_written(state, command) } -> std::convertible_to<typename L::Rules::Types::Command>;
    // What a check covers besides the state.
    { L::checked_text(game) } -> std::same_as<std::string>;
    // `bot Ben medium`
    { L::bot_line(told, seat) } -> std::same_as<std::string>;
};

}  // namespace tabletop::table
