#include "catan/tui/episode_lines.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catan/language/wording.hpp"
#include "catan/tui/sentence.hpp"

namespace catan::tui {
namespace {

template <typename Kind>
bool is(const SeenMove& seen) {
    return std::holds_alternative<Kind>(seen.move.command);
}
bool is_of_trade(const SeenMove& seen) {
    return is<Accept>(seen) || is<Decline>(seen) || is<Counter>(seen) || is<CloseTrade>(seen) ||
           is<Withdraw>(seen);
}

std::string_view card_words(Card card) {
    switch (card) {
        case Card::Knight: return "a knight";
        case Card::RoadBuilding: return "road building";
        case Card::Plenty: return "plenty";
        case Card::Monopoly: return "a monopoly";
        case Card::Victory: return "a victory card";
    }
    return {};
}

// Writes one episode as sentences.
class EpisodeWriter {
public:
    EpisodeWriter(const Game& game, const Audience& audience, std::span<const SeenMove> episode)
        : game_(game), audience_(audience), episode_(episode) {}

    std::vector<LogLine> lines() {
        const SeenMove& first = episode_.front();
        if (is<Offer>(first)) {
            tell_trade();
        } else {
            std::visit([&](const auto& command) { tell(first, command); }, first.move.command);
        }
        for (const SeenMove& seen : episode_) {
            for (const catan::Event& event : seen.events) {
                std::visit([&](const auto& one) { tell_event(one); }, event);
            }
        }
        return std::move(lines_);
    }

private:
    [[nodiscard]] Sentence sentence() const { return Sentence(audience_); }
    [[nodiscard]] Sentence detail() const { return Sentence::detail(audience_); }

    void add(const Sentence& words) { lines_.push_back({words.line(), {words.line()}}); }
    void add(const Sentence& words, const Sentence& brief) {
        lines_.push_back({words.line(), {brief.line()}});
    }
    void add(Seat seat, std::string_view you_do, std::string_view they_do) {
        add(sentence().does(seat, you_do, they_do));
    }

    // `grain 6, ore 3`
    [[nodiscard]] std::string around(IntersectionId at) const {
        std::string words;
        for (const HexId hex : game_.topology().hexes(at)) {
            words += fmt::format("{}{}", words.empty() ? "" : ", ",
                                 language::hex_words(game_.board(), hex));
        }
        return words;
    }

    template <typename Kind>
    [[nodiscard]] const Kind* event_of() const {
        for (const SeenMove& seen : episode_) {
            for (const catan::Event& event : seen.events) {
                if (const auto* found = std::get_if<Kind>(&event)) return found;
            }
        }
        return nullptr;
    }
    // The payments with this cause, in order.
    [[nodiscard]] std::vector<CardsMoved> paid(Cause cause) const {
        std::vector<CardsMoved> found;
        for (const catan::Event& event : episode_.front().events) {
            const auto* moved = std::get_if<CardsMoved>(&event);
            if (moved != nullptr && moved->cause == cause && moved->to.exists()) {
                found.push_back(*moved);
            }
        }
        return found;
    }

    // ------------------------------------------------------------------------------ commands

    void tell(const SeenMove& what, Settle settle) {
        const Seat seat = what.move.seat;
        Sentence words = sentence();
        words.does(seat, "build", "builds")
            .say(fmt::format(" a settlement ({})", around(settle.at)));
        std::vector<kit::Line> brief{sentence().does(seat, "settle", "settles").line()};
        for (const CardsMoved& moved : paid(Cause::Setup)) {
            words.say(" and ").verb(seat, "get ", "gets ").say(cards_words(moved.cards));
            brief.push_back(detail().who(seat).say(gains_words(moved.cards)).line());
        }
        lines_.push_back({words.line(), std::move(brief)});
    }
    void tell(const SeenMove& what, BuildRoad /*road*/) {
        add(what.move.seat, "build a road", "builds a road");
    }
    void tell(const SeenMove& what, BuildCity city) {
        const Seat seat = what.move.seat;
        add(sentence()
                .does(seat, "build", "builds")
                .say(fmt::format(" a city ({})", around(city.at))),
            sentence().does(seat, "build a city", "builds a city"));
    }

    void tell(const SeenMove& what, Roll /*roll*/) {
        if (!what.move.outcome) return;
        const Dice dice = std::get<Dice>(*what.move.outcome);
        Sentence words = sentence();
        words.does(what.move.seat, "roll", "rolls")
            .say(fmt::format(" {} ({}+{})", dice.sum(), dice.first, dice.second));
        std::vector<kit::Line> brief{words.line()};
        const std::vector<CardsMoved> all = paid(Cause::Production);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto& [from, to, cards, cause] = all[i];
            words.say(i == 0 ? ": " : before_clause(i, all.size()));
            words.does(to, "get ", "gets ").say(cards_words(cards));
            brief.push_back(detail().who(to).say(gains_words(cards)).line());
        }
        if (all.empty() && dice.sum() != 7 && event_of<Shortage>() == nullptr) {
            words.say(": nobody gets anything");
        }
        lines_.push_back({words.line(), std::move(brief)});
    }
    void tell(const SeenMove& what, const Discard& discard) {
        const Seat seat = what.move.seat;
        add(sentence().does(seat, "discard ", "discards ").say(cards_words(discard.cards)));
    }

    // Includes the theft that follows.
    void tell(const SeenMove& what, MoveRobber robber) {
        const Seat seat = what.move.seat;
        const std::string place = language::hex_words(game_.board(), robber.to);
        Sentence words = sentence();
        words.does(seat, "move", "moves").say(" the robber to " + place);
        const auto* stolen = event_of<CardStolen>();
        if (stolen == nullptr) {
            return add(words, sentence().does(seat, "block ", "blocks ").say(place));
        }
        const std::string card = stolen->card ? fmt::format("1 {}", name(*stolen->card)) : "a card";
        words.say(" and ").verb(seat, "steal ", "steals ").say(card).say(" from ");
        words.who(stolen->victim);
        Sentence brief = sentence();
        brief.does(seat, "rob ", "robs ").who(stolen->victim).say(fmt::format(" ({})", place));
        if (stolen->card) brief.say(fmt::format(": {}", name(*stolen->card)));
        add(words, brief);
    }
    void tell(const SeenMove& what, Steal /*steal*/) {
        const auto* stolen = event_of<CardStolen>();
        if (stolen == nullptr) return;
        const std::string card = stolen->card ? fmt::format("1 {}", name(*stolen->card)) : "a card";
        add(sentence()
                .does(what.move.seat, "steal ", "steals ")
                .say(card)
                .say(" from ")
                .who(stolen->victim));
    }

    void tell(const SeenMove& what, BuyCard /*buy*/) {
        const Seat seat = what.move.seat;
        const auto* bought = event_of<CardBought>();
        Sentence words = sentence();
        words.does(seat, "buy", "buys").say(" a development card");
        if (bought == nullptr || !bought->card) {
            return add(words, sentence().does(seat, "buy a card", "buys a card"));
        }
        words.say(": ").say(card_words(*bought->card));
        add(words, sentence().does(seat, "buy ", "buys ").say(card_words(*bought->card)));
    }
    void tell(const SeenMove& what, PlayKnight /*knight*/) {
        add(what.move.seat, "play a knight", "plays a knight");
    }
    void tell(const SeenMove& what, PlayRoadBuilding /*roads*/) {
        add(what.move.seat, "play road building", "plays road building");
    }
    void tell(const SeenMove& what, const PlayPlenty& plenty) {
        const Seat seat = what.move.seat;
        const std::string cards = cards_words(plenty.cards);
        add(sentence().does(seat, "play plenty and take ", "plays plenty and takes ").say(cards),
            sentence().does(seat, "play plenty: ", "plays plenty: ").say(cards));
    }
    void tell(const SeenMove& what, PlayMonopoly monopoly) {
        const Seat seat = what.move.seat;
        Sentence words = sentence();
        words.does(seat, "play a monopoly", "plays a monopoly")
            .say(fmt::format(" on {}", name(monopoly.resource)));
        std::vector<kit::Line> brief{words.line()};
        const std::vector<CardsMoved> all = paid(Cause::Monopoly);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto given = all[i].cards[monopoly.resource];
            const bool is_last = i > 0 && i + 1 == all.size();
            words.say(i == 0 ? ": " : is_last ? " and " : ", ");
            words.say(fmt::format("{} from ", given)).who(all[i].from);
            brief.push_back(detail().say(fmt::format("{} from ", given)).who(all[i].from).line());
        }
        if (all.empty()) words.say(": nobody has any");
        lines_.push_back({words.line(), std::move(brief)});
    }
    void tell(const SeenMove& /*what*/, PlayVictory /*victory*/) {}

    void tell(const SeenMove& what, TradeWithBank trade) {
        const Seat seat = what.move.seat;
        const std::string given = fmt::format("{} {}", trade.given, name(trade.give));
        const std::string got = fmt::format("{} {}", trade.got, name(trade.get));
        add(sentence()
                .does(seat, "give the bank ", "gives the bank ")
                .say(fmt::format("{} for {}", given, got)),
            sentence().who(seat).say(fmt::format(": {} → {}", given, got)));
    }
    void tell(const SeenMove& /*what*/, EndTurn /*end*/) {}

    // ------------------------------------------------------------------------------ trade

    // A closed offer becomes a trade. An open offer lists its answers below.
    void tell_trade() {
        const Seat seat = episode_.front().move.seat;
        const auto& offer = std::get<Offer>(episode_.front().move.command);
        const SeenMove& last = episode_.back();
        const std::vector<CardsMoved> moved =
            is<CloseTrade>(last) ? moved_in(last) : std::vector<CardsMoved>();
        if (!moved.empty()) return tell_deal(seat, moved);
        Sentence words = sentence();
        words.does(seat, "offer ", "offers ");
        const std::vector<Seat> asked = seats_in(offer.to);
        name_those_asked(words, asked);
        words.say(fmt::format("{} for {}", cards_words(offer.give), cards_words(offer.get)));
        if (is<Withdraw>(last)) {
            if (has_takers()) {
                words.say(", then ").verb(seat, "withdraw it", "withdraws it");
            } else {
                words.say("; ");
                if (asked.size() == 1) {
                    words.does(asked.front(), "decline", "declines");
                } else {
                    words.say("nobody wants it");
                }
            }
        }
        add(words);
        if (is<Withdraw>(last)) return;
        for (const SeenMove& answer : episode_.subspan(1)) tell_answer(answer);
    }

    [[nodiscard]] std::vector<Seat> seats_in(SeatSet set) const {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            if (set.contains(Seat(i))) seats.push_back(Seat(i));
        }
        return seats;
    }
    // `Ada and you `; empty if all players are asked.
    void name_those_asked(Sentence& words, const std::vector<Seat>& asked) const {
        if (asked.size() + 1 == game_.players()) return;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (i > 0) words.say(i + 1 == asked.size() ? " and " : ", ");
            words.who(asked[i]);
        }
        words.say(" ");
    }

    [[nodiscard]] static std::vector<CardsMoved> moved_in(const SeenMove& closed) {
        std::vector<CardsMoved> moved;
        for (const catan::Event& event : closed.events) {
            const auto* cards = std::get_if<CardsMoved>(&event);
            if (cards != nullptr && cards->cause == Cause::PlayerTrade) moved.push_back(*cards);
        }
        return moved;
    }

    void tell_deal(Seat seat, const std::vector<CardsMoved>& moved) {
        Bundle given;
        Bundle got;
        Seat other;
        for (const CardsMoved& cards : moved) {
            (cards.from == seat ? given : got) = cards.cards;
            other = cards.from == seat ? cards.to : cards.from;
        }
        add(sentence()
                .does(seat, "give ", "gives ")
                .who(other)
                .say(fmt::format(" {} for {}", cards_words(given), cards_words(got))));
    }

    [[nodiscard]] bool has_takers() const {
        for (const SeenMove& answer : episode_) {
            if (is<Accept>(answer) || is<Counter>(answer)) return true;
        }
        return false;
    }

    void tell_answer(const SeenMove& answer) {
        const Seat seat = answer.move.seat;
        if (is<Accept>(answer)) return add(detail().does(seat, "accept", "accepts"));
        if (is<Decline>(answer)) return add(detail().does(seat, "decline", "declines"));
        if (const auto* counter = std::get_if<Counter>(&answer.move.command)) {
            add(detail()
                    .does(seat, "would give ", "would give ")
                    .say(fmt::format("{} for {}", cards_words(counter->give),
                                     cards_words(counter->get))));
        }
    }
    // Answers are told with their offer.
    void tell(const SeenMove& /*what*/, const Offer& /*offer*/) {}
    void tell(const SeenMove& /*what*/, Accept /*answer*/) {}
    void tell(const SeenMove& /*what*/, Decline /*answer*/) {}
    void tell(const SeenMove& /*what*/, const Counter& /*answer*/) {}
    void tell(const SeenMove& /*what*/, CloseTrade /*trade*/) {}
    void tell(const SeenMove& /*what*/, Withdraw /*trade*/) {}

    // ------------------------------------------------------------------------------ events

    void tell_event(const Shortage& shortage) {
        const std::string_view resource = name(shortage.resource);
        const std::string words =
            shortage.paid == 0 ? fmt::format("The bank is short of {}: nobody gets any", resource)
                               : fmt::format("The bank is short of {}: it pays {} of {}", resource,
                                             shortage.paid, shortage.owed);
        const std::string brief =
            shortage.paid == 0
                ? fmt::format("no {} left to pay", resource)
                : fmt::format("only {} of {} {}", shortage.paid, shortage.owed, resource);
        add(detail().say(words), detail().say(brief));
    }
    void tell_event(const AwardMoved& award) {
        const bool is_road = award.award == AwardMoved::Award::LongestRoad;
        const std::string_view what = is_road ? "the longest road" : "the largest army";
        Sentence words = sentence();
        Sentence brief = sentence();
        brief.say(is_road ? "Longest road: " : "Largest army: ");
        if (!award.to.exists()) {
            words.does(award.from, "lose ", "loses ").say(what);
            return add(words, brief.say("nobody"));
        }
        if (award.from.exists()) {
            words.does(award.to, "take ", "takes ").say(what).say(" from ").who(award.from);
        } else {
            words.does(award.to, "have ", "has ").say(what);
        }
        add(words, brief.who(award.to));
    }
    void tell_event(const TurnBegan& turn) {
        if (turn.paired) add(sentence().whose(turn.seat).say(" paired phase"));
    }
    void tell_event(const GameWon& won) {
        add(sentence()
                .does(won.seat, "win", "wins")
                .say(fmt::format(" with {} points", won.points)));
    }
    // The command already tells these.
    void tell_event(const CardsMoved& /*moved*/) {}
    void tell_event(const RobberMoved& /*robber*/) {}
    void tell_event(const CardStolen& /*stolen*/) {}
    void tell_event(const CardBought& /*bought*/) {}

    const Game& game_;
    Audience audience_;
    std::span<const SeenMove> episode_;
    std::vector<LogLine> lines_;
};

}  // namespace

std::size_t begin_of_episode(std::span<const SeenMove> history, std::size_t last) {
    std::size_t begin = last;
    if (is<Steal>(history[last])) {
        const bool follows = last > 0 && is<MoveRobber>(history[last - 1]);
        return follows ? last - 1 : last;
    }
    // Bounded: each player answers an offer once, then it is closed. Data from another machine could continue without
    // end.
    for (std::size_t i = 0; i < most_players && begin > 0 && is_of_trade(history[begin]); ++i) {
        --begin;
    }
    return is<Offer>(history[begin]) ? begin : last;
}

std::vector<LogLine> episode_lines(const Game& game, const Audience& audience,
                                   std::span<const SeenMove> episode) {
    return EpisodeWriter(game, audience, episode).lines();
}

}  // namespace catan::tui
