// Says in one sentence why a command was refused. Addresses a player at the table as "you", and
// names players in scripts.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "catan/core/rules.hpp"
#include "catan/core/state.hpp"
#include "catan/language/wording.hpp"
#include "text/listing.hpp"

namespace catan::language {
namespace {

// The context that the words depend on. All of it is public.
struct RefusalContext {
    const Phase& phase;
    bool is_paired;
    const Places& places;
    Seat asked;   // the seat to move, which lacks the cards or pieces
    Seat reader;  // the seat addressed as "you"; none: name all players
};

// `1 more wool and 2 more ore`
std::string more_words(const Bundle& missing) {
    std::vector<std::string> parts;
    for (const Resource resource : all_resources) {
        if (missing[resource] > 0)
            parts.push_back(fmt::format("{} more {}", missing[resource], name(resource)));
    }
    return parts.empty() ? "more cards" : text::joined(parts);
}

class RefusalWriter {
public:
    RefusalWriter(const Notation& notation, const RefusalContext& now, const Refusal& refusal)
        : notation_(notation), now_(now), refusal_(refusal) {}

    [[nodiscard]] std::string words() const {
        using Reason = Refusal::Reason;
        switch (refusal_.reason) {
            case Reason::NotYourWord: return fmt::format("it's {} move", whose(refusal_.seat));
            case Reason::NotNow: return what_comes_first();
            case Reason::OutcomeAwaited: return what_is_awaited();
            case Reason::OutcomeMissing:
                return spoken(which_outcome(),
                              "chance is scripted, so the line must end with the outcome");
            case Reason::NothingToTakeBack: return "there is nothing left to take back";
            case Reason::CardsMissing:
                return by_speaker("need", "needs", more_words(refusal_.cards));
            case Reason::NoRoadLeft: return by_speaker("have", "has", "no roads left");
            case Reason::NoSettlementLeft:
                return by_speaker("have", "has", "no settlements left") +
                       spoken(". Turn one into a city first", "");
            case Reason::NoCityLeft: return by_speaker("have", "has", "no cities left");
            case Reason::DeckEmpty: return "there are no development cards left";
            default: return about_places();
        }
    }

private:
    [[nodiscard]] std::string about_places() const {
        using Reason = Refusal::Reason;
        const Topology& topology = notation_.game.topology();
        switch (refusal_.reason) {
            case Reason::NoSuchHex:
                return fmt::format("the hexes of this board are 0 to {}", topology.hexes() - 1);
            case Reason::NoSuchIntersection:
                return fmt::format("the intersections of this board are 0 to {}",
                                   topology.intersections() - 1);
            case Reason::NoSuchEdge: return "no edge joins these two intersections";
            case Reason::Taken: return by(refusal_.seat, "have", "has", "already built there");
            case Reason::TooNear:
                return fmt::format(
                    "that's too close to {} {} at {}", whose(refusal_.seat),
                    now_.places.is_city(refusal_.intersection) ? "city" : "settlement",
                    refusal_.intersection.value);
            case Reason::NoRoadThere:
                return fmt::format("none of {} roads reaches it", whose(now_.asked));
            case Reason::NotConnected:
                return fmt::format("it doesn't touch any of {} roads or buildings",
                                   whose(now_.asked));
            case Reason::NotAtSettlement:
                return fmt::format("this road must start at {} new settlement, {}",
                                   whose(now_.asked), refusal_.intersection.value);
            case Reason::NoOwnSettlement:
                return fmt::format("a city must replace one of {} settlements", whose(now_.asked));
            case Reason::RobberIsThere: return "the robber must move to another hex";
            case Reason::Protected:
                return by(refusal_.seat, "have", "has",
                          fmt::format("fewer than {} points, so the robber must keep away",
                                      protected_below));
            case Reason::NobodyToRob:
                return is_reader(refusal_.seat)
                           ? "you can't rob yourself"
                           : fmt::format("{} can't be robbed there", named(refusal_.seat));
            default: return about_cards();
        }
    }

    [[nodiscard]] std::string about_cards() const {
        using Reason = Refusal::Reason;
        const std::string_view card = name(refusal_.card);
        switch (refusal_.reason) {
            case Reason::WrongNumber: {
                constexpr Rule discard{4, 4};
                return by_speaker(
                    "must", "must",
                    fmt::format("{} exactly {}", refusal_.rule == discard ? "discard" : "choose",
                                text::counted(refusal_.number, "card", "cards")));
            }
            case Reason::CardNotHeld:
                return by_speaker("have", "has", fmt::format("no {} card", card));
            case Reason::BoughtThisTurn:
                return by_speaker("bought", "bought", fmt::format("the {} card this turn", card)) +
                       spoken(". Play it on a later one", "");
            case Reason::PlayedThisTurn:
                return by_speaker("have", "has", "already played a development card this turn");
            case Reason::NeverPlayed:
                return "victory cards are never played; they count in the hand";
            case Reason::NotBeforeRoll:
                return spoken("roll first. With late-cards, cards are played after the roll",
                              "with late-cards, cards are played after the roll");
            case Reason::NoRoadPossible:
                return by_speaker("have", "has", "no road left, or nowhere to build one");
            case Reason::CardNotInDeck:
                return fmt::format("there is no {} card left to draw", card);
            case Reason::CardNotWithVictim: {
                const auto stolen = std::ranges::find_if(
                    all_resources, [&](Resource resource) { return refusal_.cards[resource] > 0; });
                return by(refusal_.seat, "have", "has",
                          fmt::format("no {} to steal", name(*stolen)));
            }
            default: return about_trades();
        }
    }

    [[nodiscard]] std::string about_trades() const {
        using Reason = Refusal::Reason;
        switch (refusal_.reason) {
            case Reason::WrongRatio:
                return fmt::format("the bank wants {} for each of its own",
                                   text::counted(refusal_.number, "card", "cards"));
            case Reason::SameResource: return "a resource can't be traded for itself";
            case Reason::BankIsShort:
                return refusal_.cards.empty()
                           ? "the bank has no cards left"
                           : fmt::format("the bank needs {}", more_words(refusal_.cards));
            case Reason::NothingGiven: return "each side must give at least one card";
            case Reason::ResourceOnBothSides: return "the same resource can't be on both sides";
            case Reason::NobodyAsked: return "an offer must go to at least one other player";
            case Reason::NoOfferLeft: return what_of_offers();
            case Reason::AskedThemselves:
                return spoken("you can't make yourself an offer",
                              "an offer can't go to the player who makes it");
            case Reason::NoSuchSeat: return "there is no such player";
            case Reason::NoDeal:
                return by(refusal_.seat, "have", "has",
                          "neither accepted nor made a counter-offer");
            case Reason::ImpossibleOutcome: return "that can't be the outcome now";
            case Reason::ImpossibleDice: return "a die shows 1 to 6";
            default: return {};
        }
    }

    // R8.4
    [[nodiscard]] std::string what_of_offers() const {
        if (refusal_.number == 0) return "in this game players trade with the bank only";
        return by_speaker("have", "has",
                          fmt::format("already made {} this turn",
                                      text::counted(refusal_.number, "offer", "offers"))) +
               spoken(". Trade with the bank", "");
    }

    // What the player to move must do first.
    [[nodiscard]] std::string what_comes_first() const {
        if (std::holds_alternative<GameOver>(now_.phase)) return "the game is over";
        if (std::holds_alternative<MainPhase>(now_.phase)) {
            if (now_.is_paired) {
                return by(refusal_.seat, "may", "may",
                          "only build, buy, use the bank or play a card now");
            }
            return by(refusal_.seat, "can", "can",
                      "build, buy, trade, play a card or end the turn now");
        }
        const std::string_view first = first_thing();
        if (!is_reader(refusal_.seat)) {
            return fmt::format("{} must {} first", named(refusal_.seat), first);
        }
        return fmt::format("{} first", first);
    }

    [[nodiscard]] std::string_view first_thing() const {
        struct First {
            std::string_view operator()(SetupSettlement) const { return "place a settlement"; }
            std::string_view operator()(SetupRoad) const { return "place a road"; }
            std::string_view operator()(BeforeRoll) const { return "roll"; }
            std::string_view operator()(const Discarding&) const { return "discard"; }
            std::string_view operator()(MovingRobber) const { return "move the robber"; }
            std::string_view operator()(Stealing) const { return "choose whom to rob"; }
            std::string_view operator()(MainPhase) const { return "end the turn"; }
            std::string_view operator()(FreeRoads) const { return "place the free road"; }
            std::string_view operator()(const Answering&) const { return "answer the offer"; }
            std::string_view operator()(const ClosingTrade&) const {
                return "choose a trade or withdraw the offer";
            }
            std::string_view operator()(AwaitingDice) const { return "wait for the dice"; }
            std::string_view operator()(AwaitingCard) const { return "wait for the card"; }
            std::string_view operator()(AwaitingTheft) const { return "wait for the card"; }
            std::string_view operator()(GameOver) const { return "begin another game"; }
        };
        return std::visit(First(), now_.phase);
    }

    // Each phase has a single command that awaits an outcome.
    [[nodiscard]] std::string which_outcome() const {
        if (std::holds_alternative<BeforeRoll>(now_.phase)) {
            return outcome_question(notation_, Roll{});
        }
        if (std::holds_alternative<MainPhase>(now_.phase)) {
            return outcome_question(notation_, BuyCard{});
        }
        return is_player(refusal_.seat) ? outcome_question(notation_, Steal{refusal_.seat})
                                        : "type what came of it as well";
    }

    [[nodiscard]] std::string what_is_awaited() const {
        if (std::holds_alternative<AwaitingDice>(now_.phase)) return "the dice come first";
        if (std::holds_alternative<AwaitingCard>(now_.phase)) return "the drawn card comes first";
        if (std::holds_alternative<AwaitingTheft>(now_.phase)) return "the stolen card comes first";
        return "chance must answer first";
    }

    [[nodiscard]] bool is_reader(Seat seat) const { return seat.exists() && seat == now_.reader; }
    [[nodiscard]] std::string spoken(std::string_view to_you, std::string_view of_them) const {
        return std::string(now_.reader.exists() ? to_you : of_them);
    }

    [[nodiscard]] bool is_player(Seat seat) const {
        return seat.exists() && seat.value < notation_.names.size();
    }
    [[nodiscard]] std::string named(Seat seat) const {
        return is_player(seat) ? notation_.name(seat) : "nobody";
    }
    [[nodiscard]] std::string whose(Seat seat) const {
        return is_reader(seat) ? "your" : named(seat) + "'s";
    }
    // `you need 1 more wool`, `Ben needs 1 more wool`
    [[nodiscard]] std::string by(Seat seat, std::string_view you_do, std::string_view they_do,
                                 std::string_view what) const {
        return is_reader(seat) ? fmt::format("you {} {}", you_do, what)
                               : fmt::format("{} {} {}", named(seat), they_do, what);
    }
    [[nodiscard]] std::string by_speaker(std::string_view you_do, std::string_view they_do,
                                         std::string_view what) const {
        return by(now_.asked, you_do, they_do, what);
    }

    const Notation& notation_;
    const RefusalContext& now_;
    const Refusal& refusal_;
};

// Capitalizes the first letter, but never changes a name.
std::string as_sentence(const Notation& notation, std::string words) {
    const bool begins_with_name = std::ranges::any_of(
        notation.names, [&](const std::string& one) { return words.starts_with(one); });
    if (!words.empty() && !begins_with_name && 'a' <= words.front() && words.front() <= 'z') {
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    return words;
}

}  // namespace

std::string refusal_words(const Notation& notation, const View& view, const Refusal& refusal) {
    const RefusalContext now{view.phase, view.paired.exists(), view.places, view.asked,
                             view.viewer};
    return as_sentence(notation, RefusalWriter(notation, now, refusal).words());
}

std::string refusal_words(const Notation& notation, const State& state, const Refusal& refusal) {
    const RefusalContext now{state.phase, state.turn.paired.exists(), state.places,
                             asked(notation.game, state), Seat::none()};
    return RefusalWriter(notation, now, refusal).words();
}

}  // namespace catan::language
