// Decides whether a command is legal, and if not, which rule it breaks, with the facts for a message. The only place that
// decides this, for screens, scripts, prompts and tests alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "carcassonne/core/command.hpp"
#include "carcassonne/core/game.hpp"
#include "carcassonne/core/ids.hpp"
#include "carcassonne/core/state.hpp"

namespace carcassonne {

// A rule by its number: K4 is {4}.
struct Rule {
    std::uint8_t number = 0;
    friend constexpr bool operator==(Rule, Rule) = default;
};
inline constexpr Rule start_rule{2};
inline constexpr Rule place_rule{3};
inline constexpr Rule follower_rule{4};
inline constexpr Rule turn_rule{5};
inline constexpr Rule farmers_rule{11};
inline constexpr Rule end_rule{12};
inline constexpr Rule chance_rule{14};
inline constexpr Rule undo_rule{15};

struct Refusal {
    // The comment of each reason lists the facts that come with it.
    enum class Reason : std::uint8_t {
        NotYourTurn,     // K5; seat: the player to move
        NotNow,          // K5, after the end K12; seat: the player to move, none after the end
        OutcomeAwaited,  // K14: no command before the tile is known
        NotAtOrigin,     // K2: the first tile lies at 0,0
        TileThere,       // K3; tile: the tile that lies there
        NoNeighbour,     // K3: the place touches no tile
        EdgesDiffer,  // K3; side: the first one that does not match, tile: the neighbour there, mine, theirs
        NoFollower,        // K4: in hand
        NoSuchPart,        // K4; tile: the tile just placed
        Occupied,          // K4; seats: whose followers are on the feature
        NoFarmers,         // K11: `farmers off`
        WrongOutcome,      // K14: no tile is awaited
        TileNotInBag,      // K14; tile
        OutcomeMissing,    // K14: chance is scripted, and no tile is given
        NothingToTakeBack  // K15
    };
    static constexpr std::size_t reason_count =
        static_cast<std::size_t>(Reason::NothingToTakeBack) + 1;

    Rule rule;
    Reason reason = Reason::NotNow;
    Seat seat;
    SeatSet seats;
    Tile tile = Tile::A;
    Side side = Side::North;
    Edge mine = Edge::None;    // of the tile to be placed
    Edge theirs = Edge::None;  // of its neighbour

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// A refusal without other facts.
[[nodiscard]] Refusal refusal_by(Rule rule, Refusal::Reason reason, Seat seat = Seat::none());

// Why the command is refused, from the player to move or from `speaker`; nothing if it is legal. Of several reasons it
// gives the first: whether the command is asked for now, then the player, then the rest in the order of the reasons.
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command);
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command, Seat speaker);

// K14: why the outcome is impossible now; nothing if it is possible.
[[nodiscard]] std::optional<Refusal> refuse(const State& state, const Outcome& outcome);

}  // namespace carcassonne
