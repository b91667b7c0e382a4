// The one home of legality: what a command would break, by rule number, with the facts to say it in words (R4.6).
// Whoever is told no - the screen, a script, the prompt, a test - is told so from here.
#pragma once

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
    // What is wrong. Behind each: which of the facts it comes with.
    enum class Reason : std::uint8_t {
        NotYourWord,     // seat: whose word it is
        NotNow,          // seat: whose word it is, nobody's when the game is over
        OutcomeAwaited,  // nothing can be said before chance has answered
        CardsMissing,    // cards: how many more of each
        NoRoadLeft,      // in the supply
        NoSettlementLeft,
        NoCityLeft,
        DeckEmpty,
        NoSuchHex,
        NoSuchIntersection,
        NoSuchEdge,
        Taken,            // seat: whose building or road stands there
        TooNear,          // seat, intersection: the neighbouring building
        NoRoadThere,      // no own road ends at the intersection
        NotConnected,     // nothing own at either end of the edge
        NotAtSettlement,  // intersection: the settlement just placed
        NoOwnSettlement,
        RobberIsThere,
        Protected,       // seat: who has fewer than 3 points there (R6.3)
        NobodyToRob,     // the seat has no building there, or no card
        WrongNumber,     // number: how many cards there must be
        CardNotHeld,     // card
        BoughtThisTurn,  // card
        PlayedThisTurn,
        NeverPlayed,  // a victory card
        NotBeforeRoll,
        NoRoadPossible,  // for road building: no piece or no place
        WrongRatio,      // number: what the bank asks for one card
        SameResource,
        BankIsShort,   // cards: how many more of each it would need
        NothingGiven,  // one side of a trade is empty
        ResourceOnBothSides,
        NobodyAsked,
        AskedThemselves,
        NoSuchSeat,
        NoDeal,             // the seat neither accepted nor countered
        ImpossibleOutcome,  // chance is not asked for such a thing
        ImpossibleDice,
        CardNotInDeck,      // card
        CardNotWithVictim,  // seat: the victim; cards: the one that they do not have
        OutcomeMissing,     // chance is scripted (R9), and none is written
        NothingToTakeBack,  // R12
        NoOfferLeft,        // number: how many may be made in a turn (R8.4)
    };

    Rule rule;
    Reason reason = Reason::NotNow;
    Seat seat;
    IntersectionId intersection;
    Bundle cards;
    int number = 0;
    Card card = Card::Knight;

    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// What speaks against this command from the seat whose word it is, or from `speaker`; nothing if it is legal. Of
// several reasons the first counts: whose word, then cards and pieces, then the place.
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command);
[[nodiscard]] std::optional<Refusal> refuse(const Game& game, const State& state,
                                            const Command& command, Seat speaker);

// R9: whether chance can answer so now.
[[nodiscard]] std::optional<Refusal> refuse(const State& state, const Outcome& outcome);

}  // namespace catan
