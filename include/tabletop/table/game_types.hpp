// Says what chairs, bots and screens ask of a game: its types without its state, and questions about what they see. A game's
// Types reach no state, so a class over them cannot learn a secret.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "tabletop/game/history.hpp"
#include "tabletop/game/ids.hpp"
#include "tabletop/game/viewer.hpp"

namespace tabletop::table {

template <typename T>
using MoveOf = Move<typename T::Command, typename T::Outcome>;
template <typename T>
using SeenMoveOf = SeenMove<typename T::Command, typename T::Outcome, typename T::Event>;
template <typename T>
using RecordingOf = Recording<typename T::Command, typename T::Outcome, typename T::Event>;

// Game:     what does not change during a game
// Command:  what a player says; Outcome: what chance answers
// Event:    a consequence of a move
// Refusal:  why a command is not legal
// View:     what one viewer may know of a position; the state itself, if the game has no secrets
template <typename T>
concept GameTypes = std::equality_comparable<typename T::Command> &&
    std::copyable<typename T::Command> && std::equality_comparable<typename T::Outcome> &&
    std::copyable<typename T::Outcome> && std::equality_comparable<typename T::Event> &&
    std::copyable<typename T::Event> && std::equality_comparable<typename T::Refusal> &&
    std::copyable<typename T::Refusal> && std::equality_comparable<typename T::View> &&
    std::copyable<typename T::View> &&
    requires(const typename T::Game& game, const typename T::View& view,
             const typename T::Command& command, const typename T::Event& event,
             const MoveOf<T>& move, std::span<const typename T::Event> events, Viewer viewer) {
    { game.players() } -> std::convertible_to<std::size_t>;
    // The player to move; none while an outcome is awaited and after the end.
    { T::asked(game, view) } -> std::same_as<Seat>;
    { T::is_over(view) } -> std::same_as<bool>;
    // Whether the command ends a turn: a saved game then gets a check, and bots pause less.
    { T::ends_turn(command) } -> std::same_as<bool>;
    // The number of the turn that begins with this event, if one does.
    { T::turn_begun(event) } -> std::same_as<std::optional<std::uint32_t>>;
    // Why a game that is over takes no move.
    { T::refuse_after_end() } -> std::same_as<typename T::Refusal>;
    // What a viewer sees of a move. Found by the types of the move, without T.
    { seen_by(viewer, move, events) } -> std::same_as<SeenMoveOf<T>>;
};

}  // namespace tabletop::table
