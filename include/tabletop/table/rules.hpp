// Says what the table asks of the rules of a game: start, judge, apply, chance, taking back, and views. A game answers with a
// struct of static functions; nothing is virtual, and the table is compiled once for each game.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "tabletop/table/game_types.hpp"

namespace tabletop::table {

// State:  everything that changes, as a value
// Dealer: draws outcomes from a seed; a copy draws the same ones
// Types:  what participants may hold of the game
template <typename R>
concept Rules = GameTypes<typename R::Types> && std::copyable<typename R::State> &&
    std::equality_comparable<typename R::State> && std::copyable<typename R::Dealer> &&
    std::constructible_from<typename R::Dealer, std::uint64_t> &&
    requires(const typename R::Types::Game& game, const typename R::State& state,
             typename R::State& changed, const typename R::Types::Command& command,
             const typename R::Types::Outcome& outcome, const MoveOf<typename R::Types>& move,
             const typename R::Types::View& view, std::vector<typename R::Types::Event>* events,
             std::vector<typename R::Types::Command>& commands, typename R::Dealer& dealer,
             Seat seat, Viewer viewer) {
    { R::start(game) } -> std::same_as<typename R::State>;
    // The player to move; none while an outcome is awaited and after the end.
    { R::asked(game, state) } -> std::same_as<Seat>;
    { R::is_over(state) } -> std::same_as<bool>;
    { R::turn(state) } -> std::convertible_to<std::uint32_t>;

    // Nothing, if the move is legal.
    {
        R::refuse(game, state, command, seat)
        } -> std::same_as<std::optional<typename R::Types::Refusal>>;
    { R::refuse(state, outcome) } -> std::same_as<std::optional<typename R::Types::Refusal>>;
    // Both must be legal. Draw nothing at random.
    R::apply(game, changed, command, events);
    R::apply(game, changed, outcome, events);
    // Replaces the list. It may omit kinds of commands that are too many.
    R::list_legal(game, state, commands);

    // Whether the command asks for an outcome; after such a command the state awaits one.
    { R::asks_chance(command) } -> std::same_as<bool>;
    { R::awaits_outcome(state) } -> std::same_as<bool>;
    { dealer.deal(state) } -> std::same_as<typename R::Types::Outcome>;
    // Why the command is refused without an outcome, where players enter the outcomes.
    { R::refuse_without_outcome(command) } -> std::same_as<typename R::Types::Refusal>;

    // Who may take back the move that led from one state to the other; no seat, if it revealed something and is final.
    // Then no earlier move can be taken back either. Not asked about moves with an outcome, which are always final.
    { R::may_take_back(game, state, move, state) } -> std::same_as<Seat>;
    // Why `seat` may not take back the last move, if only the first of these two may; that one is no seat if no move can
    // be taken back.
    {
        R::refuse_taking_back(seat, seat)
        } -> std::same_as<std::optional<typename R::Types::Refusal>>;

    { R::view(game, state, viewer) } -> std::convertible_to<typename R::Types::View>;
    // A state that the viewer cannot tell from the true one. The viewer's own moves are judged on it.
    { R::imagine(game, view) } -> std::convertible_to<typename R::State>;
};

}  // namespace tabletop::table
