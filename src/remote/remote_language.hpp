// Says what host and guests ask of the language of a game, beyond what scripts ask. A game answers with a struct, as for the
// table.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "remote/spoken_chair.hpp"
#include "tabletop/table/script_language.hpp"
#include "tabletop/text/words.hpp"

namespace tabletop::remote {

// Checks that the moves that a host tells lead to the position that it tells, because a guest does not trust a host. Begins at
// the start of a game, which must outlive it. A copy is an independent value.
// add:       returns false if the game cannot have such a move now; the checker is then of no further use
// take_back: removes the last move; if it was final, no view fits any more
// fits:      whether the moves lead to this view
template <typename C, typename T>
concept MoveChecker = std::copyable<C> && std::constructible_from<C, const typename T::Game&> &&
    requires(C& checker, const C& told, const table::SeenMoveOf<T>& seen,
             const typename T::View& view) {
    { checker.add(seen) } -> std::same_as<bool>;
    checker.take_back(seen);
    { told.fits(view) } -> std::same_as<bool>;
};

// A guest hears only whether the last move can be taken back: Rules::may_take_back names the player of that move, or no seat.
template <typename L>
concept RemoteLanguage = table::ScriptLanguage<L> &&
    MoveChecker<typename L::Checker, typename L::Rules::Types> &&
    requires(const typename L::Rules::Types::Game& game,
             const typename L::Rules::Types::Command& command,
             const typename L::Rules::Types::View& view,
             const typename L::Rules::Types::Refusal& refusal,
             const table::SeenMoveOf<typename L::Rules::Types>& seen,
             const typename L::Notation& notation, text::Reader& reader, std::string_view text,
             std::span<const std::string> names, Seat seat) {
    // The public part of a header: a guest's Setup reads it.
    { L::agreement_text(game, names) } -> std::same_as<std::string>;
    // For the limits of a host.
    { L::kind_of(command) } -> std::same_as<MoveKind>;
    { L::turn_of(view) } -> std::same_as<std::uint32_t>;

    // One line, without its end.
    { notation.write(command, seat) } -> std::same_as<std::string>;
    { notation.write(refusal) } -> std::same_as<std::string>;
    // Lines.
    { notation.write(view) } -> std::same_as<std::string>;
    { notation.write(seen) } -> std::same_as<std::string>;
    // Throw TextError unless write() writes such words. A view must be possible in this game: a guest imagines a state with it.
    { notation.read_refusal(reader) } -> std::same_as<typename L::Rules::Types::Refusal>;
    { notation.read_view(text) } -> std::same_as<typename L::Rules::Types::View>;
    { notation.read_seen_move(text) } -> std::same_as<table::SeenMoveOf<typename L::Rules::Types>>;
};

}  // namespace tabletop::remote
