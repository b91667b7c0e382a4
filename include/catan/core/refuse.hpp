// Decides whether a command is legal, and if not, which rule it breaks, with the facts for a message (R4.6). The only place
// that decides this, for screens, scripts, prompts and tests alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "catan/core/command.hpp"
#include "catan/core/game.hpp"
#include "catan/core/ids.hpp"
#include "catan/core/resources.hpp"

namespace catan {

struct State;

// A rule by its number: R5.3 is {5, 3}, R9 is {9, 0}.
struct Rule {
    std::uint8_t section = 0;
    std::uint8_t number = 0;
    friend constexpr bool operator==(Rule, Rule) = default;
};

struct Refusal {
    // The comment of each reason lists the facts that come with it.
    enum class Reason : std::uint8_t {
        NotYourWord,     // seat: the player to move
        NotNow,          // seat: the player to move, none after the end
        OutcomeAwaited,  // no command before the outcome of chance
        CardsMissing,    // cards: how many more of each
        NoRoadLeft,      // in the supply
        NoSettlementLeft,
        NoCityLeft,
        DeckEmpty,
        NoSuchHex,
        NoSuchIntersection,
        NoSuchEdge,
        Taken,            // seat: owner of the building or road there
        TooNear,          // seat, intersection: the neighbouring building
        NoRoadThere,      // no own road ends at the intersection
        NotConnected,     // no own piece at either end of the edge
        NotAtSettlement,  // intersection: the settlement just placed
        NoOwnSettlement,
        RobberIsThere,
        Protected,       // seat: the player there with fewer than 3 points (R6.3)
        NobodyToRob,     // the seat has no building there, or no card
        WrongNumber,     // number: the right number of cards
        CardNotHeld,     // card
        BoughtThisTurn,  // card
        PlayedThisTurn,
        NeverPlayed,  // a victory card
        NotBeforeRoll,
        NoRoadPossible,  // for road building: no piece or no place
        WrongRatio,      // number: the bank's price of one card
        SameResource,
        BankIsShort,   // cards: how many more of each it would need
        NothingGiven,  // one side of a trade is empty
        ResourceOnBothSides,
        NobodyAsked,
        AskedThemselves,
        NoSuchSeat,
        NoDeal,             // the seat neither accepted nor countered
        ImpossibleOutcome,  // not the kind of outcome that is awaited
        ImpossibleDice,
        CardNotInDeck,      // card
        CardNotWithVictim,  // seat: the victim; cards: the missing one
        OutcomeMissing,     // chance is scripted (R9), and no outcome is given
        NothingToTakeBack,  // R12
        NoOfferLeft,        // number: the limit per turn (R8.4)
    };
    static constexpr std::size_t reason_count = static_cast<std::size_t>(Reason::NoOfferLeft) + 1;

    Rule rule;
    Reason reason = Reason::NotNow;
    Seat seat;
    IntersectionId intersection;
    Bundle cards;
    int number = 0;
    Card card = Card::Knight;

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// Why the command is refused, from the player to move or from `speaker`; nothing if it is legal. Of several reasons it
// gives the first: whether the command is asked for now, then the player, then cards and pieces, then the place.
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command);
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command, Seat speaker);

// R9: why the outcome is impossible now; nothing if it is possible.
[[nodiscard]] std::optional<Refusal> refuse(const State& state, const Outcome& outcome);

}  // namespace catan
