#include "card_reasons.hpp"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catan/core/rules.hpp"
#include "text/listing.hpp"

namespace catan::language {
namespace {

std::string_view noun(Goal goal) {
    switch (goal) {
        case Goal::City: return "a city";
        case Goal::Settlement: return "a settlement";
        case Goal::Card: return "a development card";
        case Goal::Road: break;
    }
    return "a road";
}
std::string_view deed(Goal goal) { return goal == Goal::Card ? "buy" : "build"; }

// The most numerous resource; the first one wins ties.
Resource most_of(const Bundle& cards) {
    Resource most = Resource::Lumber;
    for (const Resource resource : all_resources) {
        if (cards[resource] > cards[most]) most = resource;
    }
    return most;
}

std::string unseen_cards(int count) { return text::counted(count, "unseen card", "unseen cards"); }

std::string or_list(const std::vector<Resource>& resources) {
    std::vector<std::string_view> names;
    names.reserve(resources.size());
    for (const Resource resource : resources) names.push_back(name(resource));
    return fmt::format("{}", fmt::join(names, " or "));
}

// Falls back to a plain count when the list would get long.
std::string counts_words(const Bundle& cards) {
    const std::string all = bundle_list(cards);
    constexpr std::size_t long_list = 12;
    return all.size() <= long_list ? all : cards_words(cards.total());
}

std::string deal_words(const Bundle& give, const Bundle& get) {
    return fmt::format("You give {} and get {}", counts_words(give), counts_words(get));
}

std::string need_words(Goal goal, const Bundle& cards) {
    return fmt::format("For {} you need {}", noun(goal),
                       bundle_list(missing(cards, price(goal)), "more "));
}

std::string lowered(std::string words) {
    words.front() = static_cast<char>(words.front() - 'A' + 'a');
    return words;
}

}  // namespace

void CardReasons::tell(const Discard& discard) {
    const Bundle& hand = p_.hand();
    const Bundle kept = hand - discard.cards;
    if (const auto goal = p_.best_paid(kept)) {
        say(fmt::format("You keep the cards for {}", noun(*goal)));
    } else if (const auto next = p_.nearest_unpaid(kept)) {
        say(need_words(*next, kept));
    }
    const Resource given = most_of(discard.cards);
    const bool is_most = std::ranges::all_of(
        all_resources, [&](Resource other) { return other == given || hand[other] < hand[given]; });
    if (is_most) say(fmt::format("{} is what you have most of", capitalized(name(given))));
    const int pips = p_.production()[index(given)];
    const bool comes_back = pips > 0 && pips == std::ranges::max(p_.production());
    if (comes_back) {
        say(fmt::format("More {} comes soonest: {}", name(given), pips_words(pips)));
    }
    say_at_least(fmt::format("You keep {}", bundle_list(kept)));
    say_at_least(fmt::format("You keep {}", cards_words(kept.total())));
}

std::string CardReasons::gain(const Bundle& after) const {
    const Bundle& before = p_.hand();
    for (const Goal goal : all_goals) {
        if (!p_.is_open(goal) || before.covers(price(goal)) || !after.covers(price(goal))) continue;
        // Building is possible only in the viewer's own turn, after the roll.
        const bool can_build =
            view().active() == p_.me() && !std::holds_alternative<BeforeRoll>(view().phase);
        return can_build ? fmt::format("you can {} {}", deed(goal), noun(goal))
                         : fmt::format("you have the cards for {}", noun(goal));
    }
    constexpr int few = 2;
    for (const Goal goal : all_goals) {
        const Bundle more = missing(after, price(goal));
        const bool is_closer = more.total() < missing(before, price(goal)).total();
        if (!p_.is_open(goal) || !is_closer || more.total() > few) continue;
        return fmt::format("you need only {} for {}", bundle_list(more, "more "), noun(goal));
    }
    return {};
}

bool CardReasons::is_closer(const Bundle& after) const {
    return std::ranges::any_of(all_goals, [&](Goal goal) {
        return p_.is_open(goal) &&
               missing(after, price(goal)).total() < missing(p_.hand(), price(goal)).total();
    });
}

std::string CardReasons::loss(const Bundle& after) const {
    for (const Goal goal : all_goals) {
        if (p_.is_open(goal) && p_.hand().covers(price(goal)) && !after.covers(price(goal)))
            return std::string(noun(goal));
    }
    return {};
}

void CardReasons::say_gain(std::string_view when, const Bundle& after) {
    const std::string words = gain(after);
    if (!words.empty()) say(fmt::format("{} {}", when, words));
}

std::string CardReasons::spare_words(const Bundle& give) const {
    const Resource given = most_of(give);
    const int held = p_.hand()[given];
    if (held < give[given] + 2) return {};
    return fmt::format("You have {} {}, so you can spare it", held, name(given));
}

std::string CardReasons::exchange_words(const Bundle& give, const Bundle& get) const {
    const Resource given = most_of(give);
    const Resource got = most_of(get);
    const int often = p_.production()[index(given)];
    const int seldom = p_.production()[index(got)];
    if (seldom == 0) return fmt::format("No number pays you {}", name(got));
    if (often <= seldom) return {};
    return fmt::format("{} comes to you more often than {}", capitalized(name(given)), name(got));
}

std::string CardReasons::safety(int before, int after) const {
    const int limit = static_cast<int>(p_.game().settings().discard_limit);
    if (before <= limit || after > limit) return {};
    return fmt::format("With {} left you discard nothing on a seven", cards_words(after));
}

void CardReasons::tell(BuyCard /*buy*/) {
    const bool has_better = [&] {
        const auto best = p_.best_paid(p_.hand());
        return best == Goal::City || best == Goal::Settlement;
    }();
    if (p_.wins_with(1)) say(unseen_words());
    const int knights =
        p_.mine().played[index(Card::Knight)] + view().own->cards[index(Card::Knight)];
    if (view().largest_army != p_.me() && knights + 1 == p_.knights_for_army()) {
        say("One more knight is enough for the largest army");
    }
    if (!has_better) say("These cards pay for nothing better");
    if (!p_.wins_with(1)) say(unseen_words());
    say(safety(p_.hand().total(), p_.hand().total() - card_cost.total()));
    say_at_least(view().deck == 1 ? "It's the last card"
                                  : fmt::format("{} cards are left", view().deck));
}

std::string CardReasons::unseen_words() const {
    const DevelopmentDeck& all = p_.game().settings().deck;
    int unseen = view().deck;
    int knights = static_cast<int>(all.knight) - view().own->cards[index(Card::Knight)] -
                  p_.mine().played[index(Card::Knight)];
    for (const Seat other : p_.others()) {
        unseen += p_.player(other).cards;
        knights -= p_.player(other).played[index(Card::Knight)];
    }
    const int points = static_cast<int>(all.victory) - view().own->cards[index(Card::Victory)];
    if (points > 0 && p_.wins_with(1)) {
        return fmt::format("{} of {} would win you the game", points, unseen_cards(unseen));
    }
    if (knights == 0) return {};
    return fmt::format("{} of {} {}", knights, unseen_cards(unseen),
                       knights == 1 ? "is a knight" : "are knights");
}

void CardReasons::tell(const PlayPlenty& plenty) {
    say_gain("Then", p_.hand() + plenty.cards);
    std::vector<Resource> lacked;
    for (const Resource resource : all_resources) {
        if (plenty.cards[resource] > 0 && p_.production()[index(resource)] == 0)
            lacked.push_back(resource);
    }
    if (!lacked.empty()) {
        say(fmt::format("No number pays you {}", or_list(lacked)));
    }
    say_at_least(fmt::format("You get {}", bundle_list(plenty.cards)));
}

void CardReasons::tell(PlayMonopoly monopoly) {
    const Resource resource = monopoly.resource;
    const int theirs =
        static_cast<int>(p_.game().settings().bank) - view().bank[resource] - p_.hand()[resource];
    if (theirs == 0) return say(fmt::format("Nobody has any {}", name(resource)));
    say(fmt::format("The others hold {} {} between them", theirs, name(resource)));
    Bundle after = p_.hand();
    after[resource] = static_cast<std::int16_t>(after[resource] + theirs);
    say_gain("With that", after);
}

void CardReasons::tell(PlayVictory /*victory*/) {
    say("It counts in your hand and is never played");
}

void CardReasons::tell(const TradeWithBank& trade) {
    Bundle after = p_.hand();
    after[trade.give] = static_cast<std::int16_t>(after[trade.give] - trade.given);
    after[trade.get] = static_cast<std::int16_t>(after[trade.get] + trade.got);
    say_gain("Then", after);
    Bundle give;
    give[trade.give] = trade.given;
    say(spare_words(give));
    // A purchase would reduce the hand as well, so do not mention the discard limit then.
    if (p_.best_paid(after) == p_.best_paid(p_.hand())) {
        say(safety(p_.hand().total(), after.total()));
    }
    if (const int ratio = p_.mine().ports.ratio(trade.give); ratio < 4) {
        say(fmt::format("Your port asks only {} for 1", ratio));
    }
    Bundle get;
    get[trade.get] = trade.got;
    say(exchange_words(give, get));
    say_at_least(fmt::format("You turn {} {} into {} {}", trade.given, name(trade.give), trade.got,
                             name(trade.get)));
}

void CardReasons::tell(const Offer& offer) {
    say_gain("If somebody accepts,", p_.hand() - offer.give + offer.get);
    say(spare_words(offer.give));
    say(exchange_words(offer.give, offer.get));
    for (const Seat other : p_.others()) {
        if (offer.to.contains(other) || !p_.is_dangerous(other)) continue;
        say(fmt::format("It's not for {}, who has {}", who(other),
                        points_words(p_.player(other).points)));
    }
    say_at_least(deal_words(offer.give, offer.get));
}

void CardReasons::tell(Accept /*accept*/) {
    const auto& trade = std::get<Answering>(view().phase);
    tell_deal(trade.offer.get, trade.offer.give, view().turn_player);
}

void CardReasons::tell_deal(const Bundle& give, const Bundle& get, Seat with) {
    say_gain("Then", p_.hand() - give + get);
    say(spare_words(give));
    say(exchange_words(give, get));
    if (get.total() > give.total()) {
        say(fmt::format("You get {} for {}", cards_words(get.total()), give.total()));
    }
    const int points = p_.player(with).points;
    if (points < view().own->points && !p_.is_dangerous(with)) {
        say(fmt::format("{} has only {}", who(with), points_words(points)));
    }
    say_at_least(deal_words(give, get));
}

void CardReasons::warn_of(const Bundle& give, const Bundle& get, Seat with) {
    if (const std::string words = standing(with); !words.empty()) {
        say(words + ": better not help");
    }
    const Bundle after = p_.hand() - give + get;
    if (const std::string lost = loss(after); !lost.empty()) {
        say(fmt::format("It would cost you the cards for {}", lost));
    } else if (!is_closer(after)) {
        say("It brings you no closer to building anything");
    }
    if (give.total() > get.total()) {
        say(fmt::format("{} for {} is a poor price", cards_words(give.total()), get.total()));
    }
    if (could_build_city(with) && (give[Resource::Ore] > 0 || give[Resource::Grain] > 0)) {
        const Resource wanted = give[Resource::Ore] > 0 ? Resource::Ore : Resource::Grain;
        say(fmt::format("{} could use the {} for a city", who(with), name(wanted)));
    }
    say_at_least(fmt::format("You keep {}", counts_words(give)));
}

bool CardReasons::could_build_city(Seat seat) const {
    return p_.player(seat).cities > 0 &&
           p_.player(seat).settlements < p_.game().settings().pieces.settlements;
}

void CardReasons::tell(Decline /*decline*/) {
    const auto& trade = std::get<Answering>(view().phase);
    const Bundle lacking = missing(p_.hand(), trade.offer.get);
    if (!lacking.empty()) {
        return say(fmt::format("You lack {} for it", counts_words(lacking)));
    }
    warn_of(trade.offer.get, trade.offer.give, view().turn_player);
}

void CardReasons::tell(const Counter& counter) {
    const auto& trade = std::get<Answering>(view().phase);
    say_gain(fmt::format("If {} agrees,", who(view().turn_player)),
             p_.hand() - counter.give + counter.get);
    const Bundle kept = missing(counter.give, trade.offer.get);
    if (!kept.empty())
        say(fmt::format("You keep the {} that {} asks for", resources_words(resources_in(kept)),
                        who(view().turn_player)));
    say(spare_words(counter.give));
    say(exchange_words(counter.give, counter.get));
    say_at_least(deal_words(counter.give, counter.get));
}

std::optional<CardReasons::Deal> CardReasons::deal_with(Seat seat) const {
    const auto& trade = std::get<ClosingTrade>(view().phase);
    const Answer& answer = trade.answers[seat.value];
    if (answer.kind == Answer::Kind::Accepted) return Deal{trade.offer.give, trade.offer.get};
    if (answer.kind == Answer::Kind::Countered) return Deal{answer.get, answer.give};
    return std::nullopt;
}

void CardReasons::tell(CloseTrade close) {
    const auto deal = deal_with(close.with);
    if (deal) tell_deal(deal->give, deal->get, close.with);
}

void CardReasons::tell(Withdraw /*withdraw*/) {
    std::vector<Seat> takers;
    for (const Seat other : p_.others()) {
        if (deal_with(other)) takers.push_back(other);
    }
    if (takers.empty()) return say("No player takes it");
    if (takers.size() == 1) {
        const auto deal = deal_with(takers.front());
        const Bundle lacking = missing(p_.hand(), deal->give);
        if (!lacking.empty()) {
            return say(fmt::format("You lack {} for it", counts_words(lacking)));
        }
        return warn_of(deal->give, deal->get, takers.front());
    }
    const bool helps = std::ranges::any_of(takers, [&](Seat taker) {
        const auto deal = deal_with(taker);
        return is_closer(p_.hand() - deal->give + deal->get);
    });
    if (!helps) say("No answer brings you closer to building anything");
    say_at_least("You keep your cards");
}

void CardReasons::tell(EndTurn /*end*/) {
    const Bundle& hand = p_.hand();
    const auto paid = p_.best_paid(hand);
    const auto next = p_.nearest_unpaid(hand);
    if (hand.empty()) {
        say("Your hand is empty");
    } else if (!paid) {
        say("You can't pay for anything");
    }
    constexpr int few = 2;
    if (next && !paid) say(need_words(*next, hand));
    if (next && paid && *next < *paid && missing(hand, price(*next)).total() <= few) {
        say(fmt::format("Save up: {}", lowered(need_words(*next, hand))));
    }
    const int limit = static_cast<int>(p_.game().settings().discard_limit);
    if (hand.total() > limit) {
        say_at_least("You keep your cards for later");
        say(fmt::format("But a seven would take {} of your {}", hand.total() / 2,
                        cards_words(hand.total())));
    } else if (!hand.empty()) {
        say(fmt::format("With {} you discard nothing on a seven", cards_words(hand.total())));
    }
    say_at_least("You keep your cards for later");
}

}  // namespace catan::language
