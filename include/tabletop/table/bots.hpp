// Says what the table asks of the bots of a game. A game answers with a struct, as for its rules.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "tabletop/game/bot_level.hpp"
#include "tabletop/table/game_types.hpp"

namespace tabletop::table {

// Bot:     plays a seat; hears each move as its seat saw it, in order, and must forget them all after a take-back
// Options: its level, the seed of its own choices, its effort, and whatever else the game's bots can be told
// Advice:  a move, and if estimated, the probability to win with it, in ten-thousandths
template <typename B>
concept Bots = GameTypes<typename B::Types> && std::movable<typename B::Bot> &&
    std::constructible_from<typename B::Bot, const typename B::Types::Game&, Seat,
                            const typename B::Options&> && std::copyable<typename B::Options> &&
    std::default_initializable<typename B::Options> && std::copyable<typename B::Advice> &&
    requires(typename B::Bot& bot, const typename B::Bot& told, typename B::Options& options,
             const typename B::Advice& advice, const SeenMoveOf<typename B::Types>& seen,
             const typename B::Types::View& view, std::size_t most, const std::stop_token& stop) {
    bot.hear(seen);
    bot.forget();
    // Return something weaker at once after a stop request. Have no effect on later decisions.
    { told.decide(view, stop) } -> std::same_as<typename B::Types::Command>;
    { told.advise(view, most, stop) } -> std::same_as<std::vector<typename B::Advice>>;

    { options.level } -> std::same_as<bots::Level&>;
    { options.seed } -> std::same_as<std::uint64_t&>;
    { options.effort } -> std::same_as<std::uint32_t&>;

    { advice.command } -> std::same_as<const typename B::Types::Command&>;
    { advice.chance } -> std::same_as<const std::optional<std::uint32_t>&>;
};

}  // namespace tabletop::table
