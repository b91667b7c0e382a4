#include "catan/wording.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>

#include <array>
#include <vector>

#include "catan/rules.hpp"
#include "catan/state.hpp"

namespace catan::text {
namespace {

// `2 more ore, 1 more wool`
std::string more_words(const Bundle& missing) {
    std::vector<std::string> parts;
    for (const Resource resource : all_resources) {
        if (missing[resource] > 0)
            parts.push_back(fmt::format("{} more {}", missing[resource], name(resource)));
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string counted(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

struct EventWriter {
    const Notation& notation;

    std::string who(Seat seat) const { return seat.exists() ? notation.name(seat) : "the bank"; }

    std::string operator()(const CardsMoved& moved) const {
        switch (moved.cause) {
            case Cause::Setup:
            case Cause::Production:
            case Cause::Plenty: {
                std::string line = who(moved.to);
                for (const Resource resource : all_resources) {
                    if (moved.cards[resource] > 0)
                        line += fmt::format(" +{} {}", moved.cards[resource], name(resource));
                }
                return line;
            }
            case Cause::Monopoly:
            case Cause::PlayerTrade:
                return fmt::format("{} gives {} {}", who(moved.from), who(moved.to),
                                   bundle_words(moved.cards));
            case Cause::Discard:
            case Cause::Price:
            case Cause::BankTrade: break;
        }
        return {};
    }
    std::string operator()(const Shortage& shortage) const {
        if (shortage.paid == 0)
            return fmt::format("{}: bank short, nobody is paid", name(shortage.resource));
        return fmt::format("{}: bank short, {} paid of {}", name(shortage.resource), shortage.paid,
                           shortage.owed);
    }
    std::string operator()(const RobberMoved&) const { return {}; }
    std::string operator()(const CardStolen& stolen) const {
        const std::string card(stolen.card ? name(*stolen.card) : "a card");
        return fmt::format("{} steals {} from {}", who(stolen.thief), card, who(stolen.victim));
    }
    std::string operator()(const CardBought&) const { return {}; }
    std::string operator()(const AwardMoved& award) const {
        const std::string_view what =
            award.award == AwardMoved::Award::LongestRoad ? "longest road" : "largest army";
        if (!award.to.exists())
            return fmt::format("{}: {} loses it, nobody has it", what, who(award.from));
        if (!award.from.exists()) return fmt::format("{}: {}", what, who(award.to));
        return fmt::format("{}: from {} to {}", what, who(award.from), who(award.to));
    }
    std::string operator()(const TurnBegan& turn) const {
        return turn.paired ? fmt::format("turn {}, paired: {}", turn.number, who(turn.seat))
                           : fmt::format("turn {}: {}", turn.number, who(turn.seat));
    }
    std::string operator()(const GameWon& won) const {
        return fmt::format("{} wins with {}", who(won.seat),
                           counted(won.points, "point", "points"));
    }
};

std::string_view waiting_for(const Phase& phase) {
    constexpr std::array<std::string_view, std::variant_size_v<Phase>> words{
        "a settlement of the set-up",
        "a road at that settlement",
        "the roll",
        "a discard",
        "the robber's move",
        "whom to rob",
        "a build, a trade, a card or the end",
        "a free road",
        "an answer to the offer",
        "the end of the trade",
        "the dice",
        "the drawn card",
        "the stolen card",
        "nothing: the game is over"};
    return words[phase.index()];
}

// What a refusal is worded by: all of it is public.
struct Situation {
    const Phase& phase;
    bool is_paired;
    const Places& places;
};

std::string words_for(const Notation& notation, const Situation& now, const Refusal& refusal) {
    using Reason = Refusal::Reason;
    const std::string who = refusal.seat.exists() && refusal.seat.value < notation.names.size()
                                ? notation.name(refusal.seat)
                                : "nobody";
    switch (refusal.reason) {
        case Reason::NotYourWord: return fmt::format("it is {}'s word", who);
        case Reason::NotNow:
            if (std::holds_alternative<GameOver>(now.phase)) return "the game is over";
            if (now.is_paired && std::holds_alternative<MainPhase>(now.phase)) {
                return "in a paired phase: build, buy, use the bank, play a card, end it";
            }
            return fmt::format("{} is asked for {}", who, waiting_for(now.phase));
        case Reason::OutcomeAwaited:
            return fmt::format("what is awaited now is {}", waiting_for(now.phase));
        case Reason::OutcomeMissing:
            return "the outcome must end the line, because chance is scripted";
        case Reason::NothingToTakeBack: return "there is nothing that can still be taken back";
        case Reason::CardsMissing: return fmt::format("it takes {}", more_words(refusal.cards));
        case Reason::NoRoadLeft: return "there is no road left in the supply";
        case Reason::NoSettlementLeft: return "there is no settlement left in the supply";
        case Reason::NoCityLeft: return "there is no city left in the supply";
        case Reason::DeckEmpty: return "there are no development cards left";
        case Reason::NoSuchHex:
            return fmt::format("this board has hexes 0 to {}",
                               notation.game.topology().hexes() - 1);
        case Reason::NoSuchIntersection:
            return fmt::format("this board has intersections 0 to {}",
                               notation.game.topology().intersections() - 1);
        case Reason::NoSuchEdge: return "these two intersections are no edge of this board";
        case Reason::Taken: return fmt::format("{} has built there", who);
        case Reason::TooNear: {
            const bool city = now.places.is_city(refusal.intersection);
            return fmt::format("{}'s {} at {} is too near", who, city ? "city" : "settlement",
                               refusal.intersection.value);
        }
        case Reason::NoRoadThere: return "no road of one's own leads there";
        case Reason::NotConnected: return "it does not join a road or building of one's own";
        case Reason::NotAtSettlement:
            return fmt::format("the road starts at the settlement just placed, {}",
                               refusal.intersection.value);
        case Reason::NoOwnSettlement:
            return "there is no settlement of one's own to make a city of";
        case Reason::RobberIsThere: return "the robber must move to another hex";
        case Reason::Protected:
            return fmt::format("{} has fewer than {} points and is left alone", who,
                               protected_below);
        case Reason::NobodyToRob: return fmt::format("{} cannot be robbed there", who);
        case Reason::WrongNumber:
            return fmt::format("it must be {}", counted(refusal.number, "card", "cards"));
        case Reason::CardNotHeld:
            return fmt::format("there is no {} card in the hand", name(refusal.card));
        case Reason::BoughtThisTurn:
            return fmt::format("the {} card was bought this turn", name(refusal.card));
        case Reason::PlayedThisTurn: return "a development card was played this turn";
        case Reason::NeverPlayed: return "victory cards are never played, they count in the hand";
        case Reason::NotBeforeRoll: return "no development card before the roll (late-cards)";
        case Reason::NoRoadPossible: return "there is no road left or no place for one";
        case Reason::WrongRatio:
            return fmt::format("the bank wants {} for one",
                               counted(refusal.number, "card", "cards"));
        case Reason::SameResource: return "that is the same resource on both sides";
        case Reason::BankIsShort:
            return refusal.cards.empty()
                       ? "the bank has no cards"
                       : fmt::format("the bank would need {}", more_words(refusal.cards));
        case Reason::NothingGiven: return "each side gives at least one card";
        case Reason::ResourceOnBothSides: return "no resource may stand on both sides";
        case Reason::NobodyAsked: return "the offer goes to nobody";
        case Reason::AskedThemselves: return "nobody makes an offer to themselves";
        case Reason::NoSuchSeat: return "there is nobody with that seat";
        case Reason::NoDeal: return fmt::format("{} has neither accepted nor countered", who);
        case Reason::ImpossibleOutcome: return "that outcome is impossible now";
        case Reason::ImpossibleDice: return "a die shows 1 to 6";
        case Reason::CardNotInDeck:
            return fmt::format("there is no {} card left to draw", name(refusal.card));
        case Reason::CardNotWithVictim: {
            const auto stolen = std::ranges::find_if(
                all_resources, [&](Resource resource) { return refusal.cards[resource] > 0; });
            return fmt::format("{} has no {} to steal", who, name(*stolen));
        }
    }
    return {};
}

// What the points of a seat are made of.
std::string score_line(const Notation& notation, Seat seat, const PublicPlayer& player, int victory,
                       Seat longest_road, Seat largest_army) {
    std::vector<std::string> parts;
    const Pieces& supply = notation.game.settings().pieces;
    const int settlements = static_cast<int>(supply.settlements) - player.settlements;
    const int cities = static_cast<int>(supply.cities) - player.cities;
    if (settlements > 0) parts.push_back(counted(settlements, "settlement", "settlements"));
    if (cities > 0) parts.push_back(counted(cities, "city", "cities"));
    if (victory > 0) parts.push_back(counted(victory, "victory card", "victory cards"));
    if (longest_road == seat)
        parts.push_back(fmt::format("longest road ({})", player.longest_road));
    if (largest_army == seat)
        parts.push_back(fmt::format("largest army ({})", player.played[index(Card::Knight)]));
    return fmt::format("{} {}: {}\n", notation.name(seat), player.points + victory,
                       parts.empty() ? "nothing yet" : fmt::format("{}", fmt::join(parts, ", ")));
}

}  // namespace

std::string event_words(const Notation& notation, const Event& event) {
    return std::visit(EventWriter{notation}, event);
}

std::string refusal_words(const Notation& notation, const View& view, const Refusal& refusal) {
    return words_for(notation, {view.phase, view.paired.exists(), view.places}, refusal);
}
std::string refusal_words(const Notation& notation, const State& state, const Refusal& refusal) {
    return words_for(notation, {state.phase, state.turn.paired.exists(), state.places}, refusal);
}

std::string score_text(const Notation& notation, const View& view) {
    std::string text;
    for (std::size_t i = 0; i < notation.game.players(); ++i) {
        const PublicPlayer& player = view.players[i];
        text += score_line(notation, Seat(i), player, player.victory_cards.value_or(0),
                           view.longest_road, view.largest_army);
    }
    return text;
}

std::string score_text(const Notation& notation, const State& state) {
    View all = view(notation.game, state, Eyes::everybody());
    for (std::size_t i = 0; i < notation.game.players(); ++i) {
        all.players[i].victory_cards = state[Seat(i)].cards[index(Card::Victory)];
    }
    return score_text(notation, all);
}

}  // namespace catan::text
